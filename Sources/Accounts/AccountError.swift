/// Why somebody is not signed up or in.
package enum AccountError: Error, Hashable, Sendable {
    case invalidEmail
    case passwordTooShort
    case passwordTooLong
    case alreadyRegistered
    case signUpDisabled
    /// The address is unknown or the password is wrong: which of them is not said.
    case invalidCredentials
    /// The refresh token is unknown, expired, revoked or was used before: which of them is not said.
    case invalidRefreshToken
    /// The code is unknown, expired or used up, or the verifier is not its secret: which of them is not said.
    case invalidCode
    /// The code of a letter is unknown, expired or used up: which of them is not said.
    case invalidLetter
    /// The access token is not valid, or its login was ended.
    case invalidAccessToken
    /// Too many sign-ins failed; seconds until the next may be tried.
    case tooManyAttempts(retryAfter: Int)
    /// More people sign in at the moment than the server can take.
    case busy

    /// What is wrong and what to do about it, for a person.
    package var message: String {
        switch self {
        case .invalidEmail: "The e-mail address is not valid. Check it for slips."
        case .passwordTooShort:
            "The password is too short. It must have at least \(PasswordHasher.lengths.lowerBound) characters."
        case .passwordTooLong:
            "The password is too long. It may have at most \(PasswordHasher.lengths.upperBound) bytes."
        case .alreadyRegistered: "This e-mail address is already registered. Sign in instead."
        case .signUpDisabled: "This server does not take new accounts. Ask its operator for one."
        case .invalidCredentials: "Invalid sign-in credentials: the e-mail address or the password is wrong."
        case .invalidRefreshToken: "The refresh token is not valid any more. Sign in again."
        case .invalidCode: "The sign-in took too long or was finished already. Begin again."
        case .invalidLetter:
            "The link of the letter is not valid any more: it is good for an hour, and once. Ask for another letter."
        case .invalidAccessToken: "The access token is not valid or has expired. Refresh it or sign in again."
        case .tooManyAttempts: "Too many sign-ins to this account failed. Try again later."
        case .busy: "Too many people are signing in at the moment. Try again in a few seconds."
        }
    }
}
