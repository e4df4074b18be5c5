import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/v2/countdowns`
struct CountdownController {
    let gate: BriefGate
    let maker: BriefMaker

    private static let unknown = Problem(.notFound, "Countdown not found")
    private static let nameLength = 100
    private static let messageLength = 200

    /// What somebody may say that a countdown is; the end of a posting is known from the posting.
    private enum Kind: String, CaseIterable {
        case own
        case interview
        case deadline

        var kind: Countdown.Kind {
            switch self {
            case .own: .own
            case .interview: .interview
            case .deadline: .deadline
            }
        }
    }

    /// What a request says of a countdown; nil where it says nothing.
    private struct Change: Sendable {
        var name: String?
        var day: CalendarDay?
        var isYearly: Bool?
        /// An empty text is none.
        var before: String?
        var after: String?
        var kind: Countdown.Kind?
        var job: String??

        func apply(to content: inout Countdown.Content) {
            content.name = name ?? content.name
            content.day = day ?? content.day
            content.isYearly = isYearly ?? content.isYearly
            if let before { content.before = before.isEmpty ? nil : before }
            if let after { content.after = after.isEmpty ? nil : after }
            content.kind = kind ?? content.kind
            if let job { content.job = job }
        }
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, .post, at: "/api/v2/countdowns")
        router.get("/api/v2/countdowns") { request, _ in
            let now = Date()
            let person = try await gate.person(of: request, now: now)
            return JSONBody(V2.Envelope(try await maker.countdowns(for: person, now: now).map(V2.Countdown.init)))
        }
        router.post("/api/v2/countdowns") { request, context in
            let answer = try await add(request, now: Date())
            var response = try JSONBody(answer).response(from: request, context: context)
            response.status = .created
            return response
        }
        router.allowOnly(.put, .delete, at: "/api/v2/countdowns/{id}")
        router.put("/api/v2/countdowns/{id}") { request, context in
            JSONBody(try await change(request, context.parameters.decoded("id"), now: Date()))
        }
        router.delete("/api/v2/countdowns/{id}") { request, context in
            let person = try await gate.person(of: request, now: Date())
            guard let id = Int64(context.parameters.decoded("id")),
                try await maker.store.removeCountdown(id, of: person.account)
            else { throw Self.unknown }
            return JSONBody(V2.Done("Countdown removed"))
        }
    }

    private func add(_ request: Request, now: Date) async throws -> V2.Envelope<V2.Countdown> {
        let person = try await gate.person(of: request, now: now)
        let content = try await BriefFields.read(request) { fields -> Countdown.Content? in
            fields.require("name")
            fields.require("date")
            let change = Self.change(&fields)
            guard let name = change.name, let day = change.day else { return nil }
            var content = Countdown.Content(name: name, day: day)
            change.apply(to: &content)
            return content
        }
        // Where something is missing, reading has thrown.
        guard let content else { throw Problem.badRequest("name and date are needed.") }
        let added = try await Self.stored { try await maker.store.addCountdown(content, of: person.account, now: now) }
        return V2.Envelope(Self.shown(added, person, now: now), message: "Countdown created")
    }

    private func change(_ request: Request, _ id: String, now: Date) async throws -> V2.Envelope<V2.Countdown> {
        let person = try await gate.person(of: request, now: now)
        let change = try await BriefFields.read(request) { Self.change(&$0) }
        guard let id = Int64(id) else { throw Self.unknown }
        let changed = try await Self.stored {
            try await maker.store.changeCountdown(id, of: person.account) { change.apply(to: &$0) }
        }
        guard let changed else { throw Self.unknown }
        return V2.Envelope(Self.shown(changed, person, now: now), message: "Countdown changed")
    }

    private static func change(_ fields: inout BodyFields) -> Change {
        var change = Change()
        change.name = fields.words("name", most: nameLength)
        change.day = fields.day("date")
        change.isYearly = fields.bool("yearly")
        change.before = fields.isNull("message_before") ? "" : fields.text("message_before", 0...messageLength)
        change.after = fields.isNull("message_after") ? "" : fields.text("message_after", 0...messageLength)
        change.kind = fields.choice("kind", of: Kind.self)?.kind
        if fields.isNull("job_id") {
            change.job = .some(nil)
        } else if case .number = fields.value("job_id") {
            change.job = fields.whole("job_id", 1...Int.max).map { "\($0)" }
        } else if let job = fields.words("job_id", most: messageLength) {
            change.job = job
        }
        return change
    }

    private static func shown(_ countdown: Countdown, _ person: BriefPerson, now: Date) -> V2.Countdown {
        V2.Countdown(CountedDay(countdown, on: person.clock.day(of: now)))
    }

    private static func stored<Value>(_ store: () async throws -> Value) async throws -> Value {
        do {
            return try await store()
        } catch BriefStoreError.duplicate {
            throw Problem(.conflict, "There is a countdown with this name and day.")
        } catch BriefStoreError.tooMany {
            throw Problem(.conflict, "There are \(Countdown.limit) countdowns already. Remove one first.")
        }
    }
}
