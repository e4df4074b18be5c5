/// What JSON Resume has no place for: how likely the document is a résumé, where each value stands in it, and more of what
/// it says about addresses, schools and publications.
struct JSONResumeExtras: Encodable {
    /// A page and a line, each counted from 1.
    private struct WireLine: Encodable {
        let page: Int
        let line: Int
    }

    private struct WireCitation: Encodable {
        let authors: [String]
        let venue: String?
        let year: Int?
        let doi: String?
    }

    private let resume: Resume
    private let career: JSONResumeCareer?

    init(_ resume: Resume, career: JSONResumeCareer?) {
        self.resume = resume
        self.career = career
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONResumeKey.self)
        try container.encode(resume.likelihood, forKey: "is_resume")
        try container.encodeIfPresent(career, forKey: "career")
        try container.encodeIfPresent(resume.basics.location?.value.text, forKey: "location")
        try container.encodeIfPresent(resume.basics.locationSource, forKey: "location_source")
        try container.encode(resume.work.map(\.isCurrent), forKey: "work_current")
        try container.encode(resume.work.map(\.terms), forKey: "work_terms")
        try container.encode(resume.education.map(\.thesis), forKey: "theses")
        let citations = resume.publications.map { entry in
            WireCitation(
                authors: entry.citation?.authors ?? [],
                venue: entry.citation?.venue,
                year: entry.date?.year,
                doi: entry.citation?.doi
            )
        }
        try container.encode(citations, forKey: "publications")
        try container.encode(certainties, forKey: "certainty")
        var evidence = container.nestedContainer(keyedBy: JSONResumeKey.self, forKey: "evidence")
        try encodeBasics(into: &evidence)
        try encodeSections(into: &evidence)
    }

    /// How sure values are, by their path, those that are told of.
    private var certainties: [String: Certainty] {
        var result: [String: Certainty] = [:]
        result["basics.name"] = resume.basics.nameCertainty
        result["basics.location"] = resume.basics.locationCertainty
        for (index, entry) in resume.work.enumerated() {
            result["work[\(index)].position"] = entry.positionCertainty
            result["work[\(index)].name"] = entry.nameCertainty
            result["work[\(index)].location"] = entry.locationCertainty
        }
        return result
    }

    /// Lines by the path of the value: `basics.name`, `basics.profiles[0]`.
    private func encodeBasics(into container: inout KeyedEncodingContainer<JSONResumeKey>) throws {
        let basics = resume.basics
        let values = [
            ("name", basics.name?.lines), ("label", basics.label?.lines), ("email", basics.email?.lines),
            ("phone", basics.phone?.lines), ("url", basics.url?.lines), ("summary", basics.summary?.lines),
            ("location", basics.location?.lines),
        ]
        for (key, lines) in values { try encode(lines ?? [], at: "basics." + key, into: &container) }
        try encode(basics.profiles.map(\.lines), at: "basics.profiles", into: &container)
    }

    private func encodeSections(into container: inout KeyedEncodingContainer<JSONResumeKey>) throws {
        for (section, entries) in [("work", resume.work), ("volunteer", resume.volunteer)] {
            try encode(entries.map(\.lines), at: section, into: &container)
            for (index, entry) in entries.enumerated() {
                try encode(entry.highlights.map(\.lines), at: "\(section)[\(index)].highlights", into: &container)
            }
        }
        try encode(resume.education.map(\.lines), at: "education", into: &container)
        try encode(resume.awards.map(\.lines), at: "awards", into: &container)
        try encode(resume.certificates.map(\.lines), at: "certificates", into: &container)
        try encode(resume.publications.map(\.lines), at: "publications", into: &container)
        for (index, group) in resume.skills.enumerated() {
            try encode(group.keywords.map(\.lines), at: "skills[\(index)].keywords", into: &container)
        }
        try encode(resume.languages.map(\.lines), at: "languages", into: &container)
        try encode(resume.interestEntries.map(\.lines), at: "interests", into: &container)
        try encode(resume.referees.map(\.lines), at: "references", into: &container)
        try encode(resume.projects.map(\.lines), at: "projects", into: &container)
        for (index, project) in resume.projects.enumerated() {
            try encode(project.highlights.map(\.lines), at: "projects[\(index)].highlights", into: &container)
        }
    }

    private func encode(
        _ entries: [[LineReference]],
        at path: String,
        into container: inout KeyedEncodingContainer<JSONResumeKey>
    ) throws {
        for (index, lines) in entries.enumerated() { try encode(lines, at: "\(path)[\(index)]", into: &container) }
    }

    private func encode(
        _ lines: [LineReference],
        at path: String,
        into container: inout KeyedEncodingContainer<JSONResumeKey>
    ) throws {
        guard !lines.isEmpty else { return }
        let wire = lines.map { WireLine(page: $0.page, line: $0.line) }
        try container.encode(wire, forKey: JSONResumeKey(stringValue: path))
    }
}
