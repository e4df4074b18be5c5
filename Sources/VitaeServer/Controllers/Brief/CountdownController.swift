import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/v2/countdowns`
struct CountdownController: BriefItems {
    let gate: BriefGate
    let maker: BriefMaker

    static let name = "Countdown"
    static let needed = ["name", "date"]
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
    struct Change: Sendable {
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
        router.get("/api/v2/countdowns") { request, _ in try await list(request) }
        router.post("/api/v2/countdowns") { request, context in try await add(request, context) }
        router.allowOnly(.put, .delete, at: "/api/v2/countdowns/{id}")
        router.put("/api/v2/countdowns/{id}") { request, context in try await change(request, context) }
        router.delete("/api/v2/countdowns/{id}") { request, context in try await remove(request, context) }
    }

    static func change(_ fields: inout BodyFields) -> Change {
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

    func items(of person: BriefPerson, now: Date) async throws -> [V2.Countdown] {
        try await maker.countdowns(for: person, now: now).map(V2.Countdown.init)
    }

    func add(_ change: Change, of person: BriefPerson, now: Date) async throws -> V2.Countdown? {
        guard let name = change.name, let day = change.day else { return nil }
        var content = Countdown.Content(name: name, day: day)
        change.apply(to: &content)
        return shown(try await maker.store.addCountdown(content, of: person.account, now: now), person, now: now)
    }

    func apply(_ change: Change, to id: Int64, of person: BriefPerson, now: Date) async throws -> V2.Countdown? {
        try await maker.store.changeCountdown(id, of: person.account) { change.apply(to: &$0) }
            .map { shown($0, person, now: now) }
    }

    func remove(_ id: Int64, of person: BriefPerson) async throws -> Bool {
        try await maker.store.removeCountdown(id, of: person.account)
    }

    private func shown(_ countdown: Countdown, _ person: BriefPerson, now: Date) -> V2.Countdown {
        V2.Countdown(CountedDay(countdown, on: person.clock.day(of: now)))
    }
}
