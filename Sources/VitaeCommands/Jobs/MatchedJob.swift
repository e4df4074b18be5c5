import Foundation
import JobMatching

/// A job that fits as `vitae jobs match` prints it, in the words of the HTTP interface.
struct MatchedJob: OutputRow, Encodable {
    let bucket: String
    let score: Int
    let category: String
    let title: String
    let company: String
    let location: String
    let distance: Double?
    let postedOn: String?
    let salary: String?
    let employmentType: String?
    let role: String
    let reason: String
    let skills: [String]
    let matchingSkills: [String]
    let excerpt: String
    let url: String
    let id: String

    init(_ match: JobMatch) {
        bucket = match.bucket.rawValue
        score = match.score
        category = match.category.rawValue
        title = match.posting.title
        company = match.posting.company
        location = match.posting.locationText
        distance = match.distance
        postedOn = match.posting.postedAt?.formatted(.iso8601.year().month().day())
        salary = match.posting.salary.flatMap(SalaryPhrase.line)
        employmentType = match.posting.employmentType
        role = match.role
        reason = match.reason
        skills = match.posting.skills
        matchingSkills = match.matchingSkills
        excerpt = match.excerpt
        url = match.posting.url
        id = match.posting.id
    }

    static let table = TextTable(columns: [
        TextTable.Column(name: "SCORE", width: 5, isNumber: true), TextTable.Column(name: "LIST", width: 8),
        TextTable.Column(name: "TITLE", width: 38), TextTable.Column(name: "COMPANY", width: 24),
        TextTable.Column(name: "LOCATION", width: 28), TextTable.Column(name: "KM", width: 6, isNumber: true),
        TextTable.Column(name: "TYPE", width: 10), TextTable.Column(name: "PAY", width: 28),
    ])

    static let columns = [
        "bucket", "match_score", "category", "title", "company_name", "location", "distance_km", "posted_on", "salary",
        "employment_type", "source_query", "why", "skills", "matching_skills", "excerpt", "job_url", "id",
    ]

    var cells: [String] {
        [
            "\(score)", bucket, title, company, location, distance.map { "\(Int($0.rounded()))" } ?? "-",
            employmentType?.lowercased().replacing("_", with: "-") ?? "-", salary ?? "-",
        ]
    }

    /// Why it is shown, and its first lines.
    var details: [String] { [reason, excerpt].filter { !$0.isEmpty } }

    var values: [String] {
        [
            bucket, "\(score)", category, title, company, location, distance.map { "\($0)" } ?? "", postedOn ?? "",
            salary ?? "", employmentType ?? "", role, reason, skills.joined(separator: "; "),
            matchingSkills.joined(separator: "; "), excerpt, url, id,
        ]
    }

    enum CodingKeys: String, CodingKey {
        case bucket, category, title, location, id, salary, skills, excerpt
        case score = "match_score"
        case company = "company_name"
        case distance = "distance_km"
        case postedOn = "posted_on"
        case employmentType = "employment_type"
        case role = "source_query"
        case reason = "why"
        case matchingSkills = "matching_skills"
        case url = "job_url"
    }

    /// Writes every field, also those without a value.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(bucket, forKey: .bucket)
        try container.encode(score, forKey: .score)
        try container.encode(category, forKey: .category)
        try container.encode(title, forKey: .title)
        try container.encode(company, forKey: .company)
        try container.encode(location, forKey: .location)
        try container.encode(distance, forKey: .distance)
        try container.encode(postedOn, forKey: .postedOn)
        try container.encode(salary, forKey: .salary)
        try container.encode(employmentType, forKey: .employmentType)
        try container.encode(role, forKey: .role)
        try container.encode(reason, forKey: .reason)
        try container.encode(skills, forKey: .skills)
        try container.encode(matchingSkills, forKey: .matchingSkills)
        try container.encode(excerpt, forKey: .excerpt)
        try container.encode(url, forKey: .url)
        try container.encode(id, forKey: .id)
    }
}
