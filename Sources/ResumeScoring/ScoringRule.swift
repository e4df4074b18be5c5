/// One question of the rubric.
protocol ScoringRule: Sendable {
    /// Stable name, `category.rule`.
    var code: String { get }
    var category: ScoreCategory { get }
    /// Points that can be earned; 0 for a rule that only advises.
    var weight: Double { get }
    /// Where the rule comes from, as the rubric says it.
    var source: String { get }

    func assess(_ subject: ScoringSubject) -> Assessment
}
