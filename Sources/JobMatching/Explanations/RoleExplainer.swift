package import Careers
package import Resume

/// Says what a person has for a role and what is missing, also for roles that were not suggested.
package struct RoleExplainer: Sendable {
    private let knowledge: CareerKnowledge

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// The answer: always the same for the same facts.
    ///
    /// - Parameters:
    ///   - role: a job title, as somebody wrote it.
    ///   - resume: what the document says.
    ///   - profile: what the person can do.
    /// - Returns: what speaks for and against it.
    package func snippet(for role: String, resume: Resume, profile: CareerProfile) -> RoleSnippet {
        let name = QuotableText.line(role, upTo: 80)
        let statements = RoleStatements(
            knowledge: knowledge,
            role: name,
            resume: resume,
            person: PersonEvidence(resume: resume, profile: profile, knowledge: knowledge)
        )
        return RoleSnippet(role: name, summary: statements.summary, bullets: statements.bullets)
    }
}
