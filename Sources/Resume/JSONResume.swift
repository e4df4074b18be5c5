/// A résumé in the JSON Resume format, v1.2.1 (https://docs.jsonresume.org/schema).
///
/// What the schema has no place for is in `meta.vitae`.
package struct JSONResume: Encodable, Sendable {
    private let resume: Resume
    private let career: JSONResumeCareer?

    /// A résumé to encode.
    ///
    /// - Parameters:
    ///   - resume: what the document says.
    ///   - career: what was concluded from it.
    package init(_ resume: Resume, career: JSONResumeCareer? = nil) {
        self.resume = resume
        self.career = career
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONResumeKey.self)
        try container.encode(
            "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json",
            forKey: "$schema"
        )
        try container.encode(WireBasics(resume.basics), forKey: "basics")
        try container.encode(resume.work.map(WireWork.init), forKey: "work")
        try container.encode(resume.volunteer.map(WireVolunteer.init), forKey: "volunteer")
        try container.encode(resume.education.map(WireEducation.init), forKey: "education")
        try container.encode(resume.awards.map(WireTitled.award), forKey: "awards")
        try container.encode(resume.certificates.map(WireTitled.certificate), forKey: "certificates")
        try container.encode(resume.publications.map(WireTitled.publication), forKey: "publications")
        try container.encode(resume.skills.map(WireSkills.init), forKey: "skills")
        try container.encode(resume.languages.map(WireLanguage.init), forKey: "languages")
        try container.encode(resume.interestEntries.map(WireInterest.init), forKey: "interests")
        try container.encode(resume.referees.map(WireReference.init), forKey: "references")
        try container.encode(resume.projects.map(WireProject.init), forKey: "projects")
        var meta = container.nestedContainer(keyedBy: JSONResumeKey.self, forKey: "meta")
        try meta.encode("v1.2.1", forKey: "version")
        try meta.encode(JSONResumeExtras(resume, career: career), forKey: "vitae")
    }
}

/// A key by its name alone.
struct JSONResumeKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral value: String) { stringValue = value }
    init?(intValue: Int) { nil }
}
