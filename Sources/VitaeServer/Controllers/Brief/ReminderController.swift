import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/v2/reminders`
struct ReminderController {
    let gate: BriefGate
    let store: any BriefStore

    private static let unknown = Problem(.notFound, "Reminder not found")
    private static let textLength = 500

    /// What a request says of a reminder; nil where it says nothing.
    private struct Change: Sendable {
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
        router.get("/api/v2/reminders") { request, _ in
            let now = Date()
            let person = try await gate.person(of: request, now: now)
            let reminders = DueReminder.ordered(try await store.reminders(of: person.account), person.clock, now: now)
            return JSONBody(V2.Envelope(reminders.map(V2.Reminder.init)))
        }
        router.post("/api/v2/reminders") { request, context in
            let answer = try await add(request, now: Date())
            var response = try JSONBody(answer).response(from: request, context: context)
            response.status = .created
            return response
        }
        router.allowOnly(.put, .delete, at: "/api/v2/reminders/{id}")
        router.put("/api/v2/reminders/{id}") { request, context in
            JSONBody(try await change(request, context.parameters.decoded("id"), now: Date()))
        }
        router.delete("/api/v2/reminders/{id}") { request, context in
            let person = try await gate.person(of: request, now: Date())
            guard let id = Int64(context.parameters.decoded("id")),
                try await store.removeReminder(id, of: person.account)
            else { throw Self.unknown }
            return JSONBody(V2.Done("Reminder removed"))
        }
    }

    private func add(_ request: Request, now: Date) async throws -> V2.Envelope<V2.Reminder> {
        let person = try await gate.person(of: request, now: now)
        let content = try await BriefFields.read(request) { fields -> Reminder.Content? in
            fields.require("text")
            fields.require("at")
            let change = Self.change(&fields)
            guard let text = change.text, let at = change.at else { return nil }
            return Reminder.Content(text: text, at: at, repetition: change.repetition ?? .none)
        }
        // Where something is missing, reading has thrown.
        guard let content else { throw Problem.badRequest("text and at are needed.") }
        do {
            let added = try await store.addReminder(content, of: person.account, now: now)
            return V2.Envelope(V2.Reminder(DueReminder(added, person.clock, now: now)), message: "Reminder created")
        } catch BriefStoreError.tooMany {
            throw Problem(.conflict, "There are \(Reminder.limit) reminders already. Remove one first.")
        }
    }

    private func change(_ request: Request, _ id: String, now: Date) async throws -> V2.Envelope<V2.Reminder> {
        let person = try await gate.person(of: request, now: now)
        let change = try await BriefFields.read(request) { Self.change(&$0) }
        guard let id = Int64(id),
            let changed = try await store.changeReminder(
                id,
                of: person.account,
                { change.apply(to: &$0, now: now) }
            )
        else { throw Self.unknown }
        return V2.Envelope(V2.Reminder(DueReminder(changed, person.clock, now: now)), message: "Reminder changed")
    }

    private static func change(_ fields: inout BodyFields) -> Change {
        Change(
            text: fields.words("text", most: textLength),
            at: fields.time("at"),
            repetition: fields.choice("repeat", of: Reminder.Repetition.self),
            isDone: fields.bool("done")
        )
    }
}
