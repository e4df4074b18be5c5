package import Foundation
import JobAlerts

/// Something that somebody wants to think of.
package struct Reminder: Hashable, Sendable {
    package enum Repetition: String, CaseIterable, Sendable {
        case none
        case daily
        case weekly

        /// Days from one time to the next; nil where there is no next one.
        var days: Int? {
            switch self {
            case .none: nil
            case .daily: 1
            case .weekly: 7
            }
        }
    }

    /// What somebody says of it.
    package struct Content: Hashable, Sendable {
        package var text: String
        /// When it is due, for one that repeats the first time.
        package var at: Date
        package var repetition: Repetition

        package init(text: String, at: Date, repetition: Repetition = .none) {
            self.text = text
            self.at = at
            self.repetition = repetition
        }
    }

    package let id: Int64
    package var content: Content
    /// When it was done last; nil for never.
    package var doneAt: Date?

    /// Reminders that somebody may keep.
    package static let limit = 200
    /// Days for which one is kept that is done.
    package static let keptDays = 30

    package init(id: Int64, content: Content, doneAt: Date? = nil) {
        self.id = id
        self.content = content
        self.doneAt = doneAt
    }
}

/// A reminder as it stands at a moment.
package struct DueReminder: Hashable, Sendable {
    package let reminder: Reminder
    /// When it is due: for one that repeats, the first time from today on that is not done.
    package let at: Date
    /// Its day where its owner is.
    package let day: CalendarDay

    /// - Parameters:
    ///   - reminder: what to think of.
    ///   - clock: its owner's.
    ///   - now: what time it is.
    package init(_ reminder: Reminder, _ clock: PersonClock, now: Date) {
        self.reminder = reminder
        let first = clock.day(of: reminder.content.at)
        guard let step = reminder.content.repetition.days else {
            at = reminder.content.at
            day = first
            return
        }
        let afterDone = reminder.doneAt.map { clock.day(of: $0).adding(days: 1) } ?? first
        let earliest = max(first, max(afterDone, clock.day(of: now)))
        let steps = (earliest.days(since: first) + step - 1) / step
        day = first.adding(days: steps * step)
        // The clock shows the same time on each of the days, also where they have 23 or 25 hours.
        at = steps == 0 ? reminder.content.at : clock.moment(clock.time(of: reminder.content.at), on: day, near: now)
    }

    /// Whether nothing is left to do. One that repeats is done until its next time.
    package var isDone: Bool { reminder.content.repetition == .none && reminder.doneAt != nil }

    /// The earliest first, those that are done last.
    package static func ordered(_ reminders: [Reminder], _ clock: PersonClock, now: Date) -> [DueReminder] {
        reminders.map { DueReminder($0, clock, now: now) }.sorted { one, other in
            if one.isDone != other.isDone { return other.isDone }
            return (one.at, one.reminder.id) < (other.at, other.reminder.id)
        }
    }
}
