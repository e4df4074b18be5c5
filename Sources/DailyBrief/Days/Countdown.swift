/// A day that somebody counts the days to.
package struct Countdown: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case own
        case interview
        case deadline
        /// The end of a posting that somebody starred; known from the posting and never stored.
        case expiry
    }

    /// What somebody says of it.
    package struct Content: Hashable, Sendable {
        package var name: String
        package var day: CalendarDay
        package var isYearly: Bool
        /// What is said on the day and before; `{days}` stands for the days that are left.
        package var before: String?
        /// What is said afterwards; `{days}` stands for the days that have passed.
        package var after: String?
        package var kind: Kind
        /// The job that it is about, by the identifier that sessions have for it.
        package var job: String?

        package init(
            name: String,
            day: CalendarDay,
            isYearly: Bool = false,
            before: String? = nil,
            after: String? = nil,
            kind: Kind = .own,
            job: String? = nil
        ) {
            self.name = name
            self.day = day
            self.isYearly = isYearly
            self.before = before
            self.after = after
            self.kind = kind
            self.job = job
        }
    }

    /// Its number; that of the posting with a minus for one that is not stored.
    package let id: Int64
    package var content: Content

    /// Countdowns that somebody may keep.
    package static let limit = 200
    /// Days for which a day that has passed is kept.
    package static let keptDays = 90

    package init(id: Int64, content: Content) {
        self.id = id
        self.content = content
    }
}

/// A countdown as it stands on a day.
package struct CountedDay: Hashable, Sendable {
    package let countdown: Countdown
    package let nextOccurrence: CalendarDay
    /// 0 on the day itself, negative afterwards.
    package let daysLeft: Int

    /// - Parameters:
    ///   - countdown: what is counted to.
    ///   - today: the day where its owner is.
    package init(_ countdown: Countdown, on today: CalendarDay) {
        self.countdown = countdown
        let day = countdown.content.day
        nextOccurrence = countdown.content.isYearly ? day.anniversary(onOrAfter: today) : day
        daysLeft = nextOccurrence.days(since: today)
    }

    /// Whether the day does not come again.
    package var isPast: Bool { daysLeft < 0 }

    /// What is said of it on the day.
    package var message: String {
        let content = countdown.content
        let days = "\(abs(daysLeft))"
        guard isPast else {
            return (content.before ?? "Days to \(content.name): {days}").replacing("{days}", with: days)
        }
        return (content.after ?? "").replacing("{days}", with: days)
    }

    /// The nearest first, those that have passed last.
    package static func ordered(_ countdowns: [Countdown], on today: CalendarDay) -> [CountedDay] {
        countdowns.map { CountedDay($0, on: today) }.sorted { one, other in
            if one.isPast != other.isPast { return other.isPast }
            if one.daysLeft != other.daysLeft { return abs(one.daysLeft) < abs(other.daysLeft) }
            return (one.countdown.content.name, one.countdown.id) < (other.countdown.content.name, other.countdown.id)
        }
    }
}
