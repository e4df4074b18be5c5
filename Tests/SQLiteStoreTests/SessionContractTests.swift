import Foundation
import JobMatching
import Resume
import ResumeScoring
import Sessions
import TestSupport
import TextDocument
import Testing

@testable import SQLiteStore

@Suite("The store of sessions")
struct SessionContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("an added session waits, and is found by its token's hash alone")
    func add() async throws {
        let session = try await fixture.add(1)
        let stored = try #require(try await fixture.session(1))
        #expect(stored.id == session.id)
        #expect(stored.userSearchID == session.userSearchID)
        #expect(stored.createdAt == session.createdAt)
        #expect(stored.expiresAt == session.expiresAt)
        #expect(stored.status == .queued)
        #expect(stored.analysis == nil && stored.failure == nil)
        #expect(try await fixture.session(2) == nil)
        #expect(try await fixture.store.queueDepth() == 1)
    }

    @Test("is claimed with its files in order, once")
    func claim() async throws {
        let session = try await fixture.add(1)
        let claimed = try #require(try await fixture.claim())
        #expect(claimed.lease.session == session.id)
        #expect(claimed.lease.attempt == 1)
        #expect(claimed.files == StoreFixture.files)
        #expect(try await fixture.claim() == nil)
        #expect(try await fixture.store.queueDepth() == 1)
    }

    @Test("nothing is claimed from an empty queue")
    func emptyQueue() async throws {
        #expect(try await fixture.claim() == nil)
    }

    @Test("what has waited longest is claimed first")
    func order() async throws {
        let late = try await fixture.add(1, after: 20)
        let early = try await fixture.add(2, after: 10)
        #expect(try await fixture.claim(after: 30)?.lease.session == early.id)
        #expect(try await fixture.claim(after: 30)?.lease.session == late.id)
    }

    @Test("tells how far the work is", arguments: [SessionStatus.extracting, .identifying, .searching])
    func advance(_ status: SessionStatus) async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.advance(lease, to: status)
        #expect(try await fixture.session(1)?.status == status)
    }

    @Test("a completed session keeps its results, not its files, and leaves the queue")
    func complete() async throws {
        let session = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        let matches = [
            StoreFixture.match(1, bucket: .remote), StoreFixture.match(2, bucket: .local),
            StoreFixture.match(3, bucket: .local),
        ]
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: matches)
        let stored = try #require(try await fixture.session(1))
        #expect(stored.status == .completed)
        #expect(stored.analysis == StoreFixture.analysis)
        #expect(stored.jobCounts == ["remote": 1, "local": 2])
        #expect(try await fixture.store.matches(of: session.id) == matches)
        #expect(try await fixture.store.queueDepth() == 0)
        #expect(try await fixture.rows(in: "session_file") == 0)
        #expect(try await fixture.claim(after: 1_000) == nil)
    }

    @Test("a failed session says why, and its files are forgotten", arguments: ExtractionFailure.allCases)
    func fail(_ failure: ExtractionFailure) async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.fail(lease, with: failure)
        let stored = try #require(try await fixture.session(1))
        #expect(stored.status == .failed)
        #expect(stored.failure == failure)
        #expect(try await fixture.rows(in: "session_file") == 0)
        #expect(try await fixture.store.queueDepth() == 0)
    }

    @Test("only the files of the session that ended are forgotten")
    func otherFiles() async throws {
        _ = try await fixture.add(1)
        _ = try await fixture.add(2, after: 1)
        let lease = try #require(try await fixture.claim(after: 2)).lease
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: [])
        #expect(try await fixture.claim(after: 2)?.files == StoreFixture.files)
    }

    @Test("no more wait than may wait; those being read count, those that ended do not")
    func queueLimit() async throws {
        _ = try await fixture.add(1, limit: 2)
        let lease = try #require(try await fixture.claim()).lease
        _ = try await fixture.add(2, after: 1, limit: 2)
        await #expect(throws: SessionStoreError.queueFull) { _ = try await fixture.add(3, after: 2, limit: 2) }
        #expect(try await fixture.session(3) == nil)
        #expect(try await fixture.rows(in: "session") == 2)
        #expect(try await fixture.rows(in: "session_file") == 4)
        try await fixture.store.fail(lease, with: .noText)
        _ = try await fixture.add(3, after: 2, limit: 2)
        #expect(try await fixture.session(3)?.status == .queued)
    }

    @Test("an expired session is not found")
    func expiry() async throws {
        _ = try await fixture.add(1)
        #expect(try await fixture.session(1, after: 86_399) != nil)
        #expect(try await fixture.session(1, after: 86_400) == nil)
        #expect(try await fixture.session(1, after: 90_000) == nil)
    }

    @Test("tidying deletes what has expired, with everything that belongs to it, and empties the log")
    func tidy() async throws {
        _ = try await fixture.add(1)
        _ = try await fixture.add(2, after: 50_000)
        try await fixture.store.tidy(now: StoreFixture.start.addingTimeInterval(86_400))
        #expect(try await fixture.rows(in: "session") == 1)
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
        #expect(try await fixture.session(2, after: 86_400) != nil)
        let log = try FileManager.default.attributesOfItem(atPath: fixture.path + "-wal")
        #expect(log[.size] as? Int == 0)
    }

    @Test("a place written with a bar stays one place")
    func bars() async throws {
        let session = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        var match = StoreFixture.match(1, bucket: .local)
        match.posting.places = [PostingPlace(text: "Austin | Dallas", place: nil)]
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: [match])
        #expect(try await fixture.store.matches(of: session.id).first?.posting.locationText == "Austin | Dallas")
    }

    @Test("the jobs of a session that has none, or is not known, are none")
    func noMatches() async throws {
        let session = try await fixture.add(1)
        #expect(try await fixture.store.matches(of: session.id).isEmpty)
        #expect(try await fixture.store.matches(of: UUID()).isEmpty)
    }
}
