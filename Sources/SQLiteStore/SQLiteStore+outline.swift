package import Foundation
import GRDB
package import Sessions
import TextDocument

extension SQLiteStore {
    package func outline(tokenHash: Data, now: Date) async throws -> SessionOutline? {
        try glimpse { database in
            // The analysis is left out: it is long, and on pages of its own.
            let statement = try database.cachedStatement(
                sql: """
                    SELECT id, user_search_id, created_at, expires_at, status, view_token_hash, owner, retry_key_hash,
                        retry_holder_hash, location, failure, revision
                    FROM session WHERE view_token_hash = ? AND expires_at > ?
                    """
            )
            guard let row = try Row.fetchOne(statement, arguments: [tokenHash, now.timeIntervalSince1970]),
                let session = try Session(stored: row)
            else { return nil }
            return SessionOutline(session: session, revision: row["revision"])
        }
    }

    /// Reads on the thread that asks: one row by its index is found sooner than threads are changed, and one statement
    /// needs no transaction. Writers keep nobody waiting.
    private func glimpse<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try glimpses.unsafeRead(body)
        } catch let error as DatabaseError where Self.isUnavailable(error) {
            throw SessionStoreError.unavailable
        }
    }
}
