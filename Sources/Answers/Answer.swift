package import JobMatching

/// What somebody is told: the same for the same facts.
package struct Answer: Hashable, Sendable {
    /// What matters most, in at most ``JobExplanation/longestSummary`` characters.
    package var summary: String
    package var statements: [String]

    package init(_ summary: String, _ statements: [String] = []) {
        self.summary = summary
        self.statements = statements
    }

    /// The statements as they may be put in other words.
    package var explanation: JobExplanation { JobExplanation(summary: summary, bullets: statements) }

    /// The same answer in other words.
    package func replacing(_ explanation: JobExplanation) -> Answer {
        Answer(explanation.summary, explanation.bullets)
    }

    /// As one text.
    package var text: String {
        statements.isEmpty ? summary : summary + "\n\n" + statements.map { "• \($0)" }.joined(separator: "\n")
    }

    /// What is said where nothing was recognised.
    package static let nothingRecognised = Answer(
        "Nothing was recognised here that can be answered from open postings.",
        [
            "Name a job title, a skill, a place or pay, or ask about interviews, cover letters, salaries, a change of career "
                + "or a first job.",
            "For example: “What do open postings for registered nurses ask for?” or “Salary of a Python developer in "
                + "Austin, TX”.",
        ]
    )
}
