/// A school and what was learnt there.
package struct EducationEntry: Codable, Hashable, Sendable {
    package var institution: String?
    /// The field of study.
    package var area: String?
    /// The degree, as written.
    package var studyType: String?
    package var startDate: PartialDate?
    package var endDate: PartialDate?
    package var courses: [String] = []
    package var lines: [LineReference] = []

    package init() {}
}

/// Skills under one heading of their own, or all of them without one.
package struct SkillGroup: Codable, Hashable, Sendable {
    package var name: String?
    package var keywords: [Sourced<String>]

    package init(name: String?, keywords: [Sourced<String>]) {
        self.name = name
        self.keywords = keywords
    }
}

/// A language and how well it is spoken.
package struct LanguageEntry: Codable, Hashable, Sendable {
    package var language: String
    package var fluency: String?
    package var lines: [LineReference]

    package init(language: String, fluency: String?, lines: [LineReference]) {
        self.language = language
        self.fluency = fluency
        self.lines = lines
    }
}

/// A certificate, publication or award: a title with a date, who gave it, and what it says.
package struct TitledEntry: Codable, Hashable, Sendable {
    package var title: String
    package var issuer: String?
    package var date: PartialDate?
    package var lines: [LineReference]

    package init(title: String, issuer: String? = nil, date: PartialDate? = nil, lines: [LineReference]) {
        self.title = title
        self.issuer = issuer
        self.date = date
        self.lines = lines
    }
}

/// Something the person made or took part in, beside a position.
package struct ProjectEntry: Codable, Hashable, Sendable {
    package var name: String
    package var startDate: PartialDate?
    package var endDate: PartialDate?
    package var highlights: [Sourced<String>] = []
    package var lines: [LineReference] = []

    package init(name: String) {
        self.name = name
    }
}
