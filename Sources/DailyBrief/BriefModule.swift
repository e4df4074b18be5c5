/// A part of a brief that may be on or off.
package enum BriefModule: String, CaseIterable, Sendable {
    case weather
    case countdown
    case reminder
    case jobs
    case nameday

    /// What is on where somebody chose nothing.
    package static let usual: Set<BriefModule> = [.countdown, .reminder, .jobs]
}

/// A language of name days.
package enum BriefLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case slovak = "sk"
    case czech = "cs"
    case hungarian = "hu"
    case polish = "pl"
    case german = "de"
    case spanish = "es"
}

/// A way in which a brief is sent.
package enum BriefChannel: String, CaseIterable, Sendable {
    /// To the devices that the account adopted.
    case push
    /// To the account's address, where it is known to be its owner's.
    case email
}
