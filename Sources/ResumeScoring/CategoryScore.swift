/// The points of one category of the rubric.
package struct CategoryScore: Codable, Hashable, Sendable {
    package var name: String
    package var points: Double
    package var possible: Double
}
