import Foundation
import Sessions

/// Sessions and queue in a PostgreSQL database, which any number of servers and workers use at the same time.
///
/// Nothing is kept in the process that another one would have to know of: whose turn it is, who holds which document and
/// for how long is decided in the database, by its clock.
package final class PostgresStore: Sendable {
    let pool: ConnectionPool
    let address: PostgresAddress
    let settings: PostgresSettings
    /// Whose leases this process holds.
    let holder = UUID()
    let leaseTime: LeaseTime
    let events = EventHub()
    private let listener: PostgresListener?

    /// What leases are counted in.
    package enum LeaseTime: Sendable {
        /// The database's clock, which is the same for all; what callers take for the time does not matter.
        case database
        /// The time that callers say it is, for tests.
        case callers
    }

    /// Connects, and brings the tables up to date.
    ///
    /// - Parameters:
    ///   - address: where the database is.
    ///   - settings: how it is used.
    ///   - leaseTime: what leases are counted in.
    ///   - isListening: whether the process hears of what others do, and is seen by them: servers and workers are.
    ///   - isCopyTarget: whether it may be the beginning of a copy, which nobody else uses.
    /// - Throws: `PostgresError` when there is no connection; `PostgresStoreError`.
    package init(
        _ address: PostgresAddress,
        _ settings: PostgresSettings,
        leaseTime: LeaseTime = .database,
        isListening: Bool = true,
        isCopyTarget: Bool = false
    ) throws {
        self.address = address
        self.settings = settings
        self.leaseTime = leaseTime
        try PostgresMigrations.all.run(address, settings, isCopyTarget: isCopyTarget)
        pool = try ConnectionPool(address, settings)
        listener =
            isListening
            ? try PostgresListener(
                address,
                settings,
                channels: Channel.allCases.map(\.rawValue),
                lock: AdvisoryLock.process(holder)
            ) { [events] in events.tell($0) } : nil
    }

    /// Brings the tables of a database up to date.
    ///
    /// - Returns: the version that they have, and how many changes were made.
    /// - Throws: `PostgresError`, `PostgresStoreError`.
    package static func migrate(
        _ address: PostgresAddress,
        _ settings: PostgresSettings
    ) throws -> (version: Int, changes: Int) {
        let changes = try PostgresMigrations.all.run(address, settings)
        return (PostgresMigrations.all.scripts.count, changes)
    }

    /// How the connections are doing.
    package var connections: ConnectionFigures { pool.figures }

    /// Runs a change; a server that fails is told apart from mistakes.
    func write<Value: Sendable>(
        _ kind: TransactionKind = .write,
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await run { try $0.transaction(kind, body) }
    }

    /// Runs reads that see the same state; a server that fails is told apart from mistakes.
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await run { try $0.transaction(.read, body) }
    }

    /// Runs one statement without a transaction around it; one that is lost may be run again.
    func glimpse<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await run(body)
    }

    private func run<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.run(body)
        } catch let error as PostgresError where error.isUnavailable {
            throw SessionStoreError.unavailable
        }
    }
}
