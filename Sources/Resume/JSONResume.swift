/// A résumé in the JSON Resume format, v1.2.1 (https://docs.jsonresume.org/schema).
///
/// What the schema has no place for is in `meta.vitae`.
package struct JSONResume: Encodable, Sendable {
    private let resume: Resume

    package init(_ resume: Resume) {
        self.resume = resume
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(
            "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json",
            forKey: "$schema"
        )
        try encodeBasics(into: &container)
        try container.encode(resume.work.map(WireWork.init), forKey: "work")
        try container.encode(resume.volunteer.map(WireVolunteer.init), forKey: "volunteer")
        try container.encode(resume.education.map(WireEducation.init), forKey: "education")
        try container.encode(resume.awards.map { WireTitled($0, title: "title", issuer: "awarder") }, forKey: "awards")
        try container.encode(
            resume.certificates.map { WireTitled($0, title: "name", issuer: "issuer") },
            forKey: "certificates"
        )
        try container.encode(
            resume.publications.map { WireTitled($0, title: "name", issuer: "publisher", date: "releaseDate") },
            forKey: "publications"
        )
        try container.encode(resume.skills.map(WireSkills.init), forKey: "skills")
        try container.encode(resume.languages.map(WireLanguage.init), forKey: "languages")
        try container.encode(resume.interests.map { ["name": $0.value] }, forKey: "interests")
        try container.encode(resume.references.map { ["reference": $0.value] }, forKey: "references")
        try container.encode(resume.projects.map(WireProject.init), forKey: "projects")
        var meta = container.nestedContainer(keyedBy: Key.self, forKey: "meta")
        var vitae = meta.nestedContainer(keyedBy: Key.self, forKey: "vitae")
        try vitae.encode(resume.likelihood, forKey: "is_resume")
        try vitae.encode(resume.work.map { $0.lines }, forKey: "work_lines")
    }

    private func encodeBasics(into container: inout KeyedEncodingContainer<Key>) throws {
        var basics = container.nestedContainer(keyedBy: Key.self, forKey: "basics")
        try basics.encodeIfPresent(resume.basics.name?.value, forKey: "name")
        try basics.encodeIfPresent(resume.basics.label?.value, forKey: "label")
        try basics.encodeIfPresent(resume.basics.email?.value, forKey: "email")
        try basics.encodeIfPresent(resume.basics.phone?.value, forKey: "phone")
        try basics.encodeIfPresent(resume.basics.url?.value, forKey: "url")
        try basics.encodeIfPresent(resume.basics.summary?.value, forKey: "summary")
        if let location = resume.basics.location?.value {
            var place = basics.nestedContainer(keyedBy: Key.self, forKey: "location")
            try place.encode(location.text, forKey: "address")
            try place.encodeIfPresent(location.city, forKey: "city")
            try place.encodeIfPresent(location.region, forKey: "region")
            try place.encodeIfPresent(location.countryCode, forKey: "countryCode")
            try place.encodeIfPresent(location.postalCode, forKey: "postalCode")
        }
        try basics.encode(resume.basics.profiles.map(\.value), forKey: "profiles")
    }

    fileprivate struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init(stringLiteral value: String) { stringValue = value }
        init?(intValue: Int) { nil }
    }
}

private struct WireWork: Encodable {
    let name: String?
    let position: String?
    let location: String?
    let startDate: String?
    let endDate: String?
    let summary: String?
    let highlights: [String]

    init(_ entry: WorkEntry) {
        name = entry.name
        position = entry.position
        location = entry.location
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        summary = entry.summary
        highlights = entry.highlights.map(\.value)
    }
}

private struct WireVolunteer: Encodable {
    let organization: String?
    let position: String?
    let startDate: String?
    let endDate: String?
    let highlights: [String]

    init(_ entry: WorkEntry) {
        organization = entry.name
        position = entry.position
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        highlights = entry.highlights.map(\.value)
    }
}

private struct WireEducation: Encodable {
    let institution: String?
    let area: String?
    let studyType: String?
    let startDate: String?
    let endDate: String?
    let courses: [String]

    init(_ entry: EducationEntry) {
        institution = entry.institution
        area = entry.area
        studyType = entry.studyType
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        courses = entry.courses
    }
}

private struct WireSkills: Encodable {
    let name: String?
    let keywords: [String]

    init(_ group: SkillGroup) {
        name = group.name
        keywords = group.keywords.map(\.value)
    }
}

private struct WireLanguage: Encodable {
    let language: String
    let fluency: String?

    init(_ entry: LanguageEntry) {
        language = entry.language
        fluency = entry.fluency
    }
}

private struct WireProject: Encodable {
    let name: String
    let startDate: String?
    let endDate: String?
    let highlights: [String]

    init(_ entry: ProjectEntry) {
        name = entry.name
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        highlights = entry.highlights.map(\.value)
    }
}

/// Certificates, awards and publications differ in what the schema calls their fields.
private struct WireTitled: Encodable {
    let entry: TitledEntry
    let title: String
    let issuer: String
    let date: String

    init(_ entry: TitledEntry, title: String, issuer: String, date: String = "date") {
        self.entry = entry
        self.title = title
        self.issuer = issuer
        self.date = date
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONResume.Key.self)
        try container.encode(entry.title, forKey: .init(stringValue: title))
        try container.encodeIfPresent(entry.issuer, forKey: .init(stringValue: issuer))
        try container.encodeIfPresent(entry.date?.iso8601, forKey: .init(stringValue: date))
    }
}
