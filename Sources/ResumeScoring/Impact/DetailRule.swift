import CheckedNumbers
import Resume

/// Enough said about what somebody did.
struct DetailRule: ScoringRule {
    static let name = "impact.detail"
    let code = name
    let category = ScoreCategory.impact
    let weight = 10.0
    let source = "university rubrics"

    /// The share of what earns full credit from which on much is said already.
    private static let leastOfMuch = 2.0 / 3

    func assess(_ subject: ScoringSubject) -> Assessment {
        // Distinct words: saying a thing twice describes nothing better.
        let share = Double(subject.statedWords) / subject.field.words
        let more = MoreContent(subject)
        return Assessment(
            share,
            "It \(share < Self.leastOfMuch ? "says little" : "could say more") about what was done: \(Int(saturating: subject.field.words)) different words earn full credit.",
            advice: more.advice,
            evidence: more.evidence
        )
    }
}
