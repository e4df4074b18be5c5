import Foundation
import Testing

@testable import VitaeCommands

@Suite("Where settings come from")
struct SettingsSourcesTests {
    private static func settings(
        flags: [String: [String]] = [:],
        environment: [String: String] = [:],
        file: String = ""
    ) throws -> ServerSettings {
        let file = try ConfigurationFile(text: file, path: "vitae.conf")
        return try SettingsSources(flags: flags, environment: environment, file: file).resolved().settings
    }

    @Test("the command line is over the environment, that over the file, and that over the default")
    func precedence() throws {
        let flags = ["port": ["4"]]
        let environment = ["VITAE_PORT": "3"]
        let file = "port = 2"
        #expect(try Self.settings().port == 8080)
        #expect(try Self.settings(file: file).port == 2)
        #expect(try Self.settings(environment: environment, file: file).port == 3)
        #expect(try Self.settings(flags: flags, environment: environment, file: file).port == 4)
    }

    @Test("an empty variable counts for nothing, and one that is none of ours is passed over")
    func emptyVariables() throws {
        let settings = try Self.settings(
            environment: ["VITAE_PORT": "", "VITAE_SERVER": "http://127.0.0.1:1", "PORT": "9"]
        )
        #expect(settings.port == 8080)
    }

    @Test("a list of a higher place replaces that of a lower one")
    func lists() throws {
        let file = "trusted-proxy = 10.0.0.1\ntrusted-proxy = 10.0.0.2, 10.0.0.3"
        #expect(try Self.settings(file: file).trustedProxies == ["10.0.0.1", "10.0.0.2", "10.0.0.3"])
        let environment = ["VITAE_TRUSTED_PROXY": "192.0.2.0/24, ::1"]
        #expect(try Self.settings(environment: environment, file: file).trustedProxies == ["192.0.2.0/24", "::1"])
        #expect(try Self.settings(environment: environment, file: file).proxyRanges.count == 2)
    }

    @Test("commas part what is not quoted, and nothing that is empty counts", arguments: ["a,,b ,", " a , b"])
    func parts(_ text: String) throws {
        #expect(try Self.settings(environment: ["VITAE_WEB_PUSH_HOST": text]).push.webHosts == ["a", "b"])
        #expect(try Self.settings(flags: ["web-push-host": [text, "c"]]).push.webHosts == ["a", "b", "c"])
        #expect(try Self.settings(file: "web-push-host = \(text)").push.webHosts == ["a", "b"])
        #expect(try Self.settings(file: "web-push-host = \"\(text)\"").push.webHosts == [text])
    }

    @Test("a secret keeps its commas")
    func secrets() throws {
        let secret = "0123456789,0123456789,0123456789,"
        let environment = ["VITAE_JWT_SECRET": secret]
        #expect(try Self.settings(environment: environment).externalSecrets == [secret])
        #expect(try Self.settings(file: "jwt-secret = \(secret)").externalSecrets == [secret])
        let second = " \(secret) "
        let file = "jwt-secret = \(secret)\njwt-secret = \"\(second)\""
        #expect(try Self.settings(file: file).externalSecrets == [secret, second])
    }

    @Test("what is overridden must be right as well")
    func overriddenMistake() {
        #expect(throws: SettingsError.self) { try Self.settings(flags: ["port": ["4"]], file: "port = many") }
    }

    @Test(
        "a mistake is told with its place",
        arguments: [
            ("\n# ports\nport = 70000", "vitae.conf, line 3: port: “70000” is not a whole number from 0 to 65535"),
            ("prot = 80", "vitae.conf, line 1: there is no setting prot"),
            ("port = 1\nport = 2", "vitae.conf, line 2: port was set before, at vitae.conf, line 1"),
            ("feed.Board.url = https://example.com/", "vitae.conf, line 1: there is no setting feed.Board.url"),
            ("feed.board.colour = red", "vitae.conf, line 1: there is no setting feed.board.colour"),
            (
                "jwt-secret = tooshort",
                "vitae.conf, line 1: jwt-secret: what is given is not a secret of at least 32 bytes on one line"
            ),
            ("feed.board.every = 10", "vitae.conf, line 1: feed.board needs feed.board.url, which is not set"),
        ]
    )
    func mistakes(_ text: String, message: String) {
        let error = #expect(throws: SettingsError.self) { try Self.settings(file: text) }
        #expect(error?.description == message)
    }

    @Test("a mistake in the environment and on the command line names the variable and the option")
    func otherPlaces() {
        let variable = #expect(throws: SettingsError.self) {
            try Self.settings(environment: ["VITAE_RATE_LIMIT": "maybe"])
        }
        #expect(variable?.description == "$VITAE_RATE_LIMIT: “maybe” is not on or off")
        let option = #expect(throws: SettingsError.self) { try Self.settings(flags: ["workers": ["0"]]) }
        #expect(option?.description == "--workers: “0” is not a whole number from 1 to 64")
    }

    @Test("the configuration file is the named one, else that of the environment, if any")
    func filePath() {
        let environment = ["VITAE_CONFIG": "b.conf"]
        #expect(SettingsSources.path(flag: "a.conf", environment: environment) == "a.conf")
        #expect(SettingsSources.path(flag: nil, environment: environment) == "b.conf")
        #expect(SettingsSources.path(flag: nil, environment: ["VITAE_CONFIG": ""]) == nil)
    }
}
