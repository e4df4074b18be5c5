import ExtractionService
import Hummingbird
import Logging

/// `GET /health`, `/health/live` and `/health/ready`
struct HealthController {
    let health: ServerHealth
    /// What extractors are locked in with, in words.
    let cage: String
    /// How the connections to the database are doing; nil where it is a file.
    var database: (@Sendable () -> DatabaseConnections)?

    /// What the server says of itself.
    struct Health: Encodable, Sendable {
        /// `ok`; `degraded` when it answers and cannot do all of its work; `failing` when it cannot even look.
        let status: String
        let store: String
        let extractor: String
        let queueDepth: Int?
        let jobs: Int?
        let sandbox: String
        let database: DatabaseConnections?

        private enum CodingKeys: String, CodingKey {
            case status, store, extractor, jobs, sandbox, database
            case queueDepth = "queue_depth"
        }
    }

    /// That the process answers, whatever else works.
    struct Life: Encodable, Sendable {
        let status = "ok"
    }

    func addRoutes(to router: Router<some RequestContext>) {
        for path in ["/health", "/health/live", "/health/ready"] {
            router.allowOnly(.get, at: RouterPath(path))
        }
        router.get("/health") { request, context in
            let reading = await health.reading()
            return try response(reading, isFine: reading.store != .unavailable, to: request, context: context)
        }
        router.get("/health/live") { _, _ in JSONBody(Life()) }
        router.get("/health/ready") { request, context in
            let reading = await health.reading()
            return try response(reading, isFine: reading.isReady, to: request, context: context)
        }
    }

    private func response(
        _ reading: ServerHealth.Reading,
        isFine: Bool,
        to request: Request,
        context: some RequestContext
    ) throws -> Response {
        let answer = Health(
            status: reading.isReady ? "ok" : reading.store == .unavailable ? "failing" : "degraded",
            store: reading.store.rawValue,
            extractor: reading.extractor?.description ?? "ok",
            queueDepth: reading.queueDepth,
            jobs: reading.jobs,
            sandbox: cage,
            database: database?()
        )
        var response = try JSONBody(answer).response(from: request, context: context)
        guard !isFine else { return response }
        response.status = .serviceUnavailable
        let parts = [reading.store == .ok ? nil : "store", reading.extractor == nil ? nil : "extractor"]
        context.logger.error(
            "not ready",
            metadata: ["status": "503", "part": "\(parts.compactMap(\.self).joined(separator: ", "))"]
        )
        return response
    }
}
