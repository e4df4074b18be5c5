import Careers
package import Foundation

/// Scores postings for a person and puts them into the three lists. Both stores share it; it keeps no state.
package struct JobRanker: Sendable {
    private let buckets: JobBuckets

    /// Jobs in one list.
    package static let mostPerBucket = 100
    /// Share of the score below which a posting is not shown.
    private static let leastScore = 0.3
    /// Postings of one company that stand at their place; each further one moves down.
    private static let freeCompanyPostings = 2

    package init(buckets: JobBuckets) {
        self.buckets = buckets
    }

    /// The jobs that fit, each in exactly one list, best first.
    ///
    /// - Parameters:
    ///   - candidates: postings whose occupation is one of the query's.
    ///   - query: what the person brings.
    ///   - now: expired postings are left out, fresh ones preferred.
    /// - Returns: at most a hundred jobs in each list.
    package func matches(_ candidates: [JobPosting], for query: MatchQuery, now: Date) -> [JobMatch] {
        let rarity = SkillRarity(candidates)
        var matches: [JobMatch.Bucket: [(match: JobMatch, value: Double)]] = [:]
        for posting in candidates where !posting.isExpired(at: now) {
            guard let (bucket, distance) = buckets.bucket(of: posting, place: query.place, country: query.country),
                let occupation = bestOccupation(of: posting, query: query)
            else { continue }
            let matching = posting.skills.filter { query.skills.contains($0.lowercased()) }
            var value = 0.5 * occupation.fit
            value += 0.25 * rarity.share(of: matching, in: posting.skills)
            let seniority = seniorityFit(posting, query: query)
            value += 0.13 * seniority
            // Far above or far below is no match, whatever else fits.
            if seniority == 0 { value *= 0.6 }
            value += 0.06 * freshness(posting, now: now)
            value += 0.06 * nearness(bucket: bucket, distance: distance)
            guard value >= Self.leastScore else { continue }
            let match = JobMatch(
                posting: posting,
                bucket: bucket,
                category: query.direct.contains(occupation.code) ? .direct : .adjacent,
                score: Int((value * 100).rounded()),
                distance: distance.map { ($0 * 10).rounded() / 10 },
                role: query.roles[occupation.code] ?? posting.title,
                matchingSkills: matching
            )
            matches[bucket, default: []].append((match, value))
        }
        let lists = JobMatch.Bucket.allCases.flatMap { bucket in
            diversified(matches[bucket] ?? []).prefix(Self.mostPerBucket)
        }
        return lists.sorted { Self.isBetter(($0.match, $0.value), ($1.match, $1.value)) }.map(\.match)
    }

    private func bestOccupation(of posting: JobPosting, query: MatchQuery) -> (code: String, fit: Double)? {
        var best: (code: String, fit: Double)?
        for vote in posting.occupations {
            guard let weight = query.occupations[vote.code] else { continue }
            // A weak vote of an unclear title must not weigh like a clear one.
            let fit = weight * (0.5 + 0.5 * min(1, vote.weight * 1.5)) * vote.similarity
            if fit > best?.fit ?? 0 { best = (vote.code, fit) }
        }
        return best
    }

    /// The rank held, or one step up, fits; everything else less, the further away.
    private func seniorityFit(_ posting: JobPosting, query: MatchQuery) -> Double {
        switch posting.seniority.rawValue - query.seniority.rawValue {
        case 0: 1
        case 1: 0.9
        case -1: 0.6
        case 2: 0.4
        case -2: 0.2
        default: 0
        }
    }

    /// 1 today, half after four weeks.
    private func freshness(_ posting: JobPosting, now: Date) -> Double {
        guard let posted = posting.postedAt else { return 0.3 }
        let days = max(0, now.timeIntervalSince(posted) / 86_400)
        return 28 / (28 + days)
    }

    private func nearness(bucket: JobMatch.Bucket, distance: Double?) -> Double {
        switch bucket {
        case .local: 1 - min(distance ?? 40, 80) / 160
        case .remote: 0.6
        case .national: 0.2
        }
    }

    /// Each further posting of a company counts for less, so that none fills the top of a list.
    private func diversified(_ list: [(match: JobMatch, value: Double)]) -> [(match: JobMatch, value: Double)] {
        var postings: [String: Int] = [:]
        return list.sorted(by: Self.isBetter).map { match, value in
            let count = postings[match.posting.company, default: 0]
            postings[match.posting.company] = count + 1
            let penalty = max(0, count + 1 - Self.freeCompanyPostings)
            let value = value * pow(0.93, Double(penalty))
            var match = match
            match.score = Int((value * 100).rounded())
            return (match, value)
        }.sorted(by: Self.isBetter)
    }

    private static func isBetter(_ first: (match: JobMatch, value: Double), _ second: (match: JobMatch, value: Double))
        -> Bool
    {
        if first.value != second.value { return first.value > second.value }
        return first.match.posting.id < second.match.posting.id
    }
}
