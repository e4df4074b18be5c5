/// What a provider sends back with the person's browser.
package struct ProviderAnswer: Hashable, Sendable {
    package var state: String
    /// What the ID token is bought with; nil when the provider said no.
    package var code: String?
    /// Who answers, where the provider says it (RFC 9207).
    package var issuer: String?

    package init(state: String, code: String?, issuer: String? = nil) {
        self.state = state
        self.code = code
        self.issuer = issuer
    }
}
