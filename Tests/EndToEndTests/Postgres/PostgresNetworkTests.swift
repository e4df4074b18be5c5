import Foundation
import TestSupport
import Testing

@Suite(
    "A network between servers and PostgreSQL",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: DatabaseHost.isAvailable, "Needs root, and leave to make network name spaces.")
)
struct PostgresNetworkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func server(_ store: String) throws -> RunningServer {
        try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--store", store, "--no-rate-limit"],
            environment: ["VITAE_STORE_PASSWORD": PostgresCluster.password]
        )
    }

    @Test("that swallows everything is noticed in time: uploads are refused, none is lost, and all goes on afterwards")
    func blackHole() async throws {
        let host = try DatabaseHost()
        let servers = [try server(host.address), try server(host.address)]
        let addresses = servers.map(\.address)
        let uploads = AcknowledgedUploads()
        for _ in 0..<2 {
            try await uploads.underLoad(addresses) {
                try await uploads.wait(for: 10)
                try host.swallow(true)
                // Nobody says that the connections are gone: TCP and the time of statements tell.
                try await uploads.waitForRefusals(2)
                for address in addresses {
                    let health = try await APIClient(address: address).get("/health")
                    #expect(health.status == 503 && health.object["store"] as? String == "unavailable")
                }
                try host.swallow(false)
                try await uploads.wait(for: 10, within: .seconds(90))
            }
        }
        #expect(Set(uploads.refusals) == [503])
        for address in addresses {
            #expect(try await APIClient(address: address).storeHealth(becoming: "ok") == "ok")
        }
        try await uploads.expectAllCompleted(on: addresses[0], in: host.cluster)
        for server in servers { #expect(server.stop() == 0) }
    }

    @Test("that has lost the primary leads to the standby that takes over")
    func lostPrimary() async throws {
        let host = try DatabaseHost()
        let standby = try PostgresCluster(standbyOf: host.cluster)
        _ = try host.cluster.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
        _ = try host.cluster.query("SELECT pg_reload_conf()")
        let server = try server(host.address(or: standby))
        let uploads = AcknowledgedUploads()
        try await uploads.underLoad([server.address]) {
            try await uploads.wait(for: 10)
            try host.swallow(true)
            try await uploads.waitForRefusals(1)
            #expect(try standby.query("SELECT pg_promote()") == "t")
            try await uploads.wait(for: 10, within: .seconds(120))
        }
        #expect(Set(uploads.refusals) == [503])
        try await uploads.expectAllCompleted(on: server.address, in: standby)
        #expect(server.stop() == 0)
    }
}
