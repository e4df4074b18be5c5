/// What speaks for and against a role for a person.
package struct RoleSnippet: Codable, Hashable, Sendable {
    /// The role as it was asked for, fit to be shown.
    package var role: String
    /// One or two sentences of at most ``JobExplanation/longestSummary`` characters.
    package var summary: String
    /// Two to five statements.
    package var bullets: [String]

    package init(role: String, summary: String, bullets: [String]) {
        self.role = role
        self.summary = summary
        self.bullets = bullets
    }

    /// The statements alone, as they may be put in other words.
    package var explanation: JobExplanation { JobExplanation(summary: summary, bullets: bullets) }

    /// The same role with statements in other words.
    package func replacing(_ explanation: JobExplanation) -> RoleSnippet {
        RoleSnippet(role: role, summary: explanation.summary, bullets: explanation.bullets)
    }
}
