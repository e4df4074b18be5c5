import Foundation
import Sessions
import StoreContracts
import Testing
import TextDocument

@testable import PostgresStore

@Suite("What servers on one database tell each other", .serialized, .timeLimit(.minutes(2)))
struct NoticeTests {
    /// A server: its store, and those who wait there.
    private struct Server {
        let store: PostgresStore
        let changes = SessionChanges()

        /// Runs a body while the server hears what others tell.
        func listening(_ body: () async throws -> Void) async throws {
            let (store, changes) = (store, changes)
            let task = Task { await store.tell(changes) }
            // The stream begins with what may have been missed.
            await changes.wait(for: SessionWorker.queue, atMost: .milliseconds(300))
            defer { task.cancel() }
            try await body()
        }

        /// Waits for something to happen to a session, or to the queue, as long as it may take.
        ///
        /// - Returns: when the wait was over.
        func wait(for session: UUID) -> Task<ContinuousClock.Instant, Never> {
            let changes = changes
            return Task {
                await changes.wait(for: session, atMost: .seconds(60))
                return ContinuousClock.now
            }
        }
    }

    /// How soon something that happened on one server surely shows on the others, however busy the machine is: long before
    /// those who wait look by themselves.
    private static let promptly = Duration.seconds(30)

    private let fixture: StoreFixture
    private let server: Server

    init() throws {
        fixture = try StoreFixture(leaseTime: .database)
        server = Server(store: try fixture.other())
    }

    /// Does something on another server; gives back how long after it was stored it was known here.
    private func delay(of session: UUID, _ body: () async throws -> Void) async throws -> Duration {
        let waiting = server.wait(for: session)
        try await Task.sleep(for: .milliseconds(50))
        try await body()
        let stored = ContinuousClock.now
        return await waiting.value - stored
    }

    @Test("shows before anybody looks: uploads, every step, results, other places, erasure")
    func steps() async throws {
        let other = fixture.store
        try await server.listening {
            #expect(try await delay(of: SessionWorker.queue) { _ = try await fixture.scene.add(1) } < Self.promptly)
            let lease = try #require(try await server.store.claim(now: .now, leaseSeconds: 30)).lease
            for status in [SessionStatus.extracting, .identifying, .searching] {
                #expect(
                    try await delay(of: lease.session) { try await other.advance(lease, to: status) } < Self.promptly
                )
            }
            let analysis = SessionScene.analysis
            #expect(
                try await delay(of: lease.session) {
                    try await other.complete(lease, analysis: analysis, matches: [])
                } < Self.promptly
            )
            #expect(
                try await delay(of: lease.session) {
                    try await other.relocate(lease.session, to: "Austin, TX", matches: [])
                } < Self.promptly
            )
            #expect(try await delay(of: lease.session) { _ = try await other.erase(lease.session) } < Self.promptly)
        }
    }

    @Test("shows before anybody looks: failures, and documents that are handed back")
    func failures() async throws {
        let other = fixture.store
        _ = try await fixture.scene.add(1)
        try await server.listening {
            let first = try #require(try await other.claim(now: .now, leaseSeconds: 30)).lease
            #expect(try await delay(of: SessionWorker.queue) { try await other.release(first) } < Self.promptly)
            let second = try #require(try await other.claim(now: .now, leaseSeconds: 30)).lease
            #expect(
                try await delay(of: second.session) { try await other.fail(second, with: .damaged) } < Self.promptly
            )
        }
    }

    @Test("of what was undone is not told")
    func undone() async throws {
        let session = try await fixture.scene.add(1)
        let store = fixture.store
        try await server.listening {
            let waiting = server.wait(for: session.id)
            let start = ContinuousClock.now
            struct Undone: Error {}
            await #expect(throws: Undone.self) {
                try await store.write { connection in
                    try PostgresStore.tellOfChange(of: session.id, in: connection)
                    throw Undone()
                }
            }
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await delay(of: session.id) { _ = try await store.erase(session.id) } < Self.promptly)
            #expect(await waiting.value - start > .milliseconds(300))
        }
    }

    @Test("is made up for when a connection was cut: those who wait look again as soon as there is another")
    func cut() async throws {
        let session = try await fixture.scene.add(1)
        let store = fixture.store
        try await server.listening {
            let waiting = server.wait(for: session.id)
            let start = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(50))
            try fixture.database.execute(
                """
                SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()
                """
            )
            // Nobody may hear of this.
            _ = try await store.erase(session.id)
            #expect(await waiting.value - start < Self.promptly)
            #expect(try await server.store.outline(tokenHash: session.viewTokenHash, now: StoreFixture.start) == nil)
            // And what comes later is heard again.
            let next = try await fixture.scene.add(2)
            #expect(try await delay(of: next.id) { _ = try await store.erase(next.id) } < Self.promptly)
        }
    }

    @Test("is found by looking where no notice ever comes")
    func polling() async throws {
        let session = try await fixture.scene.add(1)
        let deaf = try PostgresStore(fixture.database.address, TestDatabase.settings, isListening: false)
        let changes = SessionChanges()
        let store = fixture.store
        let seen = Task {
            // As those do who wait for a session: in turns, each of which ends with a look.
            while try await deaf.outline(tokenHash: session.viewTokenHash, now: StoreFixture.start) != nil {
                await changes.wait(for: session.id, atMost: .milliseconds(100))
            }
        }
        try await Task.sleep(for: .milliseconds(150))
        _ = try await store.erase(session.id)
        let start = ContinuousClock.now
        try await seen.value
        #expect(ContinuousClock.now - start < Self.promptly)
    }
}
