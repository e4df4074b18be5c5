/// A part of the rubric, in its order.
enum ScoreCategory: String, CaseIterable, Sendable {
    case readability
    case contact
    case structure
    case completeness
    case impact
    case language
    case consistency
    case length
    /// Costs no points.
    case advice
}
