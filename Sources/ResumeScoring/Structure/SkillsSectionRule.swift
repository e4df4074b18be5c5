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
        let keywords = subject.resume.skills.flatMap(\.keywords).filter(Self.isTerm)
        // A row of columns that could not be told apart names more than one skill.
        let rows = subject.resume.skills.flatMap(\.keywords).filter { !Self.isTerm($0) && !Self.isSentence($0) }
        let inRows = rows.reduce(0) { $0 + FoldedText($1.value).tokens.count / Self.wordsOfSkill }
        let count = Double(Set(keywords.map { FoldedText($0.value).key }).count + inRows)
        if count > Self.many {
            return Assessment(
                1 - (count - Self.many) / (Self.tooMany - Self.many),
                "\(Int(saturating: count)) skills are listed.",
                advice: "Keep the 10 to 25 skills that the job asks for, in groups.",
                evidence: keywords.prefix(1).flatMap(\.lines)
            )
        }
        // Skills that are named elsewhere are found by people, later and less surely.
        let mentioned = min(0.25, Double(subject.profile.skills.count) / 40)
        return Assessment(
            max(count / Self.enough, mentioned),
            count == 0 ? "No list of skills was found." : "Only \(Int(saturating: count)) skills are listed.",
            advice: count == 0
                ? "Add a section Skills with 10 to 25 skills, tools and licences that you use"
                : "Name 10 to 25 skills, tools and licences that you use",
            evidence: keywords.isEmpty ? subject.bottom : keywords.prefix(1).flatMap(\.lines)
        )
    }

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
