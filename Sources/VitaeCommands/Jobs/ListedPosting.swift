import Careers
import Foundation
import JobFeeds
import JobMatching

/// A stored posting as `vitae jobs list` prints it.
///
/// JSON and CSV are Vitae's own schema, so that a list can be imported elsewhere; CSV also says the source and the
/// state.
struct ListedPosting: OutputRow {
    let posting: JobPosting
    let now: Date

    static let table = TextTable(columns: [
        TextTable.Column(name: "TITLE", width: 38), TextTable.Column(name: "COMPANY", width: 24),
        TextTable.Column(name: "LOCATION", width: 26), TextTable.Column(name: "OCCUPATION", width: 10),
        TextTable.Column(name: "POSTED", width: 10), TextTable.Column(name: "ID", width: 24),
    ])

    static let columns = [
        "identifier", "title", "company", "type", "date", "validThrough", "url", "description", "location", "remote",
        "applicantLocationRequirements", "salaryCurrency", "salaryMin", "salaryMax", "salaryUnit", "skills", "source",
        "occupation", "expired",
    ]

    var cells: [String] {
        [
            posting.title, posting.company, posting.locationText, posting.occupations.first?.code ?? "-",
            posting.isExpired(at: now) ? "expired" : posting.postedAt.map(Self.day) ?? "-", posting.id,
        ]
    }

    var values: [String] {
        let line = PostingLine(posting)
        return [
            posting.identifier, posting.title, posting.company, posting.employmentType ?? "",
            posting.postedAt.map(Self.time) ?? "", posting.expiresAt.map(Self.time) ?? "", posting.url,
            posting.description, posting.places.map(\.text).joined(separator: "|"), line.remote,
            line.eligibility.joined(separator: "|"), posting.salary?.currency ?? "",
            posting.salary?.minimum.map { "\($0)" } ?? "", posting.salary?.maximum.map { "\($0)" } ?? "",
            posting.salary?.unit ?? "", posting.skills.joined(separator: "|"), posting.source,
            posting.occupations.first?.code ?? "", posting.isExpired(at: now) ? "true" : "false",
        ]
    }

    func json() throws -> String {
        PostingLine(posting, occupation: posting.occupations.first?.code).text
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
    private static func time(_ date: Date) -> String { date.formatted(.iso8601) }
}
