import Careers
import CheckedNumbers
import Resume
import TextFolding

/// A list of skills of a length that can be read.
struct SkillsSectionRule: ScoringRule {
    let code = "structure.skills"
    let category = ScoreCategory.structure
    let weight = 3.5
    let source = "TalentWorks (correlational)"

    /// From so many skills on the list is complete; beyond the greater number it is stuffed.
    private static let enough = 10.0
    private static let many = 25.0
    private static let tooMany = 45.0
    /// From so many on more than `many` are surely there, although some may be pieces of others.
    private static let surelyMany = 28.0
    private static let mostWords = 6
    /// Words that a skill has, where many stand in one row.
    private static let wordsOfSkill = 3

    func assess(_ subject: ScoringSubject) -> Assessment {
        let keywords = subject.resume.skills.flatMap(\.keywords).filter { Self.isTerm($0) && !Self.isOfProse($0) }
        // A row of columns that could not be told apart names more than one skill.
        let rows = subject.resume.skills.flatMap(\.keywords).filter { !Self.isTerm($0) && !Self.isSentence($0) }
        let inRows = rows.reduce(0) { $0 + FoldedText($1.value).tokens.count / Self.wordsOfSkill }
        let distinct = Self.distinct(keywords)
        if Double(distinct + inRows) > Self.surelyMany {
            return Assessment(
                1 - (Double(distinct + inRows) - Self.many) / (Self.tooMany - Self.many),
                "More than \(Int(saturating: Self.many)) skills are listed.",
                advice: "Keep the 10 to 25 skills that the job asks for, in groups.",
                evidence: Self.evidence(subject.resume.skills)
            )
        }
        // Where an item names several, the skills found on its lines count: none is missed that somebody reads there.
        let found = Self.found(subject)
        let written = Set(keywords.map { FoldedText($0.value).key }).count + inRows
        let count = Double(max(keywords.isEmpty ? written : max(written, found), Self.listed(subject)))
        // Lines of a list that was not read, or only in part, may be skills, and an item may be two.
        if count < Self.enough,
            count + Double(max(Self.unread(subject), Self.glued(keywords, subject))) >= Self.enough
        {
            return .notApplicable
        }
        // Skills that are named elsewhere are found by people, later and less surely.
        let mentioned = min(0.25, Double(subject.profile.skills.count) / 40)
        return Assessment(
            max(count / Self.enough, mentioned),
            count == 0 && !Self.namesList(subject)
                ? "No list of skills with a few words each was found."
                : "Fewer than \(Int(saturating: Self.enough)) skills were found in lists.",
            advice: count == 0
                ? "Add a section Skills with 10 to 25 skills, tools and licences that you use"
                : "Name 10 to 25 skills, tools and licences that you use",
            evidence: keywords.isEmpty ? subject.top : Self.evidence(subject.resume.skills)
        )
    }

    /// A line of the longest list: one with a mark between its items where there is one, as others may be a heading.
    static func evidence(_ groups: [SkillGroup]) -> [LineReference] {
        let keywords = groups.max { $0.keywords.count < $1.keywords.count }?.keywords ?? []
        let listed = keywords.first { keyword in
            keyword.lines.first.map { line in
                line.text.utf8.count { $0 == UInt8(ascii: ",") } > 1
                    && !line.text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            } ?? false
        }
        return (listed ?? keywords.first)?.lines ?? []
    }

    /// Whether a line speaks of skills, be it that nothing was read from it.
    private static func namesList(_ subject: ScoringSubject) -> Bool {
        subject.text.lines.contains { line in line.text.tokens.contains { headings.contains($0.number) } }
    }

    private static let headings = WordNumber.set([
        "skill", "skills", "highlights", "qualifications", "competencies", "expertise", "strengths", "proficiencies",
        "technologies",
    ])
    private static let wordsOfHeading = 3
    /// Lines under a heading that may be a list of skills, and words of such a line, which may have two columns.
    private static let linesOfList = 14
    private static let wordsOfLine = 10

    /// Short lines under headings of skills that belong to nothing that was read.
    private static func unread(_ subject: ScoringSubject) -> Int {
        let lines = subject.text.lines
        var used: Set<Int>?
        var found: Set<Int> = []
        for (place, line) in lines.enumerated() where (1...wordsOfHeading).contains(line.text.tokens.count) {
            guard let last = line.text.tokens.last, headings.contains(last.number) else { continue }
            let read = used ?? RecognisedStructureRule.read(subject.resume)
            used = read
            for (index, next) in zip(lines.indices, lines).dropFirst(place + 1).prefix(linesOfList) {
                let reference = subject.text.reference(next)
                if !read.contains(reference.page << 32 | reference.line), next.text.tokens.count <= wordsOfLine {
                    found.insert(index)
                }
            }
        }
        return found.count
    }

    /// Items that name more than one skill: two columns may stand so close that they look like one.
    private static func glued(_ keywords: [Sourced<String>], _ subject: ScoringSubject) -> Int {
        let lines = subject.profile.skills.flatMap(\.lines)
        return keywords.count { keyword in
            let shown = lines.count { keyword.lines.contains($0) }
            return shown > keywords.count { $0.lines == keyword.lines }
        }
    }

    /// Lines between those of a list that may belong to it although nothing was read from them.
    private static let mostBetween = 4

    /// How many of the skills shown stand on the lines of lists, and between these.
    private static func found(_ subject: ScoringSubject) -> Int {
        let lines = subject.resume.skills.flatMap(\.keywords).flatMap(\.lines)
        var listed: Set<Int> = []
        for (page, references) in Dictionary(grouping: lines, by: \.page) {
            let numbers = Set(references.map(\.line)).sorted()
            for (number, next) in zip(numbers, numbers.dropFirst() + numbers.suffix(1)) {
                let end = next - number <= mostBetween ? next : number
                for line in number...end { listed.insert(page << 32 | line) }
            }
        }
        return subject.profile.skills.count { mention in
            mention.lines.contains { listed.contains($0.page << 32 | $0.line) }
        }
    }

    /// Items of lists, those included that are told in a few words more: "Able to work as a member of a team".
    private static func listed(_ subject: ScoringSubject) -> Int {
        let items = subject.resume.skills.flatMap(\.keywords).filter {
            FoldedText($0.value).tokens.count <= wordsOfLine && !$0.value.hasSuffix(".")
        }
        return Set(items.map { FoldedText($0.value).key }).count
    }

    /// Words beside a skill's name that make no other skill of it.
    private static let beside = WordNumber.set([
        "a", "ability", "able", "and", "certified", "certification", "certificate", "excellent", "experience",
        "experienced", "expert", "good", "in", "knowledge", "of", "proficient", "proficiency", "skill", "skilled",
        "skills", "strong", "the", "to", "with",
    ])
    private static let membership = WordNumber.set(["member", "membership"])

    /// How many skills keywords name at least: what another of them says in more words is no further one, and a
    /// membership is none.
    private static func distinct(_ keywords: [Sourced<String>]) -> Int {
        let names = keywords.map { keyword in
            Set(FoldedText(keyword.value).tokens.map(\.number)).subtracting(beside)
        }.filter { !$0.isEmpty && $0.isDisjoint(with: membership) }
        let unique = Set(names)
        return unique.count { name in !unique.contains { $0.isStrictSuperset(of: name) } }
    }

    /// Whether it was cut out of a sentence that stands among the skills.
    private static func isOfProse(_ keyword: Sourced<String>) -> Bool {
        guard let line = keyword.lines.first else { return false }
        let tokens = FoldedText(line.text).tokens
        guard tokens.count >= leastProse else { return false }
        return tokens.count { EnglishDetector.isFunctionWord($0.number) } * proseShare >= tokens.count
    }

    /// Words of a line of prose, of which at least one in so many joins others.
    private static let leastProse = 10
    private static let proseShare = 5

    /// Sentences that stand among the skills are none.
    private static func isTerm(_ keyword: Sourced<String>) -> Bool {
        guard keyword.value.utf8.count(where: { $0 == UInt8(ascii: " ") }) < mostWords else { return false }
        return keyword.value.first?.isLowercase != true || !isSentence(keyword)
    }

    private static func isSentence(_ keyword: Sourced<String>) -> Bool {
        keyword.value.hasSuffix(".")
            || FoldedText(keyword.value).tokens.first.map { Statement.openings.contains($0.number) } == true
    }
}
