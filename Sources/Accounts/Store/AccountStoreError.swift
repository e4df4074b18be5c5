/// Why an account store did not do what it was asked.
package enum AccountStoreError: Error, Hashable, Sendable {
    /// Another account has the address.
    case emailTaken
    /// Another account has the identity.
    case identityTaken
    /// There is no such account.
    case unknownAccount
    /// The database cannot be read or written.
    case unavailable
}
