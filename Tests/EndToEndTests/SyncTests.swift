import Foundation
import TestSupport
import Testing

@Suite("What was accepted is on disk", .enabled(if: SyncTrace.isAvailable, "Needs strace, and leave to trace."))
struct SyncTests {
    /// Killing a process cannot show this: what it has written survives it, also unsynced.
    @Test("before it is answered: at least one sync an upload")
    func syncs() async throws {
        let folder = try TemporaryFolder()
        let trace = SyncTrace(file: folder.url.appending(path: "trace"))
        // The only worker is held up, so that no sync is its.
        let gated = try GatedServer(
            closed: ["extracting"],
            arguments: ["--workers", "1"],
            launcher: trace.launcher
        )
        let held = try await gated.client.uploaded("resumes/truck-driver-au.txt")
        try await gated.wait(for: "extracting", of: held.token)
        var counts = [try trace.count()]
        for _ in 0..<5 {
            _ = try await gated.client.uploaded("resumes/truck-driver-au.txt")
            counts.append(try trace.count())
        }
        let each = zip(counts, counts.dropFirst()).map { $1 - $0 }
        #expect(each.allSatisfy { $0 >= 1 }, "\(each)")
        try gated.open("extracting")
        #expect(gated.server.stop() == 0)
    }
}
