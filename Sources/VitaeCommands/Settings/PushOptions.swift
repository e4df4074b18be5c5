import Foundation
import JobAlerts
import PushDelivery
import VitaeServer

/// How notifications are sent, as it is configured.
struct PushOptions: Hashable, Sendable {
    /// Path of a private key in PEM format; nil where apps are not pushed to.
    var appleKeyFile: String?
    var appleKeyID: String?
    var appleTeamID: String?
    var appleTopic: String?
    var appleEnvironment = Device.Environment.production
    var appleURL: String?
    var appleSandboxURL: String?
    /// Path of a certificate in PEM format.
    var root: String?
    var policy = NotificationPolicy()
    var linkScheme = "birjob"
    /// nil where browsers are not pushed to.
    var webContact: String?
    var webHosts: [String] = []
    var mailCommand: String?
    var mailFrom: String?
    var retention = AlertRetention()
    var operatorKey: String?
    /// Path of a file that holds the key and nothing else.
    var operatorKeyFile: String?

    /// Services of the browsers that there are.
    static let knownWebHosts = [
        "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "*.notify.windows.com",
    ]
    private static let shortestOperatorKey = 32
    private static let longestFile = 65_536

    /// How the server sends. What is incomplete was refused when the settings were read.
    ///
    /// - Parameter folder: keeps the key that browsers know the server by.
    /// - Returns: what sends, and with which keys.
    /// - Throws: a failure that names a file that cannot be read or holds no key.
    func settings(in folder: DataFolder) throws -> PushSettings {
        var settings = PushSettings()
        settings.apple = try apple()
        if let webContact {
            settings.web = WebPushSettings(
                key: try folder.webPushKey(),
                contact: webContact,
                hosts: webHosts.isEmpty ? Self.knownWebHosts : webHosts
            )
        }
        if let mailCommand, let mailFrom { settings.mail = MailSettings(command: mailCommand, from: mailFrom) }
        settings.policy = policy
        settings.linkScheme = linkScheme
        if let root {
            _ = try Self.text(of: root, setting: "push-root")
            settings.extraRoot = root
        }
        do {
            try settings.checkKeys()
        } catch {
            throw CommandFailure.cannotStart("apns-key-file: \(appleKeyFile ?? "") holds no key for ES256 (PEM).")
        }
        return settings
    }

    /// What an operator is known by; nil where none is configured.
    ///
    /// - Returns: the key.
    /// - Throws: a failure that names the file when it cannot be read or the key is too short.
    func wholeOperatorKey() throws -> String? {
        guard let operatorKeyFile else { return operatorKey }
        let key = try Self.text(of: operatorKeyFile, setting: "operator-key-file")
        guard key.utf8.count >= Self.shortestOperatorKey, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw CommandFailure.cannotStart(
                "operator-key-file: \(operatorKeyFile) does not hold one key of at least \(Self.shortestOperatorKey) bytes."
            )
        }
        return key
    }

    private func apple() throws -> AppleSettings? {
        guard let appleKeyFile, let appleKeyID, let appleTeamID, let appleTopic else { return nil }
        var apple = AppleSettings(
            key: try Self.text(of: appleKeyFile, setting: "apns-key-file"),
            keyID: appleKeyID,
            teamID: appleTeamID,
            topic: appleTopic
        )
        apple.environment = appleEnvironment
        if let appleURL { apple.production = appleURL }
        if let appleSandboxURL { apple.sandbox = appleSandboxURL }
        return apple
    }

    private static func text(of path: String, setting: String) throws -> String {
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            let data = try file.read(upToCount: longestFile) ?? Data()
            return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            throw CommandFailure.cannotStart("\(setting): \(path) cannot be read.")
        }
    }
}
