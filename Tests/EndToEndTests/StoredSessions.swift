import Foundation
import GRDB

/// The database of a server, looked at from outside.
struct StoredSessions {
    private let database: DatabaseQueue

    /// - Parameter data: the server's folder.
    /// - Throws: an error when there is no database in it.
    init(data: URL) throws {
        var reading = Configuration()
        reading.readonly = true
        reading.busyMode = .timeout(5)
        database = try DatabaseQueue(path: data.appending(path: "vitae.sqlite").path, configuration: reading)
    }

    /// The one value that a query gives, as text; empty where it gives none.
    func value(_ query: String) throws -> String {
        try database.read { try String.fetchOne($0, sql: query) ?? "" }
    }

    /// What contradicts itself: a file that is damaged, sessions that ended in two ways or in none, and what ended
    /// sessions left behind. Empty when nothing does.
    func contradictions() throws -> [String] {
        let checks = [
            ("integrity", "SELECT group_concat(integrity_check) FROM pragma_integrity_check", "ok"),
            ("references", "SELECT count(*) FROM pragma_foreign_key_check", "0"),
            (
                "completed without a result, or with a failure",
                "SELECT count(*) FROM session WHERE status = 'completed' AND (analysis IS NULL OR failure IS NOT NULL)",
                "0"
            ),
            (
                "failed without a reason, or with a result",
                "SELECT count(*) FROM session WHERE status = 'failed' AND (failure IS NULL OR analysis IS NOT NULL)",
                "0"
            ),
            (
                "neither ended nor in the queue",
                """
                SELECT count(*) FROM session
                WHERE status NOT IN ('completed', 'failed') AND id NOT IN (SELECT session_id FROM queue)
                """,
                "0"
            ),
            (
                "ended and still in the queue",
                """
                SELECT count(*) FROM session
                WHERE status IN ('completed', 'failed') AND id IN (SELECT session_id FROM queue)
                """,
                "0"
            ),
            (
                "files without a document to read",
                "SELECT count(*) FROM session_file WHERE session_id NOT IN (SELECT session_id FROM queue)",
                "0"
            ),
        ]
        return try checks.compactMap { name, query, expected in
            let found = try value(query)
            return found == expected ? nil : "\(name): \(found)"
        }
    }
}
