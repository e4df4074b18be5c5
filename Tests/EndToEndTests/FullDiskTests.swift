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
