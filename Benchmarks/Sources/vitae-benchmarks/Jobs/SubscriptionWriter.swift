import CSQLite
import Foundation

/// Puts devices with subscriptions straight into a database: over HTTP a hundred thousand would take longer than what is
/// measured with them. It knows two tables of Vitae's, and fails where they have become others.
@safe struct SubscriptionWriter {
    /// Writes subscriptions, one a device, each for the title and the place of a posting.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - postings: what is wanted, by turns.
    ///   - path: of the database.
    /// - Throws: what SQLite says.
    static func write(_ count: Int, like postings: [KnownPosting], to path: String) throws {
        var opened: OpaquePointer?
        guard unsafe sqlite3_open(path, &opened) == SQLITE_OK, let database = unsafe opened else {
            throw BenchmarkFailure("\(path) cannot be opened")
        }
        defer { unsafe sqlite3_close(database) }
        var random = RepeatableRandom(seed: 20)
        var statements = ["BEGIN"]
        let now = Date().timeIntervalSince1970
        for number in 0..<count {
            guard let posting = postings.randomElement(using: &random) else { break }
            let id = UUID().uuidString
            let keywords = try text([posting.title])
            let cities = try text(Array(posting.location.prefix(1)))
            statements.append(
                """
                INSERT INTO device (id, token, platform, os_version, app_version, model, zone, secret_hash, active,
                    registered_at, token_at)
                VALUES ('\(id)', 'token of device \(number)', 'ios', '17', '1', 'iPhone', 'UTC', '\(number)', 1, \(now), \(now));
                INSERT INTO subscription (id, device, keywords, cities, is_remote_only, content, created_at, updated_at)
                VALUES ('\(UUID().uuidString)', last_insert_rowid(), \(keywords), \(cities), 0, \(keywords), \(now), \(now))
                """
            )
        }
        for statement in statements + ["COMMIT"] {
            guard unsafe sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else {
                throw BenchmarkFailure("SQLite: \(unsafe String(cString: sqlite3_errmsg(database)))")
            }
        }
    }

    /// Texts as JSON in a literal of SQL.
    private static func text(_ texts: [String]) throws -> String {
        let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        return "'\(json.replacing("'", with: "''"))'"
    }
}
