/// What an operator decides about accounts.
package struct AccountSettings: Hashable, Sendable {
    /// Whether people may make accounts themselves.
    package var isSignUpEnabled = true
    /// Days after which a login that was not used ends.
    package var loginDays = 60
    /// Seconds in which a refresh token may be used again, by a client that lost the answer.
    package var reuseGrace = 10.0

    package init() {}
}
