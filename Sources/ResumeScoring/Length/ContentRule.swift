import Resume

/// Enough text to judge somebody by.
struct ContentRule: ScoringRule {
    let code = "length.content"
    let category = ScoreCategory.length
    let weight = 1.5

    func assess(_ subject: ScoringSubject) -> Assessment {
        Assessment(1, judged: subject.substance)
    }
}
