import Foundation
import JobMatching
import Sessions
import TestSupport
import TextDocument
import Testing

@testable import SQLiteStore

@Suite("The outline of a session")
struct OutlineContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private func outline(_ number: UInt8, after seconds: Double = 0) async throws -> SessionOutline? {
        let hash = Data(repeating: number, count: 32)
        let now = StoreFixture.start.addingTimeInterval(seconds)
        return try await fixture.store.outline(tokenHash: hash, now: now)
    }

    private func completed(_ number: UInt8) async throws -> Session {
        let session = try await fixture.add(number)
        let lease = try #require(try await fixture.claim()).lease
        let matches = [StoreFixture.match(1, bucket: .local)]
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: matches)
        return session
    }

    @Test("is the session itself until something was found out, at every step")
    func steps() async throws {
        _ = try await fixture.add(1)
        #expect(try await outline(1)?.session == (try await fixture.session(1)))
        let lease = try #require(try await fixture.claim()).lease
        for status in [SessionStatus.extracting, .identifying, .searching] {
            try await fixture.store.advance(lease, to: status)
            let outline = try #require(try await outline(1))
            #expect(outline.session.status == status)
            #expect(outline.session == (try await fixture.session(1)))
        }
        try await fixture.store.fail(lease, with: .encrypted)
        #expect(try await outline(1)?.session == (try await fixture.session(1)))
        #expect(try await outline(1)?.session.failure == .encrypted)
    }

    @Test("is all of a completed session but what was found out")
    func withoutResults() async throws {
        var session = StoreFixture.session(1)
        session.owner = UUID()
        session.retryKeyHash = Data(repeating: 9, count: 32)
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 10)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: [])
        var expected = try #require(try await fixture.session(1))
        #expect(expected.analysis != nil)
        expected.analysis = nil
        expected.jobCounts = nil
        let outline = try #require(try await outline(1))
        #expect(outline.session == expected)
        #expect(outline.session.owner == session.owner)
        #expect(outline.revision > 0)
    }

    @Test("stays equal while nothing changes, and is another after every change, also to the same place")
    func changes() async throws {
        let session = try await completed(1)
        _ = try await completed(2)
        var seen = [try #require(try await outline(1))]
        #expect(try await outline(1) == seen[0])
        let matches = [StoreFixture.match(2, bucket: .remote)]
        for place in ["Austin, TX", "Austin, TX", nil, nil, "Austin, TX"] {
            try await fixture.store.relocate(session.id, to: place, matches: matches)
            let outline = try #require(try await outline(1))
            #expect(outline.session.location == place)
            #expect(!seen.contains(outline))
            seen.append(outline)
            // What was found out is still read.
            let whole = try #require(try await fixture.session(1))
            #expect(whole.analysis == StoreFixture.analysis)
            #expect(whole.jobCounts == ["remote": 1])
        }
        // The other session did not change.
        #expect(try await outline(2)?.session.location == nil)
    }

    @Test("is gone with the session: unknown, expired, erased")
    func gone() async throws {
        let session = try await completed(1)
        #expect(try await outline(2) == nil)
        #expect(try await outline(1, after: 86_399) != nil)
        #expect(try await outline(1, after: 86_400) == nil)
        #expect(try await fixture.store.erase(session.id))
        #expect(try await outline(1) == nil)
    }

    @Test("shows at once what another process did to the database")
    func otherProcess() async throws {
        let session = try await completed(1)
        #expect(try await outline(1) != nil)
        let other = try SQLiteStore(path: fixture.path)
        #expect(try await other.erase(session.id))
        #expect(try await outline(1) == nil)
    }

    @Test("is found by many at once, among other reads and writes", .timeLimit(.minutes(1)))
    func atOnce() async throws {
        _ = try await fixture.add(1)
        let store = fixture.store
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<600 {
                group.addTask {
                    switch number % 3 {
                    case 0: try await store.queueDepth() == 1
                    case 1: try await store.erase(UUID()) == false
                    default: try await outline(1) != nil
                    }
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
