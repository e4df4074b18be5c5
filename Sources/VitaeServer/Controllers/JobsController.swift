import Foundation
import Hummingbird
import JobMatching
import Sessions
import VitaeAPI

/// `GET /api/public/jobs`
struct JobsController {
    let lookup: SessionLookup
    let store: any SessionStore
    let library: any SessionLibrary

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/jobs")
        router.get("/api/public/jobs") { request, _ in try await jobs(request) }
    }

    private func jobs(_ request: Request) async throws -> TaggedJSON {
        let buckets = try Self.buckets(of: request)
        let offset = try Self.number("offset", of: request) ?? 0
        let limit = try Self.number("limit", of: request) ?? .max
        // Nothing here needs the analysis.
        let session = try await lookup.outline(token: SessionLookup.token(of: request)).session
        guard session.status == .completed else { return try TaggedJSON([JobResponse]()) }
        let now = Date()
        let matches = try await store.matches(of: session.id).filter { buckets.contains($0.bucket) }
        let starred = try await library.starred(in: session)
        return try TaggedJSON(
            matches.dropFirst(offset).prefix(limit).map { match in
                JobResponse(match, isStarred: starred.contains(match.posting.id), now: now)
            }
        )
    }

    /// The lists that `scope` and `remote` ask for.
    private static func buckets(of request: Request) throws -> Set<JobMatch.Bucket> {
        var buckets = Set(JobMatch.Bucket.allCases)
        switch request.uri.queryParameters["scope"] {
        case nil: break
        // Remote jobs are in no scope: `scope=local` alone is the local list.
        case "local": buckets = [.local]
        case "national": buckets = [.national]
        default: throw Problem.badParameter("scope", "“scope” is “local” or “national”.")
        }
        switch request.uri.queryParameters["remote"] {
        case nil: break
        case "true": buckets.formIntersection([.remote])
        case "false": buckets.subtract([.remote])
        default: throw Problem.badParameter("remote", "“remote” is “true” or “false”.")
        }
        return buckets
    }

    private static func number(_ name: String, of request: Request) throws -> Int? {
        guard let text = request.uri.queryParameters[Substring(name)] else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw Problem.badParameter(name, "“\(name)” is a whole number from 0 on.")
        }
        return number
    }
}
