import Resume
import TextFolding

/// The occupations that studies and skills lead to without a title that names them.
struct StudyOccupations {
    let knowledge: CareerKnowledge
    /// Whether the résumé shows each of the skills that occupations ask for.
    private let traits: [Bool]

    init(knowledge: CareerKnowledge, skills: [SkillMention]) {
        self.knowledge = knowledge
        traits = knowledge.occupations.lists.traits(Set(skills.map { $0.skill.name.lowercased() }))
    }

    private static let most = 3
    /// Part of what speaks for the first occupation that has to speak for another.
    private static let leastPart = 0.5
    /// What a word of the field in an occupation's name counts, in skills.
    private static let wordWeight = 1.5
    /// What the field counts where it is like titles of an occupation and no other, in skills.
    private static let fieldWeight = 3.0

    /// Folded words in the names of many fields, by which none is told.
    private static let general: Set<String> = [
        "administration", "applied", "business", "coursework", "education", "engineering", "general", "international",
        "management", "science", "sciences", "services", "specialist", "studies", "systems", "technical", "technology",
    ]
    private static let schools: Set<String> = ["abitur", "diploma", "ged", "school", "secondary", "certificate"]
    /// Words of what ends a school, which is in no field whatever stands beside it.
    private static let leavings: Set<String> = ["abitur", "ged", "highschool", "school", "secondary"]

    private static func isOfField(_ degree: String) -> Bool { schools.isDisjoint(with: degree.foldedTokens) }

    /// The occupations whose names and skills are most like the studies', likeliest first, with weights that sum to 1;
    /// none that one needs a licence for or that leads others.
    func votes(for studies: [EducationEntry]) -> [OccupationVote] {
        let studies = studies.filter { Self.leavings.isDisjoint(with: ($0.studyType ?? "").foldedTokens) }
        let areas = studies.compactMap(\.area)
        // A degree names a field where nothing else does; a diploma of a school names none.
        let fields = areas.isEmpty ? studies.compactMap(\.studyType).filter(Self.isOfField) : areas
        guard !fields.isEmpty else { return [] }
        let words = Set(
            fields.flatMap { knowledge.title($0).core }.filter { $0.count > 4 && !Self.general.contains($0) }
                .map { $0.prefix(6) }
        )
        var likeness: [String: Double] = [:]
        for vote in fields.flatMap({ knowledge.occupations(for: knowledge.title($0)) }) {
            likeness[vote.code, default: 0] += vote.weight / Double(fields.count)
        }
        let like = Set(likeness.keys.compactMap { knowledge.occupations[code: $0]?.number })
        let scored = knowledge.occupations.numbers.compactMap { number -> (String, Double)? in
            let overlap = knowledge.occupations.lists.overlap(of: number, with: traits)
            let isLike = like.contains(number)
            guard overlap >= 1 || isLike else { return nil }
            let occupation = knowledge.occupations.occupation(number)
            let named = words.intersection(knowledge.title(occupation.title).core.map { $0.prefix(6) }).count
            guard named >= 1 || isLike, occupation.licence.isEmpty, occupation.jobZone <= 4, !occupation.isManagement
            else { return nil }
            let fit = Self.wordWeight * Double(named) + Self.fieldWeight * (likeness[occupation.code] ?? 0)
            return (occupation.code, Double(overlap) + fit)
        }
        let sorted = scored.sorted { ($0.1, $1.0) > ($1.1, $0.0) }
        // What is far behind the first is like it by a word or a skill only.
        let least = (sorted.first?.1 ?? 0) * Self.leastPart
        let best = sorted.prefix(Self.most).filter { $0.1 >= least }
        let total = best.reduce(0) { $0 + $1.1 }
        return best.map { OccupationVote(code: $0.0, weight: $0.1 / total, similarity: 0.5) }
    }

    /// The occupations of which a degree shows the licence and skills the work: who became a partner with a degree in law is
    /// a lawyer, whatever else was studied.
    func licensed(for studies: [EducationEntry]) -> [OccupationVote] {
        let degrees = studies.compactMap(\.studyType).map { knowledge.title($0).core }
        guard !degrees.isEmpty else { return [] }
        let scored = knowledge.occupations.numbers.compactMap { number -> (code: String, overlap: Int)? in
            let overlap = knowledge.occupations.lists.overlap(of: number, with: traits)
            guard overlap >= Self.licensedSkills else { return nil }
            let occupation = knowledge.occupations.occupation(number)
            let isShown = occupation.licence.contains { licence in
                let words = knowledge.title(licence).core
                return degrees.contains { $0.containsSequence(words) }
            }
            return isShown && teaches(occupation, any: studies) ? (occupation.code, overlap) : nil
        }.sorted { ($0.overlap, $1.code) > ($1.overlap, $0.code) }
        let best = scored.prefix(Self.most).filter { $0.overlap * 2 > scored[0].overlap }
        let total = Double(best.reduce(0) { $0 + $1.overlap })
        return best.map { OccupationVote(code: $0.code, weight: Double($0.overlap) / total, similarity: 1) }
    }

    /// Occupations of those who teach at universities, all of which want the same degree.
    private static let teaching = "25-1"

    /// Whether somebody has studied what those of an occupation teach; true for all that teach nothing.
    private func teaches(_ occupation: Occupation, any studies: [EducationEntry]) -> Bool {
        let areas = studies.compactMap(\.area)
        guard occupation.code.hasPrefix(Self.teaching), !areas.isEmpty else { return true }
        let subject = knowledge.title(occupation.title).core.map { $0.prefix(6) }
        return areas.contains { area in
            let words = knowledge.title(area).core.filter { !Self.general.contains($0) }.map { $0.prefix(6) }
            return !Set(words).isDisjoint(with: subject)
                || occupation.skills.contains { area.foldedTokens.containsSequence($0.foldedTokens) }
        }
    }

    /// Typical skills that an occupation has to share with a résumé whose degree is its licence.
    private static let licensedSkills = 2

    /// Typical skills that have to be shown for them to speak for an occupation by themselves, and the share of all.
    private static let tellingSkills = (count: 4, share: 0.4)

    /// The occupations that skills alone speak for: those of which many typical skills are shown, where no other field has as
    /// many; none that one needs a licence for or that leads others.
    var tellingSkills: [OccupationVote] {
        let scored = knowledge.occupations.numbers.compactMap { number -> (code: String, overlap: Int)? in
            let overlap = knowledge.occupations.lists.overlap(of: number, with: traits)
            guard overlap >= Self.tellingSkills.count else { return nil }
            let occupation = knowledge.occupations.occupation(number)
            guard Double(overlap) >= Self.tellingSkills.share * Double(occupation.skills.count),
                occupation.licence.isEmpty, !occupation.isManagement
            else { return nil }
            return (occupation.code, overlap)
        }.sorted { ($0.overlap, $1.code) > ($1.overlap, $0.code) }
        guard let best = scored.first else { return [] }
        let isAlone = scored.allSatisfy { $0.overlap < best.overlap || $0.code.prefix(2) == best.code.prefix(2) }
        let near = scored.filter { $0.code.prefix(2) == best.code.prefix(2) }.prefix(Self.most)
        let total = Double(near.reduce(0) { $0 + $1.overlap })
        return isAlone
            ? near.map { OccupationVote(code: $0.code, weight: Double($0.overlap) / total, similarity: 0.5) } : []
    }

    /// How many of an occupation's typical skills the résumé shows.
    func shownSkills(of occupation: Occupation) -> Int {
        knowledge.occupations.lists.overlap(of: occupation.number, with: traits)
    }
}
