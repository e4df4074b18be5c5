import Foundation
import Glibc
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("What a server says of its health")
struct HealthTests {
    /// The programs in a folder of their own, so that one can be taken away.
    private static func programs(in folder: URL) throws {
        for name in ["vitae", "vitae-extract"] {
            try FileManager.default.linkItem(atPath: BuiltProgram.path(name), toPath: folder.appending(path: name).path)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: BuiltProgram.folder.path)
        where name.hasSuffix(".resources") {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: name).path,
                withDestinationPath: BuiltProgram.path(name)
            )
        }
    }

    @Test("keeps documents queued while the extractor is missing, says so, and reads them once it is back")
    func extractor() async throws {
        // Links do not reach another file system.
        let folder = BuiltProgram.folder.appending(path: "health-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.programs(in: folder)
        let server = try RunningServer(
            data: folder.appending(path: "data"),
            program: folder.appending(path: "vitae").path
        )
        let client = APIClient(address: server.address)
        #expect(try await client.get("/health/ready").status == 200)
        let extractor = folder.appending(path: "vitae-extract").path
        let away = extractor + ".away"
        try FileManager.default.moveItem(atPath: extractor, toPath: away)
        for child in try ProcessTable.children(of: server.processIdentifier) { ProcessTable.kill(child) }

        let bytes = try Samples.bytes("resumes/truck-driver-au.txt")
        let token = try await VitaeClient(server: server.address).upload(bytes, filename: "resume.txt").viewToken
        var ready = try await client.get("/health/ready")
        for _ in 0..<100 where ready.status == 200 {
            try await Task.sleep(for: .milliseconds(50))
            ready = try await client.get("/health/ready")
        }
        #expect(ready.status == 503)
        #expect(ready.object["status"] as? String == "degraded")
        #expect((ready.object["extractor"] as? String)?.contains("does not start") == true)
        #expect(ready.object["store"] as? String == "ok")
        let health = try await client.get("/health")
        #expect(health.status == 200)
        #expect((health.object["extractor"] as? String)?.contains("does not start") == true)
        #expect(try await client.get("/health/live").status == 200)
        let session = try await client.get("/api/public/session?token=\(token)&wait=2")
        #expect(session.object["status"] as? String != "failed")

        try FileManager.default.moveItem(atPath: away, toPath: extractor)
        let reader = VitaeClient(server: server.address)
        var status = ""
        for _ in 0..<10 where status != "completed" { status = try await reader.session(token, wait: 5).status }
        #expect(status == "completed")
        #expect(try await client.get("/health/ready").status == 200)
        #expect(server.stop() == 0)
    }

    @Test("is over at once when the server crashes, without a backtrace", arguments: [SIGILL, SIGSEGV, SIGTRAP])
    func crash(signal: Int32) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"))
        let start = ContinuousClock.now
        kill(server.processIdentifier, signal)
        #expect(try await server.hasEnded())
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
