package import Foundation
package import StoredRows
import TextDocument

extension Session {
    /// Reads a row of sessions, without what was found out; nil when its status is one of another version of the program.
    ///
    /// - Parameter row: the columns of the table of sessions, of which `analysis` may be missing.
    /// - Throws: `UnexpectedCell` for a row that is damaged.
    package init?(stored row: some StoredRow) throws {
        guard let status = SessionStatus(rawValue: try row.text("status")) else { return nil }
        self.init(
            id: try row.identifier("id"),
            userSearchID: try row.identifier("user_search_id"),
            createdAt: try row.time("created_at"),
            expiresAt: try row.time("expires_at"),
            viewTokenHash: try row.bytes("view_token_hash")
        )
        self.status = status
        owner = try row.identifier(ifAny: "owner")
        retryKeyHash = try row.bytes(ifAny: "retry_key_hash")
        retryHolderHash = try row.bytes(ifAny: "retry_holder_hash")
        location = try row.text(ifAny: "location")
        failure = try row.text(ifAny: "failure").flatMap(ExtractionFailure.init(rawValue:))
    }

    /// Adds what was found out.
    ///
    /// What cannot be read, since another version of the program wrote it, is found out again where the files are kept;
    /// else the session has failed.
    ///
    /// - Parameters:
    ///   - stored: the analysis as stores keep it.
    ///   - hasFiles: whether the files are kept.
    ///   - jobCounts: how many jobs the session has, by bucket.
    package mutating func add(
        stored: Data,
        hasFiles: () throws -> Bool,
        jobCounts: () throws -> [String: Int]
    ) rethrows {
        do {
            analysis = try JSONDecoder().decode(Analysis.self, from: stored)
        } catch {
            // Why does not matter: nothing else can be done about any of the reasons.
            status = try hasFiles() ? .queued : .failed
            failure = status == .failed ? .crashed : nil
            location = nil
            return
        }
        self.jobCounts = try jobCounts()
    }
}

extension Analysis {
    /// The analysis as stores keep it.
    package var stored: Data { get throws { try JSONEncoder().encode(self) } }
}
