import Careers
import CheckedNumbers
import Resume

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
    private static let mostWords = 6
    /// Words that a skill has, where many stand in one row.
    private static let wordsOfSkill = 3

    func assess(_ subject: ScoringSubject) -> Assessment {
        let keywords = subject.resume.skills.flatMap(\.keywords).filter { Self.isTerm($0) && !Self.isOfProse($0) }
        // A row of columns that could not be told apart names more than one skill.
        let rows = subject.resume.skills.flatMap(\.keywords).filter { !Self.isTerm($0) && !Self.isSentence($0) }
        let inRows = rows.reduce(0) { $0 + FoldedText($1.value).tokens.count / Self.wordsOfSkill }
        let count = Double(Set(keywords.map { FoldedText($0.value).key }).count + inRows)
        if count > Self.many {
            return Assessment(
                1 - (count - Self.many) / (Self.tooMany - Self.many),
                "More than \(Int(saturating: Self.many)) skills are listed.",
                advice: "Keep the 10 to 25 skills that the job asks for, in groups.",
                evidence: keywords.prefix(1).flatMap(\.lines)
            )
        }
        // Skills that are named elsewhere are found by people, later and less surely.
        let mentioned = min(0.25, Double(subject.profile.skills.count) / 40)
        return Assessment(
            max(count / Self.enough, mentioned),
            count == 0
                ? "No list of skills with a few words each was found."
                : "Fewer than \(Int(saturating: Self.enough)) skills stand in lists.",
            advice: count == 0
                ? "Add a section Skills with 10 to 25 skills, tools and licences that you use"
                : "Name 10 to 25 skills, tools and licences that you use",
            evidence: keywords.isEmpty ? subject.top : keywords.prefix(1).flatMap(\.lines)
        )
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
