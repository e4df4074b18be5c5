import Accounts
import Foundation
import Testing
import VitaeServer

@testable import VitaeCommands

@Suite("Asking identity providers")
struct SettingsProviderFetcherTests {
    @Test(
        "asks without TLS only on this machine, and only where a provider is there",
        arguments: [
            ("http://login.example.org/keys", ["http://127.0.0.1:9000"]), ("http://127.0.0.1:1/", []),
            ("http://127.0.0.1:1/", ["https://login.example.org"]), ("ftp://127.0.0.1/", ["http://127.0.0.1:9000"]),
            ("file:///etc/hostname", ["http://localhost:9000"]),
        ]
    )
    func insecure(_ address: String, issuers: [String]) async throws {
        let request = FetchRequest(url: try #require(URL(string: address)))
        await #expect(throws: ProviderFetcher.Failure.insecure) {
            try await ProviderFetcher(issuers: issuers).fetch(request)
        }
    }

    @Test("tells a provider that does not answer")
    func unreachable() async throws {
        let request = FetchRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))
        // A machine that is busy enough finds out by the time limit.
        let failure = await #expect(throws: ProviderFetcher.Failure.self) {
            try await ProviderFetcher(issuers: ["http://localhost:1"]).fetch(request)
        }
        #expect(failure == .unreachable || failure == .timedOut)
    }
}
