import Foundation
import Sessions
import Testing

@testable import SQLiteStore

@Suite("What another version found out and this one cannot read")
struct UnreadableAnalysisTests {
    @Test("does not hide the other sessions of its owner from lists")
    func lists() async throws {
        let fixture = try StoreFixture()
        var session = StoreFixture.session(1)
        let owner = UUID()
        session.owner = owner
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 10)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: [])
        try await fixture.replaceAnalysis(of: session.id, with: Data("{}".utf8), keeping: nil)
        let sessions = try await fixture.store.sessions(of: owner, now: StoreFixture.start)
        #expect(sessions.map(\.status) == [.failed])
        let newest = try await fixture.store.newestSessions(limit: 10, now: StoreFixture.start)
        #expect(newest.map(\.id) == [session.id])
    }
}
