package import Careers
package import Resume
package import ResumeScoring

/// Everything that was found out from one document.
package struct Analysis: Codable, Hashable, Sendable {
    package var resume: Resume
    package var profile: CareerProfile
    package var score: ResumeScore
    /// Pages of the document.
    package var pages: Int

    package init(resume: Resume, profile: CareerProfile, score: ResumeScore, pages: Int) {
        self.resume = resume
        self.profile = profile
        self.score = score
        self.pages = pages
    }
}
