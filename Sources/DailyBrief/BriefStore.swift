package import Foundation
package import JobAlerts

/// Keeps what briefs are made of.
package protocol BriefStore: WeatherAnswers {
    // MARK: People

    /// Somebody with an account that is not closed, and how they want their brief; nil where there is none.
    func briefPerson(_ account: UUID) async throws -> BriefPerson?

    /// All who want their brief sent.
    func briefRecipients() async throws -> [BriefPerson]

    /// Deletes countdowns and reminders, how somebody wants to be told, and briefs that wait to be sent.
    func eraseBrief(of account: UUID) async throws

    // MARK: Countdowns

    /// The countdowns of somebody, in the order in which they were made.
    func countdowns(of account: UUID) async throws -> [Countdown]

    /// Adds a countdown.
    ///
    /// - Returns: with its number, which no other ever has.
    /// - Throws: `BriefStoreError`, and what the store throws.
    func addCountdown(_ content: Countdown.Content, of account: UUID, now: Date) async throws -> Countdown

    /// Changes a countdown in one piece; nil where somebody has no such one.
    ///
    /// - Throws: `BriefStoreError.duplicate`, what the change throws, and what the store throws.
    func changeCountdown(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Countdown.Content) throws -> Void
    ) async throws -> Countdown?

    /// - Returns: whether there was one.
    func removeCountdown(_ id: Int64, of account: UUID) async throws -> Bool

    // MARK: Reminders

    /// The reminders of somebody, in the order in which they were made.
    func reminders(of account: UUID) async throws -> [Reminder]

    /// Adds a reminder.
    ///
    /// - Returns: with its number, which no other ever has.
    /// - Throws: `BriefStoreError.tooMany`, and what the store throws.
    func addReminder(_ content: Reminder.Content, of account: UUID, now: Date) async throws -> Reminder

    /// Changes a reminder in one piece; nil where somebody has no such one.
    func changeReminder(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Reminder) throws -> Void
    ) async throws -> Reminder?

    /// - Returns: whether there was one.
    func removeReminder(_ id: Int64, of account: UUID) async throws -> Bool

    // MARK: Jobs

    /// What was found since a moment in the sessions of an account and for the devices that it adopted.
    func jobNews(of account: UUID, since: Date, now: Date) async throws -> JobNews

    /// The starred postings of an account that are open and will end.
    func starredDeadlines(of account: UUID, now: Date) async throws -> [StarredDeadline]

    // MARK: Sending

    /// Whether a day's brief was dealt with.
    func hasBrief(of account: UUID, on day: CalendarDay) async throws -> Bool

    /// Notes that a day's brief is dealt with, and puts it into the outbox where it says something.
    ///
    /// - Returns: how many notifications are new.
    /// - Throws: `AlertStoreError.turnLost` where somebody else has the turn now, and what the store throws.
    func add(_ notice: BriefNotice, _ turn: Turn, now: Date) async throws -> Int
}

/// Why something is not stored.
package enum BriefStoreError: Error, Hashable {
    /// There is a countdown of the same name and day.
    case duplicate
    /// Nobody may keep so many.
    case tooMany(limit: Int)
}

/// The brief of a day, as it is sent.
package struct BriefNotice: Hashable, Sendable {
    package let account: UUID
    package let day: CalendarDay
    /// A line for each thing; nil where there is nothing to tell.
    package var text: String?
    package var channels: Set<BriefChannel>
    /// Matches of devices since then are told of by it.
    package var since: Date

    package init(account: UUID, day: CalendarDay, text: String?, channels: Set<BriefChannel>, since: Date) {
        self.account = account
        self.day = day
        self.text = text
        self.channels = channels
        self.since = since
    }
}
