import Testing

@testable import VitaeCommands

@Suite("vitae serve --print-config")
struct SettingsPrintTests {
    private static let text = """
        port = 9000
        public-url = https://jobs.example.com/vitae/
        jwt-secret = not-to-be-shown-not-to-be-shown-a
        trusted-proxy = 10.0.0.1, 10.0.0.2
        data = "a # b"
        provider.sso.issuer = https://login.example.org
        provider.sso.client-id = vitae
        provider.sso.client-secret = not-to-be-shown-either
        feed.board.url = https://jobs.example.com/feed
        """

    private static func resolved() throws -> ResolvedSettings {
        let file = try ConfigurationFile(text: text, path: "vitae.conf")
        return try SettingsSources(
            flags: ["workers": ["3"]],
            environment: ["VITAE_LOG_LEVEL": "error"],
            file: file
        ).resolved()
    }

    @Test("masks secrets and says where each setting comes from")
    func printed() throws {
        let lines = PrintedSettings(resolved: try Self.resolved()).text.split(separator: "\n").map(String.init)
        for line in [
            "port = 9000  # vitae.conf, line 1", "public-url = https://jobs.example.com/vitae  # vitae.conf, line 2",
            "jwt-secret = ********  # vitae.conf, line 3", "trusted-proxy = 10.0.0.2  # vitae.conf, line 4",
            "data = \"a # b\"  # vitae.conf, line 5", "workers = 3  # --workers",
            "log-level = error  # $VITAE_LOG_LEVEL", "host = 127.0.0.1", "# metrics-port =  # none",
            "provider.sso.client-secret = ********  # vitae.conf, line 8", "feed.board.every = 60",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(!lines.contains { $0.contains("not-to-be-shown") })
    }

    @Test("what is printed is a configuration file again, once the secrets are filled in")
    func again() throws {
        let resolved = try Self.resolved()
        let text = PrintedSettings(resolved: resolved).text
        #expect(throws: SettingsError.self) {
            // A mask is too short for a secret, so that nobody runs with one by mistake.
            try SettingsSources(file: try ConfigurationFile(text: text, path: "c")).resolved()
        }
        let filled = text.replacing(PrintedSettings.mask, with: "not-to-be-shown-not-to-be-shown-a")
        let again = try SettingsSources(file: try ConfigurationFile(text: filled, path: "c")).resolved()
        for setting in ServerSetting.all {
            #expect(setting.shown(again.settings) == setting.shown(resolved.settings), "\(setting.key)")
        }
        #expect(again.settings.feeds == resolved.settings.feeds)
    }
}
