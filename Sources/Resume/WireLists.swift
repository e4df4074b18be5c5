/// A group of skills as JSON Resume spells it.
struct WireSkills: Encodable {
    private let name: String?
    private let level: String?
    private let keywords: [String]

    init(_ group: SkillGroup) {
        name = group.name
        level = group.level
        keywords = group.keywords.map(\.value)
    }
}

/// A language as JSON Resume spells it.
struct WireLanguage: Encodable {
    private let language: String
    private let fluency: String?

    init(_ entry: LanguageEntry) {
        language = entry.language
        fluency = entry.fluency
    }
}

/// An interest as JSON Resume spells it.
struct WireInterest: Encodable {
    private let name: String
    private let keywords: [String]?

    init(_ entry: InterestEntry) {
        name = entry.name
        keywords = entry.keywords.isEmpty ? nil : entry.keywords
    }
}

/// A reference as JSON Resume spells it.
struct WireReference: Encodable {
    private let name: String?
    private let reference: String?

    init(_ entry: RefereeEntry) {
        name = entry.name
        reference = entry.reference
    }
}

/// Certificates, awards and publications differ in what the schema calls their fields, and in which they have.
struct WireTitled: Encodable {
    private let entry: TitledEntry
    private let title: JSONResumeKey
    private let issuer: JSONResumeKey
    private let date: JSONResumeKey
    private let hasURL: Bool
    private let hasSummary: Bool

    static func award(_ entry: TitledEntry) -> WireTitled {
        WireTitled(
            entry: entry,
            title: "title",
            issuer: "awarder",
            date: "date",
            hasURL: false,
            hasSummary: true
        )
    }

    static func certificate(_ entry: TitledEntry) -> WireTitled {
        WireTitled(
            entry: entry,
            title: "name",
            issuer: "issuer",
            date: "date",
            hasURL: true,
            hasSummary: false
        )
    }

    static func publication(_ entry: TitledEntry) -> WireTitled {
        WireTitled(
            entry: entry,
            title: "name",
            issuer: "publisher",
            date: "releaseDate",
            hasURL: true,
            hasSummary: true
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONResumeKey.self)
        try container.encode(entry.title, forKey: title)
        try container.encodeIfPresent(entry.issuer, forKey: issuer)
        try container.encodeIfPresent(entry.date?.iso8601, forKey: date)
        if hasURL { try container.encodeIfPresent(entry.url.flatMap(WebAddress.uri), forKey: "url") }
        if hasSummary { try container.encodeIfPresent(entry.summary, forKey: "summary") }
    }
}
