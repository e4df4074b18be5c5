package import Foundation

/// A sign-in that is under way at an identity provider.
package struct AuthorizationState: Hashable, Sendable {
    /// SHA-256 of the `state` parameter, which only the person's browser carries.
    package var hash: Data
    /// The name of the provider in the settings.
    package var provider: String
    /// What the ID token must repeat.
    package var nonce: String
    /// The PKCE secret whose hash the provider was sent.
    package var verifier: String
    /// Where the person goes afterwards; it was on the allow-list.
    package var redirect: String
    package var expiresAt: Date

    package init(hash: Data, provider: String, nonce: String, verifier: String, redirect: String, expiresAt: Date) {
        self.hash = hash
        self.provider = provider
        self.nonce = nonce
        self.verifier = verifier
        self.redirect = redirect
        self.expiresAt = expiresAt
    }
}
