import ArgumentParser
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("The table of settings")
struct SettingsTableTests {
    @Test("the documentation says what the program does")
    func document() throws {
        let stored = String(decoding: try Samples.bytes("deploy/settings.md"), as: UTF8.self)
        let lines = stored.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = SettingsDocument.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, wanted) in zip(lines, expected) { #expect(line == wanted) }
        #expect(lines.count == expected.count)
    }

    @Test("keys and variables are different from each other, and keys are plain words")
    func names() {
        let settings = ServerSetting.all + ServerSetting.families.flatMap { $0.settings("name") }
        #expect(Set(settings.map(\.key)).count == settings.count)
        #expect(Set(settings.map(\.variable)).count == settings.count)
        for setting in settings {
            #expect(setting.key.wholeMatch(of: /[a-z]+([-.][a-z]+)*/) != nil, "\(setting.key)")
            #expect(setting.help.hasSuffix("."), "\(setting.key)")
            #expect(ServerSetting.named(setting.key)?.key == setting.key)
        }
    }

    @Test("every default is a value that the setting takes")
    func defaults() throws {
        for setting in ServerSetting.all {
            let values = setting.shown(ServerSettings())
            guard !values.isEmpty else { continue }
            var settings = ServerSettings()
            try setting.put(&settings, values)
            #expect(setting.shown(settings) == values, "\(setting.key)")
        }
    }

    @Test("every setting but a secret has an option, which says its default but does not hide the environment")
    func options() throws {
        let help = ServeCommand.helpMessage(columns: 10_000)
        for setting in ServerSetting.all where !setting.isSecret {
            #expect(help.contains("--\(setting.key)"), "\(setting.key)")
        }
        #expect(!help.contains("--jwt-secret"))
        #expect(!help.contains("--language-model-key "))
        #expect(help.contains("(default: 8080)"))
        #expect(try ServeCommand.parse([]).options.given.isEmpty)
    }

    @Test("every option arrives")
    func given() throws {
        let examples = [
            "host": "::1", "port": "0", "public-url": "https://jobs.example.com", "trusted-proxy": "10.0.0.1",
            "metrics-port": "9090", "log-level": "debug", "data": "d", "jobs": "j", "language": "deu+eng",
            "default-country": "us", "knowledge": "k", "allowed-redirect": "https://app.example.com/",
            "apns-environment": "sandbox", "apns-url": "https://push.example.com",
            "apns-sandbox-url": "https://push.example.com/sandbox", "quiet-hours": "off", "digest-time": "07:30",
            "link-scheme": "jobs", "web-push-contact": "mailto:ops@example.com", "mail-from": "jobs@example.com",
            "device-auth": "open", "weather-url": "https://weather.example.com/v1/forecast", "language-model": "openai",
            "language-model-url": "https://llm.example.com/v1", "store": "postgres://db.example.com/vitae",
        ]
        var arguments: [String] = []
        var expected: [String: [String]] = [:]
        for setting in ServerSetting.all where !setting.isSecret {
            if setting.expectation == "on or off" {
                arguments.append("--no-\(setting.key)")
                expected[setting.key] = ["off"]
            } else {
                let value = examples[setting.key] ?? "7"
                arguments += ["--\(setting.key)", value]
                expected[setting.key] = [value]
            }
        }
        #expect(try ServeCommand.parse(arguments).options.given == expected)
    }

    @Test(
        "refuses wrong options before anything starts",
        arguments: [
            ["--port", "70000"], ["--metrics-port", "-1"], ["--workers", "65"], ["--max-connections", "0"],
            ["--trusted-proxy", "proxy"], ["--default-country", "USA"], ["--public-url", "jobs.example.com"],
            ["--language", "../eng"], ["--max-upload-mib", "11"], ["--jwt-secret", "x"], ["--rate-limit", "off"],
            ["--language-model", "other"], ["--language-model-url", "http://llm.example.com/v1"],
            ["--quiet-hours", "22-8"], ["--digest-time", "9"], ["--operator-key", "x"], ["--apns-url", "http://a.com"],
            ["--web-push-contact", "ops"], ["--link-scheme", "a b"], ["--pushes-per-hour", "0"],
            ["--language-model-key", "x"], ["--language-model-timeout", "0"], ["--language-model-calls", "0"],
        ]
    )
    func wrongOptions(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try ServeCommand.parse(arguments) }
    }
}
