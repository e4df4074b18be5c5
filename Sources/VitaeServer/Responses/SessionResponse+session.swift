import Careers
import Foundation
import Resume
import ResumeScoring
import Sessions
import TextDocument
import VitaeAPI

extension SessionResponse {
    /// Somebody said where to look from.
    private static let chosen = "chosen"

    /// Times on the wire: UTC, with milliseconds.
    static let timeFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// A session as its client sees it.
    init(_ session: Session) {
        self.init(status: session.status.rawValue, createdAt: session.createdAt.formatted(Self.timeFormat))
        expiresAt = session.expiresAt.formatted(Self.timeFormat)
        if let failure = session.failure {
            errorCode = failure.rawValue
            errorMessage = failure.message
        }
        guard let analysis = session.analysis else { return }
        let profile = analysis.profile
        resumeScore = analysis.score.judged
        resumePercentile = analysis.score.percentile
        resumePercentileReference = analysis.score.percentile.map { _ in ResumeScore.percentileReference }
        resumeFeedback = analysis.feedback
        let roles = profile.targetRoles.map(\.title)
        realisticTargetRoles = roles.isEmpty ? nil : roles
        lastSearchTitle = roles.first ?? profile.currentRole?.title
        currentRoleTitle = profile.currentRole?.title
        currentRoleCompany = profile.currentRole?.company
        isResume = (analysis.resume.likelihood * 100).rounded() / 100
        location = session.location ?? analysis.resume.basics.location?.value.text
        locationSource = session.location == nil ? analysis.resume.basics.locationSource?.rawValue : Self.chosen
        yearsOfExperience = profile.yearsOfExperience
        scoreBreakdown = analysis.score.findings.map { finding in
            ScoreFinding(
                code: finding.code,
                severity: finding.severity.rawValue,
                pointsLost: finding.pointsLost,
                pointsPossible: finding.pointsPossible,
                message: finding.message,
                advice: finding.advice,
                evidence: finding.evidence.map(\.text)
            )
        }
        scoreCategories = analysis.score.categories.map { category in
            ScoreCategory(name: category.name, points: category.points, possible: category.possible)
        }
        jobCounts = JobCounts(
            local: session.jobCounts?["local"] ?? 0,
            national: session.jobCounts?["national"] ?? 0,
            remote: session.jobCounts?["remote"] ?? 0
        )
    }
}
