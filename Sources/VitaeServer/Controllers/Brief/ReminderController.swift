import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/v2/reminders`
struct ReminderController: BriefItems {
    let gate: BriefGate
    let store: any BriefStore

    static let name = "Reminder"
    static let needed = ["text", "at"]
    private static let textLength = 500

    /// What a request says of a reminder; nil where it says nothing.
    struct Change: Sendable {
        var text: String?
        var at: Date?
        var repetition: Reminder.Repetition?
        var isDone: Bool?

        func apply(to reminder: inout Reminder, now: Date) {
            reminder.content.text = text ?? reminder.content.text
            reminder.content.at = at ?? reminder.content.at
            reminder.content.repetition = repetition ?? reminder.content.repetition
            if let isDone { reminder.doneAt = isDone ? now : nil }
        }
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, .post, at: "/api/v2/reminders")
        router.get("/api/v2/reminders") { request, _ in try await list(request) }
        router.post("/api/v2/reminders") { request, context in try await add(request, context) }
        router.allowOnly(.put, .delete, at: "/api/v2/reminders/{id}")
        router.put("/api/v2/reminders/{id}") { request, context in try await change(request, context) }
        router.delete("/api/v2/reminders/{id}") { request, context in try await remove(request, context) }
    }

    static func change(_ fields: inout BodyFields) -> Change {
        Change(
            text: fields.words("text", most: textLength),
            at: fields.time("at"),
            repetition: fields.choice("repeat", of: Reminder.Repetition.self),
            isDone: fields.bool("done")
        )
    }

    func items(of person: BriefPerson, now: Date) async throws -> [V2.Reminder] {
        DueReminder.ordered(try await store.reminders(of: person.account), person.clock, now: now).map(V2.Reminder.init)
    }

    func add(_ change: Change, of person: BriefPerson, now: Date) async throws -> V2.Reminder? {
        guard let text = change.text, let at = change.at else { return nil }
        let content = Reminder.Content(text: text, at: at, repetition: change.repetition ?? .none)
        let added = try await store.addReminder(content, of: person.account, now: now)
        return V2.Reminder(DueReminder(added, person.clock, now: now))
    }

    func apply(_ change: Change, to id: Int64, of person: BriefPerson, now: Date) async throws -> V2.Reminder? {
        try await store.changeReminder(id, of: person.account) { change.apply(to: &$0, now: now) }
            .map { V2.Reminder(DueReminder($0, person.clock, now: now)) }
    }

    func remove(_ id: Int64, of person: BriefPerson) async throws -> Bool {
        try await store.removeReminder(id, of: person.account)
    }
}
