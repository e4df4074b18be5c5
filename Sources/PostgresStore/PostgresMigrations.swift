import Foundation

/// The changes of the tables, in order. A released one is never changed, only followed by another.
struct PostgresMigrations {
    /// SQL of each, the first one's number is 1.
    let scripts: [String]

    static let all = PostgresMigrations(scripts: [
        SessionSchema.sql, AccountSchema.sql, PostingSchema.sql, ListingSchema.sql, AlertSchema.sql,
        BriefSchema.sql, PublicationSchema.sql, LimitSchema.sql, PostingSchema.words,
    ])

    /// As PostgreSQL counts versions.
    static let oldestServer = 140_000
    /// Seconds that a change of the tables may take, which has to touch every row.
    private static let seconds = 3_600.0

    /// Makes the changes that the database lacks; one process at a time does, others wait for it.
    ///
    /// - Parameters:
    ///   - address: where the database is.
    ///   - settings: how it is used.
    ///   - isCopyTarget: whether it may be the beginning of a copy.
    /// - Returns: how many changes it made.
    /// - Throws: `PostgresError`, `PostgresStoreError`.
    @discardableResult
    func run(_ address: PostgresAddress, _ settings: PostgresSettings, isCopyTarget: Bool = false) throws -> Int {
        var settings = settings
        settings.statementSeconds = Self.seconds
        let connection = try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false }
        let version = try connection.value("SELECT current_setting('server_version_num')::int8") ?? 0
        guard version >= Self.oldestServer else { throw PostgresStoreError.oldServer(version: version) }
        let encoding = try connection.value("SELECT current_setting('server_encoding')") ?? ""
        guard encoding == "UTF8" else { throw PostgresStoreError.encoding(encoding) }
        let isCopy: Bool? = try connection.value("SELECT to_regclass('\(PostgresStore.copyTable)') IS NOT NULL")
        if isCopy == true, !isCopyTarget { throw PostgresStoreError.unfinishedCopy }
        // Most of the time there is nothing to do, nor anything to wait for.
        if try isDone(connection) { return 0 }
        try connection.execute("SELECT pg_advisory_lock($1)", [AdvisoryLock.migration])
        // Ends with the connection as well.
        defer { connection.abandon() }
        try connection.script(
            "CREATE TABLE IF NOT EXISTS vitae_migration (number int8 PRIMARY KEY, at float8 NOT NULL)"
        )
        var changes = 0
        for (index, script) in scripts.enumerated() {
            changes += try connection.transaction(.write) { connection in
                let isDone: Bool? = try connection.value(
                    "SELECT EXISTS (SELECT 1 FROM vitae_migration WHERE number = $1)",
                    [index + 1]
                )
                guard isDone == false else { return 0 }
                try connection.script(script)
                try connection.execute("INSERT INTO vitae_migration VALUES ($1, $2)", [index + 1, Date()])
                return 1
            }
        }
        return changes
    }

    /// Whether a database has the tables of this version of the program.
    ///
    /// - Throws: `PostgresError`, `PostgresStoreError`.
    func areDone(_ address: PostgresAddress, _ settings: PostgresSettings) throws -> Bool {
        try isDone(try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false })
    }

    private func isDone(_ connection: PostgresConnection) throws -> Bool {
        let exists: Bool? = try connection.value("SELECT to_regclass('vitae_migration') IS NOT NULL")
        guard exists == true else { return false }
        let last: Int? = try connection.value("SELECT max(number) FROM vitae_migration")
        guard let last else { return false }
        guard last <= scripts.count else { throw PostgresStoreError.newer }
        return last == scripts.count
    }
}
