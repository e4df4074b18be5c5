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

    /// Jobs of each list in an answer to a call that asks for no page.
    private static let unpagedCount = 100
    private static let longestSearch = 200
    private static let mostSkills = 20

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/jobs")
        router.get("/api/public/jobs") { request, _ in try await jobs(request) }
    }

    private func jobs(_ request: Request) async throws -> TaggedJSON {
        let buckets = try Self.buckets(of: request)
        let offset = try Self.number("offset", of: request)
        let limit = try Self.number("limit", of: request)
        let filter = try Self.filter(of: request)
        // Nothing here needs the analysis.
        let session = try await lookup.outline(token: SessionLookup.token(of: request)).session
        guard session.status == .completed else { return try TaggedJSON([JobResponse](), count: 0) }
        let now = Date()
        let found = try await store.matches(of: session.id).filter {
            buckets.contains($0.bucket) && filter.includes($0)
        }
        let page =
            offset == nil && limit == nil
            ? Self.tops(of: found) : Array(found.dropFirst(offset ?? 0).prefix(limit ?? .max))
        let marks = try await library.marks(in: session)
        return try TaggedJSON(page.map { JobResponse($0, marks: marks, now: now) }, count: found.count)
    }

    /// The best of each list: as many as a client expects that knows of no pages.
    private static func tops(of matches: [JobMatch]) -> [JobMatch] {
        var counts: [JobMatch.Bucket: Int] = [:]
        return matches.filter { match in
            counts[match.bucket, default: 0] += 1
            return counts[match.bucket, default: 0] <= unpagedCount
        }
    }

    /// What `search` and `skill` ask for.
    private static func filter(of request: Request) throws -> JobFilter {
        let text = request.uri.queryParameters["search"].map(String.init) ?? ""
        guard text.count <= longestSearch else {
            throw Problem.badParameter("search", "“search” has at most \(longestSearch) characters.")
        }
        let skills = request.uri.queryParameters.getAll("skill")
        guard skills.count <= mostSkills, skills.allSatisfy({ $0.count <= longestSearch }) else {
            throw Problem.badParameter(
                "skill",
                "“skill” is given at most \(mostSkills) times, each with at most \(longestSearch) characters."
            )
        }
        return JobFilter(text: text, skills: skills)
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
