import Foundation
import TestSupport

/// Uploads to a server and kills its processes at any moment, again and again on the same folder.
struct KillLoop {
    /// Who is killed.
    enum Victim: CaseIterable {
        case server, extractors, both
    }

    private let data: URL
    private var random: SeededGenerator
    private var server: RunningServer
    private(set) var figures = KillFigures()

    /// Documents that end well and one that does not, all soon.
    private static let samples = [
        "resumes/truck-driver-au.txt", "resumes/student-us.pdf", "bad/truncated.pdf", "resumes/lawyer-us.pdf",
    ]
    private static let uploaders = 2
    private static let uploadsEach = 5
    /// Somebody is killed at most this long after the first upload has begun, in milliseconds.
    private static let latest = 800

    /// - Parameters:
    ///   - data: the folder of all servers.
    ///   - seed: the same for the same moments.
    /// - Throws: an error when no server comes up.
    init(data: URL, seed: UInt64) throws {
        self.data = data
        random = SeededGenerator(seed: seed)
        server = try Self.start(data)
    }

    /// Uploads, kills, starts the server again where it is gone, and sees what became of each accepted upload.
    ///
    /// - Parameter victim: who is killed.
    /// - Returns: what is wrong; empty when nothing is.
    /// - Throws: an error when the server does not come up or does not answer.
    mutating func round(killing victim: Victim) async throws -> [String] {
        let moment = Duration.milliseconds(Int.random(in: 0...Self.latest, using: &random))
        let client = APIClient(address: server.address)
        let uploads = (0..<Self.uploaders).map { first in Task { await Self.upload(to: client, startingWith: first) } }
        try await Task.sleep(for: moment)
        try kill(victim)
        var accepted: [String] = []
        for upload in uploads { accepted += await upload.value }
        if victim != .extractors {
            let start = ContinuousClock.now
            server = try Self.start(data)
            figures.slowestStart = max(figures.slowestStart, ContinuousClock.now - start)
        }
        figures.rounds += 1
        figures.accepted += accepted.count
        var faults: [String] = []
        for token in accepted {
            let answer = try await APIClient(address: server.address).finished(token)
            switch answer.object["status"] as? String {
            case "completed": figures.completed += 1
            case "failed": figures.failed += 1
            default: faults.append("accepted and not ended: \(answer.status) \(answer.text)")
            }
        }
        figures.lost += faults.count
        return try faults + StoredSessions(data: data).contradictions()
    }

    /// Ends the last server as an operator does.
    ///
    /// - Returns: its exit status.
    func stop() -> Int32 { server.stop() }

    private func kill(_ victim: Victim) throws {
        if victim != .server {
            for process in try ProcessTable.children(of: server.processIdentifier) { ProcessTable.kill(process) }
        }
        if victim != .extractors { server.kill() }
    }

    private static func start(_ data: URL) throws -> RunningServer {
        try RunningServer(data: data, arguments: ["--no-rate-limit"])
    }

    /// - Returns: the view tokens of what was accepted before the server was gone.
    private static func upload(to client: APIClient, startingWith first: Int) async -> [String] {
        var tokens: [String] = []
        for number in first..<first + uploadsEach {
            do {
                let sample = try Samples.bytes(samples[number % samples.count])
                tokens.append(try UploadedSession(try await client.upload([sample])).token)
            } catch {
                // Without an answer nothing was promised.
                break
            }
        }
        return tokens
    }
}
