package import Resume

/// What a résumé says about a career: where it stands and where it can go.
package struct CareerProfile: Codable, Hashable, Sendable {
    package var currentRole: CurrentRole?
    /// What the person does, likeliest first.
    package var occupations: [OccupationVote] = []
    /// What the occupations were read from; nil where there are none.
    package var occupationSource: OccupationSource?
    package var seniority = Seniority.regular
    /// Years in work, overlapping positions counted once; nil when no position has dates.
    package var yearsOfExperience: Double?
    /// Best first.
    package var targetRoles: [TargetRole] = []
    package var skills: [SkillMention] = []

    package init() {}

    /// Leaves out what rests on titles, for documents whose words are not understood.
    package mutating func omitOccupations() {
        occupations = []
        occupationSource = nil
        targetRoles = []
    }
}

/// The position a person holds, or held last.
package struct CurrentRole: Codable, Hashable, Sendable {
    package var title: String?
    package var company: String?
    package var lines: [LineReference]

    /// Whether one of some positions is this one and lasts until now.
    package func isHeldNow(in work: [WorkEntry]) -> Bool {
        work.contains { $0.isOpen && $0.shownPosition == title && $0.name == company }
    }
}

/// A role that a person could realistically take next.
package struct TargetRole: Codable, Hashable, Sendable {
    package var title: String
    package var occupation: String
    package var seniority: Seniority
    /// 0-1.
    package var confidence: Double
    /// Why it was suggested, as sentences with evidence from the résumé.
    package var reasons: [String]

    /// Why the next rank of the same work is suggested.
    static let stepUp = "One step up on the same ladder."
    /// Whether it is the next rank of the same work.
    package var isStepUp: Bool { reasons.contains(Self.stepUp) }
}

/// A skill and the lines that show it.
package struct SkillMention: Codable, Hashable, Sendable {
    package var skill: Skill
    package var lines: [LineReference]

    package init(skill: Skill, lines: [LineReference]) {
        self.skill = skill
        self.lines = lines
    }
}
