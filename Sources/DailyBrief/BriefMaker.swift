package import Foundation
package import Places

/// Makes briefs.
package struct BriefMaker: Sendable {
    package let store: any BriefStore
    /// nil where no weather service is asked.
    package let desk: WeatherDesk?
    package let namedays: Namedays
    private let gazetteer: Gazetteer

    package init(store: any BriefStore, desk: WeatherDesk?, namedays: Namedays, gazetteer: Gazetteer) {
        self.store = store
        self.desk = desk
        self.namedays = namedays
        self.gazetteer = gazetteer
    }

    /// The place that a text names; nil for one that has no weather of its own.
    package func place(_ text: String) -> WeatherPlace? { WeatherPlace(text, gazetteer: gazetteer) }

    /// The brief of somebody. A part that cannot be made is left out and named.
    ///
    /// - Throws: `CancellationError`.
    package func brief(for person: BriefPerson, now: Date) async throws -> Brief {
        var brief = Brief(person: person, madeAt: now)
        let clock = person.clock
        let today = clock.day(of: now)
        var problems: [BriefModule] = []
        func part<Value>(_ module: BriefModule, _ make: () async throws -> Value?) async throws -> Value? {
            guard person.modules.contains(module) else { return nil }
            do {
                return try await make()
            } catch {
                if error is CancellationError || Task.isCancelled { throw CancellationError() }
                problems.append(module)
                return nil
            }
        }
        brief.weather = try await part(.weather) { try await weather(for: person, now: now) }
        brief.countdowns = try await part(.countdown) { try await countdowns(for: person, now: now) }
        brief.reminders = try await part(.reminder) {
            DueReminder.ordered(try await store.reminders(of: person.account), clock, now: now)
                .filter { !$0.isDone && $0.day <= today }
        }
        brief.nameday = try await part(.nameday) {
            guard case .nameday(let nameday) = namedays.answer(person.language, on: today, today: today) else {
                return nil
            }
            return nameday
        }
        let jobs = try await part(.jobs) { try await newJobs(for: person, now: now) }
        brief.jobs = jobs?.news
        brief.ending = jobs?.ending ?? []
        brief.problems = problems
        return brief
    }

    /// The weather where somebody wants to know it.
    ///
    /// - Throws: `WeatherError`, and what the store throws.
    package func weather(for person: BriefPerson, now: Date) async throws -> Weather {
        guard person.modules.contains(.weather), let desk, let place = person.place.flatMap(place) else {
            throw WeatherError.off
        }
        return try await desk.weather(at: place, now: now)
    }

    /// The countdowns of somebody and the ends of starred postings, the nearest first.
    package func countdowns(for person: BriefPerson, now: Date) async throws -> [CountedDay] {
        let clock = person.clock
        let own = try await store.countdowns(of: person.account)
        let ends = try await store.starredDeadlines(of: person.account, now: now).map { $0.countdown(clock) }
        return CountedDay.ordered(own + ends, on: clock.day(of: now))
    }

    private func newJobs(
        for person: BriefPerson,
        now: Date
    ) async throws -> (news: JobNews, ending: [(deadline: StarredDeadline, daysLeft: Int)]) {
        let clock = person.clock
        let today = clock.day(of: now)
        let news = try await store.jobNews(of: person.account, since: Self.dayBefore(now, clock), now: now)
        let ending = try await store.starredDeadlines(of: person.account, now: now)
            .map { (deadline: $0, daysLeft: $0.day(clock).days(since: today)) }
            .sorted { ($0.deadline.expiresAt, $0.deadline.number) < ($1.deadline.expiresAt, $1.deadline.number) }
        return (news, Array(ending.prefix(StarredDeadline.named)))
    }

    /// The moment at which the clock showed the same a day before, which is 23 or 25 hours ago on some days.
    static func dayBefore(_ now: Date, _ clock: PersonClock) -> Date {
        let moment = clock.moment(clock.time(of: now), on: clock.day(of: now).adding(days: -1), near: now)
        // Seconds are not shown, and an hour that is shown twice was the first one.
        return min(moment, now.addingTimeInterval(-82_800))
    }
}
