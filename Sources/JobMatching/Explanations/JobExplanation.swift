/// Why a job was found for a person: a summary, and statements that each name what they rest on.
package struct JobExplanation: Codable, Hashable, Sendable {
    /// One or two sentences of at most ``longestSummary`` characters.
    package var summary: String
    /// Two to five statements.
    package var bullets: [String]

    /// Characters of a summary at most.
    package static let longestSummary = 280
    /// How many statements there are.
    package static let bulletCounts = 2...5

    package init(summary: String, bullets: [String]) {
        self.summary = summary
        self.bullets = bullets
    }
}
