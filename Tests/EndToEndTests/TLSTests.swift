import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import StandIn
import TestSupport
import Testing

@Suite("A server with a certificate", .enabled(if: MadeCertificate.isPossible, "openssl is not installed"))
struct TLSTests {
    private let made: MadeCertificate
    private let folder: TemporaryFolder

    init() throws {
        made = try MadeCertificate()
        folder = try TemporaryFolder()
    }

    /// Runs a body with a client that trusts the certificate.
    private func withClient(_ body: (HTTPClient) async throws -> Void) async throws {
        var configuration = HTTPClient.Configuration()
        var trust = TLSConfiguration.makeClientConfiguration()
        trust.trustRoots = .file(made.certificate)
        configuration.tlsConfiguration = trust
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            try await body(client)
        } catch {
            try await client.shutdown()
            throw error
        }
        try await client.shutdown()
    }

    private func object(_ response: HTTPClientResponse) async throws -> [String: Any] {
        let body = try await response.body.collect(upTo: 10_000_000)
        let json = try JSONSerialization.jsonObject(with: Data(body.readableBytesView))
        return try #require(json as? [String: Any])
    }

    @Test("carries an upload to its end, and tells browsers to come back with TLS")
    func upload() async throws {
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--tls-certificate", made.certificate, "--tls-key", made.key]
        )
        #expect(server.address.hasPrefix("https://127.0.0.1:"))
        let address = server.address
        let document = try Samples.bytes("resumes/student-us.pdf")
        try await withClient { client in
            var form = ByteBuffer(string: "--b0undary\r\nContent-Disposition: form-data; name=\"file\"; ")
            form.writeString("filename=\"a.pdf\"\r\nContent-Type: application/pdf\r\n\r\n")
            form.writeBytes(document)
            form.writeString("\r\n--b0undary--\r\n")
            var request = HTTPClientRequest(url: address + "/api/resume")
            request.method = .POST
            request.headers.add(name: "Content-Type", value: "multipart/form-data; boundary=b0undary")
            request.body = .bytes(form)
            let answer = try await client.execute(request, timeout: .seconds(60))
            #expect(answer.status == .ok)
            #expect(answer.headers.first(name: "Strict-Transport-Security") == "max-age=31536000")
            let token = try #require(try await object(answer)["view_token"] as? String)
            var status = "queued"
            for _ in 0..<10 where status != "completed" {
                var poll = HTTPClientRequest(url: address + "/api/public/session?wait=20")
                poll.headers.add(name: "X-View-Token", value: token)
                let session = try await client.execute(poll, timeout: .seconds(60))
                status = try #require(try await object(session)["status"] as? String)
            }
            #expect(status == "completed")
        }
        #expect(server.stop() == 0)
    }

    @Test("without one nothing is said of TLS")
    func plain() async throws {
        let server = try RunningServer(data: folder.url.appending(path: "data"))
        #expect(server.address.hasPrefix("http://127.0.0.1:"))
        let answer = try await APIClient(address: server.address).get("/health")
        #expect(answer.headers["strict-transport-security"] == nil)
        #expect(server.stop() == 0)
    }

    @Test("does not start with files that are missing, no certificate, or not of each other")
    func refuses() throws {
        let other = try MadeCertificate()
        for (certificate, key, reason) in [
            (made.certificate + "x", made.key, "cannot be read"), (made.key, made.key, "holds no certificate"),
            (made.certificate, made.certificate, "holds no private key"),
            (made.certificate, other.key, "is not that of the certificate"),
        ] {
            let data = folder.url.appending(path: "refused").path
            let outcome = try BuiltProgram.run(
                "vitae",
                ["serve", "--port", "0", "--data", data, "--tls-certificate", certificate, "--tls-key", key]
            )
            #expect(outcome.status == 3)
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
            #expect(outcome.output.isEmpty)
        }
        let half = try BuiltProgram.run("vitae", ["serve", "--port", "0", "--tls-key", made.key])
        #expect(half.status == 3)
        #expect(half.errors.contains("tls-key needs tls-certificate"))
    }
}
