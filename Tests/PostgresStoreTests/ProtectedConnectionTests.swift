import Foundation
import StandIn
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Connections over a network", .timeLimit(.minutes(2)))
struct ProtectedConnectionTests {
    private let certificate: MadeCertificate
    private let cluster: PostgresCluster

    init() throws {
        let certificate = try MadeCertificate()
        self.certificate = certificate
        let files = try ["certificate.pem", "key.pem"].map { name in
            (name, try Data(contentsOf: certificate.folder.url.appending(path: name)))
        }
        cluster = try PostgresCluster(
            port: try FreePort.any(),
            [
                "listen_addresses=localhost", "ssl=on", "ssl_cert_file=../certificate.pem",
                "ssl_key_file=../key.pem",
            ],
            files: Dictionary(uniqueKeysWithValues: files)
        )
    }

    private func connect(_ query: String, password: String?) throws -> PostgresConnection {
        var settings = TestDatabase.settings
        settings.password = password
        let address = try PostgresAddress("postgres://vitae@localhost:\(cluster.port)/postgres?\(query)")
        return try PostgresConnection(to: address, settings, wakeUp: try WakeUp()) { false }
    }

    private func reason(_ query: String, password: String?) throws -> String {
        let error = try #require(throws: PostgresError.self) { try connect(query, password: password) }
        guard case .notConnected(let reason) = error else {
            Issue.record("\(error)")
            return ""
        }
        return reason
    }

    @Test("are encrypted, to the server that was meant, with a password that stands in no address and no message")
    func protected() throws {
        let meant = "sslmode=verify-full&sslrootcert=\(certificate.certificate)"
        let connection = try connect(meant, password: PostgresCluster.password)
        let isEncrypted: Bool? = try connection.value("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        #expect(isEncrypted == true)
        // Another server could have the name, but not the key.
        let other = try MadeCertificate()
        let stranger = try reason(
            "sslmode=verify-full&sslrootcert=\(other.certificate)",
            password: PostgresCluster.password
        )
        #expect(stranger.contains("certificate"))
        #expect(!stranger.contains(PostgresCluster.password))
        let wrong = try reason(meant, password: "hunter2")
        #expect(wrong.contains("password authentication failed"))
        #expect(!wrong.contains("hunter2"))
        let open = try connect("sslmode=disable", password: PostgresCluster.password)
        let isOpenEncrypted: Bool? = try open.value("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        #expect(isOpenEncrypted == false)
        cluster.stop()
        let gone = try reason(meant, password: PostgresCluster.password)
        #expect(!gone.contains(PostgresCluster.password))
    }
}
