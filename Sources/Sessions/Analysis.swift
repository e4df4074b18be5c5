package import Careers
package import Resume
package import ResumeAnalysis
package import ResumeScoring
package import TextDocument

/// Everything that was found out from one document.
package struct Analysis: Codable, Hashable, Sendable {
    package var resume: Resume
    package var profile: CareerProfile
    package var score: ResumeScore
    /// Pages of the document.
    package var pages: Int
    /// Why later pages may be missing; nil for a document that was read to its end.
    package var incompleteBecause: ExtractionFailure?

    package init(
        resume: Resume,
        profile: CareerProfile,
        score: ResumeScore,
        pages: Int,
        incompleteBecause: ExtractionFailure? = nil
    ) {
        self.resume = resume
        self.profile = profile
        self.score = score
        self.pages = pages
        self.incompleteBecause = incompleteBecause
    }

    /// What was found out from a document.
    package init(_ findings: ResumeFindings, of document: TextDocument) {
        self.init(
            resume: findings.resume,
            profile: findings.profile,
            score: findings.score,
            pages: document.pages.count,
            incompleteBecause: document.incompleteBecause
        )
    }

    /// What would raise the score most, after a word on pages that could not be read.
    package var feedback: String {
        guard incompleteBecause != nil else { return score.feedback }
        return "\(incompleteNote) \(score.feedback)"
    }

    private var incompleteNote: String {
        let read = pages == 1 ? "Only the first page" : "Only the first \(pages) pages"
        return "\(read) could be read, so what is said here may be wrong. Save the file again as a simple PDF."
    }
}
