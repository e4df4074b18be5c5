import Foundation
import JobAlerts
import PushDelivery
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("The settings of notifications")
struct SettingsPushTests {
    private static func resolved(_ text: String, environment: [String: String] = [:]) throws -> ResolvedSettings {
        try SettingsSources(environment: environment, file: try ConfigurationFile(text: text, path: "vitae.conf"))
            .resolved()
    }

    @Test("nothing is sent unless it is configured")
    func off() throws {
        let folder = try TemporaryFolder()
        let settings = try ServerSettings().push.settings(in: DataFolder(path: folder.url.path, creates: true))
        #expect(settings.channels.isEmpty)
        #expect(settings.policy == NotificationPolicy())
        #expect(try ServerSettings().push.wholeOperatorKey() == nil)
    }

    @Test("are those that are given")
    func given() throws {
        let settings = try Self.resolved(
            """
            quiet-hours = 23:30-06:00
            digest-time = 07:15
            pushes-per-hour = 3
            web-push-contact = https://jobs.example.com/about
            mail-command = sendmail -t
            mail-from = jobs@example.com
            """,
            environment: ["VITAE_OPERATOR_KEY": String(repeating: "k", count: 32)]
        ).settings
        let folder = try TemporaryFolder()
        let push = try settings.push.settings(in: DataFolder(path: folder.url.path, creates: true))
        #expect(push.policy.quietHours == QuietHours("23:30-06:00"))
        #expect(push.policy.digestTime == ClockTime(hour: 7, minute: 15))
        #expect(push.policy.perHour == 3)
        #expect(push.channels == NotificationChannels(platforms: [.web], mail: true))
        #expect(push.web?.hosts.contains("fcm.googleapis.com") == true)
        #expect(try settings.push.wholeOperatorKey()?.utf8.count == 32)
        #expect(try Self.resolved("quiet-hours = off").settings.push.policy.quietHours == nil)
    }

    @Test(
        "are refused where they do not go together, or are none",
        arguments: [
            "apns-key-file = a.p8", "apns-key-file = a.p8\napns-key-id = A\napns-team-id = B", "mail-command = cat",
            "operator-key = short", "quiet-hours = 22:00", "digest-time = 24:00", "web-push-contact = http://a.example",
            "web-push-contact = mailto:nobody", "link-scheme = Bir Job",
            "operator-key = kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\noperator-key-file = x",
        ]
    )
    func wrong(_ text: String) {
        #expect(throws: SettingsError.self) { try Self.resolved(text) }
    }

    @Test("a file that holds no key is named, and not shown")
    func files() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "key")
        try Data("MIGHAgEA".utf8).write(to: file)
        let data = try DataFolder(path: folder.url.appending(path: "data").path, creates: true)
        var options = PushOptions()
        options.appleKeyFile = file.path
        options.appleKeyID = "A"
        options.appleTeamID = "B"
        options.appleTopic = "com.example.app"
        let error = try #require(throws: CommandFailure.self) { try options.settings(in: data) }
        #expect(error.message.contains(file.path) && !error.message.contains("MIGHAgEA"))
        options.appleKeyFile = "/nowhere"
        #expect(throws: CommandFailure.self) { try options.settings(in: data) }
        var operators = PushOptions()
        operators.operatorKeyFile = file.path
        #expect(throws: CommandFailure.self) { try operators.wholeOperatorKey() }
        try Data("  \(String(repeating: "k", count: 32))\n".utf8).write(to: file)
        #expect(try operators.wholeOperatorKey()?.utf8.count == 32)
    }
}
