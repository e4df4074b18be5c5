import Accounts
import Foundation
import JobFeeds
import Testing

@testable import VitaeCommands

@Suite("Settings of providers and feeds")
struct SettingsFamilyTests {
    private static let provider = """
        public-url = https://jobs.example.com/
        provider.linkedin_oidc.issuer = https://login.example.org/oauth
        provider.linkedin_oidc.client-id = vitae
        """

    private static func settings(_ text: String, environment: [String: String] = [:]) throws -> ServerSettings {
        let file = try ConfigurationFile(text: text, path: "vitae.conf")
        return try SettingsSources(environment: environment, file: file).resolved().settings
    }

    @Test("a provider's secret may come from the environment while the rest stands in the file")
    func providers() throws {
        let settings = try Self.settings(
            Self.provider,
            environment: ["VITAE_PROVIDER_LINKEDIN_OIDC_CLIENT_SECRET": "s3cret"]
        )
        let provider = try #require(settings.identityProviders.first)
        #expect(provider.name == "linkedin_oidc")
        #expect(provider.issuer == "https://login.example.org/oauth")
        #expect(provider.clientID == "vitae")
        #expect(provider.clientSecret == "s3cret")
        #expect(provider.scopes == ["openid", "profile", "email"])
        #expect(settings.callback?.absoluteString == "https://jobs.example.com/auth/v1/callback")
        #expect(settings.redirects.isEmpty)
    }

    @Test("addresses that get tokens after a sign-in are those of apps alone")
    func redirects() throws {
        let settings = try Self.settings(
            "public-url = https://jobs.example.com\nallowed-redirect = com.example.app://signed-in"
        )
        #expect(settings.redirects == ["com.example.app://signed-in"])
        #expect(try Self.settings("").redirects.isEmpty)
    }

    @Test(
        "a provider that lacks something is refused",
        arguments: [
            ("provider.a.issuer = https://login.example.org", "provider.a.client-id"),
            ("\(provider)", "provider.linkedin_oidc.client-secret"),
            (
                """
                provider.a.issuer = https://login.example.org
                provider.a.client-id = vitae
                provider.a.client-secret = s3cret
                """, "public-url"
            ),
        ]
    )
    func incompleteProviders(_ text: String, missing: String) {
        let error = #expect(throws: SettingsError.self) { try Self.settings(text) }
        #expect(error?.reason.contains("needs \(missing), which") == true)
    }

    @Test(
        "an issuer has TLS or is on this machine",
        arguments: [
            ("https://login.example.org", true), ("http://127.0.0.1:9000/realm", true), ("http://localhost:9000", true),
            ("http://login.example.org", false), ("login.example.org", false), ("https://a:b@login.example.org", false),
            ("ftp://127.0.0.1", false),
        ]
    )
    func issuers(_ issuer: String, isTaken: Bool) {
        let kind = SettingKind.issuer
        #expect((kind.read(issuer) != nil) == isTaken)
    }

    @Test("feeds are read, in the order of their names")
    func feeds() throws {
        let settings = try Self.settings(
            """
            feed.wide.url = https://jobs.example.com/feed.xml
            feed.wide.format = rss
            feed.wide.every = 15
            """,
            environment: ["VITAE_FEED_ACME_BOARD_URL": "https://example.org/jobs"]
        )
        #expect(
            settings.scheduledFeeds == [
                ScheduledFeed(
                    name: "acme_board",
                    url: "https://example.org/jobs",
                    format: nil,
                    interval: .seconds(3_600)
                ),
                ScheduledFeed(
                    name: "wide",
                    url: "https://jobs.example.com/feed.xml",
                    format: .rss,
                    interval: .seconds(900)
                ),
            ]
        )
    }

    @Test("a feed without TLS needs to be allowed")
    func insecureFeeds() throws {
        let feed = "feed.inner.url = http://jobs.example.com/feed"
        #expect(throws: SettingsError.self) { try Self.settings(feed) }
        #expect(try Self.settings("\(feed)\nfeed-allow-http = on").scheduledFeeds.count == 1)
    }

    @Test(
        "a variable of a provider or a feed that means nothing is refused",
        arguments: ["VITAE_PROVIDER_X_COLOUR", "VITAE_FEED_URL", "VITAE_FEED_9_URL", "VITAE_PROVIDER__ISSUER"]
    )
    func strangeVariables(_ name: String) {
        let error = #expect(throws: SettingsError.self) { try Self.settings("", environment: [name: "x"]) }
        #expect(error?.place == .environment(name))
    }
}
