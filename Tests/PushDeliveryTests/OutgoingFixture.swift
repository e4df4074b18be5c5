import Crypto
import Foundation
import GRDB
import JobAlerts
import Logging
import StandIn
import Synchronization
import TestSupport

@testable import PushDelivery
@testable import SQLiteStore

/// A clock that is set.
final class SetClock: Sendable {
    private let time: Mutex<Date>

    init(_ start: Date) { time = Mutex(start) }

    var now: Date { time.withLock { $0 } }

    func advance(_ seconds: Double) { time.withLock { $0 = $0.addingTimeInterval(seconds) } }
}

/// A store with devices, what is found for them, and what sends it to a stand-in.
struct OutgoingFixture {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let clock: SetClock
    let health = PushHealth()
    let logs = Recorder<String>()
    /// What dispatchers said became of notifications.
    let outcomes = Recorder<NotificationOutcome>()

    /// Noon in UTC.
    static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        clock = SetClock(Self.noon)
    }

    static func token() -> String {
        (0..<64).map { _ in "0123456789abcdef".randomElement().map(String.init) ?? "" }.joined()
    }

    func device(
        _ token: String = token(),
        zone: String = "UTC",
        platform: Device.Platform = .ios,
        keys: Device.WebKeys? = nil
    ) async throws -> Device {
        var device = Device(
            id: UUID(),
            token: token,
            platform: platform,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: zone),
            profile: nil,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: clock.now
        )
        device.webKeys = keys
        try await store.add(device)
        return device
    }

    func match(
        _ device: Device,
        _ number: Int64,
        title: String = "Senior iOS Developer",
        company: String = "Tech Corp",
        keywords: [String] = ["iOS", "Swift"],
        relevance: Double = 0.8
    ) -> AlertMatch {
        let job = AlertedJob(
            number: number,
            title: title,
            company: company,
            url: "https://jobs.example.com/\(number)",
            source: "f",
            postedAt: clock.now
        )
        return AlertMatch(
            id: UUID(),
            device: device.id,
            job: job,
            keywords: keywords,
            relevance: relevance,
            at: clock.now
        )
    }

    /// One turn that finds something, in as many steps as there are lists.
    @discardableResult
    func find(_ steps: [AlertMatch]..., ending: Bool = true) async throws -> Turn {
        let taken = try await store.takeTurn(AlertEngine.turn, holder: UUID(), now: clock.now, seconds: 60)
        guard var turn = taken else { throw CancellationError() }
        for matches in steps {
            _ = try await store.advance(turn, to: turn.mark + 1, matches: matches, subscriptions: [])
            turn.mark += 1
        }
        if ending { try await store.end(turn, now: clock.now) }
        return turn
    }

    func settings(_ server: StandInServer, _ certificate: MadeCertificate) -> PushSettings {
        var settings = PushSettings()
        var apple = AppleSettings(
            key: P256.Signing.PrivateKey().pemRepresentation,
            keyID: "ABC1234567",
            teamID: "TEAM123456",
            topic: "com.example.jobs"
        )
        apple.production = server.address
        apple.sandbox = "\(server.address)/sandbox"
        settings.apple = apple
        settings.extraRoot = certificate.certificate
        return settings
    }

    typealias Body = (PushDispatcher, StandInServer) async throws -> Void
    typealias Change = (inout PushSettings, StandInServer) -> Void

    func sending(_ body: Body) async throws {
        try await sending(changing: { _, _ in }, body)
    }

    func sending(changing change: Change, _ body: Body) async throws {
        try await sending(changing: change, answering: { _, _ in StandInServer.Answer() }, body)
    }

    func sending(answering script: @escaping StandInServer.Script, _ body: Body) async throws {
        try await sending(changing: { _, _ in }, answering: script, body)
    }

    /// Runs a body beside a stand-in, with what sends to it.
    func sending(
        changing change: Change,
        answering script: @escaping StandInServer.Script,
        _ body: Body
    ) async throws {
        let certificate = try MadeCertificate()
        try await StandInServer.run(certificate: certificate, script) { server in
            var settings = settings(server, certificate)
            change(&settings, server)
            let clock = clock
            let logs = logs
            let outcomes = outcomes
            var logger = Logger(label: "push") { _ in RecordingLogHandler(logs) }
            logger.logLevel = .trace
            try await PushDispatcher.run(
                settings,
                outbox: store,
                health: health,
                logger: logger,
                clock: { clock.now },
                onSettled: { outcomes.add($0) }
            ) { dispatcher in try await body(dispatcher, server) }
        }
    }

    /// State and reason of all notifications of a device, in the order in which they were made.
    func states(_ device: Device) async throws -> [String] {
        try await store.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT state || coalesce(' ' || reason, '') FROM outbox
                    WHERE device = (SELECT number FROM device WHERE id = ?)
                    ORDER BY created_at, state DESC
                    """,
                arguments: [device.id.uuidString]
            )
        }
    }
}

/// Keeps what is logged.
struct RecordingLogHandler: LogHandler {
    private let lines: Recorder<String>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(_ lines: Recorder<String>) {
        self.lines = lines
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        lines.add("\(event.message) \(event.metadata ?? [:])")
    }
}
