import Foundation
import TestSupport
import Testing

@Suite(
    "A full disk under PostgreSQL",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: SmallDisk.isAvailableToOthers, "Only root can mount a disk for another user.")
)
struct PostgresFullDiskTests {
    /// Text that PostgreSQL cannot make smaller.
    private static func large(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let words = (0..<60_000).map { _ in String(UInt64.random(in: 0...UInt64.max, using: &random), radix: 36) }
        return [UInt8](("Robin Example\nrobin@example.com\n\n" + words.joined(separator: " ")).utf8)
    }

    @Test("makes servers refuse uploads with 503, loses none that was acknowledged, and is over when there is room")
    func full() async throws {
        let folder = try TemporaryFolder()
        let cluster = try PostgresCluster(
            ["max_wal_size=32MB", "min_wal_size=32MB"],
            launcher: SmallDisk.databaseLauncher(mebibytes: 160)
        )
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--store", cluster.address(of: "postgres"), "--no-rate-limit"]
        )
        let client = APIClient(address: server.address)
        let uploads = AcknowledgedUploads()
        try await uploads.underLoad([server.address, server.address]) {
            try await uploads.wait(for: 5)
            let data = URL(filePath: cluster.folder).appending(path: "data")
            let filler = try SmallDisk.fill(SmallDisk.folder(data, of: cluster.processIdentifier))
            var statuses: [Int] = []
            for seed in 0..<200 where statuses.count < 3 {
                let status = await uploads.upload(to: server.address, bytes: Self.large(seed: UInt64(seed)))
                if let status, status != 200 { statuses.append(status) }
            }
            #expect(statuses == [503, 503, 503])
            try FileManager.default.removeItem(at: filler)
            try await uploads.wait(for: 5, within: .seconds(120))
        }
        #expect(Set(uploads.refusals) == [503])
        #expect(try await client.storeHealth(becoming: "ok") == "ok")
        try await uploads.expectAllCompleted(on: server.address, in: cluster)
        #expect(server.stop() == 0)
    }
}
