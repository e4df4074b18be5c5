import Careers
import Resume
import ResumeScoring
import Sessions
import TextDocument

/// What one document came to.
struct ScoreResult: Encodable, Sendable {
    enum Status: String, Encodable, Sendable {
        case ok, failed
    }

    var file: String
    var status = Status.ok
    var errorCode: String?
    var error: String?
    /// A file with the same bytes that came before.
    var duplicateOf: String?
    var resumeScore: Int?
    /// The part of the invented reference résumés that score less, in percent.
    var resumePercentile: Int?
    var resumeFeedback: String?
    var currentRoleTitle: String?
    var currentRoleCompany: String?
    var realisticTargetRoles: [String] = []
    var name: String?
    var email: String?
    var phone: String?
    var location: String?
    /// Whether the document states the place, or it is only that of the current position.
    var locationSource: LocationSource?
    var yearsOfExperience: Double?
    var skills: [String] = []
    var isResume: Double?
    var pages: Int?
    /// From opening the file to its result, waiting for an extractor included.
    var durationMilliseconds: Double = 0
    /// Of it, everything from laid-out text on.
    var analysisMilliseconds: Double?
    /// Every rule of the score; in JSON only.
    var scoreBreakdown: [Finding]?

    init(file: String) {
        self.file = file
    }

    /// The result of a document that was read; one that was not read to its end says why.
    init(file: String, analysis: Analysis) {
        self.file = file
        let basics = analysis.resume.basics
        let profile = analysis.profile
        resumeScore = analysis.score.judged
        resumePercentile = analysis.score.percentile
        resumeFeedback = analysis.feedback
        errorCode = analysis.incompleteBecause?.rawValue
        error = analysis.incompleteBecause?.message
        currentRoleTitle = profile.currentRole?.title
        currentRoleCompany = profile.currentRole?.company
        realisticTargetRoles = profile.targetRoles.map(\.title)
        name = basics.name?.value
        email = basics.email?.value
        phone = basics.phone?.value
        location = basics.location?.value.text
        locationSource = basics.locationSource
        yearsOfExperience = profile.yearsOfExperience
        skills = profile.skills.map(\.skill.name)
        isResume = (analysis.resume.likelihood * 100).rounded() / 100
        pages = analysis.pages
        scoreBreakdown = analysis.score.findings
    }

    /// The result of a document that could not be read.
    init(file: String, failure: ExtractionFailure) {
        self.init(file: file, errorCode: failure.rawValue, error: failure.message)
    }

    /// The result of a file that could not be opened.
    init(file: String, errorCode: String, error: String) {
        self.file = file
        status = .failed
        self.errorCode = errorCode
        self.error = error
    }

    enum CodingKeys: String, CodingKey {
        case file, status, error, name, email, phone, location, skills, pages
        case errorCode = "error_code"
        case duplicateOf = "duplicate_of"
        case resumeScore = "resume_score"
        case resumePercentile = "resume_percentile"
        case resumeFeedback = "resume_feedback"
        case currentRoleTitle = "current_role_title"
        case currentRoleCompany = "current_role_company"
        case realisticTargetRoles = "realistic_target_roles"
        case locationSource = "location_source"
        case yearsOfExperience = "years_of_experience"
        case isResume = "is_resume"
        case durationMilliseconds = "duration_ms"
        case analysisMilliseconds = "analysis_ms"
        case scoreBreakdown = "score_breakdown"
    }

    /// Writes every field, also those without a value: a column must not come and go.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(status, forKey: .status)
        try container.encode(errorCode, forKey: .errorCode)
        try container.encode(error, forKey: .error)
        try container.encodeIfPresent(duplicateOf, forKey: .duplicateOf)
        try container.encode(resumeScore, forKey: .resumeScore)
        try container.encode(resumePercentile, forKey: .resumePercentile)
        try container.encode(resumeFeedback, forKey: .resumeFeedback)
        try container.encode(currentRoleTitle, forKey: .currentRoleTitle)
        try container.encode(currentRoleCompany, forKey: .currentRoleCompany)
        try container.encode(realisticTargetRoles, forKey: .realisticTargetRoles)
        try container.encode(name, forKey: .name)
        try container.encode(email, forKey: .email)
        try container.encode(phone, forKey: .phone)
        try container.encode(location, forKey: .location)
        try container.encode(locationSource, forKey: .locationSource)
        try container.encode(yearsOfExperience, forKey: .yearsOfExperience)
        try container.encode(skills, forKey: .skills)
        try container.encode(isResume, forKey: .isResume)
        try container.encode(pages, forKey: .pages)
        try container.encode(durationMilliseconds, forKey: .durationMilliseconds)
        try container.encode(analysisMilliseconds, forKey: .analysisMilliseconds)
        try container.encodeIfPresent(scoreBreakdown, forKey: .scoreBreakdown)
    }
}
