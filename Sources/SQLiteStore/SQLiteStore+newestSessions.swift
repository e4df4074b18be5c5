package import Foundation
import GRDB
package import Sessions

/// What an operator lists.
extension SQLiteStore {
    /// The sessions that have not expired, newest first.
    ///
    /// - Parameters:
    ///   - limit: how many at most.
    ///   - now: what time it is.
    /// - Returns: the sessions.
    /// - Throws: an error when the database cannot be read.
    package func newestSessions(limit: Int, now: Date) async throws -> [Session] {
        try await read { database in
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT * FROM session WHERE expires_at > ? ORDER BY created_at DESC, id LIMIT ?",
                arguments: [now.timeIntervalSince1970, limit]
            )
            return try rows.compactMap { try Self.session(from: $0, in: database) }
        }
    }
}
