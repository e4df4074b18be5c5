import Careers
import Resume
import TextFolding

/// Text that tells nothing of the person: a pasted job posting, lists of keywords outside the skills.
///
/// None of it is counted anywhere, so that it can only cost points.
struct ForeignTextRule: ScoringRule {
    let code = "consistency.foreign_text"
    let category = ScoreCategory.consistency
    let weight = 1.5
    let source = "policy"

    /// Skills on the line of a list from which on it lists keywords.
    private static let leastSkills = 4

    /// Words from which on a row of names is a list of keywords, whatever they are.
    private static let longList = 30

    private static func namesSkills(_ list: Statement, of subject: ScoringSubject) -> Bool {
        list.wordCount >= longList
            || subject.profile.skills.count { mention in
                mention.lines.contains { $0.page == list.line?.page && $0.line == list.line?.line }
            } >= leastSkills
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        let posting = subject.posting.lines
        if !posting.isEmpty {
            return Assessment(
                0,
                "\(posting.count) lines read like a job posting. They were not counted.",
                advice: "Take out the text of the job posting and say in your own words what you did",
                evidence: posting.prefix(Assessment.mostEvidence).map(subject.text.reference)
            )
        }
        let placeholders = subject.text.lines.filter { Placeholder.isIn(subject.text.reference($0).text) }
        if !placeholders.isEmpty {
            return Assessment(
                0,
                placeholders.count == 1
                    ? "At least one line holds a placeholder of a template."
                    : "At least \(placeholders.count) lines hold placeholders of a template.",
                advice: "Fill in what stands in brackets, such as [Number], or take the sentence out",
                evidence: placeholders.prefix(Assessment.mostEvidence).map(subject.text.reference)
            )
        }
        let general = subject.generalProse
        if !general.isEmpty {
            return Assessment(
                0,
                general.count == 1
                    ? "A sentence tells nothing of what you did. It was not counted."
                    : "\(general.count) sentences tell of something in general, not of what you did. "
                        + "They were not counted.",
                advice: "Take out text that is not about you, and say in your own words what you did",
                evidence: general.compactMap(\.line)
            )
        }
        // Names of towns, units or customers stand in rows as well.
        let lists = subject.keywordLists.filter { Self.namesSkills($0, of: subject) }
        guard !lists.isEmpty else { return .full }
        return Assessment(
            0,
            lists.count == 1
                ? "A statement is only a list of keywords. It was not counted."
                : "\(lists.count) statements are only lists of keywords. They were not counted.",
            advice: "Move keywords to the skills, and say in statements what you did with them",
            evidence: lists.compactMap(\.line)
        )
    }
}
