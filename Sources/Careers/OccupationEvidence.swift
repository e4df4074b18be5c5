import CheckedNumbers
import Resume
import TextFolding

/// What an occupation was read from.
package enum OccupationSource: String, CaseIterable, Codable, Sendable {
    case currentTitle = "current_title"
    case headline
    case earlierTitles = "earlier_titles"
    case studies
    case skills
}

/// The occupation that a résumé speaks for, by the first of its parts that says enough: the current title, the headline, the
/// titles held before, the studies, and only then the skills.
///
/// An occupation that nothing speaks for is not taken.
struct OccupationEvidence {
    /// Likeliest first, with weights that sum to 1.
    let votes: [OccupationVote]
    /// Nil where there are none.
    let source: OccupationSource?

    /// The SOC groups of lawyers and judges, and of physicians and others who treat.
    private static let chartered = ["23-1", "29-1"]
    /// Cosine above which a title is like known ones; one that is less so needs another part of the résumé beside it.
    private static let clearSimilarity = 0.6
    /// The share of a career that has to be spent in one occupation for the titles held before to speak for it.
    private static let leastShare = 0.34
    /// Occupations of a career that count.
    private static let most = 3
    /// A position's years beyond this say no more.
    private static let longest = 8.0
    /// What a position without dates counts, in years.
    private static let undated = 1.5

    init(
        _ resume: Resume,
        currentTitle: String?,
        skills: [SkillMention],
        knowledge: CareerKnowledge,
        today: PartialDate
    ) {
        /// What a title stands for; lawyers and physicians only where they are named, not where a title is like theirs.
        func votes(_ title: String) -> [OccupationVote] {
            let votes = knowledge.occupations(for: knowledge.title(title))
            let open = votes.filter { vote in
                vote.similarity == 1 || !Self.chartered.contains { vote.code.hasPrefix($0) }
            }
            return open.count == votes.count ? votes : Self.weighed(open)
        }
        let current = currentTitle.map(votes) ?? []
        if Self.isClear(current) {
            self.init(votes: current, source: .currentTitle)
            return
        }
        let headline = (resume.basics.label?.value).map(votes) ?? []
        let career = Self.career(of: resume, votes: votes, today: today)
        // A title that is only somewhat like known ones counts for the field that something else names too.
        let fields = Set((headline.filter { $0.similarity > Self.clearSimilarity } + career).map { $0.code.prefix(2) })
        let agreed = Self.weighed(current.filter { fields.contains($0.code.prefix(2)) })
        if !agreed.isEmpty {
            self.init(votes: agreed, source: .currentTitle)
        } else if Self.isClear(headline) {
            self.init(votes: headline, source: .headline)
        } else if !career.isEmpty {
            self.init(votes: career, source: .earlierTitles)
        } else {
            let studies = StudyOccupations(knowledge: knowledge, skills: skills)
            let studied = studies.votes(for: resume.education)
            // What was studied says little of those who have worked since, unless nothing else does.
            if !studied.isEmpty {
                self.init(votes: studied, source: .studies)
            } else if fields.isEmpty, !current.isEmpty {
                self.init(votes: current, source: .currentTitle)
            } else {
                let shown = studies.tellingSkills
                self.init(votes: shown, source: shown.isEmpty ? nil : .skills)
            }
        }
    }

    private init(votes: [OccupationVote], source: OccupationSource?) {
        self.votes = votes
        self.source = source
    }

    private static func isClear(_ votes: [OccupationVote]) -> Bool {
        votes.first.map { $0.similarity > clearSimilarity } ?? false
    }

    /// What the titles of a career stand for, each by the years it was held, newer ones before older ones.
    private static func career(
        of resume: Resume,
        votes: (String) -> [OccupationVote],
        today: PartialDate
    ) -> [OccupationVote] {
        var sums: [String: (weight: Double, similarity: Double)] = [:]
        var total = 0.0
        var recency = 1.0
        for entry in resume.work {
            guard let position = entry.position else { continue }
            let years = Experience.years(of: [entry], today: today).map { min(max($0, 0.25), longest) } ?? undated
            let weight = years * recency
            recency *= 0.85
            total += weight
            let found = votes(position)
            guard isClear(found) else { continue }
            for vote in found {
                let sum = sums[vote.code] ?? (0, 0)
                sums[vote.code] = (sum.weight + weight * vote.weight, max(sum.similarity, vote.similarity))
            }
        }
        guard let best = sums.values.map(\.weight).max(), best >= leastShare * total else { return [] }
        let votes = sums.map { OccupationVote(code: $0.key, weight: $0.value.weight, similarity: $0.value.similarity) }
        return weighed(Array(votes.sorted { ($0.weight, $1.code) > ($1.weight, $0.code) }.prefix(most)))
    }

    /// The same votes with weights that sum to 1.
    private static func weighed(_ votes: [OccupationVote]) -> [OccupationVote] {
        let total = votes.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return [] }
        return votes.map {
            OccupationVote(code: $0.code, weight: $0.weight / total, similarity: $0.similarity)
        }
    }
}
