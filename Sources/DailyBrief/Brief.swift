package import Foundation
import JobAlerts

/// What somebody wants to see in the morning. A part that is off, or that could not be made, is nil.
package struct Brief: Hashable, Sendable {
    package let person: BriefPerson
    package let madeAt: Date
    package var weather: Weather?
    package var countdowns: [CountedDay]?
    package var nameday: Nameday?
    package var reminders: [DueReminder]?
    package var jobs: JobNews?
    /// The starred jobs that end first.
    package var ending: [(deadline: StarredDeadline, daysLeft: Int)] = []
    /// The parts that could not be made.
    package var problems: [BriefModule] = []

    package init(person: BriefPerson, madeAt: Date) {
        self.person = person
        self.madeAt = madeAt
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.person == other.person && one.madeAt == other.madeAt && one.weather == other.weather
            && one.countdowns == other.countdowns && one.nameday == other.nameday && one.reminders == other.reminders
            && one.jobs == other.jobs && one.ending.map(\.deadline) == other.ending.map(\.deadline)
            && one.problems == other.problems
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(person)
        hasher.combine(madeAt)
    }
}

/// A brief in lines of text.
package struct BriefText: Hashable, Sendable {
    /// What is new: it makes a brief worth sending.
    package let news: [String]
    /// What stands beside it.
    package let rest: [String]

    /// Days before a day on which it is news that it comes.
    private static let told: Set<Int> = [0, 1, 3, 7]

    package init(_ brief: Brief) {
        var news: [String] = []
        var rest: [String] = []
        if let jobs = brief.jobs, jobs.newMatches > 0 {
            news.append(jobs.newMatches == 1 ? "1 new job" : "\(jobs.newMatches) new jobs")
            rest += jobs.top.map { $0.company.isEmpty ? $0.title : "\($0.title) at \($0.company)" }
        }
        for day in brief.countdowns ?? [] where !day.isPast {
            if Self.told.contains(day.daysLeft) {
                news.append(Self.line(day))
            } else {
                rest.append(Self.line(day))
            }
        }
        let clock = brief.person.clock
        let today = clock.day(of: brief.madeAt)
        for reminder in brief.reminders ?? [] where !reminder.isDone {
            if reminder.day == today {
                news.append("\(clock.time(of: reminder.at).text) \(reminder.reminder.content.text)")
            } else {
                rest.append("Still to do: \(reminder.reminder.content.text)")
            }
        }
        if let weather = brief.weather { rest.append("\(weather.place.name): \(weather.today.summary)") }
        if let nameday = brief.nameday { rest.append(nameday.message) }
        self.news = news.map(Self.plain)
        self.rest = rest.map(Self.plain)
    }

    /// All lines, the news first.
    package var lines: [String] { news + rest }

    private static func line(_ day: CountedDay) -> String {
        let content = day.countdown.content
        let name = content.kind == .expiry ? "\(content.name) closes" : content.name
        switch day.daysLeft {
        case 0: return "Today: \(name)"
        case 1: return "Tomorrow: \(name)"
        default: return "In \(day.daysLeft) days: \(name)"
        }
    }

    /// One line, whatever somebody wrote.
    private static func plain(_ text: String) -> String {
        text.split { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
