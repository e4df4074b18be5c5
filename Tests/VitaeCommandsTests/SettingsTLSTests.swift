import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("The settings of TLS")
struct SettingsTLSTests {
    @Test("go together, wherever each is set")
    func together() throws {
        let resolved = try SettingsSources(
            flags: ["tls-certificate": ["c.pem"]],
            environment: ["VITAE_TLS_KEY": "k.pem"]
        ).resolved()
        #expect(resolved.settings.tlsCertificate == "c.pem")
        #expect(resolved.settings.tlsKey == "k.pem")
        // The other one may be in the environment: the options alone are no mistake.
        #expect(throws: Never.self) { try ServeCommand.parse(["--tls-key", "k.pem"]) }
    }

    @Test("are both needed", arguments: [("tls-certificate", "tls-key"), ("tls-key", "tls-certificate")])
    func missing(_ given: String, _ wanted: String) {
        let error = #expect(throws: SettingsError.self) {
            try SettingsSources(flags: [given: ["x.pem"]]).resolved()
        }
        #expect(error?.description == "--\(given): \(given) needs \(wanted), which is not set")
    }

    @Test("without them there is no certificate; files that are none end the start")
    func certificate() throws {
        #expect(try ServerSettings().certificate() == nil)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "empty.pem")
        try Data().write(to: file)
        var settings = ServerSettings()
        settings.tlsKey = file.path
        for (path, reason) in [(file.path, "holds no certificate"), (file.path + "x", "cannot be read")] {
            settings.tlsCertificate = path
            let failure = #expect(throws: CommandFailure.self) { try settings.certificate() }
            #expect(failure?.exitCode == 3)
            #expect(failure?.message.contains("\(path) \(reason)") == true)
        }
    }
}
