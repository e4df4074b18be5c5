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

    func assess(_ subject: ScoringSubject) -> Assessment {
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
