import Hummingbird
import JobMatching
import Sessions

/// `GET /health`
struct HealthController {
    let sessions: any SessionStore
    let postings: any PostingStore
    /// What extractors are locked in with, in words.
    let cage: String

    /// What the server says of itself.
    struct Health: Encodable, Sendable {
        let status: String
        let store: String
        let queueDepth: Int?
        let jobs: Int?
        let sandbox: String

        private enum CodingKeys: String, CodingKey {
            case status, store, jobs, sandbox
            case queueDepth = "queue_depth"
        }
    }

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/health")
        router.get("/health") { request, context in
            do {
                let health = Health(
                    status: "ok",
                    store: "ok",
                    queueDepth: try await sessions.queueDepth(),
                    jobs: try await postings.postingCount(),
                    sandbox: cage
                )
                return try JSONBody(health).response(from: request, context: context)
            } catch {
                let health = Health(status: "failing", store: "unavailable", queueDepth: nil, jobs: nil, sandbox: cage)
                var response = try JSONBody(health).response(from: request, context: context)
                response.status = .serviceUnavailable
                return response
            }
        }
    }
}
