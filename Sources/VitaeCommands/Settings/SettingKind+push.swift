import Accounts
import JobAlerts

/// Kinds of settings that notifications have.
extension SettingKind where Value == String {
    /// A name that Apple gives keys and teams.
    static var appleIdentifier: Self {
        text("letters and digits, such as ABC1234567") { $0.wholeMatch(of: /[A-Za-z0-9]{1,32}/) != nil }
    }

    /// The bundle identifier of an app.
    static var bundle: Self {
        text("a bundle identifier such as com.example.app") { $0.wholeMatch(of: /[A-Za-z0-9.\-]{1,155}/) != nil }
    }

    /// The first word of an address.
    static var scheme: Self {
        text("a scheme such as birjob") { $0.wholeMatch(of: /[a-z][a-z0-9+.\-]{0,31}/) != nil }
    }

    /// Where somebody can be reached.
    static var contact: Self {
        text("mailto: with an address, or an address with https://") { text in
            if text.hasPrefix("mailto:") { return EmailAddress(String(text.dropFirst(7))) != nil }
            return text.hasPrefix("https://") && issuer.read(text) != nil
        }
    }

    /// The address of somebody who sends mail.
    static var mailAddress: Self {
        text("an e-mail address") { EmailAddress($0) != nil }
    }

    /// A secret that operators send in a header.
    static var operatorKey: Self {
        let header = headerSecret
        var kind = text("a secret of at least 32 letters, digits and signs on one line") {
            $0.utf8.count >= 32 && header.read($0) != nil
        }
        kind.isSecret = true
        return kind
    }
}

extension SettingKind where Value == ClockTime {
    /// A time of the day.
    static var clockTime: Self {
        Self(expectation: "a time such as 09:00", read: { ClockTime($0) }, write: { $0.text })
    }
}

extension SettingKind where Value == QuietHours? {
    /// Hours of the day, or none.
    static var quietHours: Self {
        Self(
            expectation: "hours such as 22:00-08:00, or off",
            read: { text in
                if text.lowercased() == "off" { return .some(nil) }
                return QuietHours(text).map(Optional.some)
            },
            write: { $0?.text ?? "off" }
        )
    }
}
