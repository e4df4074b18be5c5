import Foundation
import TestSupport
import Testing

@Suite("A standby of PostgreSQL", .serialized, .timeLimit(.minutes(10)))
struct PostgresStandbyTests {
    private let folder: TemporaryFolder
    private let primary: PostgresCluster
    private let standby: PostgresCluster

    init() throws {
        folder = try TemporaryFolder()
        primary = try PostgresCluster()
        standby = try PostgresCluster(standbyOf: primary)
    }

    private func server(_ store: String) throws -> RunningServer {
        try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--store", store, "--no-rate-limit"]
        )
    }

    /// Makes the primary wait for the standby: what is stored is stored on both.
    private func synchronize() throws {
        _ = try primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
        _ = try primary.query("SELECT pg_reload_conf()")
        let end = ContinuousClock.now + .seconds(30)
        while try primary.query("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1" {
            try #require(ContinuousClock.now < end, "the standby does not follow")
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    /// Waits until the standby has all that the primary has stored.
    private func awaitReplay() throws {
        let place = try primary.query("SELECT pg_current_wal_lsn()")
        let end = ContinuousClock.now + .seconds(30)
        while try standby.query("SELECT pg_last_wal_replay_lsn() >= '\(place)'") != "t" {
            try #require(ContinuousClock.now < end, "the standby does not follow")
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    @Test("answers what is asked and takes nothing: health says unwritable, uploads are refused until it is promoted")
    func readOnly() async throws {
        let uploads = AcknowledgedUploads()
        let server = try server(PostgresCluster.address(of: "postgres", on: [primary, standby]))
        let client = APIClient(address: server.address)
        await uploads.upload(to: server.address)
        let token = try #require(uploads.tokens.first)
        #expect(try await client.finished(token).object["status"] as? String == "completed")
        try awaitReplay()
        primary.stop()
        #expect(try await client.storeHealth(becoming: "unwritable") == "unwritable")
        let ready = try await client.get("/health/ready")
        #expect(ready.status == 503 && ready.object["store"] as? String == "unwritable")
        for _ in 0..<3 { #expect(await uploads.upload(to: server.address) == 503) }
        let session = try await client.get("/api/public/session?token=\(token)")
        #expect(session.object["status"] as? String == "completed")
        // None begins with what it cannot write.
        let error = #expect(throws: RunningServer.NotStarted.self) { try self.server(standby.address(of: "postgres")) }
        #expect(error?.log.contains("it is a standby") == true)
        #expect(try standby.query("SELECT pg_promote()") == "t")
        #expect(try await client.storeHealth(becoming: "ok") == "ok")
        #expect(await uploads.upload(to: server.address) == 200)
        try await uploads.expectAllCompleted(on: server.address, in: standby)
        #expect(server.stop() == 0)
    }

    @Test("takes over from a primary that is gone, without the loss of an upload that was acknowledged")
    func failover() async throws {
        try synchronize()
        let store = PostgresCluster.address(
            of: "postgres",
            on: [primary, standby],
            options: "&target_session_attrs=read-write"
        )
        let servers = [try server(store), try server(store)]
        let addresses = servers.map(\.address)
        let uploads = AcknowledgedUploads()
        try await uploads.underLoad(addresses) {
            try await uploads.wait(for: 20)
            primary.stop()
            // Nobody may be told that something is stored while it is not.
            try await uploads.waitForRefusals(2)
            #expect(try standby.query("SELECT pg_promote()") == "t")
            try await uploads.wait(for: 20)
        }
        #expect(Set(uploads.refusals) == [503])
        for address in addresses {
            #expect(try await APIClient(address: address).storeHealth(becoming: "ok") == "ok")
        }
        try await uploads.expectAllCompleted(on: addresses[0], in: standby)
        for server in servers { #expect(server.stop() == 0) }
    }
}
