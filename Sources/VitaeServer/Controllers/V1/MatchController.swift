import Foundation
import Hummingbird
import JobAlerts
import VitaeAPI

/// `/api/v1/matches/…`: what a device was told of.
struct MatchController {
    let alerts: any AlertStore
    let gate: DeviceGate

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, at: "/api/v1/matches/{id}")
        router.get("/api/v1/matches/{id}") { request, context in
            JSONBody(try await list(request, context, now: Date()))
        }
        router.allowOnly(.get, at: "/api/v1/matches/{id}/unread-count")
        router.get("/api/v1/matches/{id}/unread-count") { request, context in
            let id = context.parameters.decoded("id")
            let device = try await gate.device(id, for: request, context: context, now: Date())
            return JSONBody(V1.Envelope(V1.UnreadCount(unreadCount: try await alerts.unreadCount(of: device.id))))
        }
        router.allowOnly(.post, at: "/api/v1/matches/{id}/read")
        router.post("/api/v1/matches/{id}/read") { request, context in
            let match = try DeviceGate.identifier(context.parameters.decoded("id"), "match")
            let id = try request.requiredDevice()
            let device = try await gate.device(id, for: request, context: context, now: Date())
            guard try await alerts.markRead(match, of: device.id, at: Date()) else {
                throw Problem(.notFound, "Match not found")
            }
            return JSONBody(V1.Done("Match marked as read"))
        }
    }

    private func list(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.MatchList> {
        var fields = QueryFields(request)
        let limit = fields.whole("limit", 1...100) ?? 20
        let offset = fields.whole("offset", 0...Int.max) ?? 0
        let since = fields.sent("since")
        let start = since.flatMap(Self.time)
        if since != nil, start == nil { throw Problem.badRequest("Invalid since time format") }
        let id = context.parameters.decoded("id")
        _ = try DeviceGate.identifier(id)
        try fields.check()
        let device = try await gate.device(id, for: request, context: context, now: now)
        let found = try await alerts.matches(of: device.id, since: start, offset: offset, limit: limit)
        return V1.Envelope(
            V1.MatchList(
                matches: found.matches.map(V1.Match.init),
                pagination: V1.Pagination(total: found.total, limit: limit, offset: offset)
            )
        )
    }

    /// An ISO 8601 time, with or without a fraction and a zone; without one it is UTC.
    private static func time(_ text: String) -> Date? {
        let styles = [true, false].map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
        for candidate in [text, text + "Z"] {
            for style in styles {
                if let date = try? style.parse(candidate) { return date }
            }
        }
        return try? Date.ISO8601FormatStyle().year().month().day().parse(text)
    }
}

extension V1.Match {
    init(_ match: AlertMatch) {
        let job = match.job
        self.init(
            matchID: match.id.text,
            job: V1.Job(
                id: Int(job.number),
                title: job.title,
                company: job.company,
                applyLink: V1.Job.webAddress(job.url),
                source: job.source,
                postedAt: V1.time(job.postedAt)
            ),
            matchedKeywords: match.keywords,
            relevanceScore: match.relevance,
            matchedAt: V1.time(match.at),
            isRead: match.readAt != nil
        )
    }
}
