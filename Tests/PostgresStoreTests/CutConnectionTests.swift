import Careers
import Foundation
import JobMatching
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

/// Connections are cut at byte after byte of what goes over them: while they are made, within transactions, within COPY,
/// and between what the server has stored and its word that it has.
@Suite("A connection that is cut anywhere", .serialized, .timeLimit(.minutes(5)))
struct CutConnectionTests {
    private let fixture: StoreFixture
    private let proxy: CuttingProxy
    private let store: PostgresStore

    init() throws {
        fixture = try StoreFixture()
        proxy = try CuttingProxy(to: try PostgresCluster.shared)
        var settings = TestDatabase.settings
        settings.connections = 1
        let address = try PostgresAddress("postgres://vitae@/\(fixture.database.name)?host=\(proxy.host)&port=5432")
        store = try PostgresStore(address, settings, leaseTime: .callers, isListening: false)
    }

    /// Does something again and again, each time with the connection cut at another byte, from its beginning on.
    ///
    /// - Parameters:
    ///   - direction: whose bytes are counted.
    ///   - step: how many bytes lie between two places; at the end, where it is said that something is stored, every one counts.
    ///   - body: is given how often it was run before, and must do the same each time.
    /// - Throws: what the body throws.
    private func sweep(
        _ direction: CuttingProxy.Direction,
        step: Int,
        _ body: (Int) async throws -> Void
    ) async throws {
        proxy.cut(direction, after: .max)
        let before = proxy.passed(direction)
        try await body(0)
        let whole = proxy.passed(direction) - before
        _ = proxy.spare()
        try #require(whole > 100)
        let places = Array(stride(from: 0, to: whole, by: step)) + Array(max(whole - 40, 0)...whole)
        var cuts = 0
        for (number, place) in places.enumerated() {
            proxy.cut(direction, after: place)
            try await body(number + 1)
            if !proxy.spare() { cuts += 1 }
        }
        #expect(cuts > places.count / 2)
    }

    @Test(
        "has stored an upload once or not at all, and once when it said so",
        arguments: CuttingProxy.Direction.allCases
    )
    func uploads(_ direction: CuttingProxy.Direction) async throws {
        var lost = 0
        try await sweep(direction, step: direction == .toServer ? 97 : 31) { number in
            func session() -> Session {
                var session = Session(
                    id: UUID(),
                    userSearchID: UUID(),
                    createdAt: SessionScene.start,
                    expiresAt: .distantFuture,
                    viewTokenHash: Data("\(UUID())".utf8)
                )
                session.retryKeyHash = Data("key \(direction) \(number)".utf8)
                session.retryHolderHash = Data("holder \(direction) \(number)".utf8)
                return session
            }
            let first = session()
            func stored() throws -> Int {
                try fixture.database.value("SELECT count(*) FROM session WHERE id = '\(first.id)'") ?? 0
            }
            do {
                try await store.add(first, files: SessionScene.files, queueLimit: 100_000)
                #expect(try stored() == 1)
            } catch {
                #expect(error as? SessionStoreError == .unavailable)
                let isStored = try stored() == 1
                if isStored { lost += 1 }
                // The same client tries again, and is told of what there is already.
                do {
                    try await store.add(session(), files: SessionScene.files, queueLimit: 100_000)
                    #expect(!isStored)
                } catch SessionStoreError.alreadyUploaded {
                    #expect(isStored)
                } catch SessionStoreError.unavailable {
                    Issue.record("the connection was cut once, and two uploads were refused")
                }
            }
        }
        if direction == .fromServer { #expect(lost > 0, "no answer to a commit was lost") }
        let (sessions, places) = (try fixture.rows(in: "session"), try fixture.rows(in: "queue"))
        #expect(sessions == places)
        let keys: Int? = try fixture.database.value("SELECT count(DISTINCT retry_key_hash) FROM session")
        #expect(keys == sessions)
        let files: Int? = try fixture.database.value(
            "SELECT count(*) FROM (SELECT DISTINCT session_id, position FROM session_piece) AS file"
        )
        #expect(files == sessions * SessionScene.files.count)
    }

    @Test("has stored a result once, however often a worker has to say it", arguments: CuttingProxy.Direction.allCases)
    func results(_ direction: CuttingProxy.Direction) async throws {
        let analysis = SessionScene.analysis
        try await sweep(direction, step: 61) { number in
            let session = try await fixture.scene.add(UInt8(truncatingIfNeeded: number))
            let lease = try #require(try await fixture.store.claim(now: SessionScene.start, leaseSeconds: 30)).lease
            #expect(lease.session == session.id)
            do {
                try await store.complete(lease, analysis: analysis, matches: [])
            } catch {
                #expect(error as? SessionStoreError == .unavailable)
                do {
                    try await store.complete(lease, analysis: analysis, matches: [])
                } catch SessionStoreError.leaseLost {
                    // It was stored before.
                }
            }
            let revision: Int? = try fixture.database.value(
                "SELECT revision FROM session WHERE id = '\(session.id)' AND status = 'completed'"
            )
            #expect(revision == 1)
        }
        #expect(try fixture.rows(in: "queue") == 0)
    }

    @Test("has taken postings in once, with all that leads to them", arguments: CuttingProxy.Direction.allCases)
    func postings(_ direction: CuttingProxy.Direction) async throws {
        var all = 0
        try await sweep(direction, step: direction == .toServer ? 331 : 61) { number in
            let postings = (0..<5).map { place in
                var posting = JobPosting(
                    source: "feed",
                    identifier: "\(number) \(place)",
                    title: "Baker",
                    company: "Globex"
                )
                posting.description = "Bake bread \(number) \(place)."
                posting.occupations = [OccupationVote(code: "51-3011", weight: 1, similarity: 1)]
                posting.workplace = .remote
                return posting
            }
            all += postings.count
            do {
                #expect(try await store.upsert(postings).added == postings.count)
            } catch {
                #expect(error as? SessionStoreError == .unavailable)
                let again = try await store.upsert(postings)
                #expect(again.added == postings.count || again.replaced == postings.count)
            }
            #expect(try await store.postingCount() == all)
        }
        for table in ["posting_text", "posting_listing"] { #expect(try fixture.rows(in: table) == all) }
        #expect(try fixture.database.value("SELECT postings FROM posting_total") == all)
        let reached: Int? = try fixture.database.value("SELECT count(DISTINCT posting) FROM posting_reach")
        #expect(reached == all)
    }
}
