import Careers
import CheckedNumbers
package import Foundation

/// Scores postings for a person and puts them into the three lists. Both stores share it; it keeps no state.
package struct JobRanker: Sendable {
    private let buckets: JobBuckets

    /// Jobs in one list.
    package static let mostPerBucket = 100
    /// Share of the score below which a posting is not shown.
    private static let leastScore = 0.3
    /// How alike a title must be to count in place of an occupation, and what it then counts at most.
    private static let leastLikeness = 0.6
    private static let titleWeight = 0.8
    /// How many skills must match where neither occupation nor title tell, and what they then stand for.
    private static let leastSkills = 3
    private static let skillsFit = 0.35
    /// Postings of one company that stand at their place; each further one moves down.
    private static let freeCompanyPostings = 2

    package init(buckets: JobBuckets) {
        self.buckets = buckets
    }

    /// The jobs that fit, each in exactly one list, best first.
    ///
    /// - Parameters:
    ///   - candidates: postings whose occupation is one of the query's, or in which its terms stand.
    ///   - query: what the person brings.
    ///   - now: expired postings are left out, fresh ones preferred.
    /// - Returns: at most a hundred jobs in each list.
    package func matches(_ candidates: [JobPosting], for query: MatchQuery, now: Date) -> [JobMatch] {
        let rarity = SkillRarity(candidates)
        let pay = SalaryStanding(candidates)
        var isMet: [String: Bool] = [:]
        var scored: [JobMatch.Bucket: [Scored]] = [:]
        for index in candidates.indices {
            let posting = candidates[index]
            guard !posting.isExpired(at: now) else { continue }
            let reach = buckets.bucket(of: posting, place: query.place, country: query.country)
            guard let (bucket, distance) = reach else { continue }
            let matching = posting.skills.filter { skill in
                if let isMet = isMet[skill] { return isMet }
                let answer = query.skills.contains(skill.lowercased())
                isMet[skill] = answer
                return answer
            }
            let known = bestOccupation(of: posting, query: query) ?? likestTitle(to: posting, query: query)
            guard let role = known ?? roleBySkills(of: posting, matching: matching.count, query: query) else {
                continue
            }
            var value = 0.5 * role.fit
            value += 0.25 * rarity.share(of: matching, in: posting.skills)
            let seniority = seniorityFit(posting, query: query)
            value += 0.13 * seniority
            // Far above or far below is no match, whatever else fits.
            if seniority == 0 { value *= 0.6 }
            value += 0.06 * freshness(posting, now: now)
            value += 0.06 * nearness(bucket: bucket, distance: distance)
            // More or less than others pay counts a little; not to say it counts neither way.
            value += 0.04 * ((pay.share(of: posting) ?? 0.5) - 0.5)
            guard value >= Self.leastScore else { continue }
            let match = Scored(index: index, value: value, role: role, matching: matching, distance: distance)
            scored[bucket, default: []].append(match)
        }
        var best: [(scored: Scored, bucket: JobMatch.Bucket)] = []
        for bucket in JobMatch.Bucket.allCases {
            let list = diversified(scored[bucket] ?? [], candidates).prefix(Self.mostPerBucket)
            best += list.map { ($0, bucket) }
        }
        best.sort { Self.isBetter($0.scored, $1.scored, candidates) }
        return best.map { $0.match(candidates[$0.index], in: $1) }
    }

    /// A posting that fits, by its place among the candidates: postings are large, and few of those that fit are shown.
    private struct Scored {
        let index: Int
        var value: Double
        let role: Role
        let matching: [String]
        let distance: Double?

        func match(_ posting: JobPosting, in bucket: JobMatch.Bucket) -> JobMatch {
            JobMatch(
                posting: posting,
                bucket: bucket,
                category: role.isDirect ? .direct : .adjacent,
                // Pay can lift what fits in every way a little above all of it.
                score: min(100, Int(saturating: (value * 100).rounded())),
                distance: distance.map { ($0 * 10).rounded() / 10 },  // checked: floating point
                role: role.title,
                matchingSkills: matching
            )
        }
    }

    /// What a posting was found for.
    private struct Role {
        let title: String
        let isDirect: Bool
        let fit: Double
    }

    private func bestOccupation(of posting: JobPosting, query: MatchQuery) -> Role? {
        var best: (code: String, fit: Double)?
        for vote in posting.occupations {
            guard let weight = query.occupations[vote.code] else { continue }
            // A weak vote of an unclear title must not weigh like a clear one.
            let fit = weight * (0.5 + 0.5 * min(1, vote.weight * 1.5)) * vote.similarity
            if fit > best?.fit ?? 0 { best = (vote.code, fit) }
        }
        return best.map { code, fit in
            Role(title: query.roles[code] ?? posting.title, isDirect: query.direct.contains(code), fit: fit)
        }
    }

    /// A title that is like one of the person's stands for an occupation that nobody knew, or that was taken for another.
    private func likestTitle(to posting: JobPosting, query: MatchQuery) -> Role? {
        guard !query.titles.isEmpty else { return nil }
        let words = PostingTerms.words(ofTitle: posting.title)
        let scored = query.titles.map { (title: $0.title, likeness: $0.likeness(to: words)) }
        guard let best = scored.max(by: { $0.likeness < $1.likeness }), best.likeness >= Self.leastLikeness else {
            return nil
        }
        return Role(title: best.title, isDirect: best.likeness == 1, fit: Self.titleWeight * best.likeness)
    }

    /// A posting of no known occupation that asks for what the person can do, mostly, may be for the current role.
    private func roleBySkills(of posting: JobPosting, matching: Int, query: MatchQuery) -> Role? {
        guard posting.occupations.isEmpty, matching >= Self.leastSkills, 2 * matching >= posting.skills.count,
            let title = query.titles.first?.title
        else { return nil }
        return Role(title: title, isDirect: false, fit: Self.skillsFit)
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
    private func diversified(_ list: [Scored], _ candidates: [JobPosting]) -> [Scored] {
        var list = list.sorted { Self.isBetter($0, $1, candidates) }
        var postings: [String: Int] = [:]
        for place in list.indices {
            let count = postings[candidates[list[place].index].company, default: 0] + 1
            postings[candidates[list[place].index].company] = count
            list[place].value *= pow(0.93, Double(max(0, count - Self.freeCompanyPostings)))
        }
        return list.sorted { Self.isBetter($0, $1, candidates) }
    }

    private static func isBetter(_ first: Scored, _ second: Scored, _ candidates: [JobPosting]) -> Bool {
        if first.value != second.value { return first.value > second.value }
        return candidates[first.index].id < candidates[second.index].id
    }
}
