package import Careers
package import Foundation
package import Resume

/// Says why a job was found for a person, from what the résumé and the posting say and nothing else.
package struct JobExplainer: Sendable {
    private let knowledge: CareerKnowledge

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// The explanation: always the same for the same facts.
    ///
    /// - Parameters:
    ///   - match: the job as it was found; it may lack all but what a session keeps of it.
    ///   - posting: the posting with its description, skills and pay; nil where it is no longer kept.
    ///   - resume: what the document says.
    ///   - profile: what the person can do.
    ///   - home: the place that the person chose instead of the document's; nil for the document's.
    ///   - now: what dates are compared with.
    /// - Returns: the explanation.
    package func explanation(
        of match: JobMatch,
        posting: JobPosting?,
        resume: Resume,
        profile: CareerProfile,
        home: String? = nil,
        now: Date
    ) -> JobExplanation {
        JobStatements(
            knowledge: knowledge,
            match: match,
            // A job that comes straight from the search still has its whole posting.
            posting: posting ?? (match.posting.isWhole ? match.posting : nil),
            resume: resume,
            person: PersonEvidence(resume: resume, profile: profile, knowledge: knowledge),
            chosenPlace: home,
            now: now
        ).explanation
    }
}

extension JobPosting {
    /// Whether it has more than a session keeps of it.
    fileprivate var isWhole: Bool {
        !description.isEmpty || !occupations.isEmpty
    }
}
