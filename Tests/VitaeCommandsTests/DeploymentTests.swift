import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("Samples of a deployment")
struct DeploymentTests {
    private func text(_ name: String) throws -> String {
        String(decoding: try Samples.bytes("deploy/\(name)"), as: UTF8.self)
    }

    /// Lines of a unit's service that are no comments, but for those that one of the units has for itself.
    private func directives(_ unit: String) throws -> [String] {
        let own = ["Description=", "Environment=VITAE_DATA=", "ExecStart=", "StateDirectory"]
        return try text(unit).split(separator: "\n").map(String.init).filter { line in
            !line.hasPrefix("#") && !own.contains { line.hasPrefix($0) }
        }
    }

    @Test("confine workers as they do servers")
    func units() throws {
        let server = try directives("vitae.service")
        #expect(try directives("vitae-work.service") == server)
        #expect(server.count > 30)
    }

    @Test("start commands that there are, with options that they have")
    func commands() throws {
        for unit in ["vitae.service", "vitae-work.service"] {
            let start = try #require(try text(unit).split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
            let words = start.split(separator: " ").dropFirst().map(String.init)
            #expect(throws: Never.self) { try VitaeCommand.parseAsRoot(words) }
        }
        #expect(try text("compose.yaml").contains("command: [work]"))
        #expect(throws: Never.self) { try VitaeCommand.parseAsRoot(["work"]) }
    }

    @Test("name settings that there are, and hosts that are theirs")
    func names() throws {
        let compose = try text("compose.yaml")
        let settings = SettingsDocument.text
        let variables = Set(compose.matches(of: /VITAE_[A-Z_]+/).map { String($0.output) })
        #expect(variables.count >= 3)
        for variable in variables { #expect(settings.contains("`\(variable)`"), "\(variable)") }
        let address = try #require(compose.firstMatch(of: /VITAE_STORE: (\S+)/)).output.1
        #expect(StoreLocation.complaint(of: String(address)) == nil)
        for host in try text("proxy.conf").matches(of: /\n +server ([a-z0-9-]+):8080/).map(\.output.1) {
            #expect(compose.contains("\n  \(host):"), "\(host)")
        }
        #expect(address.contains("@database/") && compose.contains("\n  database:\n"))
    }
}
