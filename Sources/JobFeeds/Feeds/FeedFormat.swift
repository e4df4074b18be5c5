/// The ways in which job boards and applicant systems write their postings down.
package enum FeedFormat: String, CaseIterable, Sendable {
    /// Vitae's own schema, one JSON object a line.
    case ndjson
    /// Vitae's own schema as a table.
    case csv
    case greenhouse
    case lever
    case ashby
    case workable
    case smartrecruiters
    case recruitee
    /// schema.org's JobPosting, alone, in a list, in a graph, or in a web page.
    case jsonLD = "json-ld"
    /// The XML that aggregators take: `<source><job>…`.
    case indeedXML = "indeed-xml"
    /// RSS 2.0 and Atom.
    case rss
    case remotive
    case arbeitnow

    /// What a document of the format looks like, for who sent another.
    package var shape: String {
        switch self {
        case .ndjson: "a JSON object on each line"
        case .csv: "a table whose first line names the columns, among them identifier and title"
        case .greenhouse: "an object with the list “jobs”"
        case .lever: "a list of postings"
        case .ashby: "an object with the list “jobs”"
        case .workable: "an object with the list “jobs”"
        case .smartrecruiters: "an object with the list “content”"
        case .recruitee: "an object with the list “offers”"
        case .jsonLD: "a JobPosting, a list of them, or a web page that holds some"
        case .indeedXML: "an XML document <source> with elements <job>"
        case .rss: "an XML document <rss> or <feed>"
        case .remotive: "an object with the list “jobs”"
        case .arbeitnow: "an object with the list “data”"
        }
    }
}
