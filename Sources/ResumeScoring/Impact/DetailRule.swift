import CheckedNumbers
import Resume

/// Enough said about what somebody did.
struct DetailRule: ScoringRule {
    static let name = "impact.detail"
    let code = name
    let category = ScoreCategory.impact
    let weight = 10.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        // Distinct words: saying a thing twice describes nothing better.
        let share = Double(subject.statedWords) / subject.field.words
        let more = MoreContent(subject)
        return Assessment(
            share,
            "It says little about what was done: \(Int(saturating: subject.field.words)) different words earn full credit.",
            advice: more.advice,
            evidence: more.evidence
        )
    }
}
