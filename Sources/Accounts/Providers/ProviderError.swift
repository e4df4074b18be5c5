/// Why somebody is not signed in by an identity provider.
package enum ProviderError: Error, Hashable, Sendable {
    case notConfigured(String)
    case redirectNotAllowed
    /// The sign-in is unknown, took longer than ten minutes, or was finished already.
    case unknownState
    /// The person, or the provider, said no.
    case denied
    /// The provider cannot be reached or answers nonsense.
    case unavailable
    /// The provider does not take the code.
    case codeRefused
    /// The provider's token is not believed.
    case token(TokenError)
    case emailMissing
    /// Somebody has an account with this address, and the provider does not vouch for it.
    case emailNotVerified

    /// What is wrong and what to do about it, for a person.
    package var message: String {
        switch self {
        case .notConfigured(let name): "The identity provider \(Self.shown(name)) is not configured on this server."
        case .redirectNotAllowed: "The address in redirect_to is not one that this server sends people to."
        case .unknownState: "The sign-in took too long or was finished already. Begin again."
        case .denied: "The sign-in was declined. Begin again if that was not your intention."
        case .unavailable: "The identity provider does not answer at the moment. Try again later."
        case .codeRefused, .token: "The identity provider did not confirm the sign-in. Begin again."
        case .emailMissing: "The identity provider does not share your e-mail address. Allow it to, or use a password."
        case .emailNotVerified:
            "An account with your e-mail address exists, and the identity provider has not verified that it is yours. "
                + "Sign in with your password."
        }
    }

    /// What OAuth calls it (RFC 6749 §4.1.2.1).
    package var code: String {
        switch self {
        case .notConfigured, .redirectNotAllowed, .unknownState: "invalid_request"
        case .denied, .emailMissing, .emailNotVerified: "access_denied"
        case .unavailable: "temporarily_unavailable"
        case .codeRefused, .token: "server_error"
        }
    }

    /// A name that a client sent is repeated only if it looks like one.
    private static func shown(_ name: String) -> String {
        let isName =
            (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
                default: false
                }
            }
        return isName ? name : "that was asked for"
    }
}
