import Foundation
import GRDB
import JobMatching
import Sessions
import TestSupport
import TextDocument
import Testing

@testable import SQLiteStore

@Suite("What another version found out and this one cannot read")
struct UnreadableAnalysisTests {
    private let fixture: StoreFixture

    /// Results in the terms of no version: a field is missing, a type is wrong, it is no JSON, it is nothing.
    private static let unreadable = ["{\"pages\":1}", "{\"resume\":7}", "[]", "not JSON", ""]

    init() throws {
        fixture = try StoreFixture()
    }

    /// A completed session with other results, owned by somebody.
    private func store(_ analysis: String, number: UInt8 = 1, keepingFiles: Bool = false) async throws -> Session {
        var session = StoreFixture.session(number)
        session.owner = UUID()
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 10)
        let lease = try #require(try await fixture.claim()).lease
        let matches = [StoreFixture.match(1, bucket: .local)]
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: matches)
        let id = session.id.uuidString
        try await fixture.store.database.write { database in
            try database.execute(
                sql: "UPDATE session SET analysis = ?, location = 'Austin, TX' WHERE id = ?",
                arguments: [Data(analysis.utf8), id]
            )
            guard keepingFiles else { return }
            try database.execute(
                sql: "INSERT INTO session_file (session_id, position, bytes) VALUES (?, 0, ?)",
                arguments: [id, Data("page one".utf8)]
            )
        }
        return session
    }

    @Test("has failed where the file is gone, and says what to do", arguments: unreadable)
    func failed(_ analysis: String) async throws {
        let stored = try await store(analysis)
        let session = try #require(try await fixture.session(1))
        #expect(session.status == .failed)
        #expect(session.failure == .crashed)
        #expect(session.analysis == nil && session.jobCounts == nil && session.location == nil)
        #expect(try await fixture.session(1) == session)
        let outline = try await fixture.store.outline(tokenHash: session.viewTokenHash, now: StoreFixture.start)
        #expect(outline?.session == session)
        #expect(try await fixture.store.matches(of: stored.id).isEmpty)
        #expect(try await fixture.store.queueDepth() == 0)
        #expect(try await fixture.store.sessionCounts() == [.failed: 1])
    }

    @Test("is found out again where the file is kept", arguments: unreadable)
    func again(_ analysis: String) async throws {
        let stored = try await store(analysis, keepingFiles: true)
        #expect(try await fixture.session(1)?.status == .queued)
        #expect(try await fixture.session(1)?.failure == nil)
        #expect(try await fixture.store.queueDepth() == 1)
        let claimed = try #require(try await fixture.claim())
        #expect(claimed.lease.session == stored.id)
        #expect(claimed.lease.attempt == 1)
        #expect(claimed.files == [Data("page one".utf8)])
        let matches = [StoreFixture.match(2, bucket: .remote)]
        try await fixture.store.complete(claimed.lease, analysis: StoreFixture.analysis, matches: matches)
        let session = try #require(try await fixture.session(1))
        #expect(session.status == .completed)
        #expect(session.analysis == StoreFixture.analysis)
        #expect(session.jobCounts == ["remote": 1])
    }

    @Test("does not hide the other sessions of its owner from lists")
    func lists() async throws {
        let stored = try await store("{}")
        let owner = try #require(stored.owner)
        let sessions = try await fixture.store.sessions(of: owner, now: StoreFixture.start)
        #expect(sessions.map(\.status) == [.failed])
        let newest = try await fixture.store.newestSessions(limit: 10, now: StoreFixture.start)
        #expect(newest.map(\.id) == [stored.id])
    }

    @Test("is repaired once, whoever asks at the same time")
    func atOnce() async throws {
        _ = try await store("{}", keepingFiles: true)
        let fixture = fixture
        let seen = try await withThrowingTaskGroup(of: SessionStatus?.self) { group in
            for _ in 0..<10 { group.addTask { try await fixture.session(1)?.status } }
            return try await group.reduce(into: [SessionStatus?]()) { $0.append($1) }
        }
        #expect(seen == Array(repeating: .queued, count: 10))
        #expect(try await fixture.store.queueDepth() == 1)
    }
}
