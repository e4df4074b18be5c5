import Foundation
import StandIn
import TestSupport
import Testing

/// A short run with all others; a long one by `make soak`.
@Suite(
    "Servers that are killed while they match and push",
    .enabled(if: MadeCertificate.isPossible, "There is no openssl.")
)
struct PushKillTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["VITAE_KILL_SEED"].flatMap(UInt64.init) ?? 1
    private static let rounds = environment["VITAE_PUSH_KILL_ROUNDS"].flatMap(Int.init) ?? 5
    private static let devices = 4
    private static let jobs = 12
    /// A server is killed at most this long after jobs came, in milliseconds.
    private static let latest = 4_500

    @Test("lose no match, make one notification of each, and every one arrives")
    func loop() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        var random = SeededGenerator(seed: Self.seed)
        let certificate = try MadeCertificate()
        try await StandInServer.run(certificate: certificate) { _, number in
            // Long enough to be killed in.
            try await Task.sleep(for: .milliseconds(50))
            return number % 7 == 3 ? .init(503, headers: ["Retry-After": "1"]) : .init()
        } _: { apple in
            let arguments = PushArguments.all(apple, certificate) + ["--no-rate-limit"]
            var server = try RunningServer(data: data, arguments: arguments)
            for _ in 0..<Self.devices {
                _ = try await PushArguments.subscribed(APIClient(address: server.address), ["developer"])
            }
            for round in 0..<Self.rounds {
                let titles = (0..<Self.jobs).map { "Developer \($0)" }
                let file = folder.url.appending(path: "feed.ndjson")
                try VersionOneJobs.lines(titles, prefix: "r\(round)")
                    .write(to: file, atomically: true, encoding: .utf8)
                let result = try BuiltProgram.run("vitae", ["jobs", "import", file.path, "--data", data.path])
                #expect(result.status == 0, "\(result)")
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...Self.latest, using: &random)))
                server.kill()
                server = try RunningServer(data: data, arguments: arguments)
            }
            let stored = try StoredSessions(data: data)
            let all = Self.rounds * Self.jobs * Self.devices
            // A turn whose holder was killed is somebody else's after a minute.
            let end = ContinuousClock.now + .seconds(180)
            while ContinuousClock.now < end {
                let open = try stored.value("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'leased')")
                if open == "0", try stored.value("SELECT count(*) FROM alert_match") == "\(all)" { break }
                try await Task.sleep(for: .milliseconds(500))
            }
            #expect(try stored.value("SELECT count(*) FROM alert_match") == "\(all)")
            let once = """
                SELECT count(*) FROM (SELECT match FROM outbox_match JOIN outbox ON outbox.number = notification
                WHERE coalesce(reason, '') <> 'merged' GROUP BY match HAVING count(*) = 1)
                """
            #expect(try stored.value(once) == "\(all)")
            #expect(try stored.value("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dropped')") == "0")
            #expect(
                try stored.value("SELECT count(*) FROM outbox WHERE state = 'dropped' AND reason <> 'merged'") == "0"
            )
            let names = Set(apple.questions.compactMap { $0.headers["apns-id"]?.uppercased() })
            // What Apple took before a kill may be part of another notification since then.
            let sent = try stored.value("SELECT group_concat(id) FROM outbox WHERE state = 'sent'").split(
                separator: ","
            )
            #expect(names.isSuperset(of: sent.map(String.init)))
            #expect(sent.count >= Self.devices)
            #expect(server.stop() == 0)
            print(
                "Pushes in a kill loop, seed \(Self.seed), \(Self.rounds) rounds: \(all) matches,",
                "\(names.count) notifications, \(apple.questions.count) requests"
            )
        }
    }
}
