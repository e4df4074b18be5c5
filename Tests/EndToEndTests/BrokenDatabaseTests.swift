import Foundation
import TestSupport
import Testing

@Suite("A database that is damaged")
struct BrokenDatabaseTests {
    /// SQLite's usual size of a page.
    private static let pageSize = 4096
    private static let damage = Data(repeating: 0xA5, count: pageSize)

    /// Overwrites all pages of a file but the first.
    ///
    /// - Returns: what it was.
    private static func damage(_ file: URL) throws -> Data {
        let whole = try Data(contentsOf: file)
        let handle = try FileHandle(forUpdating: file)
        defer { try? handle.close() }
        for offset in stride(from: pageSize, to: whole.count, by: pageSize) {
            try handle.seek(toOffset: UInt64(offset))
            try handle.write(contentsOf: damage)
        }
        return whole
    }

    /// Puts back what was overwritten, but for pages that have been written since.
    private static func mend(_ file: URL, from whole: Data) throws {
        let handle = try FileHandle(forUpdating: file)
        defer { try? handle.close() }
        for offset in stride(from: pageSize, to: whole.count, by: pageSize) {
            try handle.seek(toOffset: UInt64(offset))
            guard try handle.read(upToCount: pageSize) == damage else { continue }
            try handle.seek(toOffset: UInt64(offset))
            try handle.write(contentsOf: whole[offset..<offset + pageSize])
        }
    }

    @Test("makes a server not ready, and ends no document; answers, the log and the doctor say what is wrong")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data, arguments: ["--no-rate-limit"])
        let client = APIClient(address: server.address)
        let before = try await client.completed("resumes/truck-driver-au.txt")
        // All is in the file once the log is empty.
        let file = data.appending(path: "vitae.sqlite")
        let log = data.appending(path: "vitae.sqlite-wal")
        var left = try Data(contentsOf: log).count
        for _ in 0..<100 where left > 0 {
            try await Task.sleep(for: .milliseconds(50))
            left = try Data(contentsOf: log).count
        }
        #expect(left == 0)
        let whole = try Self.damage(file)

        var ready = try await client.get("/health/ready")
        for _ in 0..<100 where ready.status == 200 {
            try await Task.sleep(for: .milliseconds(50))
            ready = try await client.get("/health/ready")
        }
        #expect(ready.status == 503)
        #expect(ready.object["store"] as? String == "unavailable")
        #expect(ready.object["extractor"] as? String == "ok")
        #expect(try await client.get("/health/live").status == 200)
        // What SQLite still holds in memory is answered.
        let session = try await client.get("/api/public/session?token=\(before.token)")
        #expect([200, 503].contains(session.status))
        if session.status == 503 { #expect(session.headers["retry-after"].flatMap(Int.init) ?? 0 > 0) }
        let upload = try await client.upload([try Samples.bytes("resumes/student-us.pdf")])
        #expect([200, 503].contains(upload.status))
        // Time to be taken on.
        try await Task.sleep(for: .seconds(2))
        let lines = try server.logLines
        #expect(lines.contains { $0.contains("status=503") })
        for line in lines where line.contains("status=503") { #expect(line.contains("part=store"), "\(line)") }
        #expect(!lines.contains { $0.contains("status=500") })
        let doctor = try BuiltProgram.run("vitae", ["doctor", "--data", data.path])
        #expect(doctor.status == 1)
        #expect(doctor.output.contains("MISSING database"), "\(doctor.output)")

        try Self.mend(file, from: whole)
        for _ in 0..<100 where ready.status != 200 {
            try await Task.sleep(for: .milliseconds(100))
            ready = try await client.get("/health/ready")
        }
        #expect(ready.status == 200)
        if upload.status == 200 {
            let token = try UploadedSession(upload).token
            #expect(try await client.finished(token).object["status"] as? String == "completed")
        }
        #expect(try await client.get("/api/public/session?token=\(before.token)").status == 200)
        #expect(server.stop() == 0)
        #expect(try StoredSessions(data: data).contradictions() == [])
    }
}
