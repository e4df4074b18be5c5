import Careers
import Foundation
import GRDB
import JobAlerts
import JobMatching
import Logging
import Places
import StandIn
import Synchronization
import TestSupport
import Testing

@testable import PushDelivery
@testable import SQLiteStore

/// Ends a store as a crash would: from one commit on nothing is written any more.
private final class Crash: TransactionObserver, Sendable {
    struct Crashed: Error {}

    private let left: Mutex<Int>

    init(after commits: Int) { left = Mutex(commits) }

    /// Whether there was a commit that did not take place.
    var hasHappened: Bool { left.withLock { $0 < 0 } }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) {}
    func databaseDidRollback(_ database: Database) {}

    func databaseWillCommit() throws {
        try left.withLock { left in
            left -= 1
            if left < 0 {
                // Nothing after it either.
                left = -1
                throw Crashed()
            }
        }
    }
}

@Suite("A process that ends between any two steps", .enabled(if: MadeCertificate.isPossible, "There is no openssl."))
struct StepKillTests {
    private static let postings = 230
    /// Fewer than there are, so that a turn has two steps.
    private static let matchesAtOnce = 250
    private static let devices = 2
    private static let mostSteps = 40

    private func engine(_ store: SQLiteStore) throws -> AlertEngine {
        AlertEngine(
            store: store,
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            localDistance: 80,
            matchesAtOnce: Self.matchesAtOnce
        )
    }

    /// Devices that want what there is.
    private func prepared(_ fixture: OutgoingFixture) async throws -> [Device] {
        let postings = (0..<Self.postings).map {
            JobPosting(source: "f", identifier: "\($0)", title: "Wizard", company: "Globex")
        }
        _ = try await fixture.store.upsert(postings, now: fixture.clock.now)
        var devices: [Device] = []
        for _ in 0..<Self.devices {
            let device = try await fixture.device()
            devices.append(device)
            _ = try await fixture.store.add(
                KeywordSubscription(
                    id: UUID(),
                    device: device.id,
                    content: .init(keywords: ["wizard"]),
                    createdAt: fixture.clock.now
                ),
                limit: 20
            )
        }
        return devices
    }

    private func count(_ store: SQLiteStore, _ sql: String) async throws -> Int {
        try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(sql)") ?? 0 }
    }

    @Test("of a turn loses no match and makes no second notification of one")
    func turns() async throws {
        var steps = 0
        for commits in 0..<Self.mostSteps {
            let fixture = try OutgoingFixture()
            _ = try await prepared(fixture)
            let dying = try SQLiteStore(path: fixture.folder.url.appending(path: "vitae.sqlite").path)
            let crash = Crash(after: commits)
            dying.database.add(transactionObserver: crash, extent: .databaseLifetime)
            let now = fixture.clock.now
            do {
                _ = try await engine(dying).run(now: { now })
            } catch is Crash.Crashed {
                // As it should be.
            }
            let later = now.addingTimeInterval(61)
            _ = try await engine(fixture.store).run(now: { later })
            let all = Self.postings * Self.devices
            #expect(try await count(fixture.store, "alert_match") == all, "after \(commits)")
            #expect(try await count(fixture.store, "outbox") == Self.devices, "after \(commits)")
            #expect(try await count(fixture.store, "outbox_match") == all, "after \(commits)")
            #expect(
                try await count(fixture.store, "outbox WHERE not_before <= \(later.timeIntervalSince1970)")
                    == Self.devices
            )
            guard crash.hasHappened else { break }
            steps += 1
        }
        // Taking the turn, two steps of matches with their renewals, and the end.
        #expect(steps >= 6 && steps < Self.mostSteps)
    }

    @Test("of sending loses no notification, and a second copy replaces the first on the screen")
    func sending() async throws {
        var steps = 0
        var copies = 0
        for commits in 0..<Self.mostSteps {
            let fixture = try OutgoingFixture()
            var devices: [Device] = []
            var matches: [AlertMatch] = []
            for number in 0..<3 {
                let device = try await fixture.device()
                devices.append(device)
                matches.append(fixture.match(device, Int64(number)))
                try await fixture.find([matches[number]])
            }
            let dying = try SQLiteStore(path: fixture.folder.url.appending(path: "vitae.sqlite").path)
            let crash = Crash(after: commits)
            dying.database.add(transactionObserver: crash, extent: .databaseLifetime)
            let certificate = try MadeCertificate()
            try await StandInServer.run(certificate: certificate) { _, _ in
                StandInServer.Answer()
            } _: { server in
                let settings = fixture.settings(server, certificate)
                for store in [dying, fixture.store] {
                    try await PushDispatcher.run(
                        settings,
                        outbox: store,
                        health: fixture.health,
                        logger: .init(label: "push") { _ in RecordingLogHandler(fixture.logs) },
                        clock: { fixture.clock.now }
                    ) { dispatcher in
                        do {
                            while try await dispatcher.run() > 0 {}
                        } catch is Crash.Crashed {
                            // As it should be.
                        }
                    }
                    fixture.clock.advance(61)
                }
                let names = server.questions.map { $0.headers["apns-collapse-id"] ?? "" }
                #expect(Set(names) == Set(matches.map { $0.id.uuidString.lowercased() }), "after \(commits)")
                copies += names.count - Set(names).count
            }
            for device in devices { #expect(try await fixture.states(device) == ["sent"], "after \(commits)") }
            guard crash.hasHappened else { break }
            steps += 1
        }
        #expect(steps >= 4 && steps < Self.mostSteps)
        // Killed between Apple's answer and its note: that is what the name is for.
        #expect(copies > 0)
    }
}
