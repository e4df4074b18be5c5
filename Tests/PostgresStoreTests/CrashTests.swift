import Foundation
import Sessions
import StoreContracts
import Synchronization
import TestSupport
import Testing

@testable import PostgresStore

@Suite("A server that crashes while it is used", .timeLimit(.minutes(3)))
struct CrashTests {
    /// What uploads were told.
    private final class Acknowledged: Sendable {
        private let state = Mutex<(sessions: [UUID], isOver: Bool)>(([], false))

        var sessions: [UUID] { state.withLock { $0.sessions } }
        var isOver: Bool { state.withLock { $0.isOver } }

        func add(_ session: UUID) { state.withLock { $0.sessions.append(session) } }
        func end() { state.withLock { $0.isOver = true } }
    }

    private static func session() -> Session {
        Session(
            id: UUID(),
            userSearchID: UUID(),
            createdAt: SessionScene.start,
            expiresAt: .distantFuture,
            viewTokenHash: Data("\(UUID())".utf8)
        )
    }

    @Test("has lost no upload that was acknowledged, and none is stuck or completed twice")
    func underLoad() async throws {
        let cluster = try PostgresCluster()
        let address = try PostgresAddress(cluster.address(of: "postgres"))
        let stores = try (0..<2).map { _ in try PostgresStore(address, TestDatabase.settings) }
        let acknowledged = Acknowledged()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask { await Self.upload(to: stores[number % 2], acknowledged) }
            }
            for number in 0..<2 {
                group.addTask { try await Self.work(on: stores[number], until: acknowledged) }
            }
            for _ in 0..<3 {
                let before = acknowledged.sessions.count
                // Something is stored between two crashes.
                while acknowledged.sessions.count < before + 20 { try await Task.sleep(for: .milliseconds(20)) }
                try cluster.crash()
            }
            let before = acknowledged.sessions.count
            while acknowledged.sessions.count < before + 20 { try await Task.sleep(for: .milliseconds(20)) }
            acknowledged.end()
            try await group.waitForAll()
        }
        let connection = try PostgresConnection(to: address, TestDatabase.settings, wakeUp: try WakeUp()) { false }
        let completed = try connection.rows("SELECT id FROM session WHERE status = 'completed' AND revision = 1")
            .map { row -> UUID in try row["id"] }
        #expect(Set(acknowledged.sessions).subtracting(completed).isEmpty)
        #expect(acknowledged.sessions.count >= 80)
        // Also what was stored without a word is read to its end.
        #expect(try connection.value("SELECT count(*) FROM session WHERE status <> 'completed'") == 0)
        #expect(try connection.value("SELECT count(*) FROM session_piece") == 0)
    }

    private static func upload(to store: PostgresStore, _ acknowledged: Acknowledged) async {
        while !acknowledged.isOver {
            let session = session()
            do {
                try await store.add(session, files: SessionScene.files, queueLimit: 100_000)
                acknowledged.add(session.id)
            } catch {
                // Nobody was told that it is stored.
                #expect(error as? SessionStoreError == .unavailable)
            }
        }
    }

    /// Reads what waits, until nothing does and nothing more comes.
    private static func work(on store: PostgresStore, until acknowledged: Acknowledged) async throws {
        let analysis = SessionScene.analysis
        while true {
            do {
                if let lease = try await store.claim(now: .now, leaseSeconds: 2)?.lease {
                    try await store.advance(lease, to: .extracting)
                    try await store.complete(lease, analysis: analysis, matches: [])
                } else if try await store.queueDepth() == 0, acknowledged.isOver {
                    return
                } else {
                    try await Task.sleep(for: .milliseconds(50))
                }
            } catch let error as SessionStoreError {
                // The lease ends, and somebody reads the document again.
                #expect(error == .unavailable || error == .leaseLost)
            }
        }
    }
}
