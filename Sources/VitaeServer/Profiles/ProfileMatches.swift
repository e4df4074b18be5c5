import Foundation
import JobMatching
import Places
import Profiles
import Sessions
import Synchronization

/// Finds the jobs that fit profiles. What was found is kept for a minute, as long as no posting comes or goes.
final class ProfileMatches: Sendable {
    /// A job that fits.
    struct Match: Sendable {
        let posting: NumberedPosting
        /// 0 to 100.
        let score: Double
        /// nil where none of the keywords stands in it.
        let hit: KeywordMatcher.Hit?
        /// How it fits the résumé; nil without one, and where it does not.
        let match: JobMatch?
    }

    /// All jobs that fit.
    struct Found: Sendable {
        /// The best first.
        var matches: [Match] = []
        /// Jobs that were looked at.
        var evaluated = 0
        var relatedSkills: [String] = []
        /// The session whose résumé they were scored by.
        var session: Session?
    }

    private struct Question: Hashable {
        let keywords: [String]
        let session: UUID?
        /// The place that was chosen in the session.
        let location: String?
        let revision: Int
    }

    private struct Entry {
        let found: Found
        let foundAt: Date
    }

    private static let lifetime = 60.0
    private static let mostEntries = 16
    /// How far keywords raise the score of a job that fits the résumé towards the highest.
    private static let keywordShare = 0.4

    private let postings: any KeywordPostings
    private let market: any PostingMarket
    private let sessions: any SessionStore
    private let search: JobSearch
    private let analyzer: Analyzer
    private let kept = Mutex<[Question: Entry]>([:])

    init(
        postings: any KeywordPostings,
        market: any PostingMarket,
        sessions: any SessionStore,
        search: JobSearch,
        analyzer: Analyzer
    ) {
        self.postings = postings
        self.market = market
        self.sessions = sessions
        self.search = search
        self.analyzer = analyzer
    }

    /// The jobs that fit a profile; none without keywords.
    func found(for profile: UserProfile, now: Date) async throws -> Found {
        guard !profile.keywords.isEmpty else { return Found() }
        var session: Session?
        if let hash = profile.session { session = try await sessions.session(tokenHash: hash, now: now) }
        let question = Question(
            keywords: profile.keywords,
            session: session?.analysis == nil ? nil : session?.id,
            location: session?.location,
            revision: try await market.marketTotals().revision
        )
        if let entry = kept.withLock({ $0[question] }), abs(now.timeIntervalSince(entry.foundAt)) < Self.lifetime {
            return entry.found
        }
        let found = try await look(for: profile.keywords, session: session, now: now)
        kept.withLock { kept in
            if kept.count >= Self.mostEntries { kept.removeAll() }
            kept[question] = Entry(found: found, foundAt: now)
        }
        return found
    }

    private func look(for keywords: [String], session: Session?, now: Date) async throws -> Found {
        let matcher = KeywordMatcher(keywords, knowledge: analyzer.knowledge)
        let candidates = try await postings.postings(for: matcher.search, now: now)
        let hits = candidates.compactMap { matcher.hit(for: $0, now: now) }
        var found = Found()
        found.evaluated = candidates.count
        found.relatedSkills = RelatedSkills.skills(
            of: hits,
            among: candidates,
            without: keywords,
            knowledge: analyzer.knowledge
        )
        if let session, let analysis = session.analysis {
            let place = session.location.flatMap { analyzer.gazetteer.resolve($0) }
            let ranked = try await search.matches(for: analysis, from: place, now: now)
            let known = Set(candidates.map(\.posting.id))
            let others = ranked.map(\.posting.id).filter { !known.contains($0) }
            let rest = try await postings.postings(identifiers: others, now: now)
            found.evaluated += rest.count  // checked: some hundred postings
            found.matches = Self.merged(hits, ranked, candidates + rest, matcher: matcher, now: now)
            found.session = session
        } else {
            found.matches = hits.map { hit in
                Match(posting: hit.posting, score: Self.rounded(hit.relevance * 100), hit: hit, match: nil)
            }
        }
        found.matches.sort { ($1.score, $0.posting.number) < ($0.score, $1.posting.number) }
        return found
    }

    /// The jobs that fit the résumé, raised where keywords stand in them, and below them those that have keywords alone.
    private static func merged(
        _ hits: [KeywordMatcher.Hit],
        _ ranked: [JobMatch],
        _ postings: [NumberedPosting],
        matcher: KeywordMatcher,
        now: Date
    ) -> [Match] {
        let hits = Dictionary(hits.map { ($0.posting.number, $0) }, uniquingKeysWith: { first, _ in first })
        let ranked = Dictionary(ranked.map { ($0.posting.id, $0) }, uniquingKeysWith: { first, _ in first })
        return postings.compactMap { posting in
            let match = ranked[posting.posting.id]
            let hit = hits[posting.number] ?? (match == nil ? nil : matcher.hit(for: posting, now: now))
            guard match != nil || hit != nil else { return nil }
            let fit = Double(match?.score ?? 0)
            let score = fit + (100 - fit) * keywordShare * (hit?.relevance ?? 0)
            return Match(posting: posting, score: rounded(score), hit: hit, match: match)
        }
    }

    /// To one digit behind the point.
    private static func rounded(_ score: Double) -> Double { (score * 10).rounded() / 10 }
}
