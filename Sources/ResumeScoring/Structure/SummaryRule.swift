import Resume

/// A few lines at the top that say who somebody is.
struct SummaryRule: ScoringRule {
    let code = "structure.summary"
    let category = ScoreCategory.structure
    let weight = 1.5
    let source = "university rubrics"

    private static let fullWords = 10.0
    /// A headline alone says the most important part.
    private static let headline = 0.5

    private static let headings: Set<String> = [
        "about me", "background", "career focus", "career objective", "career overview", "career profile",
        "career summary", "executive profile", "executive summary", "objective", "overview", "personal profile",
        "personal statement", "professional background", "professional overview", "professional profile",
        "professional summary", "profile", "qualifications summary", "summary", "summary of qualifications",
        "work background",
    ]
    private static let mostWords = 3

    /// Whether a line is the heading of a summary.
    private static func isHeading(_ line: DocumentText.Line) -> Bool {
        guard line.text.tokens.count <= mostWords else { return false }
        return headings.contains(line.text.tokens.map(line.text.word).joined(separator: " "))
    }

    /// Lines below the heading in which its text may stand: behind a list it comes late.
    private static let below = 16

    /// Whether a text of a few words that was not read stands below the heading of a summary.
    private static func hasUnread(_ subject: ScoringSubject) -> Bool {
        let lines = subject.text.lines
        guard let heading = lines.firstIndex(where: isHeading) else { return false }
        let read = RecognisedStructureRule.read(subject.resume)
        return lines[heading...].dropFirst().prefix(below).contains { line in
            Double(line.text.tokens.count) >= fullWords / 2
                && !read.contains(RecognisedStructureRule.place(of: line, in: subject.text))
        }
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        // What stands under such a heading and was not read is not missing.
        if subject.resume.basics.summary == nil, Self.hasUnread(subject) { return .notApplicable }
        let words = subject.tellingSummary.reduce(0) { $0 + $1.wordCount }
        return Assessment(
            max(min(1, Double(words) / Self.fullWords), subject.resume.basics.label == nil ? 0 : Self.headline),
            words > 0 || subject.resume.basics.summary != nil
                ? "The summary says little of who you are." : "No summary says at the top who you are.",
            advice: "Open with two or three lines on what you do, for how long and what you are best at",
            evidence: subject.top
        )
    }
}
