package import Foundation
package import JobMatching
package import Places

/// Finds the jobs that fit a person, wherever the postings are kept.
package struct JobSearch: Sendable {
    private let postings: any PostingStore
    private let analyzer: Analyzer
    private let settings: SessionSettings

    /// Postings that are scored for one person.
    private static let mostCandidates = 2_000
    /// Of these, postings that rare terms lead to, whatever their occupation.
    private static let mostByTerms = 200

    package init(postings: any PostingStore, analyzer: Analyzer, settings: SessionSettings) {
        self.postings = postings
        self.analyzer = analyzer
        self.settings = settings
    }

    /// The jobs, best first.
    ///
    /// - Parameters:
    ///   - analysis: of the person's résumé.
    ///   - place: where to look from; nil for where the résumé says that the person is.
    ///   - now: expired postings are left out, fresh ones preferred.
    /// - Returns: as many in each list as the ranker takes.
    /// - Throws: what the store throws.
    package func matches(for analysis: Analysis, from place: Place? = nil, now: Date) async throws -> [JobMatch] {
        let query = analyzer.query(for: analysis, from: place, defaultCountry: settings.defaultCountry)
        return ranker.matches(try await candidates(for: query), for: query, now: now)
    }

    /// Jobs with the first lines of their postings.
    ///
    /// - Parameter matches: jobs that were found.
    /// - Returns: the same.
    /// - Throws: what the store throws.
    package func described(_ matches: [JobMatch]) async throws -> [JobMatch] {
        let excerpts = try await postings.excerpts(of: matches.map(\.posting))
        return matches.map { match in
            var match = match
            match.excerpt = excerpts[match.posting.id] ?? ""
            return match
        }
    }

    /// What speaks for each posting within reach and against it, by its identifier; for the fitting of weights.
    package func terms(for analysis: Analysis, now: Date) async throws -> [String: MatchTerms] {
        let query = analyzer.query(for: analysis, defaultCountry: settings.defaultCountry)
        return ranker.terms(try await candidates(for: query), for: query, now: now)
    }

    private var ranker: JobRanker {
        let buckets = JobBuckets(gazetteer: analyzer.gazetteer, localDistance: settings.localDistance)
        return JobRanker(buckets: buckets, mostDays: settings.mostPostingDays)
    }

    private func candidates(for query: MatchQuery) async throws -> [JobPosting] {
        let occupations = query.occupations.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
        async let byOccupation = postings.candidates(
            occupations: occupations,
            country: query.country,
            limit: Self.mostCandidates - Self.mostByTerms
        )
        // Finds what was taken for another occupation, or for none.
        async let byTerms = postings.candidates(terms: query.terms, limit: Self.mostByTerms)
        var candidates = try await byOccupation
        let known = Set(candidates.map(\.id))
        candidates += try await byTerms.filter { !known.contains($0.id) }
        return candidates
    }
}
