/// Why a password is not hashed.
package enum PasswordError: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    /// More people sign in at the moment than the server computes hashes for.
    case busy
}
