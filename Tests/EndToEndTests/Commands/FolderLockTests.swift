import Foundation
import TestSupport
import Testing

@Suite("A server and a command on one folder")
struct FolderLockTests {
    private static let interval = Duration.milliseconds(20)

    /// Waits until a file says something.
    private static func wait(for text: String, in file: () throws -> URL?) async throws {
        while true {
            if let url = try file(), let bytes = FileManager.default.contents(atPath: url.path),
                String(decoding: bytes, as: UTF8.self).contains(text)
            {
                return
            }
            try await Task.sleep(for: interval)
        }
    }

    @Test("a server that finds a command at work waits for its end, and says so", .timeLimit(.minutes(2)))
    func waits() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        // An import that has its postings only later.
        let command = Process()
        let input = Pipe()
        command.executableURL = BuiltProgram.folder.appending(path: "vitae")
        command.arguments = ["jobs", "import", "-", "--create", "--data", data.path]
        command.standardInput = input
        command.standardOutput = FileHandle.nullDevice
        try command.run()
        try await Self.wait(for: "command") { data.appending(path: "server.lock") }
        let starting = Task.detached {
            let server = try RunningServer(data: data)
            return (isCommandOver: !command.isRunning, status: server.stop())
        }
        try await Self.wait(for: "waits for another command") {
            try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
                .first { $0.pathExtension == "log" }
        }
        try input.fileHandleForWriting.write(contentsOf: Data(try Samples.bytes("jobs.ndjson")))
        try input.fileHandleForWriting.close()
        let outcome = try await starting.value
        #expect(outcome.isCommandOver)
        #expect(outcome.status == 0)
        command.waitUntilExit()
        #expect(command.terminationStatus == 0)
    }

    @Test("a command beside a server does what it does, and the server never misses it")
    func beside() async throws {
        let gated = try GatedServer(closed: [])
        let jobs = Samples.folder.appending(path: "jobs.ndjson").path
        let outcome = try BuiltProgram.run("vitae", ["jobs", "import", jobs, "--data", gated.server.data.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let health = try await gated.client.get("/health")
        #expect(health.object["jobs"] as? Int ?? 0 > 0)
        #expect(gated.server.stop() == 0)
        #expect(try StoredSessions(data: gated.server.data).contradictions() == [])
    }
}
