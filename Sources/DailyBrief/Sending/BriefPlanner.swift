package import Foundation
package import JobAlerts

/// Puts the briefs into the outbox that are due.
package actor BriefPlanner {
    private let maker: BriefMaker
    private let turns: any AlertStore
    /// Names this process among those that take turns.
    private let holder = UUID()

    /// The name of the turn.
    package static let turn = "brief"

    /// Weather may take a while.
    private static let leaseSeconds = 60.0
    /// Seconds after which a brief that nobody made is left for the next day.
    package static let latest = 21_600.0
    /// Characters of a brief that are sent.
    private static let longestText = 4_000

    package init(maker: BriefMaker, turns: any AlertStore) {
        self.maker = maker
        self.turns = turns
    }

    /// Adds the briefs that are due. Each day of a person has one, whatever its hours and wherever the person is by then.
    ///
    /// - Parameter clock: what time it is.
    /// - Returns: how many notifications are new; nil where another process has the turn.
    /// - Throws: what the store throws.
    package func run(clock: @Sendable () -> Date = { Date() }) async throws -> Int? {
        let taken = try await turns.takeTurn(Self.turn, holder: holder, now: clock(), seconds: Self.leaseSeconds)
        guard let turn = taken else { return nil }
        var added = 0
        do {
            for person in try await maker.store.briefRecipients() {
                try Task.checkCancellation()
                guard let day = try await dueDay(of: person, now: clock()) else { continue }
                try await turns.renew(turn, now: clock(), seconds: Self.leaseSeconds)
                let notice = try await notice(for: person, on: day, now: clock())
                added += try await maker.store.add(notice, turn, now: clock())
            }
        } catch AlertStoreError.turnLost {
            // Whoever has it goes on.
            return added
        } catch {
            try await turns.end(turn, now: clock())
            throw error
        }
        try await turns.end(turn, now: clock())
        return added
    }

    /// The day whose brief is due and not dealt with.
    private func dueDay(of person: BriefPerson, now: Date) async throws -> CalendarDay? {
        guard let time = person.at, !person.by.isEmpty else { return nil }
        let clock = person.clock
        let day = clock.day(of: now)
        let due = clock.moment(time, on: day, near: now)
        guard due <= now, now.timeIntervalSince(due) < Self.latest,
            try await !maker.store.hasBrief(of: person.account, on: day)
        else { return nil }
        return day
    }

    private func notice(for person: BriefPerson, on day: CalendarDay, now: Date) async throws -> BriefNotice {
        let brief = try await maker.brief(for: person, now: now)
        let text = BriefText(brief)
        return BriefNotice(
            account: person.account,
            day: day,
            text: text.news.isEmpty ? nil : String(text.lines.joined(separator: "\n").prefix(Self.longestText)),
            channels: person.by,
            since: BriefMaker.dayBefore(now, person.clock)
        )
    }
}
