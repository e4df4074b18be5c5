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

    /// Cosine above which a title is like known ones; one that is less so needs another part of the résumé beside it.
    static let clearSimilarity = 0.6
    /// Cosine from which on it is hardly like other ones too: "Pipeline Operations" is like refineries, and like much else.
    static let sureSimilarity = 0.8
    /// The share of a career that has to be spent in one kind of work for the titles held before to
    /// speak for it, those included whose titles say nothing that is known.
    private static let leastShare = 0.5
    /// What a position below the others in rank counts: who rose from assistant to manager is none any more.
    private static let weightOfLearners = 0.5
    /// The share of the votes of a career that speaks for a field.
    private static let leastWeight = 0.25
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
        let titles = TitleVotes(knowledge: knowledge)
        // A rank in one word stands for no work, whatever list has it.
        let current = currentTitle.map { Self.isRank($0, knowledge) ? [] : titles.votes($0) } ?? []
        let label = resume.basics.label.flatMap { Self.isOfPast($0.value, in: resume) ? nil : $0.value }
        let headline = label.map { Self.isRank($0, knowledge) ? [] : titles.votes($0) } ?? []
        let isCurrentBare = currentTitle.map(TitleVotes.isBare) ?? true
        let isHeadlineBare = (resume.basics.label?.value).map(TitleVotes.isBare) ?? true
        // Who learns a work is on the way to it, whatever came before.
        let isLearnt = currentTitle.map { knowledge.title($0).seniority == .trainee } ?? false
        if Self.isSure(current) || isLearnt && Self.isClear(current), !isCurrentBare {
            self.init(votes: current, source: .currentTitle)
            return
        }
        if Self.isSure(headline), !isHeadlineBare {
            self.init(votes: headline, source: .headline)
            return
        }
        // A title that is only somewhat like known ones, or says a rank and no work, counts for the field that the career
        // names too.
        let career = Self.career(of: resume, votes: titles.votes, knowledge: knowledge, today: today)
        let fields = Set(career.filter { $0.weight >= Self.leastWeight }.map { $0.code.prefix(2) })
        let agreed = isCurrentBare ? [] : Self.weighed(current.filter { fields.contains($0.code.prefix(2)) })
        if !agreed.isEmpty {
            self.init(votes: agreed, source: .currentTitle)
        } else if !career.isEmpty, Self.isMostly(career, of: resume, votes: titles.votes, today: today) {
            self.init(votes: career, source: .earlierTitles)
        } else if Self.isClear(current), !isCurrentBare || career.isEmpty {
            // "Consultant" is no management consultant after years at a till.
            self.init(votes: current, source: .currentTitle)
        } else if Self.isClear(headline), !isHeadlineBare || career.isEmpty {
            self.init(votes: headline, source: .headline)
        } else {
            let studies = StudyOccupations(knowledge: knowledge, skills: skills)
            let studied = studies.votes(for: resume.education)
            // What was studied says little of those who have worked since, unless their titles say ranks: a partner at a
            // firm with a degree in law is a lawyer.
            let bare = resume.work.count { $0.position.map(TitleVotes.isBare) ?? true }
            let licensed = isCurrentBare && !resume.work.isEmpty ? studies.licensed(for: resume.education) : []
            if !licensed.isEmpty {
                self.init(votes: licensed, source: .studies)
            } else if !studied.isEmpty, isCurrentBare, career.isEmpty, bare * 2 >= resume.work.count {
                self.init(votes: studied, source: .studies)
            } else if !current.isEmpty, !isCurrentBare || career.isEmpty {
                self.init(votes: current, source: .currentTitle)
            } else {
                let isUntitled = resume.work.allSatisfy { $0.position.map(TitleVotes.isBare) ?? true }
                let shown = isUntitled ? studies.tellingSkills : []
                self.init(votes: shown, source: shown.isEmpty ? nil : .skills)
            }
        }
    }

    /// Whether a headline is the title of a position that was left for the one held now.
    private static func isOfPast(_ headline: String, in resume: Resume) -> Bool {
        let words = headline.foldedTokens
        let (held, left) = (resume.work.filter(\.isCurrent), resume.work.filter { !$0.isCurrent })
        return held.contains { $0.position != nil } && !held.contains { $0.position?.foldedTokens == words }
            && left.contains { $0.position?.foldedTokens == words }
    }

    /// Whether a title says a rank and nothing else, so that what it is like says nothing: "Associate", "Owner/President".
    private static func isRank(_ title: String, _ knowledge: CareerKnowledge) -> Bool {
        guard TitleVotes.isBare(title) else { return false }
        let words = title.foldedTokens
        guard words.count == 1 else { return !knowledge.occupations.knows(words) }
        return words != ["president"] && knowledge.title(title).seniority != nil
    }

    private init(votes: [OccupationVote], source: OccupationSource?) {
        self.votes = votes
        self.source = source
    }

    static func isClear(_ votes: [OccupationVote]) -> Bool {
        votes.first.map { $0.similarity > clearSimilarity } ?? false
    }

    private static func isSure(_ votes: [OccupationVote]) -> Bool {
        votes.first.map { $0.similarity >= sureSimilarity } ?? false
    }

    /// Whether a title is known, or surely like known ones: one word may be like another by its letters only.
    private static func isTold(by votes: [OccupationVote], _ title: String) -> Bool {
        isSure(votes) && (votes.first?.similarity == 1 || title.foldedTokens.count > 1)
    }

    /// What the titles of a career stand for, each by the years it was held, newer ones before older ones.
    private static func career(
        of resume: Resume,
        votes: (String) -> [OccupationVote],
        knowledge: CareerKnowledge,
        today: PartialDate
    ) -> [OccupationVote] {
        var sums: [String: (weight: Double, similarity: Double)] = [:]
        var recency = 1.0
        for entry in resume.work {
            guard let position = entry.position, !TitleVotes.isBare(position), !TitleVotes.isVoluntary(position)
            else { continue }
            let years = Experience.years(of: [entry], today: today).map { min(max($0, 0.25), longest) } ?? undated
            let isLearner = knowledge.title(position).seniority.map { $0 < .regular } ?? false
            let weight = years * recency * (isLearner ? weightOfLearners : 1)
            recency *= WorkHistory.recency
            let found = votes(position)
            guard isTold(by: found, position) else { continue }
            for vote in found {
                let sum = sums[vote.code] ?? (0, 0)
                sums[vote.code] = (sum.weight + weight * vote.weight, max(sum.similarity, vote.similarity))
            }
        }
        let votes = sums.map { OccupationVote(code: $0.key, weight: $0.value.weight, similarity: $0.value.similarity) }
        return weighed(Array(votes.sorted { ($0.weight, $1.code) > ($1.weight, $0.code) }.prefix(most)))
    }

    /// Whether most of a career so far, by years and by positions, was of the kind of work that it speaks for first; the
    /// newest position does not count where nobody knows what it is, but it must not have lasted longer than all of that.
    private static func isMostly(
        _ career: [OccupationVote],
        of resume: Resume,
        votes: (String) -> [OccupationVote],
        today: PartialDate
    ) -> Bool {
        guard let kind = career.first?.code.prefix(4) else { return false }
        var (own, total, unknown) = (0.0, 0.0, 0.0)
        var (owned, counted) = (0, 0)
        var isNewestOwn = false
        for (place, entry) in resume.work.enumerated() {
            guard let position = entry.position, !TitleVotes.isVoluntary(position) else { continue }
            let found = votes(position)
            let isKnown = !TitleVotes.isBare(position) && isTold(by: found, position)
            let years = Experience.years(of: [entry], today: today).map { min(max($0, 0.25), longest) } ?? undated
            if place == 0, !isKnown {
                if !TitleVotes.isBare(position) { unknown = years }
                continue
            }
            total += years
            counted += 1
            guard isKnown, found.first?.code.prefix(4) == kind else { continue }
            if counted == 1 { isNewestOwn = true }
            own += years
            owned += 1
        }
        let isMost = owned * 2 > counted || counted == 2 && owned == 1 && isNewestOwn
        return own >= leastShare * total && own >= unknown && isMost
    }

    /// The same votes with weights that sum to 1.
    static func weighed(_ votes: [OccupationVote]) -> [OccupationVote] {
        let total = votes.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return [] }
        return votes.map {
            OccupationVote(code: $0.code, weight: $0.weight / total, similarity: $0.similarity)
        }
    }
}
