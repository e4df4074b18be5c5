package import Careers
import Foundation
package import JobMatching

/// Finds the skills that postings ask for together with keywords.
package enum RelatedSkills {
    private static let most = 10
    /// Of so many postings on, a skill that a single one asks for says nothing.
    private static let manyPostings = 5

    /// The skills, the most telling first: what many of the postings with the keywords ask for, and few of the others.
    ///
    /// - Parameters:
    ///   - hits: the postings with the keywords.
    ///   - all: the postings among which they were found.
    ///   - keywords: which are not given back, whatever they are called.
    ///   - knowledge: knows what else skills are called.
    /// - Returns: ten skills at most.
    package static func skills(
        of hits: [KeywordMatcher.Hit],
        among all: [NumberedPosting],
        without keywords: [String],
        knowledge: CareerKnowledge
    ) -> [String] {
        guard !hits.isEmpty else { return [] }
        let own = Set(
            keywords + keywords.compactMap { knowledge.skills.skill(named: $0)?.name.lowercased() }
        )
        let found = counts(hits.map(\.posting))
        let everywhere = counts(all)
        let least = hits.count < manyPostings ? 1 : 2
        let scored = found.compactMap { skill, count -> (skill: String, score: Double)? in
            guard count >= least, !own.contains(skill.lowercased()) else { return nil }
            let share = Double(count) / Double(hits.count)
            let usual = Double(max(everywhere[skill] ?? 0, count)) / Double(max(all.count, 1))
            return (skill, share * log(1 + share / usual))
        }
        return scored.sorted { ($1.score, $0.skill) < ($0.score, $1.skill) }.prefix(most).map(\.skill)
    }

    private static func counts(_ postings: [NumberedPosting]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for posting in postings {
            for skill in Set(posting.posting.skills) { counts[skill, default: 0] += 1 }
        }
        return counts
    }
}
