import Foundation
import StandIn
import TestSupport
import Testing

extension BrowserTests {
    @Suite("Signing in")
    struct SignInTests {
        private static let stored = "sessionStorage.getItem('vitae.account')"

        /// Links that somebody else made; `TOKENS` stands for those of their own account.
        private static let links = [
            "/#TOKENS", "/?x=1#TOKENS", "/#/account&TOKENS", "/?code=CODE&state=STATE", "/?code=CODE",
            "/?TOKENS", "/?code=CODE&state=STATE#TOKENS", "/#error=access_denied", "/#refresh_token=REFRESH",
        ]

        @Test("a planted link signs nobody in, and leaves no token in the address", arguments: links)
        func planted(_ link: String) async throws {
            let client = try SuiteServer.client()
            let grant = try await client.post(
                "/auth/v1/signup",
                ["email": "\(UUID().uuidString)@example.org", "password": "violet anchor 27"]
            )
            let access = try #require(grant.object["access_token"] as? String)
            let refresh = try #require(grant.object["refresh_token"] as? String)
            let tokens = "access_token=\(access)&refresh_token=\(refresh)&expires_in=3600&token_type=bearer"
            let path = link.replacing("TOKENS", with: tokens).replacing("REFRESH", with: refresh)
            try await Browser.visit(as: .desktop) { browser in
                try await browser.agree()
                // Away and back: within the app, another fragment alone would load nothing.
                try await browser.open("/health")
                try await browser.open(path)
                try await browser.see("h1")
                try await browser.until("document.title !== ''")
                #expect(try await browser.value(Self.stored) == .null)
                let address = try await browser.value("location.href").string ?? ""
                #expect(!address.contains(access) && !address.contains(refresh), "\(address)")
                try await browser.open("/#/dashboard")
                try await browser.see("h1")
                #expect(try await browser.value(Self.stored) == .null)
                #expect(try await !browser.text().contains(grant.object["email"] as? String ?? "@"))
            }
        }

        @Test("with a provider works, and leaves nothing in the address")
        func provider() async throws {
            let folder = try TemporaryFolder()
            try await OpenIDStandIn.run { provider in
                let port = try FreePort.any()
                let server = try RunningServer(
                    data: folder.url.appending(path: "data"),
                    arguments: ["--port", "\(port)", "--public-url", "http://127.0.0.1:\(port)"],
                    environment: provider.environment
                )
                try await Browser.visit(server.address, as: .desktop) { browser in
                    try await browser.agree()
                    try await browser.open("/#/account")
                    try await browser.click(".providers button")
                    try await browser.until("location.hash === '#/dashboard'")
                    #expect(try await browser.value("location.search") == "")
                    #expect(try await browser.value(Self.stored).string?.contains(provider.email) == true)
                    #expect(try await browser.value("sessionStorage.getItem('vitae.signin')") == .null)
                    #expect(try await browser.complaints() == [])
                }
                #expect(server.stop() == 0)
            }
        }
    }
}
