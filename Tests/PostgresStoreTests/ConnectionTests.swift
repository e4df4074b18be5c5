import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Connections to PostgreSQL", .timeLimit(.minutes(2)))
struct ConnectionTests {
    private let database: TestDatabase

    init() throws {
        database = try TestDatabase(isEmpty: true)
    }

    private func pool(_ change: (inout PostgresSettings) -> Void = { _ in }) throws -> ConnectionPool {
        var settings = TestDatabase.settings
        change(&settings)
        return try ConnectionPool(database.address, settings)
    }

    /// Ends connections of others to the database, as if the network did.
    private func cut(_ condition: String = "true") throws {
        let ended: Int? = try database.value(
            """
            SELECT count(*) FROM (SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND \(condition)) AS ended
            """
        )
        try #require(ended ?? 0 > 0)
    }

    /// How often something happened.
    private final class Counter: Sendable {
        private let value = Mutex(0)

        var count: Int { value.withLock { $0 } }

        /// Counts once more; gives back how often that makes.
        @discardableResult
        func add() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }

    // MARK: Values

    private static let texts = [
        "", "Robin", "Zoë \u{1F600}", "a'b\\c\"d", "{1,2}", String(repeating: "x", count: 100_000),
    ]

    @Test("bring values back as they were")
    func values() throws {
        let connection = try database.connect()
        func echo<Value: PostgresValue & Equatable>(_ value: Value, as type: String) throws {
            let back: Value? = try connection.value("SELECT $1::\(type)", [value])
            #expect(back == value)
        }
        for text in Self.texts { try echo(text, as: "text") }
        for number in [0, 1, -1, .max, .min] { try echo(number, as: "int8") }
        for number in [0, -0.0, 0.1, 1e300, .infinity, .ulpOfOne, 1_790_000_000.123456] {
            try echo(number, as: "float8")
        }
        for flag in [true, false] { try echo(flag, as: "bool") }
        for bytes in [Data(), Data([0, 255, 1]), Data(repeating: 0, count: 1_000_000)] { try echo(bytes, as: "bytea") }
        try echo(UUID(), as: "uuid")
        try echo(Date(timeIntervalSince1970: 1_790_000_000.123), as: "float8")
        for list in [[], [1], [.min, 0, .max]] { try echo(list, as: "int8[]") }
        try echo(Self.texts, as: "text[]")
        try echo([Data(), Data([0])], as: "bytea[]")
        try echo([UUID(), UUID()], as: "uuid[]")
        #expect(try connection.value("SELECT $1::text", [String?.none]) as String? == nil)
        #expect(try connection.value("SELECT $1::int8", [Int?.some(7)]) == 7)
        #expect(try connection.value("SELECT 7::int4") == 7)
        #expect(try connection.value("SELECT -7::int2") == -7)
    }

    @Test("tell a value of another type, and NULL where there must be none, from what was asked for")
    func unexpected() throws {
        let connection = try database.connect()
        let row = try #require(try connection.row("SELECT 'seven' AS text, NULL::int8 AS nothing"))
        #expect(throws: PostgresError.unexpectedCell(column: "text")) { try row["text"] as Int }
        #expect(throws: PostgresError.unexpectedCell(column: "nothing")) { try row["nothing"] as Int }
        #expect(throws: PostgresError.unexpectedCell(column: "other")) { try row["other"] as Int }
        #expect(try row["nothing"] as Int? == nil)
    }

    @Test("take no text for SQL")
    func injection() throws {
        let connection = try database.connect()
        let text = "'); DROP TABLE pg_class; --"
        #expect(try connection.value("SELECT $1::text", [text]) == text)
    }

    @Test("say nothing of values that were refused")
    func silence() throws {
        let connection = try database.connect()
        try connection.script("CREATE TABLE person (name text CONSTRAINT name_is_new UNIQUE)")
        try connection.execute("INSERT INTO person VALUES ($1)", ["Robin Example"])
        for (sql, value) in [
            ("INSERT INTO person VALUES ($1)", "Robin Example"), ("SELECT $1::text::int8", "Robin Example"),
        ] {
            let error = try #require(throws: PostgresError.self) { try connection.execute(sql, [value]) }
            #expect(!"\(error)".contains("Robin"))
        }
        let error = try #require(throws: PostgresError.self) {
            try connection.execute("INSERT INTO person VALUES ($1)", ["Robin Example"])
        }
        #expect(error.brokenConstraint == "name_is_new")
    }

    @Test("prepare a statement once, also when it is used with values of other types")
    func prepared() throws {
        let connection = try database.connect()
        for number in 0..<50 { #expect(try connection.value("SELECT $1", ["\(number)"]) == "\(number)") }
        #expect(try connection.value("SELECT $1", [7]) == 7)
        let count: Int? = try connection.value(
            "SELECT count(*) FROM pg_prepared_statements WHERE statement = 'SELECT $1'"
        )
        #expect(count == 2)
        for number in 0..<1_000 { #expect(try connection.value("SELECT \(number)::int8") == number) }
        let all: Int? = try connection.value("SELECT count(*) FROM pg_prepared_statements")
        #expect(all ?? .max <= 400)
    }

    // MARK: Transactions

    @Test("undo all of a transaction that fails, and go on")
    func rollBack() async throws {
        struct Failure: Error {}
        let pool = try pool()
        try database.execute("CREATE TABLE number (value int8)")
        await #expect(throws: Failure.self) {
            try await pool.run { connection in
                try connection.transaction(.write) { connection in
                    try connection.execute("INSERT INTO number VALUES (1)")
                    throw Failure()
                }
            }
        }
        await #expect(throws: PostgresError.swallowed) {
            try await pool.run { connection in
                try connection.transaction(.write) { connection in
                    try connection.execute("INSERT INTO number VALUES (1)")
                    _ = try? connection.execute("SELECT 1 / 0")
                }
            }
        }
        #expect(try database.value("SELECT count(*) FROM number") == 0)
    }

    @Test("repeat transactions that met others, until each counts once")
    func serialization() async throws {
        let pool = try pool()
        try database.execute("CREATE TABLE counter AS SELECT 0::int8 AS value")
        let tries = Counter()
        try await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask {
                    try await pool.run { connection in
                        try connection.transaction(.serializable) { connection in
                            tries.add()
                            let value: Int? = try connection.value("SELECT value FROM counter")
                            // Others read the same meanwhile, however fast the machine is.
                            let _: Int? = try connection.value("SELECT 1 FROM pg_sleep(0.01)")
                            try connection.execute("UPDATE counter SET value = $1", [(value ?? 0) + 1])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try database.value("SELECT value FROM counter") == 40)
        #expect(tries.count > 40)
    }

    @Test("repeat a transaction that was chosen to end a deadlock")
    func deadlock() async throws {
        let pool = try pool()
        try database.execute(
            "CREATE TABLE pair AS SELECT number, 0::int8 AS value FROM generate_series(1, 2) AS number"
        )
        try await withThrowingTaskGroup { group in
            for order in [[1, 2], [2, 1]] {
                group.addTask {
                    try await pool.run { connection in
                        try connection.transaction(.write) { connection in
                            for number in order {
                                try connection.execute("UPDATE pair SET value = value + 1 WHERE number = $1", [number])
                                Thread.sleep(forTimeInterval: 0.2)
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try database.value("SELECT sum(value)::int8 FROM pair") == 4)
    }

    // MARK: Time

    @Test("end a statement that takes too long, and go on")
    func timeOut() async throws {
        let pool = try pool { $0.statementSeconds = 0.3 }
        let start = ContinuousClock.now
        let error = await #expect(throws: PostgresError.self) {
            try await pool.run { try $0.execute("SELECT pg_sleep(60)") }
        }
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(error?.isUnavailable == true)
        #expect(try await pool.run { try $0.value("SELECT 7::int8") } == 7)
    }

    @Test("stop on the server what nobody waits for any more, and store nothing of it")
    func cancellation() async throws {
        let pool = try pool { $0.connections = 1 }
        try database.execute("CREATE TABLE number (value int8)")
        let (begun, tell) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await pool.run { connection in
                try connection.transaction(.write) { connection in
                    try connection.execute("INSERT INTO number VALUES (1)")
                    tell.yield()
                    try connection.execute("SELECT pg_sleep(60)")
                }
            }
        }
        for await _ in begun { break }
        // Waits for the one connection, and is given up there.
        let waiting = Task { try await pool.run { try $0.execute("INSERT INTO number VALUES (2)") } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(try await pool.run { try $0.value("SELECT count(*) FROM number") } == 0)
    }

    @Test("are not waited for longer than one may wait")
    func busy() async throws {
        let pool = try pool {
            $0.connections = 1
            $0.patienceSeconds = 0.2
        }
        async let long = pool.run { try $0.execute("SELECT pg_sleep(1.5)") }
        while pool.figures.working == 0 { try await Task.sleep(for: .milliseconds(5)) }
        await #expect(throws: PostgresError.busy) { try await pool.run { try $0.execute("SELECT 1") } }
        _ = try await long
    }

    // MARK: Servers that go away

    @Test("come back after they were cut while they did nothing")
    func cutIdle() async throws {
        let pool = try pool()
        for _ in 0..<4 { _ = try await pool.run { try $0.value("SELECT 1::int8") as Int? } }
        try cut()
        for number in 0..<20 {
            #expect(try await pool.run { try $0.value("SELECT $1", [number]) } == number)
        }
    }

    @Test("do a transaction again that was cut before its end, once")
    func cutWorking() async throws {
        let pool = try pool()
        try database.execute("CREATE TABLE number (value int8)")
        let tries = Counter()
        let database = database
        try await pool.run { connection in
            try connection.transaction(.write) { connection in
                try connection.execute("INSERT INTO number VALUES (1)")
                let isFirst = tries.add() == 1
                if isFirst {
                    let process: Int? = try connection.value("SELECT pg_backend_pid()")
                    try database.execute("SELECT pg_terminate_backend($1::int4)", ["\(process ?? 0)"])
                }
                try connection.execute("INSERT INTO number VALUES (2)")
            }
        }
        #expect(tries.count == 2)
        #expect(try database.value("SELECT count(*) FROM number") == 2)
    }

    @Test("do not do a transaction again whose end nobody knows")
    func cutAtEnd() async throws {
        let pool = try pool()
        try database.execute("CREATE TABLE number (value int8)")
        // Ends the connection while it commits.
        try database.connect().script(
            """
            CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
                'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END';
            CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON number DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION cut();
            """
        )
        let tries = Counter()
        await #expect(throws: PostgresError.connectionLost(isUndecided: true)) {
            try await pool.run { connection in
                try connection.transaction(.write) { connection in
                    tries.add()
                    try connection.execute("INSERT INTO number VALUES (1)")
                }
            }
        }
        #expect(tries.count == 1)
    }

    @Test("tell why there are none, and never a password")
    func unreachable() async throws {
        let address = try PostgresAddress("postgres://vitae@/vitae?host=/nowhere/at/all")
        var settings = TestDatabase.settings
        settings.password = "hunter2"
        settings.patienceSeconds = 0.3
        let pool = try ConnectionPool(address, settings)
        let error = await #expect(throws: PostgresError.self) { try await pool.run { try $0.execute("SELECT 1") } }
        guard case .notConnected(let reason) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(reason.contains("/nowhere/at/all"))
        #expect(!reason.contains("hunter2"))
        #expect(!reason.contains("?"), "a message states and does not ask")
        #expect(pool.figures.connected == 0)
    }

    @Test("are made to another host where one takes them and says nothing, and to the one that may be written")
    func otherHosts() async throws {
        // A host that has lost its power after the network took the connection looks like this.
        let silent = try SilentHost()
        let cluster = try PostgresCluster.shared
        let address = try PostgresAddress(
            "postgres://vitae@/\(database.name)?host=127.0.0.1,\(cluster.folder)&port=\(silent.port),\(cluster.port)"
                + "&sslmode=disable&target_session_attrs=read-write"
        )
        var settings = TestDatabase.settings
        settings.connectSeconds = 0.3
        let connection = try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false }
        #expect(try connection.value("SELECT 7::int8") == 7)
        let nobody = try PostgresAddress(
            "postgres://vitae@/vitae?host=127.0.0.1,/nowhere/at/all&port=\(silent.port),5432"
        )
        let error = try #require(throws: PostgresError.self) {
            try PostgresConnection(to: nobody, settings, wakeUp: try WakeUp()) { false }
        }
        #expect("\(error)".contains("did not answer in time") && "\(error)".contains("/nowhere/at/all"))
    }

    @Test("end with the pool")
    func end() async throws {
        var pool: ConnectionPool? = try pool()
        for _ in 0..<8 { _ = try await pool?.run { try $0.value("SELECT 1::int8") as Int? } }
        pool = nil
        let count =
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        while try database.value(count) as Int? != 0 { try await Task.sleep(for: .milliseconds(20)) }
    }
}
