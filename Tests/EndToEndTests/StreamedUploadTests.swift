import Foundation
import TestSupport
import Testing

@Suite("Uploads on their way in")
struct StreamedUploadTests {
    private let folder: TemporaryFolder
    private let data: URL

    /// A picture by its first bytes, so that it is accepted; more than is gathered in memory.
    private static func picture(_ number: Int, bytes: Int = 2_000_000) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: UInt8(number), count: bytes)
    }

    init() throws {
        folder = try TemporaryFolder()
        data = folder.url.appending(path: "data")
    }

    /// Names of files in the folder that uploads are received in.
    private func spooled() throws -> [String] {
        let spool = data.appending(path: "spool").path
        guard FileManager.default.fileExists(atPath: spool) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: spool)
    }

    /// The sessions that there are, one a line.
    private func sessions() throws -> String {
        let outcome = try BuiltProgram.run("vitae", ["session", "list", "--format", "ndjson", "--data", data.path])
        try #require(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    @Test("that are cut in the middle leave no file and no session, and the next one is taken")
    func cut() async throws {
        let server = try RunningServer(data: data)
        let client = APIClient(address: server.address)
        for number in 0..<5 {
            do {
                let half = try HalfUpload(of: Self.picture(number), port: server.port)
                #expect(try spooled().isEmpty)
                withExtendedLifetime(half) {}
            }
            #expect(try spooled().isEmpty)
        }
        #expect(try await client.get("/health").status == 200)
        #expect(try sessions().isEmpty)
        _ = try await client.completed("resumes/truck-driver-au.txt")
        #expect(try spooled().isEmpty)
        #expect(server.stop() == 0)
        #expect(try spooled().isEmpty)
    }

    @Test("when the server is killed leave no file and no session")
    func killed() async throws {
        let server = try RunningServer(data: data)
        let halves = try (0..<3).map { try HalfUpload(of: Self.picture($0), port: server.port) }
        // Something that came later was answered: the halves are on the server by then.
        _ = try await APIClient(address: server.address).completed("resumes/truck-driver-au.txt")
        server.kill()
        withExtendedLifetime(halves) {}
        #expect(try spooled().isEmpty)
        let second = try RunningServer(data: data)
        #expect(try sessions().split(separator: "\n").count == 1)
        #expect(second.stop() == 0)
    }

    @Test("twenty at once are all taken, each a session of its own, and nothing stays in the spool")
    func twenty() async throws {
        let server = try RunningServer(data: data, arguments: ["--no-rate-limit"])
        let client = APIClient(address: server.address)
        let tokens = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<20 {
                group.addTask { try UploadedSession(try await client.upload([Self.picture(number)])).token }
            }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(Set(tokens).count == 20)
        #expect(try spooled().isEmpty)
        for token in tokens {
            let session = try await client.finished(token)
            // What only begins like a picture cannot be read, and is said to be so.
            #expect(session.object["status"] as? String == "failed")
        }
        #expect(server.stop() == 0)
    }

    @Test("that cannot be received are answered with 503, and are taken once they can be")
    func noSpool() async throws {
        let server = try RunningServer(data: data)
        let client = APIClient(address: server.address)
        // A file in the place of the folder.
        let spool = data.appending(path: "spool")
        if FileManager.default.fileExists(atPath: spool.path) { try FileManager.default.removeItem(at: spool) }
        try Data().write(to: spool)
        let answer = try await client.upload([try Samples.bytes("resumes/truck-driver-au.txt")])
        #expect(answer.status == 503)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.headers["retry-after"] != nil)
        #expect(!answer.text.contains("spool"))
        #expect(try sessions().isEmpty)
        try FileManager.default.removeItem(at: spool)
        _ = try await client.completed("resumes/truck-driver-au.txt")
        #expect(server.stop() == 0)
    }
}
