/// Why a job fits, in words.
public struct JobExplanationResponse: Codable, Hashable, Sendable {
    /// One or two sentences.
    public var explanationSummary: String
    /// What speaks for it and against it, each from the résumé or from the posting.
    public var bullets: [String]

    /// Creates an explanation.
    public init(explanationSummary: String, bullets: [String]) {
        self.explanationSummary = explanationSummary
        self.bullets = bullets
    }

    private enum CodingKeys: String, CodingKey {
        case explanationSummary = "explanation_summary"
        case bullets
    }
}

/// What a person has for a role, and what is missing, in words.
public struct RoleSnippetResponse: Codable, Hashable, Sendable {
    /// The role.
    public var role: String
    /// One or two sentences.
    public var summary: String
    /// What speaks for it and against it, each from the résumé.
    public var bullets: [String]

    /// Creates a snippet.
    public init(role: String, summary: String, bullets: [String]) {
        self.role = role
        self.summary = summary
        self.bullets = bullets
    }
}

/// That something was noted.
public struct SuccessResponse: Codable, Hashable, Sendable {
    /// Always true; what goes wrong is a problem.
    public var success: Bool

    /// Creates an answer.
    public init(success: Bool = true) {
        self.success = success
    }
}
