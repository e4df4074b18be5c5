import Crypto
package import Foundation
package import JobAlerts

/// How notifications are sent.
package struct PushSettings: Hashable, Sendable {
    /// nil where apps are not pushed to.
    package var apple: AppleSettings?
    /// nil where browsers are not pushed to.
    package var web: WebPushSettings?
    /// nil where no letters are sent.
    package var mail: MailSettings?
    package var policy = NotificationPolicy()
    /// What deep links begin with.
    package var linkScheme = "birjob"
    /// Path of a certificate in PEM format that services may have besides those that everybody trusts.
    package var extraRoot: String?

    /// The defaults: nothing is sent.
    package init() {}

    /// - Throws: an error where a key is none.
    package func checkKeys() throws {
        if let apple { _ = try ProviderTokens(apple) }
        if let web { _ = try P256.Signing.PrivateKey(rawRepresentation: web.key) }
    }

    /// The ways that are configured.
    package var channels: NotificationChannels {
        var platforms: Set<Device.Platform> = []
        if apple != nil { platforms.insert(.ios) }
        if web != nil { platforms.insert(.web) }
        return NotificationChannels(platforms: platforms, mail: mail != nil)
    }
}

/// What Apple's service knows the sender by.
package struct AppleSettings: Hashable, Sendable {
    /// The private key in PEM format.
    package var key: String
    package var keyID: String
    package var teamID: String
    /// The bundle identifier of the app.
    package var topic: String
    /// The half of the service that a token is tried at first.
    package var environment = Device.Environment.production
    package var production = "https://api.push.apple.com"
    package var sandbox = "https://api.sandbox.push.apple.com"

    package init(key: String, keyID: String, teamID: String, topic: String) {
        self.key = key
        self.keyID = keyID
        self.teamID = teamID
        self.topic = topic
    }
}

/// What services of browsers know the sender by.
package struct WebPushSettings: Hashable, Sendable {
    /// A private key on P-256, 32 bytes.
    package var key: Data
    /// Where its operator can be reached: `mailto:` or `https:`.
    package var contact: String
    /// Hosts of endpoints; `*.` stands for any name before the rest.
    package var hosts: [String]

    package init(key: Data, contact: String, hosts: [String]) {
        self.key = key
        self.contact = contact
        self.hosts = hosts
    }
}

/// How letters are sent.
package struct MailSettings: Hashable, Sendable {
    /// Takes a message on standard input; run by a shell.
    package var command: String
    /// The sender's address.
    package var from: String

    package init(command: String, from: String) {
        self.command = command
        self.from = from
    }
}
