/// Skills under one heading of their own, or all of them without one.
package struct SkillGroup: Codable, Hashable, Sendable {
    package var name: String?
    /// How well all of them are known, as written.
    package var level: String?
    package var keywords: [Sourced<String>]

    package init(name: String?, level: String? = nil, keywords: [Sourced<String>]) {
        self.name = name
        self.level = level
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

/// Something the person likes, with what belongs to it.
package struct InterestEntry: Codable, Hashable, Sendable {
    package var name: String
    package var keywords: [String]
    package var lines: [LineReference]

    package init(name: String, keywords: [String] = [], lines: [LineReference]) {
        self.name = name
        self.keywords = keywords
        self.lines = lines
    }
}

/// A person who can be asked about the one the résumé is of.
package struct RefereeEntry: Codable, Hashable, Sendable {
    package var name: String?
    /// What the document says of the person, or quotes them with.
    package var reference: String?
    package var lines: [LineReference]

    package init(name: String?, reference: String?, lines: [LineReference]) {
        self.name = name
        self.reference = reference
        self.lines = lines
    }
}
