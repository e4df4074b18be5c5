import Foundation
import JobMatching
import Sessions
import StoreContracts
import Testing

@testable import PostgresStore

@Suite("Sessions in PostgreSQL", .serialized)
struct SessionContractTests {
    @Test(
        "keep the contract that all stores of sessions keep",
        .timeLimit(.minutes(1)),
        arguments: SessionRules.everything
    )
    func contract(_ rule: StoreRule<SessionScene>) async throws {
        try await rule.check(StoreFixture().scene)
    }

    @Test("come newest first, as many as are asked for, without those that have expired")
    func newest() async throws {
        let fixture = try StoreFixture()
        var sessions: [UUID] = []
        for number in UInt8(1)...3 {
            sessions.append(try await fixture.scene.add(number, after: Double(number)).id)
        }
        func newest(_ limit: Int, after seconds: Double) async throws -> [UUID] {
            let now = StoreFixture.start.addingTimeInterval(seconds)
            return try await fixture.store.newestSessions(limit: limit, now: now).map(\.id)
        }
        #expect(try await newest(9, after: 30) == sessions.reversed())
        #expect(try await newest(2, after: 30) == [sessions[2], sessions[1]])
        #expect(try await newest(9, after: 86_402) == [sessions[2]])
        #expect(try await newest(9, after: 90_000) == [])
    }

    @Test("store an upload in pieces")
    func pieces() async throws {
        let fixture = try StoreFixture()
        let file = Data(repeating: 7, count: 2 * PostgresStore.pieceLength + 1)
        try await fixture.store.add(SessionScene.session(1), files: [file], queueLimit: 10)
        #expect(try fixture.rows(in: "session_piece") == 3)
        let longest: Int? = try fixture.database.value("SELECT max(length(bytes)) FROM session_piece")
        #expect(longest == PostgresStore.pieceLength)
    }

    @Test("are told in texts without NUL, which PostgreSQL has none of")
    func nul() async throws {
        let fixture = try StoreFixture()
        let session = try await fixture.scene.add(1)
        let lease = try #require(try await fixture.scene.claim()).lease
        var match = SessionScene.match(1, bucket: .local)
        match.posting.title = "Ba\0ker"
        try await fixture.store.complete(lease, analysis: SessionScene.analysis, matches: [match])
        #expect(try await fixture.store.matches(of: session.id).map(\.posting.title) == ["Ba\u{FFFD}ker"])
    }
}
