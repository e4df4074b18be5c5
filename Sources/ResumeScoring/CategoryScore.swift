/// The points of one category of the rubric.
package struct CategoryScore: Codable, Hashable, Sendable {
    /// The name of the category, as `ScoreCategory` writes it.
    package var name: String
    /// The points that were reached, 0 to `possible`.
    package var points: Double
    /// The points that could have been reached.
    package var possible: Double
}
