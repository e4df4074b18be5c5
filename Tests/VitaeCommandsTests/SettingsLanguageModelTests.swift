import Foundation
import JobMatching
import TestSupport
import Testing
import VitaeServer

@testable import VitaeCommands

@Suite("The settings of a language model")
struct SettingsLanguageModelTests {
    private static func resolved(_ text: String, environment: [String: String] = [:]) throws -> ResolvedSettings {
        try SettingsSources(environment: environment, file: try ConfigurationFile(text: text, path: "vitae.conf"))
            .resolved()
    }

    @Test("there is none unless one is named")
    func off() throws {
        #expect(try ServerSettings().languageModel.settings() == nil)
        let unnamed = try Self.resolved("language-model-name = small-1\nlanguage-model-key = abc")
        #expect(try unnamed.settings.languageModel.settings() == nil)
    }

    @Test("are what the server asks with")
    func whole() throws {
        let resolved = try Self.resolved(
            """
            language-model = openai
            language-model-url = http://127.0.0.1:9000/v1/
            language-model-name = small-1
            language-model-timeout = 1.5
            language-model-calls = 2
            """,
            environment: ["VITAE_LANGUAGE_MODEL_KEY": "abc"]
        )
        let settings = try #require(try resolved.settings.languageModel.settings())
        #expect(settings.kind == .openAI)
        #expect(settings.url.absoluteString == "http://127.0.0.1:9000/v1")
        #expect(settings.model == "small-1")
        #expect(settings.key == "abc")
        #expect(settings.limits.time == .milliseconds(1_500))
        #expect(settings.limits.questions == 2)
    }

    @Test("name the makers' own services by themselves, over TLS", arguments: LanguageModelSettings.Kind.allCases)
    func address(_ kind: LanguageModelSettings.Kind) throws {
        let resolved = try Self.resolved(
            "language-model = \(kind.rawValue)\nlanguage-model-name = small-1\nlanguage-model-key = abc"
        )
        let settings = try #require(try resolved.settings.languageModel.settings())
        #expect(settings.url.absoluteString == kind.address)
        #expect(settings.url.scheme == "https")
        #expect(settings.limits.time == .seconds(3))
    }

    @Test("take the key from a file as well, without the end of its line")
    func keyFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "key")
        try Data("abc\n".utf8).write(to: file)
        var options = LanguageModelOptions()
        options.kind = .anthropic
        options.name = "small-1"
        options.keyFile = file.path
        #expect(try options.settings()?.key == "abc")
        for content in ["", "\n", "a b\n", "a\nb\n", "clé\n"] {
            try Data(content.utf8).write(to: file)
            #expect(throws: CommandFailure.self) { try options.settings() }
        }
        options.keyFile = folder.url.appending(path: "missing").path
        let failure = #expect(throws: CommandFailure.self) { try options.settings() }
        #expect(failure?.exitCode == 3)
        #expect(failure?.message.contains("missing cannot be read") == true)
    }

    @Test(
        "must be whole and fit together",
        arguments: [
            (
                "language-model = openai",
                "vitae.conf, line 1: language-model needs language-model-name, which is not set"
            ),
            (
                "language-model = anthropic\nlanguage-model-name = a",
                "vitae.conf, line 1: language-model needs language-model-key, which is not set"
            ),
            (
                "language-model = openai\nlanguage-model-name = a",
                "vitae.conf, line 1: language-model needs language-model-key, which is not set"
            ),
            (
                "language-model = openai\nlanguage-model-name = a\nlanguage-model-key = k\nlanguage-model-key-file = f",
                "vitae.conf, line 4: language-model-key is set as well; set one of them"
            ),
            (
                "language-model-key = a b",
                "vitae.conf, line 1: language-model-key: what is given is not a secret of letters, digits and signs "
                    + "on one line"
            ),
        ]
    )
    func mistakes(_ text: String, _ message: String) throws {
        let error = #expect(throws: SettingsError.self) { try Self.resolved(text) }
        #expect(error?.description == message)
    }

    @Test("do not show the key, and do not take a mask for one")
    func masked() throws {
        let resolved = try Self.resolved(
            "language-model = openai\nlanguage-model-name = small-1",
            environment: ["VITAE_LANGUAGE_MODEL_KEY": "not-to-be-shown"]
        )
        let text = PrintedSettings(resolved: resolved).text
        #expect(text.contains("language-model-key = ********  # $VITAE_LANGUAGE_MODEL_KEY"))
        #expect(text.contains("language-model-name = small-1  # vitae.conf, line 2"))
        #expect(!text.contains("not-to-be-shown"))
        #expect(throws: SettingsError.self) { try Self.resolved("language-model-key = ********") }
    }
}
