import Foundation
import Sessions
import TextDocument

/// A session as `vitae session list` prints it.
struct ListedSession: OutputRow, Encodable {
    let id: String
    /// ISO 8601 times.
    let createdAt: String
    let expiresAt: String
    let status: String
    /// Why it failed; nil for one that did not.
    let failure: String?
    /// The account that it belongs to; nil for one that only its token's holder has.
    let owner: String?
    /// Jobs that were found; nil until they are looked for.
    let jobs: Int?

    init(_ session: Session) {
        id = session.id.uuidString.lowercased()
        createdAt = session.createdAt.formatted(.iso8601)
        expiresAt = session.expiresAt.formatted(.iso8601)
        status = session.status.rawValue
        failure = session.failure?.rawValue
        owner = session.owner?.uuidString.lowercased()
        jobs = session.jobCounts?.values.reduce(0, +)
    }

    static let table = TextTable(columns: [
        TextTable.Column(name: "ID", width: 36), TextTable.Column(name: "CREATED", width: 20),
        TextTable.Column(name: "EXPIRES", width: 20), TextTable.Column(name: "STATUS", width: 11),
        TextTable.Column(name: "JOBS", width: 4, isNumber: true), TextTable.Column(name: "OWNER", width: 36),
    ])

    static let columns = ["id", "created_at", "expires_at", "status", "failure", "jobs", "owner"]

    var cells: [String] {
        [id, createdAt, expiresAt, status, jobs.map(String.init) ?? "-", owner ?? "-"]
    }

    var values: [String] {
        [id, createdAt, expiresAt, status, failure ?? "", jobs.map(String.init) ?? "", owner ?? ""]
    }

    enum CodingKeys: String, CodingKey {
        case id
        case createdAt = "created_at"
        case expiresAt = "expires_at"
        case status, failure, owner, jobs
    }

    /// Writes every field, also those without a value.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(status, forKey: .status)
        try container.encode(failure, forKey: .failure)
        try container.encode(owner, forKey: .owner)
        try container.encode(jobs, forKey: .jobs)
    }
}
