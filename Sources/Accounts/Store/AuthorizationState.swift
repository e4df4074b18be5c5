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
    /// SHA-256 of the secret in the cookie of the browser that began.
    package var browserHash: Data
    /// What the application's code will be bound to; nil for an app that takes its tokens from the fragment.
    package var challenge: String?
    /// Given back to the application as it is.
    package var clientState: String?
    package var expiresAt: Date

    package init(
        hash: Data,
        provider: String,
        nonce: String,
        verifier: String,
        redirect: String,
        browserHash: Data,
        challenge: String? = nil,
        clientState: String? = nil,
        expiresAt: Date
    ) {
        self.hash = hash
        self.provider = provider
        self.nonce = nonce
        self.verifier = verifier
        self.redirect = redirect
        self.browserHash = browserHash
        self.challenge = challenge
        self.clientState = clientState
        self.expiresAt = expiresAt
    }
}
