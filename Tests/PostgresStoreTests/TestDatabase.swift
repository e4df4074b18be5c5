import Foundation
import TestSupport

@testable import PostgresStore

/// A database of its own, which is dropped with the value.
final class TestDatabase: Sendable {
    let name: String
    let address: PostgresAddress

    /// A database that has all tables, from which others are copied.
    private static let template = Result {
        let name = "vitae_model"
        try administer("CREATE DATABASE \(name)")
        try PostgresMigrations.all.run(try PostgresAddress(PostgresCluster.shared.address(of: name)), settings)
        return name
    }

    /// Few connections, as many tests run at the same time.
    static var settings: PostgresSettings {
        var settings = PostgresSettings()
        settings.connections = 4
        return settings
    }

    /// - Parameter isEmpty: whether it is to have no tables.
    /// - Throws: why there is no server, or no database.
    init(isEmpty: Bool = false) throws {
        name = "vitae_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
        let template = isEmpty ? "template0" : try Self.template.get()
        try Self.administer("CREATE DATABASE \(name) TEMPLATE \(template)")
        address = try PostgresAddress(PostgresCluster.shared.address(of: name))
    }

    deinit {
        do {
            try Self.administer("DROP DATABASE \(name) WITH (FORCE)")
        } catch {
            // The whole server goes when the tests end.
        }
    }

    /// Runs a statement on a connection of its own.
    @discardableResult
    func execute(_ sql: String, _ values: [any PostgresValue] = []) throws -> Int {
        try connect().execute(sql, values)
    }

    /// The first cell of what a statement gives.
    func value<Value: PostgresValue>(_ sql: String) throws -> Value? {
        try connect().value(sql)
    }

    /// A connection of its own, for one thread.
    func connect(_ settings: PostgresSettings = settings) throws -> PostgresConnection {
        try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false }
    }

    /// Ends all connections to it, whoever has them, and lets nobody in any more.
    func close() throws {
        try Self.administer("ALTER DATABASE \(name) ALLOW_CONNECTIONS false")
        try Self.administer("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '\(name)'")
    }

    private static func administer(_ sql: String) throws {
        let address = try PostgresAddress(PostgresCluster.shared.address(of: "postgres"))
        // A database that somebody is leaving cannot be copied.
        let connection = try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false }
        let end = ContinuousClock.now + .seconds(10)
        while true {
            do {
                try connection.control(sql)
                return
            } catch {
                guard case .refused(let refusal) = error, refusal.state == "55006", ContinuousClock.now < end else {
                    throw error
                }
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }
}
