import Careers
import CheckedNumbers
package import Foundation

/// Scores postings for a person and puts them into the three lists. Both stores share it; it keeps no state.
package struct JobRanker: Sendable {
    private let buckets: JobBuckets

    /// Jobs in one list.
    package static let mostPerBucket = 300
    /// Places of one job that are kept.
    private static let mostPlaces = 50
    /// Share of the score below which a posting is not shown, and from which on it is a real fit.
    private static let leastScore = 0.15
    private static let realFit = 0.5
    /// How alike a title must be to count in place of an occupation, and what it then counts at most.
    private static let leastLikeness = 0.6
    private static let titleWeight = 0.8
    /// How many skills must match where neither occupation nor title tell, and what they then stand for.
    private static let leastSkills = 3
    private static let skillsFit = 0.35
    /// Skills in common beyond which more say little more.
    private static let manySkills = 4.0
    /// What freshness and pay add at most: they order what fits alike.
    private static let freshnessWeight = 0.05
    private static let payWeight = 0.04
    /// Postings of one company that stand at their place; each further one moves down.
    private static let freeCompanyPostings = 2

    /// Seconds after which a posting that states no end is taken to be over; nil for never.
    private let mostAge: TimeInterval?

    /// - Parameters:
    ///   - buckets: decides on the lists.
    ///   - mostDays: days after which a posting that states no end is left out; nil for never.
    package init(buckets: JobBuckets, mostDays: Int? = nil) {
        self.buckets = buckets
        mostAge = mostDays.map { Double($0) * 86_400 }
    }

    /// The jobs that fit, each in exactly one list, best first.
    ///
    /// Postings of one job are one: the nearest and best of them, with the places of all.
    ///
    /// - Parameters:
    ///   - candidates: postings whose occupation is one of the query's, or in which its terms stand.
    ///   - query: what the person brings.
    ///   - now: expired postings are left out, fresh ones preferred.
    /// - Returns: at most ``mostPerBucket`` jobs in each list.
    package func matches(_ candidates: [JobPosting], for query: MatchQuery, now: Date) -> [JobMatch] {
        let pay = SalaryStanding(candidates)
        var scored: [Scored] = []
        for found in fits(candidates, for: query, now: now) {
            let posting = candidates[found.index]
            var value = found.terms.score()
            guard value >= Self.leastScore else { continue }
            value += Self.freshnessWeight * (freshness(posting, now: now) - 0.5)
            // More or less than others pay counts a little; not to say it counts neither way.
            value += Self.payWeight * ((pay.share(of: posting) ?? 0.5) - 0.5)
            scored.append(Scored(fit: found, value: value))
        }
        scored.sort { Self.isBetter($0, $1, candidates) }
        let jobs = merged(scored, candidates)
        var best: [Scored] = []
        for bucket in JobMatch.Bucket.allCases {
            best += diversified(jobs.filter { $0.fit.bucket == bucket }, candidates).prefix(Self.mostPerBucket)
        }
        best.sort { Self.isBetter($0, $1, candidates) }
        return best.map { $0.match(candidates) }
    }

    /// What speaks for each of some postings and against it; for the fitting of weights.
    ///
    /// - Parameters:
    ///   - candidates: the postings.
    ///   - query: what the person brings.
    ///   - now: as for `matches`.
    /// - Returns: the terms of those within reach whose work is like the person's, by their identifiers.
    package func terms(_ candidates: [JobPosting], for query: MatchQuery, now: Date) -> [String: MatchTerms] {
        let fits = fits(candidates, for: query, now: now)
        return Dictionary(fits.map { (candidates[$0.index].id, $0.terms) }, uniquingKeysWith: { first, _ in first })
    }

    private func fits(_ candidates: [JobPosting], for query: MatchQuery, now: Date) -> [Fit] {
        let rarity = SkillRarity(candidates)
        var isMet: [String: Bool] = [:]
        var fits: [Fit] = []
        for index in candidates.indices {
            let posting = candidates[index]
            guard !posting.isExpired(at: now), !isStale(posting, at: now) else { continue }
            let reach = buckets.bucket(of: posting, place: query.place, country: query.country)
            guard let (bucket, distance) = reach else { continue }
            let matching = posting.skills.filter { skill in
                if let isMet = isMet[skill] { return isMet }
                let answer = query.skills.contains(skill.lowercased())
                isMet[skill] = answer
                return answer
            }
            let words = PostingTerms.words(ofTitle: posting.title)
            let likest = likestTitle(to: words, query: query)
            let known = bestOccupation(of: posting, query: query) ?? role(named: likest)
            guard let role = known ?? roleBySkills(of: posting, matching: matching.count, query: query) else {
                continue
            }
            var terms = MatchTerms()
            terms[.occupation] = role.fit
            terms[.ownOccupation] = role.isOwn ? 1 : 0
            terms[.title] = query.heldTitle?.likeness(to: words) ?? 0
            terms[.targetTitle] = likest?.likeness ?? 0
            terms[.skills] = rarity.share(of: matching, in: posting.skills)
            terms[.commonSkills] = 1 - exp(-Double(matching.count) / Self.manySkills)
            terms[.noSkill] = matching.isEmpty && !posting.skills.isEmpty ? 1 : 0
            if let term = rankTerm(posting, query: query) { terms[term] = 1 }
            terms[.local] = bucket == .local ? 1 - min(distance ?? 40, 80) / 160 : 0
            terms[.remote] = bucket == .remote ? 1 : 0
            terms[.language] = query.lacksLanguage(of: words) ? 1 : 0
            terms[.words] = DistinctiveWords.likeness(of: posting.words, to: query.words)
            fits.append(
                Fit(index: index, terms: terms, role: role, matching: matching, bucket: bucket, distance: distance)
            )
        }
        return fits
    }

    private func isStale(_ posting: JobPosting, at now: Date) -> Bool {
        guard let mostAge, posting.expiresAt == nil, let posted = posting.postedAt else { return false }
        return now.timeIntervalSince(posted) > mostAge
    }

    /// One of the postings of each job: one near the person where there is any, else the best.
    ///
    /// - Parameters:
    ///   - scored: postings, the best first.
    ///   - candidates: where they are found.
    /// - Returns: the jobs, the best first but for those whose nearest posting is not their best.
    private func merged(_ scored: [Scored], _ candidates: [JobPosting]) -> [Scored] {
        var firsts: [Int64: Int] = [:]
        var jobs: [Scored] = []
        for posting in scored {
            guard let key = candidates[posting.fit.index].job else {
                jobs.append(posting)
                continue
            }
            guard let first = firsts[key] else {
                firsts[key] = jobs.count
                jobs.append(posting)
                continue
            }
            if posting.fit.bucket == .local, jobs[first].fit.bucket != .local {
                let others = [jobs[first].fit.index] + jobs[first].others
                jobs[first] = posting
                jobs[first].others = others
            } else {
                jobs[first].others.append(posting.fit.index)
            }
        }
        return jobs
    }

    /// A posting within reach, by its place among the candidates: postings are large, and few of those that fit are shown.
    private struct Fit {
        let index: Int
        let terms: MatchTerms
        let role: Role
        let matching: [String]
        let bucket: JobMatch.Bucket
        let distance: Double?
    }

    /// A posting that fits, and the others of its job.
    private struct Scored {
        let fit: Fit
        var value: Double
        var others: [Int] = []

        func match(_ candidates: [JobPosting]) -> JobMatch {
            var posting = candidates[fit.index]
            var known = Set(posting.places.map(\.text))
            for place in others.flatMap({ candidates[$0].places }) where known.insert(place.text).inserted {
                guard posting.places.count < JobRanker.mostPlaces else { break }
                posting.places.append(place)
            }
            return JobMatch(
                posting: posting,
                bucket: fit.bucket,
                category: fit.role.isDirect && value >= realFit ? .direct : .adjacent,
                // Pay can lift what fits in every way a little above all of it.
                score: max(0, min(100, Int(saturating: (value * 100).rounded()))),
                distance: fit.distance.map { ($0 * 10).rounded() / 10 },  // checked: floating point
                role: fit.role.title,
                matchingSkills: fit.matching
            )
        }
    }

    /// What a posting was found for.
    private struct Role {
        let title: String
        let isDirect: Bool
        /// Whether it is what the person does now.
        let isOwn: Bool
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
            Role(
                title: query.roles[code] ?? posting.title,
                isDirect: query.direct.contains(code),
                isOwn: query.own.contains(code),
                fit: fit
            )
        }
    }

    /// The title of the person that a posting's is most like.
    private func likestTitle(to words: [String], query: MatchQuery) -> (title: String, likeness: Double)? {
        let scored = query.titles.map { (title: $0.title, likeness: $0.likeness(to: words)) }
        return scored.max { $0.likeness < $1.likeness }
    }

    /// A title that is like one of the person's stands for an occupation that nobody knew, or that was taken for another.
    private func role(named likest: (title: String, likeness: Double)?) -> Role? {
        guard let likest, likest.likeness >= Self.leastLikeness else { return nil }
        let isSame = likest.likeness == 1
        return Role(title: likest.title, isDirect: isSame, isOwn: isSame, fit: Self.titleWeight * likest.likeness)
    }

    /// A posting of no known occupation that asks for what the person can do, mostly, may be for the current role.
    private func roleBySkills(of posting: JobPosting, matching: Int, query: MatchQuery) -> Role? {
        guard posting.occupations.isEmpty, matching >= Self.leastSkills, 2 * matching >= posting.skills.count,
            let title = query.titles.first?.title
        else { return nil }
        return Role(title: title, isDirect: false, isOwn: false, fit: Self.skillsFit)
    }

    /// How far the rank is from those held; nil where it is one of them.
    private func rankTerm(_ posting: JobPosting, query: MatchQuery) -> MatchTerms.Term? {
        // Who learns a work takes what is offered to learners and beginners alike.
        let isBeginning = max(posting.seniority, query.ranks.lowerBound) <= .junior
        let nearest = min(max(posting.seniority, query.ranks.lowerBound), query.ranks.upperBound)
        let steps = isBeginning ? 0 : posting.seniority.rawValue - nearest.rawValue
        return switch steps {
        case 0: nil
        case 1: .rankAbove
        case -1: .rankBelow
        case 2...: .rankFarAbove
        default: .rankFarBelow
        }
    }

    /// 1 today, half after four weeks.
    private func freshness(_ posting: JobPosting, now: Date) -> Double {
        guard let posted = posting.postedAt else { return 0.3 }
        let days = max(0, now.timeIntervalSince(posted) / 86_400)
        return 28 / (28 + days)
    }

    /// Each further posting of a company counts for less, so that none fills the top of a list.
    private func diversified(_ list: [Scored], _ candidates: [JobPosting]) -> [Scored] {
        var list = list.sorted { Self.isBetter($0, $1, candidates) }
        var postings: [String: Int] = [:]
        for place in list.indices {
            let count = postings[candidates[list[place].fit.index].company, default: 0] + 1
            postings[candidates[list[place].fit.index].company] = count
            list[place].value *= pow(0.93, Double(max(0, count - Self.freeCompanyPostings)))
        }
        return list.sorted { Self.isBetter($0, $1, candidates) }
    }

    private static func isBetter(_ first: Scored, _ second: Scored, _ candidates: [JobPosting]) -> Bool {
        if first.value != second.value { return first.value > second.value }
        return candidates[first.fit.index].id < candidates[second.fit.index].id
    }
}
