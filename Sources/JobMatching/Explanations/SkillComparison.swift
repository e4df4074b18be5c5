import Careers
import Resume
import TextFolding

/// Which of the skills that are asked for a résumé shows, and where.
struct SkillComparison {
    struct Shown: Hashable {
        let name: String
        let line: LineReference?
        /// The words of the line that show it.
        let words: String
    }

    /// The kind of skills that everybody claims and nobody can show by naming them: that they are missing says nothing.
    private static let soft = "soft"
    /// The language that explanations and most résumés are in: who writes it need not name it.
    private static let written = "English"
    /// Kinds of which every name means the same thing.
    private static let exact: Set<String> = ["certification", "language", "platform", "programming_language", "tool"]

    /// How many are asked for.
    let asked: Int
    /// Those that the résumé shows; those of the trade before those that every trade asks for.
    let shown: [Shown]
    /// Those that stand nowhere in it, in no form that can be told.
    let missing: [String]

    /// Names longer than this are sentences, not skills.
    private static let longestName = 40
    private static let most = 60

    /// Compares what a posting asks for, in its own words.
    ///
    /// - Parameters:
    ///   - posting: whose title and text are read again for the words that name its skills.
    ///   - passages: of the résumé.
    ///   - profile: whose skills were told apart from words of the language.
    ///   - knowledge: other names of skills.
    init(of posting: JobPosting, in passages: ResumePassages, profile: CareerProfile, knowledge: CareerKnowledge) {
        let named = PostingSkills(of: posting, knowledge: knowledge).named
        let found = Set(named.map(\.skill.name))
        let others = posting.skills.filter { !found.contains($0) }
        self.init(
            of: named.map(\.words) + others,
            in: passages,
            profile: profile,
            knowledge: knowledge
        )
    }

    /// - Parameters:
    ///   - names: what is asked for, as a posting or a table names it.
    ///   - passages: of the résumé.
    ///   - profile: whose skills were told apart from words of the language.
    ///   - knowledge: other names of skills.
    init(of names: [String], in passages: ResumePassages, profile: CareerProfile, knowledge: CareerKnowledge) {
        let mentions = Dictionary(
            profile.skills.map { ($0.skill.name.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: Set<String> = []
        let names = names.prefix(Self.most).map { QuotableText.line($0, upTo: Self.longestName + 1) }.filter {
            $0.count <= Self.longestName && !$0.foldedTokens.isEmpty && seen.insert($0.folded).inserted
        }
        var shown: [(skill: Shown, isSoft: Bool)] = []
        var missing: [String] = []
        for name in names {
            let known = knowledge.skills.skill(named: name)
            if let mention = mentions[name.lowercased()] ?? known.flatMap({ mentions[$0.name.lowercased()] }) {
                let isSoft = mention.skill.kind == Self.soft
                let line = passages.best(of: mention.lines, naming: name) { line in
                    knowledge.skills.skills(in: line.text, isSkillList: true).contains(mention.skill)
                }
                // A tool is the same by each of its names; "recruiting" does not show "full-cycle recruiting".
                guard
                    Self.exact.contains(mention.skill.kind) || name.lowercased() == mention.skill.name.lowercased()
                        || line.map({ ResumePassages.shows(name, in: $0) }) ?? true
                else { continue }
                let words = line.flatMap { Self.words(for: mention.skill, in: $0.text, knowledge: knowledge) }
                shown.append((Shown(name: name, line: line, words: words ?? name), isSoft))
            } else if let passage = passages.passage(naming: name) {
                // A word that may mean something else is neither claimed nor said to be missing.
                guard known == nil else { continue }
                let line = passages.best(of: passage.lines, naming: name) { _ in false }
                shown.append((Shown(name: name, line: line, words: name), false))
            } else if known?.kind != Self.soft, known?.name != Self.written, !passages.mayMean(known?.name ?? name),
                !passages.mayMean(name)
            {
                missing.append(name)
            }
        }
        asked = names.count
        self.shown = shown.filter { !$0.isSoft }.map(\.skill) + shown.filter(\.isSoft).map(\.skill)
        self.missing = missing
    }

    /// The words by which a text names a skill.
    private static func words(for skill: Skill, in text: String, knowledge: CareerKnowledge) -> String? {
        let found = knowledge.skills.occurrences(in: text, isSkillList: true) { _ in true }
        return found.first { $0.skill == skill }?.words(of: text)
    }

    /// "SAP and Excel (“Month-end close in SAP and Excel”, page 1, line 12); US GAAP (page 1, line 20)".
    func evidence(most: Int = 4) -> String {
        var groups: [(names: [String], line: LineReference?, words: String)] = []
        for skill in shown.prefix(most) {
            if let index = groups.firstIndex(where: { $0.line == skill.line }) {
                groups[index].names.append(skill.name)
            } else {
                groups.append(([skill.name], skill.line, skill.words))
            }
        }
        let texts = groups.map { names, line, words in
            let list = EnglishList.text(names)
            return line.map { "\(list) (\(Quotation.text(of: $0, showing: words)))" } ?? list
        }
        let rest = shown.count - most
        return (texts + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "; ")
    }
}
