import Foundation
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("Configuration files")
struct SettingsFileTests {
    @Test(
        "takes a line apart",
        arguments: [
            ("port = 80", "80", false), ("port=80", "80", false), ("  port\t=  80  ", "80", false),
            ("port = 80 # the usual", "80", false), ("port = a#b", "a#b", false), ("port = a=b", "a=b", false),
            ("port = \"a, b # c\"", "a, b # c", true), ("port = \" 80 \"  # kept", " 80 ", true),
            ("port = \"a\"b\"", "a\"b", true), ("port = \"80\" # \"old\"", "80", true),
        ]
    )
    func lines(_ line: String, value: String, isQuoted: Bool) throws {
        let entry = try #require(try ConfigurationFile(text: line, path: "c").entries.first)
        #expect(entry == ConfigurationFile.Entry(key: "port", value: value, isQuoted: isQuoted, line: 1))
    }

    @Test("passes over blank lines and comments, whatever ends a line")
    func blanks() throws {
        let file = try ConfigurationFile(text: "\u{FEFF}# one\r\n\r\n  # two\nport = 1\rhost = ::1\n", path: "c")
        #expect(file.entries.map(\.key) == ["port", "host"])
        #expect(file.entries.map(\.line) == [4, 5])
    }

    @Test(
        "refuses a line that says nothing",
        arguments: [
            "port", "= 80", "port =", "port = # 80", "the port = 80", "port = \"80", "port = \"\"", "port = \"8\" 0",
        ]
    )
    func mistakes(_ line: String) {
        let error = #expect(throws: SettingsError.self) { try ConfigurationFile(text: "\n\(line)", path: "c") }
        #expect(error?.place == .file("c", line: 2))
    }

    @Test("tells a file that cannot be read")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appending(path: "none.conf").path
        let error = #expect(throws: SettingsError.self) { try ConfigurationFile(path: missing) }
        #expect(error?.description == "\(missing): there is no such file")
        let binary = folder.url.appending(path: "binary.conf")
        try Data([0x70, 0x3D, 0xFF, 0xFE]).write(to: binary)
        #expect(throws: SettingsError.self) { try ConfigurationFile(path: binary.path) }
    }

    @Test("the commented example is right, and so is each of its commented settings")
    func example() throws {
        let path = Samples.folder.appending(path: "deploy/vitae.conf").path
        let text = String(decoding: try Samples.bytes("deploy/vitae.conf"), as: UTF8.self)
        _ = try SettingsSources(file: try ConfigurationFile(path: path)).resolved()
        let all = text.split(separator: "\n").map { line in
            line.wholeMatch(of: /#[a-z][^ ]* = .*/) == nil ? line : line.dropFirst()
        }
        let file = try ConfigurationFile(text: all.joined(separator: "\n"), path: "vitae.conf")
        let merged = try SettingsSources(file: file).merged()
        #expect(merged.settings.identityProviders.count == 1)
        #expect(merged.settings.scheduledFeeds.count == 1)
        for setting in ServerSetting.all { #expect(merged.places[setting.key] != nil, "\(setting.key)") }
        // All of them go together, but for those that are said in two ways.
        let said = ["language-model-key =", "operator-key =", "store-password ="]
        let once = all.filter { line in !said.contains { line.hasPrefix($0) } }
        #expect(once.count == all.count - said.count)
        let together = try ConfigurationFile(text: once.joined(separator: "\n"), path: "vitae.conf")
        _ = try SettingsSources(file: together).resolved()
    }

    @Test("whatever the commented example sets may come from the environment as well")
    func environment() throws {
        let text = String(decoding: try Samples.bytes("deploy/vitae.conf"), as: UTF8.self)
        let lines = text.split(separator: "\n").map { line in
            line.wholeMatch(of: /#[a-z][^ ]* = .*/) == nil ? line : line.dropFirst()
        }
        let file = try ConfigurationFile(text: lines.joined(separator: "\n"), path: "vitae.conf")
        let values = file.entries.map { (ServerSetting.Entry.variable(for: $0.key), $0.value) }
        let environment = Dictionary(values) { "\($0),\($1)" }
        let merged = try SettingsSources(environment: environment).merged()
        for key in Set(file.entries.map(\.key)) {
            #expect(merged.places[key] == .environment(ServerSetting.Entry.variable(for: key)), "\(key)")
        }
        let written = try SettingsSources(file: file).merged()
        for setting in ServerSetting.all {
            #expect(setting.shown(merged.settings) == setting.shown(written.settings), "\(setting.key)")
        }
    }
}
