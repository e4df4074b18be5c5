import Foundation
import TestSupport
import Testing

/// A short run with all others; a long one by `make soak`, which reads 80 scans in 200 rounds.
@Suite("Scans that take longer than whoever reads them lives")
struct ScanKillTests {
    /// Who is killed: nobody of them through a fault of the scan.
    private enum Victim: CaseIterable {
        case server, template, readers
    }

    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["VITAE_KILL_SEED"].flatMap(UInt64.init) ?? 1
    /// More than a document has attempts.
    private static let rounds = environment["VITAE_KILL_ROUNDS"].flatMap(Int.init) ?? 12
    private static let scans = max(3, rounds * 2 / 5)
    /// Milliseconds between two kills: a scan takes seconds.
    private static let pause = 100...700
    /// How often it is looked for somebody to kill, ten times a second.
    private static let looks = 200

    private static func processes(of victim: Victim, server: Int32) throws -> [Int32] {
        switch victim {
        case .server: [server]
        case .template: try ProcessTable.children(of: server)
        case .readers: try ProcessTable.children(of: server).flatMap(ProcessTable.children)
        }
    }

    @Test("are all read in the end, however often it happens")
    func scans() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        var random = SeededGenerator(seed: Self.seed)
        var server = try RunningServer(data: data, arguments: ["--no-rate-limit"])
        let scan = try Samples.bytes("resumes/sales-rep-scanned.pdf")
        var tokens: [String] = []
        for _ in 0..<Self.scans {
            tokens.append(try UploadedSession(try await APIClient(address: server.address).upload([scan])).token)
        }
        var killed: [Victim: Int] = [:]
        for round in 0..<Self.rounds {
            try await Task.sleep(for: .milliseconds(Int.random(in: Self.pause, using: &random)))
            let victim = Victim.allCases[round % Victim.allCases.count]
            var processes = try Self.processes(of: victim, server: server.processIdentifier)
            // After a start, templates are soon there, and then those who read.
            for _ in 0..<Self.looks where processes.isEmpty {
                try await Task.sleep(for: .milliseconds(100))
                processes = try Self.processes(of: victim, server: server.processIdentifier)
            }
            for process in processes { ProcessTable.kill(process) }
            killed[victim, default: 0] += processes.count
            if victim == .server {
                server.kill()
                server = try RunningServer(data: data, arguments: ["--no-rate-limit"])
            }
        }
        for victim in Victim.allCases { #expect(killed[victim] ?? 0 > 0, "\(victim)") }
        // There were kills from the first to the last moment in which a scan was read.
        let unread = try StoredSessions(data: data).value("SELECT count(*) FROM session WHERE status <> 'completed'")
        #expect(Int(unread) ?? 0 > 0)
        var statuses: [String: Int] = [:]
        for token in tokens {
            let session = try await APIClient(address: server.address).finished(token)
            statuses[session.object["status"] as? String ?? "none", default: 0] += 1
        }
        #expect(statuses == ["completed": Self.scans])
        #expect(server.stop() == 0)
        #expect(try StoredSessions(data: data).contradictions() == [])
        print("Scans in a kill loop, seed \(Self.seed), \(Self.rounds) rounds: \(statuses), killed: \(killed)")
    }
}
