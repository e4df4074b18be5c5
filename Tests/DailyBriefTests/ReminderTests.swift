import DailyBrief
import Foundation
import Testing

@Suite("Reminders")
struct ReminderTests {
    private static let clock = PersonClock(zone: "Europe/Bratislava")

    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private static func due(
        _ repetition: Reminder.Repetition,
        at: String,
        done: String? = nil,
        now: String
    ) throws -> DueReminder {
        let content = Reminder.Content(text: "Write", at: try date(at), repetition: repetition)
        let reminder = Reminder(id: 1, content: content, doneAt: try done.map(date))
        return DueReminder(reminder, clock, now: try date(now))
    }

    @Test("that do not repeat are due until they are done")
    func once() throws {
        let late = try Self.due(.none, at: "2026-11-20T08:00:00Z", now: "2026-11-22T12:00:00Z")
        #expect(late.at == (try Self.date("2026-11-20T08:00:00Z")) && !late.isDone)
        let done = try Self.due(
            .none,
            at: "2026-11-20T08:00:00Z",
            done: "2026-11-21T08:00:00Z",
            now: "2026-11-22T12:00:00Z"
        )
        #expect(done.isDone)
    }

    @Test(
        "that repeat are due at the same time on the clock, whatever hours the days have",
        arguments: [
            (Reminder.Repetition.daily, "2026-03-27T08:00:00Z", "2026-03-28T12:00:00Z", "2026-03-28T08:00:00Z"),
            (.daily, "2026-03-27T08:00:00Z", "2026-03-29T12:00:00Z", "2026-03-29T07:00:00Z"),
            (.daily, "2026-10-24T07:00:00Z", "2026-10-25T12:00:00Z", "2026-10-25T08:00:00Z"),
            (.weekly, "2026-10-19T07:00:00Z", "2026-10-20T12:00:00Z", "2026-10-26T08:00:00Z"),
            (.weekly, "2026-10-19T07:00:00Z", "2026-10-26T22:30:00Z", "2026-10-26T08:00:00Z"),
            (.weekly, "2026-10-19T07:00:00Z", "2026-10-26T23:30:00Z", "2026-11-02T08:00:00Z"),
            (.daily, "2026-12-24T07:00:00Z", "2026-11-22T12:00:00Z", "2026-12-24T07:00:00Z"),
        ]
    )
    func repeated(_ repetition: Reminder.Repetition, _ at: String, _ now: String, _ due: String) throws {
        let found = try Self.due(repetition, at: at, now: now)
        #expect(found.at == (try Self.date(due)))
        #expect(found.day == Self.clock.day(of: found.at) && !found.isDone)
    }

    @Test("that repeat and are done are due the next time")
    func doneOnce() throws {
        let found = try Self.due(
            .daily,
            at: "2026-11-20T08:00:00Z",
            done: "2026-11-22T09:00:00Z",
            now: "2026-11-22T12:00:00Z"
        )
        #expect(found.at == (try Self.date("2026-11-23T08:00:00Z")) && !found.isDone)
    }
}
