import Foundation
import Hummingbird
import JobMatching
import Profiles
import Sessions
import VitaeAPI

/// `/api/v1/users/{device_id}/profile/…`: the keywords of a profile, and the jobs that fit it.
struct ProfileKeywordController {
    let profiles: any ProfileStore
    let gate: ProfileGate
    let matches: ProfileMatches
    let explainer: JobExplainer

    /// Without a limit an app gets one job less than makes it ask for the same page again.
    private static let shownMatches = 19
    private static let mostReasons = 3

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, .post, at: "/api/v1/users/{device_id}/profile/keywords")
        router.get("/api/v1/users/{device_id}/profile/keywords") { request, context in
            let now = Date()
            return try await answer(try await profile(request, context, now: now), now: now)
        }
        router.post("/api/v1/users/{device_id}/profile/keywords") { request, context in
            try await replace(request, context, now: Date())
        }
        // A keyword may be called "add" as well.
        router.allowOnly(.post, .delete, at: "/api/v1/users/{device_id}/profile/keywords/add")
        router.post("/api/v1/users/{device_id}/profile/keywords/add") { request, context in
            try await add(request, context, now: Date())
        }
        router.delete("/api/v1/users/{device_id}/profile/keywords/add") { request, context in
            try await remove("add", request, context, now: Date())
        }
        router.allowOnly(.delete, at: "/api/v1/users/{device_id}/profile/keywords/**")
        router.delete("/api/v1/users/{device_id}/profile/keywords/**") { request, context in
            try await remove(context.parameters.decodedCatchAll, request, context, now: Date())
        }
        router.allowOnly(.get, at: "/api/v1/users/{device_id}/profile/matches")
        router.get("/api/v1/users/{device_id}/profile/matches") { request, context in
            JSONBody(try await list(request, context, now: Date()))
        }
    }

    private func profile(_ request: Request, _ context: ServerContext, now: Date) async throws -> UserProfile {
        try await gate.profile(context.parameters.decoded("device_id"), for: request, context: context, now: now)
    }

    // MARK: Keywords

    private func answer(
        _ profile: UserProfile,
        message: String? = nil,
        added: String? = nil,
        removed: String? = nil,
        now: Date
    ) async throws -> JSONBody<V1.Envelope<V1.ProfileKeywords>> {
        let related = try await matches.found(for: profile, now: now).relatedSkills
        let keywords = V1.ProfileKeywords(
            matchKeywords: profile.keywords,
            keywordCount: profile.keywords.count,
            lastUpdated: V1.time(profile.updatedAt),
            relatedSkills: related,
            addedKeyword: added,
            removedKeyword: removed
        )
        return JSONBody(V1.Envelope(keywords, message: message))
    }

    /// Changes the keywords of a profile; one whose keywords are the same afterwards keeps its time.
    private func change(
        _ profile: UserProfile,
        now: Date,
        _ change: @escaping @Sendable (inout [String]) throws -> Void
    ) async throws -> UserProfile {
        let changed = try await profiles.changeProfile(named: profile.name, orAdd: nil) { stored in
            guard stored.secretHash == profile.secretHash, stored.account == profile.account else {
                throw ProfileGate.refusal
            }
            let before = stored.keywords
            try change(&stored.keywords)
            if stored.keywords != before { stored.updatedAt = now }
        }
        guard let changed else { throw ProfileGate.unknown }
        return changed
    }

    private func replace(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> JSONBody<V1.Envelope<V1.ProfileKeywords>> {
        let profile = try await profile(request, context, now: now)
        var body = try await BodyFields.read(request)
        body.require("match_keywords")
        let longest = MatchKeywords.longest
        let texts = body.texts("match_keywords", count: 0...MatchKeywords.most, length: 0...longest) ?? []
        try body.check()
        let keywords = MatchKeywords.distinct(texts)
        let changed = try await change(profile, now: now) { $0 = keywords }
        return try await answer(changed, message: "Keywords updated successfully", now: now)
    }

    private func add(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> JSONBody<V1.Envelope<V1.ProfileKeywords>> {
        let profile = try await profile(request, context, now: now)
        var body = try await BodyFields.read(request)
        let keyword = MatchKeywords.normal(body.requiredText("keyword", 1...MatchKeywords.longest))
        if keyword.isEmpty, body.violations.isEmpty {
            body.refuse(
                "keyword",
                "keyword has 1 to \(MatchKeywords.longest) characters.",
                type: "string_too_short"
            )
        }
        try body.check()
        return try await answer(profile, .adding(keyword), now: now)
    }

    private func remove(
        _ text: String,
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> JSONBody<V1.Envelope<V1.ProfileKeywords>> {
        let profile = try await profile(request, context, now: now)
        return try await answer(profile, .removing(MatchKeywords.normal(text)), now: now)
    }

    /// What is done to one keyword.
    private enum Edit {
        case adding(String)
        case removing(String)

        /// Changes the keywords where the keyword is not there yet, or still there.
        func apply(to keywords: inout [String]) throws {
            switch self {
            case .adding(let keyword) where !keywords.contains(keyword):
                guard keywords.count < MatchKeywords.most else {
                    throw Problem.invalid([
                        V1.Violation(
                            "A profile has at most \(MatchKeywords.most) keywords.",
                            type: "too_long",
                            loc: ["body", "keyword"]
                        )
                    ])
                }
                keywords.append(keyword)
            case .adding: break
            case .removing(let keyword): keywords.removeAll { $0 == keyword }
            }
        }
    }

    private func answer(
        _ profile: UserProfile,
        _ edit: Edit,
        now: Date
    ) async throws -> JSONBody<V1.Envelope<V1.ProfileKeywords>> {
        let changed = try await change(profile, now: now, edit.apply)
        let isChanged = changed.keywords != profile.keywords
        switch edit {
        case .adding(let keyword):
            let message = isChanged ? "Keyword added successfully" : "Keyword already exists"
            return try await answer(changed, message: message, added: isChanged ? keyword : nil, now: now)
        case .removing(let keyword):
            let message = isChanged ? "Keyword removed successfully" : "Keyword not found"
            return try await answer(changed, message: message, removed: isChanged ? keyword : nil, now: now)
        }
    }

    // MARK: Matches

    private func list(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.ProfileMatchList> {
        let name = context.parameters.decoded("device_id")
        _ = try ProfileGate.name(name)
        var fields = QueryFields(request)
        let limit = fields.whole("limit", 1...100) ?? Self.shownMatches
        let offset = fields.whole("offset", 0...Int.max) ?? 0
        try fields.check()
        let profile = try await profile(request, context, now: now)
        let found = try await matches.found(for: profile, now: now)
        let page = found.matches.dropFirst(offset).prefix(limit)
        return V1.Envelope(
            V1.ProfileMatchList(
                matches: page.map { V1.ProfileMatch($0, reasons: reasons($0, in: found, now: now)) },
                totalCount: found.matches.count,
                userKeywords: profile.keywords,
                matchingStats: V1.MatchingStatistics(found)
            )
        )
    }

    /// Why a job fits: by the résumé where it fits that, else by the keywords.
    private func reasons(_ match: ProfileMatches.Match, in found: ProfileMatches.Found, now: Date) -> [String] {
        if let ranked = match.match, let session = found.session, let analysis = session.analysis {
            let explanation = explainer.explanation(
                of: ranked,
                posting: match.posting.posting,
                resume: analysis.resume,
                profile: analysis.profile,
                home: session.location,
                now: now
            )
            return Array(([explanation.summary] + explanation.bullets).prefix(Self.mostReasons))
        }
        return match.hit.map(KeywordReasons.sentences) ?? []
    }
}
