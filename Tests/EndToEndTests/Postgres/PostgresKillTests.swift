import Foundation
import TestSupport
import Testing

@Suite("Two servers and two workers on one PostgreSQL database", .serialized, .timeLimit(.minutes(90)))
struct PostgresKillTests {
    private static let samples = [
        "resumes/truck-driver-au.txt", "resumes/student-us.pdf", "bad/truncated.pdf", "resumes/lawyer-us.pdf",
    ]

    /// How often somebody is killed; `VITAE_KILL_ROUNDS` says otherwise.
    private static let rounds = ProcessInfo.processInfo.environment["VITAE_KILL_ROUNDS"].flatMap { Int($0) } ?? 6

    /// Uploads, until it is broken off.
    ///
    /// - Returns: tokens of those that were acknowledged.
    private static func upload(to address: String, count: Int) async -> [String] {
        let client = APIClient(address: address)
        var accepted: [String] = []
        for number in 0..<count {
            do {
                let sample = try Samples.bytes(samples[number % samples.count])
                accepted.append(try UploadedSession(try await client.upload([sample])).token)
            } catch {
                // Without an answer nothing was promised.
                continue
            }
        }
        return accepted
    }

    @Test("lose no acknowledged upload, leave none stuck and end none twice, whoever is killed")
    func killing() async throws {
        let folder = try TemporaryFolder()
        let cluster = try PostgresCluster()
        let store = cluster.address(of: "postgres")
        let data = folder.url.appending(path: "data")
        func server() throws -> RunningServer {
            try RunningServer(data: data, arguments: ["--store", store, "--workers", "1", "--no-rate-limit"])
        }
        func worker() throws -> WorkerProcess { try WorkerProcess(store: store, arguments: ["--workers", "1"]) }
        var servers = [try server(), try server()]
        var workers = [try worker(), try worker()]
        var random = SeededGenerator(seed: 22)
        var accepted: [String] = []
        for round in 0..<Self.rounds {
            let addresses = servers.map(\.address)
            let uploads = addresses.map { address in Task { await Self.upload(to: address, count: 4) } }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...1_200, using: &random)))
            let victim = Int.random(in: 0...1, using: &random)
            // A server each other round, a worker in those between.
            if round.isMultiple(of: 2) {
                servers[victim].kill()
                servers[victim] = try server()
            } else {
                workers[victim].kill()
                workers[victim] = try worker()
            }
            for upload in uploads { accepted += await upload.value }
        }
        #expect(accepted.count >= Self.rounds)
        let client = APIClient(address: servers[0].address)
        var ended = 0
        for token in accepted {
            let answer = try await client.finished(token)
            let status = answer.object["status"] as? String
            #expect(status == "completed" || status == "failed", "\(answer.status) \(answer.text)")
            ended += 1
        }
        #expect(ended == accepted.count)
        // What was found out once is never found out again.
        let twice = try cluster.query("SELECT count(*) FROM session WHERE revision > 1")
        #expect(twice == "0")
        #expect(try cluster.query("SELECT count(*) FROM queue") == "0")
        #expect(try cluster.query("SELECT count(*) FROM session_piece") == "0")
    }
}
