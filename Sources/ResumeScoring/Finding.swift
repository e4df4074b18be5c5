package import Resume

/// Something that a rule found: what it costs, where it stands and what to do about it.
package struct Finding: Codable, Hashable, Sendable {
    /// How much a finding matters.
    package enum Severity: String, Codable, Sendable {
        /// The document fails its purpose as it is.
        case fatal
        /// Three points or more.
        case major
        /// Less than three points.
        case minor
        /// No points: advice only.
        case info
    }

    /// Points from which on a finding is major.
    static let majorLoss = 3.0

    /// Stable name of the rule, `category.rule`.
    package var code: String
    /// How much it matters.
    package var severity: Severity
    /// The points that it costs.
    package var pointsLost: Double
    /// The points that its rule can give.
    package var pointsPossible: Double
    /// What was found.
    package var message: String
    /// What to do about it, in the imperative.
    package var advice: String
    /// At most three lines that show it.
    package var evidence: [LineReference]

    enum CodingKeys: String, CodingKey {
        case code, severity, message, advice, evidence
        case pointsLost = "points_lost"
        case pointsPossible = "points_possible"
    }
}
