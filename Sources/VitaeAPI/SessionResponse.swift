/// A session as its client sees it. Fields that are not known yet are `null`, never left out.
public struct SessionResponse: Codable, Hashable, Sendable {
    /// `queued`, `extracting`, `identifying`, `searching`, `completed` or `failed`.
    public var status: String
    /// ISO 8601, UTC.
    public var createdAt: String
    /// What went wrong and what to do about it, for a person; with `failed` only.
    public var errorMessage: String?
    /// `encrypted`, `damaged`, `too_large`, `timed_out`, `crashed` or `no_text`; with `failed` only.
    public var errorCode: String?
    /// 0-100.
    public var resumeScore: Int?
    /// Share of the reference résumés with a lower score, 0-100.
    public var resumePercentile: Int?
    /// What the percentile compares with, in words.
    public var resumePercentileReference: String?
    /// Two or three sentences on what would raise the score most.
    public var resumeFeedback: String?
    /// Best first.
    public var realisticTargetRoles: [String]?
    /// The first target role.
    public var lastSearchTitle: String?
    /// Title of the position held, or held last.
    public var currentRoleTitle: String?
    /// Employer of that position.
    public var currentRoleCompany: String?
    /// How likely the document is a résumé, 0-1.
    public var isResume: Double?
    /// The place that was chosen, else where the person is as the résumé says.
    public var location: String?
    /// `chosen`, `stated` in the résumé, or `current_job` where the résumé names no home and it is only the job's place.
    public var locationSource: String?
    /// Years in work, overlapping positions counted once.
    public var yearsOfExperience: Double?
    /// The score, rule by rule.
    public var scoreBreakdown: [ScoreFinding]?
    /// The points of the rules by what they are about.
    public var scoreCategories: [ScoreCategory]?
    /// Jobs found, by list.
    public var jobCounts: JobCounts?
    /// ISO 8601, UTC: when the session is deleted.
    public var expiresAt: String?

    /// Creates a session of which nothing but its status is known.
    public init(status: String, createdAt: String) {
        self.status = status
        self.createdAt = createdAt
    }

    private enum CodingKeys: String, CodingKey {
        case status
        case createdAt = "created_at"
        case errorMessage = "error_message"
        case errorCode = "error_code"
        case resumeScore = "resume_score"
        case resumePercentile = "resume_percentile"
        case resumePercentileReference = "resume_percentile_reference"
        case resumeFeedback = "resume_feedback"
        case realisticTargetRoles = "realistic_target_roles"
        case lastSearchTitle = "last_search_title"
        case currentRoleTitle = "current_role_title"
        case currentRoleCompany = "current_role_company"
        case isResume = "is_resume"
        case location
        case locationSource = "location_source"
        case yearsOfExperience = "years_of_experience"
        case scoreBreakdown = "score_breakdown"
        case scoreCategories = "score_categories"
        case jobCounts = "job_counts"
        case expiresAt = "expires_at"
    }

    /// Writes every field, those that are not known as `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(errorMessage, forKey: .errorMessage)
        try container.encode(errorCode, forKey: .errorCode)
        try container.encode(resumeScore, forKey: .resumeScore)
        try container.encode(resumePercentile, forKey: .resumePercentile)
        try container.encode(resumePercentileReference, forKey: .resumePercentileReference)
        try container.encode(resumeFeedback, forKey: .resumeFeedback)
        try container.encode(realisticTargetRoles, forKey: .realisticTargetRoles)
        try container.encode(lastSearchTitle, forKey: .lastSearchTitle)
        try container.encode(currentRoleTitle, forKey: .currentRoleTitle)
        try container.encode(currentRoleCompany, forKey: .currentRoleCompany)
        try container.encode(isResume, forKey: .isResume)
        try container.encode(location, forKey: .location)
        try container.encode(locationSource, forKey: .locationSource)
        try container.encode(yearsOfExperience, forKey: .yearsOfExperience)
        try container.encode(scoreBreakdown, forKey: .scoreBreakdown)
        try container.encode(scoreCategories, forKey: .scoreCategories)
        try container.encode(jobCounts, forKey: .jobCounts)
        try container.encode(expiresAt, forKey: .expiresAt)
    }
}

/// One rule of the score and what it found.
public struct ScoreFinding: Codable, Hashable, Sendable {
    /// Name of the rule.
    public var code: String
    /// `fatal`, `major`, `minor` or `info`.
    public var severity: String
    /// Points that it cost.
    public var pointsLost: Double
    /// Points that the rule can give.
    public var pointsPossible: Double
    /// What was found.
    public var message: String
    /// What to do about it.
    public var advice: String
    /// The lines of the résumé that show it.
    public var evidence: [String]

    /// Creates a finding.
    public init(
        code: String,
        severity: String,
        pointsLost: Double,
        pointsPossible: Double,
        message: String,
        advice: String,
        evidence: [String]
    ) {
        self.code = code
        self.severity = severity
        self.pointsLost = pointsLost
        self.pointsPossible = pointsPossible
        self.message = message
        self.advice = advice
        self.evidence = evidence
    }

    private enum CodingKeys: String, CodingKey {
        case code, severity, message, advice, evidence
        case pointsLost = "points_lost"
        case pointsPossible = "points_possible"
    }
}

/// Part of the score: what the rules of one kind gave.
public struct ScoreCategory: Codable, Hashable, Sendable {
    /// What the rules are about.
    public var name: String
    /// Points won.
    public var points: Double
    /// Points that can be won.
    public var possible: Double

    /// Creates a part of the score.
    public init(name: String, points: Double, possible: Double) {
        self.name = name
        self.points = points
        self.possible = possible
    }
}

/// How many jobs are in each list.
public struct JobCounts: Codable, Hashable, Sendable {
    /// Near the person.
    public var local: Int
    /// In the person's country, farther away.
    public var national: Int
    /// Done from anywhere the posting allows.
    public var remote: Int

    /// Creates counts.
    public init(local: Int, national: Int, remote: Int) {
        self.local = local
        self.national = national
        self.remote = remote
    }
}
