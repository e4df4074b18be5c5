import CPostgres
import Foundation

/// A connection to a database, which one thread uses from its beginning to its end.
///
/// Nothing here waits without an end: not for a server that is gone without a word, nor for work that nobody wants any
/// more.
@safe final class PostgresConnection {
    private let handle: OpaquePointer
    private let wakeUp: WakeUp
    private let statementTime: Duration
    private let isGivenUp: () -> Bool
    /// Names of statements that the server has prepared.
    private var prepared: [StatementKey: String] = [:]
    /// Whether the connection is of no use any more.
    private(set) var isLost = false

    /// A statement with the types of its values: the same text may be sent with others.
    private struct StatementKey: Hashable {
        let sql: String
        let types: [UInt32]
    }

    /// More statements than the program has; those that are made anew each time would fill the server's memory.
    private static let mostPrepared = 400
    /// Bytes that are given to libpq at a time.
    private static let copiedAtOnce = 65_536
    /// How much longer than the server this side waits for the end of a statement, before the server counts as gone.
    private static let grace = Duration.seconds(5)
    /// What libpq is told where the address says nothing.
    private static let defaults = [
        "application_name": "vitae", "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
        "tcp_user_timeout": "15000",
    ]

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: where to.
    ///   - settings: how.
    ///   - wakeUp: ends waits.
    ///   - isGivenUp: whether what is being done is to be stopped; asked after each time that the thread was woken.
    /// - Throws: `notConnected`.
    init(
        to address: PostgresAddress,
        _ settings: PostgresSettings,
        wakeUp: WakeUp,
        isGivenUp: @escaping () -> Bool
    ) throws(PostgresError) {
        self.wakeUp = wakeUp
        self.isGivenUp = isGivenUp
        statementTime = .seconds(settings.statementSeconds)
        var keywords = Self.defaults.merging(address.keywords) { $1 }
        keywords["client_encoding"] = "UTF8"
        keywords["password"] = settings.password ?? keywords["password"]
        let hosts = PostgresAddress.hosts(of: keywords)
        unsafe handle = try unsafe Self.connect(to: hosts, seconds: settings.connectSeconds, wakeUp: wakeUp)
        // From here on the end of the value frees what is set up, also when something is thrown.
        // Notices would go to the standard error output.
        unsafe PQsetNoticeReceiver(handle, { _, _ in }, nil)
        guard unsafe PQsetnonblocking(handle, 1) == 0 else {
            throw .notConnected(reason: unsafe Self.words(of: handle))
        }
        try configure(settings)
    }

    deinit {
        unsafe PQfinish(handle)
    }

    // MARK: Connecting

    /// Connects to the first of some hosts that answers and is what is asked for.
    ///
    /// Each has time of its own: libpq waits for one that is gone without a word as long as the system does, and would
    /// come to no other meanwhile.
    private static func connect(
        to hosts: [[String: String]],
        seconds: Double,
        wakeUp: WakeUp
    ) throws(PostgresError) -> OpaquePointer {
        var reasons: [String] = []
        for keywords in hosts {
            let handle = unsafe try start(keywords)
            guard let reason = unsafe trouble(of: handle, until: .now + .seconds(seconds), wakeUp: wakeUp) else {
                return unsafe handle
            }
            reasons.append(reason)
            unsafe PQfinish(handle)
        }
        throw .notConnected(reason: reasons.joined(separator: "; "))
    }

    private static func start(_ keywords: [String: String]) throws(PostgresError) -> OpaquePointer {
        let sorted = keywords.sorted { $0.key < $1.key }
        var names = unsafe sorted.map { unsafe UnsafePointer(strdup($0.key)) }
        var values = unsafe sorted.map { unsafe UnsafePointer(strdup($0.value)) }
        defer {
            unsafe (names + values).forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
        }
        unsafe names.append(nil)
        unsafe values.append(nil)
        guard let handle = unsafe PQconnectStartParams(&names, &values, 0) else {
            throw .notConnected(reason: "there is no memory")
        }
        return unsafe handle
    }

    /// Waits until there is a connection.
    ///
    /// - Returns: why there will be none; nil when there is.
    private static func trouble(
        of handle: OpaquePointer,
        until end: ContinuousClock.Instant,
        wakeUp: WakeUp
    ) -> String? {
        guard unsafe PQstatus(handle) != CONNECTION_BAD else { return unsafe words(of: handle) }
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            guard state != PGRES_POLLING_FAILED else { return unsafe words(of: handle) }
            guard ContinuousClock.now < end else { return "the server did not answer in time" }
            let isReady = wakeUp.wait(
                for: unsafe PQsocket(handle),
                isWriting: state == PGRES_POLLING_WRITING,
                until: end
            )
            if isReady { state = unsafe PQconnectPoll(handle) }
        }
        return nil
    }

    private func configure(_ settings: PostgresSettings) throws(PostgresError) {
        let milliseconds = Int(settings.statementSeconds * 1_000)
        try execute(
            """
            SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $1, false),
                set_config('idle_in_transaction_session_timeout', '60000', false)
            """,
            ["\(milliseconds)"]
        )
        // What was stored is stored: a server that is told to answer before is told otherwise.
        try execute(
            """
            SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
            """
        )
    }

    /// Why there is no connection, in libpq's words, which hold no password.
    private static func words(of handle: OpaquePointer) -> String {
        let words = unsafe PQerrorMessage(handle).map { unsafe String(cString: $0) } ?? ""
        // A line that begins with a tab asks back: "Is the server running there?"
        return words.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("\t") }.joined(separator: " ")
    }

    // MARK: Statements

    /// Runs a statement.
    ///
    /// - Returns: how many rows it changed.
    /// - Throws: `PostgresError`, or `CancellationError` when nobody waits for it any more.
    @discardableResult
    func execute(_ sql: String, _ values: [any PostgresValue] = []) throws(PostgresError) -> Int {
        try result(of: sql, values).changes
    }

    /// Runs a statement and gives back all its rows.
    func rows(_ sql: String, _ values: [any PostgresValue] = []) throws(PostgresError) -> [PostgresRow] {
        let result = try result(of: sql, values)
        return (0..<Int32(truncatingIfNeeded: result.count)).map { PostgresRow(result: result, number: $0) }
    }

    /// Runs a statement and gives back its first row.
    func row(_ sql: String, _ values: [any PostgresValue] = []) throws(PostgresError) -> PostgresRow? {
        try rows(sql, values).first
    }

    /// Runs a statement and gives back the first cell of its first row.
    func value<Value: PostgresValue>(_ sql: String, _ values: [any PostgresValue] = []) throws(PostgresError) -> Value?
    {
        guard let row = try row(sql, values) else { return nil }
        return try row.first() as Value?
    }

    /// Runs statements that have no values, one after the other; their text stays apart from what users wrote.
    func script(_ sql: String) throws(PostgresError) {
        try send { unsafe PQsendQuery(handle, sql) }
        _ = try answer(stoppable: true)
    }

    /// Begins, ends or gives up a transaction: whoever gave up waiting for it does not stop that.
    ///
    /// - Returns: what the server says that it did, which for an end may be to give up.
    @discardableResult
    func control(_ sql: String) throws(PostgresError) -> String {
        try send { unsafe PQsendQuery(handle, sql) }
        return try answer(stoppable: false).tag
    }

    /// Whether nobody waits any more for what is being done.
    var isUnwanted: Bool { isGivenUp() }

    /// Uses the connection no more.
    func abandon() { isLost = true }

    /// Stores rows by COPY.
    ///
    /// - Parameters:
    ///   - rows: in the order of the columns.
    ///   - target: a table and its columns.
    /// - Throws: `PostgresError`; a row that is refused makes all refused.
    func copy(_ rows: CopiedRows, into target: String) throws(PostgresError) {
        guard !rows.isEmpty else { return }
        try send { unsafe PQsendQuery(handle, "COPY \(target) FROM STDIN") }
        let end = ContinuousClock.now + statementTime + Self.grace
        try awaitReadiness(until: end)
        for start in stride(from: 0, to: rows.bytes.count, by: Self.copiedAtOnce) {
            let part = rows.bytes[start..<min(start + Self.copiedAtOnce, rows.bytes.count)]
            let isTaken = unsafe part.withUnsafeBytes { bytes in
                unsafe PQputCopyData(
                    handle,
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    Int32(truncatingIfNeeded: bytes.count)
                )
            }
            guard isTaken == 1 else { throw lost() }
            // Nothing is left in libpq's buffer, so the next part finds room.
            try flush(until: end)
        }
        try send { unsafe PQputCopyEnd(handle, nil) }
        _ = try answer(stoppable: true)
    }

    /// Waits until the server takes rows.
    private func awaitReadiness(until end: ContinuousClock.Instant) throws(PostgresError) {
        try flush(until: end)
        while unsafe PQisBusy(handle) == 1 {
            guard ContinuousClock.now < end else { throw lost() }
            if wakeUp.wait(for: unsafe PQsocket(handle), until: end) {
                guard unsafe PQconsumeInput(handle) == 1 else { throw lost() }
            }
        }
        guard let result = unsafe PQgetResult(handle) else { throw lost() }
        defer { unsafe PQclear(result) }
        if unsafe PQresultStatus(result) == PGRES_COPY_IN { return }
        _ = try answer(stoppable: true, beginning: unsafe Self.refusal(in: result))
        throw lost()
    }

    private func result(of sql: String, _ values: [any PostgresValue]) throws(PostgresError) -> PostgresResult {
        let name = try prepare(sql, types: values.map { Swift.type(of: $0).type })
        let encoded = values.map(\.encoded)
        // One buffer, which is never empty: a place in it is needed for empty values as well.
        var buffer: [UInt8] = []
        buffer.reserveCapacity(encoded.reduce(1) { $0 + ($1?.count ?? 0) })
        let places = encoded.map { value in
            value.map { bytes in
                defer { buffer += bytes }
                return buffer.count
            }
        }
        buffer.append(0)
        let lengths = encoded.map { Int32(truncatingIfNeeded: $0?.count ?? 0) }
        let formats = [Int32](repeating: 1, count: values.count)
        try send {
            unsafe buffer.withUnsafeBytes { bytes in
                let pointers = unsafe places.map { place -> UnsafePointer<CChar>? in
                    guard let place else { return nil }
                    return unsafe bytes.baseAddress?.advanced(by: place).assumingMemoryBound(to: CChar.self)
                }
                return unsafe PQsendQueryPrepared(
                    handle,
                    name,
                    Int32(truncatingIfNeeded: values.count),
                    pointers,
                    lengths,
                    formats,
                    1
                )
            }
        }
        return try answer(stoppable: true)
    }

    private func prepare(_ sql: String, types: [UInt32]) throws(PostgresError) -> String {
        let key = StatementKey(sql: sql, types: types)
        if let name = prepared[key] { return name }
        if prepared.count >= Self.mostPrepared {
            try control("DEALLOCATE ALL")
            prepared = [:]
        }
        let name = "s\(prepared.count)"
        try send { unsafe PQsendPrepare(handle, name, sql, Int32(truncatingIfNeeded: types.count), types) }
        _ = try answer(stoppable: true)
        prepared[key] = name
        return name
    }

    // MARK: The wire

    private func send(_ body: () -> Int32) throws(PostgresError) {
        guard !isLost else { throw .connectionLost(isUndecided: false) }
        guard body() == 1 else { throw lost() }
    }

    /// Waits for all that the server says to what was sent.
    ///
    /// - Parameters:
    ///   - stoppable: whether it is stopped when nobody waits for it any more.
    ///   - beginning: why the server refused, where it has said so already.
    /// - Returns: the last result.
    /// - Throws: `PostgresError`.
    private func answer(
        stoppable: Bool,
        beginning: PostgresRefusal? = nil
    ) throws(PostgresError) -> PostgresResult {
        var end = ContinuousClock.now + statementTime + Self.grace
        var isStopped = false
        try flush(until: end)
        var last: PostgresResult?
        var refusal = beginning
        while true {
            while unsafe PQisBusy(handle) == 1 {
                if stoppable, !isStopped, isGivenUp() {
                    stop()
                    isStopped = true
                    end = min(end, .now + Self.grace)
                }
                guard ContinuousClock.now < end else { throw lost() }
                if wakeUp.wait(for: unsafe PQsocket(handle), until: end) {
                    guard unsafe PQconsumeInput(handle) == 1 else { throw lost() }
                }
            }
            guard let result = unsafe PQgetResult(handle) else { break }
            switch unsafe PQresultStatus(result) {
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
                last = unsafe PostgresResult(owning: result)
            default:
                if refusal == nil { refusal = unsafe Self.refusal(in: result) }
                unsafe PQclear(result)
            }
        }
        guard unsafe PQstatus(handle) == CONNECTION_OK else { throw lost() }
        if let refusal {
            if refusal.isReadOnly { isLost = true }
            throw .refused(refusal)
        }
        guard let last else { throw lost() }
        return last
    }

    private func flush(until end: ContinuousClock.Instant) throws(PostgresError) {
        while true {
            let left = unsafe PQflush(handle)
            if left == 0 { return }
            guard left > 0, ContinuousClock.now < end else { throw lost() }
            if wakeUp.wait(for: unsafe PQsocket(handle), isWriting: true, until: end) {
                guard unsafe PQconsumeInput(handle) == 1 else { throw lost() }
            }
        }
    }

    /// Asks the server to stop; whether it does shows in its answer.
    private func stop() {
        guard let order = unsafe PQgetCancel(handle) else { return }
        defer { unsafe PQfreeCancel(order) }
        var reason = [CChar](repeating: 0, count: 256)
        _ = unsafe PQcancel(order, &reason, Int32(reason.count))
    }

    private func lost() -> PostgresError {
        isLost = true
        return .connectionLost(isUndecided: false)
    }

    /// Codes of the fields of an error in libpq's headers, which are characters there.
    private enum ErrorField {
        static let state = Int32(UInt8(ascii: "C"))
        static let message = Int32(UInt8(ascii: "M"))
        static let constraint = Int32(UInt8(ascii: "n"))
    }

    private static func refusal(in result: OpaquePointer) -> PostgresRefusal {
        func field(_ code: Int32) -> String? {
            unsafe PQresultErrorField(result, code).map { unsafe String(cString: $0) }
        }
        // An error without a code is libpq's own, which has lost the connection.
        return PostgresRefusal(
            state: field(ErrorField.state) ?? "08006",
            constraint: field(ErrorField.constraint),
            message: field(ErrorField.message)
        )
    }

    // MARK: Waiting

    /// Waits until somebody wakes the thread, the server has something to tell, or the time is up.
    ///
    /// - Returns: the payloads and channels of notifications that came in; nil when the connection has ended.
    func waitIdle(until end: ContinuousClock.Instant) -> [PostgresNotification]? {
        if wakeUp.wait(for: unsafe PQsocket(handle), until: end) {
            guard unsafe PQconsumeInput(handle) == 1, unsafe PQstatus(handle) == CONNECTION_OK else {
                isLost = true
                return nil
            }
        }
        var notifications: [PostgresNotification] = []
        while let notify = unsafe PQnotifies(handle) {
            defer { unsafe PQfreemem(notify) }
            notifications.append(
                PostgresNotification(
                    channel: unsafe String(cString: notify.pointee.relname),
                    payload: unsafe String(cString: notify.pointee.extra)
                )
            )
        }
        return notifications
    }
}

/// What somebody told all who listen.
struct PostgresNotification: Hashable, Sendable {
    let channel: String
    let payload: String
}
