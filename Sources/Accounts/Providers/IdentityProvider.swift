import Foundation

/// An OpenID provider that people may sign in with, as an operator describes it.
package struct IdentityProvider: Hashable, Sendable, CustomStringConvertible {
    /// What clients call it, such as `linkedin_oidc`.
    package var name: String
    /// The issuer exactly as its tokens write it.
    package var issuer: String
    package var clientID: String
    package var clientSecret: String
    package var scopes: [String]
    /// Whether the code exchange is bound to this server by PKCE (RFC 7636).
    package var usesPKCE: Bool
    /// Whether an ID token without the nonce is refused; one with a wrong nonce always is.
    package var repeatsNonce: Bool

    /// Describes a provider.
    ///
    /// LinkedIn leaves the nonce out and refuses the client secret beside PKCE. Unless told otherwise, its issuer is
    /// dealt with accordingly, and all others by the book.
    ///
    /// - Parameters:
    ///   - name: what clients call it.
    ///   - issuer: the address below which `.well-known/openid-configuration` lies.
    ///   - clientID: how the provider knows this server.
    ///   - clientSecret: what this server shows that it is it with.
    ///   - scopes: what is asked for.
    ///   - usesPKCE: nil for what suits the issuer.
    ///   - repeatsNonce: nil for what suits the issuer.
    package init(
        name: String,
        issuer: String,
        clientID: String,
        clientSecret: String,
        scopes: [String] = ["openid", "profile", "email"],
        usesPKCE: Bool? = nil,
        repeatsNonce: Bool? = nil
    ) {
        let isByTheBook = URLComponents(string: issuer)?.host != "www.linkedin.com"
        self.name = name
        self.issuer = issuer
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.scopes = scopes.contains("openid") ? scopes : ["openid"] + scopes
        self.usesPKCE = usesPKCE ?? isByTheBook
        self.repeatsNonce = repeatsNonce ?? isByTheBook
    }

    /// The name alone: a log that prints settings shows no secret.
    package var description: String { name }
}
