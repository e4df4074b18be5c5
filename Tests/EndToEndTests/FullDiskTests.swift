import Foundation
import TestSupport
import Testing

@Suite("A disk that is full", .enabled(if: FileSizeLimit.isAvailable, "Needs prlimit."))
struct FullDiskTests {
    private static let sample = "resumes/truck-driver-au.txt"
    /// No file can be made larger than this; the database is larger already.
    private static let full = 64 * 1024
    private static let large = [UInt8](String(repeating: "Robin Example bakes bread. ", count: 10_000).utf8)

    @Test("refuses uploads for a while, keeps nothing of them, and takes them once there is room again")
    func upload() async throws {
        let gated = try GatedServer(closed: [], launcher: FileSizeLimit.launcher)
        let client = gated.client
        let before = try await client.completed(Self.sample)
        try FileSizeLimit.set(Self.full, of: gated.server.processIdentifier)
        for _ in 0..<3 {
            let answer = try await client.upload([Self.large], filename: "large.txt")
            #expect(answer.status == 503)
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(answer.headers["retry-after"].flatMap(Int.init) ?? 0 > 0)
            #expect(answer.detail.hasSuffix("."))
        }
        // Who only looks is not troubled.
        #expect(try await client.get("/api/public/session?token=\(before.token)").status == 200)
        let health = try await client.get("/health")
        #expect(health.status == 200)
        #expect(health.object["queue_depth"] as? Int == 0)
        try FileSizeLimit.set(nil, of: gated.server.processIdentifier)
        _ = try await client.completed(Self.sample)
        let answer = try await client.upload([Self.large], filename: "large.txt")
        #expect(answer.status == 200)
        #expect(gated.server.stop() == 0)
        let stored = try StoredSessions(data: gated.server.data)
        #expect(try stored.contradictions() == [])
        #expect(try stored.value("SELECT count(*) FROM session") == "3")
    }

    @Test("makes nobody lose a document that was accepted before: its result is stored once there is room again")
    func result() async throws {
        let gated = try GatedServer(closed: ["searching"], launcher: FileSizeLimit.launcher)
        let upload = try await gated.client.uploaded(Self.sample)
        try await gated.wait(for: "searching", of: upload.token)
        try FileSizeLimit.set(0, of: gated.server.processIdentifier)
        try gated.open("searching")
        // Neither stored nor given up.
        let session = try await gated.client.get("/api/public/session?token=\(upload.token)&wait=1")
        #expect(session.object["status"] as? String == "searching")
        try FileSizeLimit.set(nil, of: gated.server.processIdentifier)
        try await gated.wait(for: "completed", of: upload.token)
        #expect(gated.server.stop() == 0)
        #expect(try StoredSessions(data: gated.server.data).contradictions() == [])
    }
}

@Suite(
    "A small disk",
    .enabled(if: SmallDisk.isAvailable, "Needs unshare, and leave to mount in a name space of its own.")
)
struct SmallDiskTests {
    @Test("that has run full makes a server not ready, and no document lost; the log and the doctor say why")
    func full() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
        let server = try RunningServer(
            data: data,
            arguments: ["--no-rate-limit"],
            launcher: SmallDisk.launcher(on: data, mebibytes: 8)
        )
        let client = APIClient(address: server.address)
        _ = try await client.completed("resumes/truck-driver-au.txt")
        let disk = SmallDisk.folder(data, of: server.processIdentifier)
        let waiting = try await client.uploaded("resumes/sales-rep-scanned.pdf")
        let filler = try SmallDisk.fill(disk)

        var ready = try await client.get("/health/ready")
        for _ in 0..<200 where ready.status == 200 {
            try await Task.sleep(for: .milliseconds(100))
            ready = try await client.get("/health/ready")
        }
        #expect(ready.status == 503)
        #expect(ready.object["store"] as? String == "unwritable")
        #expect(ready.object["extractor"] as? String == "ok")
        #expect(try await client.get("/health/live").status == 200)
        let refused = try await client.upload([try Samples.bytes("resumes/student-us.pdf")])
        #expect(refused.status == 503)
        #expect(refused.headers["retry-after"].flatMap(Int.init) ?? 0 > 0)
        let unavailable = try server.logLines.filter { $0.contains("status=503") }
        #expect(!unavailable.isEmpty)
        #expect(unavailable.allSatisfy { $0.contains("part=store") }, "\(unavailable)")
        let doctor = try BuiltProgram.run("vitae", ["doctor", "--data", disk.path])
        #expect(doctor.status == 1)
        #expect(doctor.output.contains("MISSING database") && doctor.output.contains("full"), "\(doctor.output)")
        let session = try await client.get("/api/public/session?token=\(waiting.token)")
        #expect(["queued", "extracting", "identifying", "searching"].contains(session.object["status"] as? String))

        try FileManager.default.removeItem(at: filler)
        #expect(try await client.finished(waiting.token).object["status"] as? String == "completed")
        for _ in 0..<100 where ready.status != 200 {
            try await Task.sleep(for: .milliseconds(100))
            ready = try await client.get("/health/ready")
        }
        #expect(ready.status == 200)
        #expect(server.stop() == 0)
    }
}
