/// A position as JSON Resume spells it.
struct WireWork: Encodable {
    private let name: String?
    private let position: String?
    private let url: String?
    private let location: String?
    private let startDate: String?
    private let endDate: String?
    private let summary: String?
    private let highlights: [String]

    init(_ entry: WorkEntry) {
        name = entry.name
        position = entry.position
        url = entry.url.flatMap(WebAddress.uri)
        location = entry.location
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        summary = entry.summary
        highlights = entry.highlights.map(\.value)
    }
}

/// Voluntary work as JSON Resume spells it.
struct WireVolunteer: Encodable {
    private let organization: String?
    private let position: String?
    private let url: String?
    private let startDate: String?
    private let endDate: String?
    private let summary: String?
    private let highlights: [String]

    init(_ entry: WorkEntry) {
        organization = entry.name
        position = entry.position
        url = entry.url.flatMap(WebAddress.uri)
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        summary = entry.summary
        highlights = entry.highlights.map(\.value)
    }
}

/// A school as JSON Resume spells it.
struct WireEducation: Encodable {
    private let institution: String?
    private let url: String?
    private let area: String?
    private let studyType: String?
    private let startDate: String?
    private let endDate: String?
    private let score: String?
    private let courses: [String]

    init(_ entry: EducationEntry) {
        institution = entry.institution
        url = entry.url.flatMap(WebAddress.uri)
        area = entry.area
        studyType = entry.studyType
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        score = entry.score
        courses = entry.courses
    }
}

/// A project as JSON Resume spells it.
struct WireProject: Encodable {
    private let name: String
    private let description: String?
    private let highlights: [String]
    private let keywords: [String]
    private let startDate: String?
    private let endDate: String?
    private let url: String?
    private let roles: [String]
    private let entity: String?

    init(_ entry: ProjectEntry) {
        name = entry.name
        description = entry.description
        highlights = entry.highlights.map(\.value)
        keywords = entry.keywords
        startDate = entry.startDate?.iso8601
        endDate = entry.endDate?.iso8601
        url = entry.url.flatMap(WebAddress.uri)
        roles = entry.roles
        entity = entry.entity
    }
}
