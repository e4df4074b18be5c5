import Careers
import Resume
import TextFolding

/// A list of skills of a length that can be read.
struct SkillsSectionRule: ScoringRule {
    let code = "structure.skills"
    let category = ScoreCategory.structure
    let weight = 4.5

    /// From so many skills on the list is complete; beyond the greater number it is stuffed.
    private static let enough = 10.0
    private static let tooMany = 40.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let keywords = subject.resume.skills.flatMap(\.keywords)
        let count = Double(Set(keywords.map { ScoringLexicon.key($0.value) }).count)
        if count > Self.tooMany {
            return Assessment(
                1 - (count - Self.tooMany) / Self.tooMany,
                "\(Int(count)) skills are listed.",
                advice: "Keep the 10 to 25 skills that the job asks for, in groups.",
                evidence: keywords.prefix(1).flatMap(\.lines)
            )
        }
        // Skills that are named elsewhere are found by people, later and less surely.
        let mentioned = min(0.4, Double(subject.profile.skills.count) / 20)
        return Assessment(
            max(count / Self.enough, mentioned),
            count == 0 ? "No list of skills was found." : "Only \(Int(count)) skills are listed.",
            advice: count == 0
                ? "Add a section Skills with 10 to 25 skills, tools and licences that you use."
                : "Name 10 to 25 skills, tools and licences that you use."
        )
    }
}
