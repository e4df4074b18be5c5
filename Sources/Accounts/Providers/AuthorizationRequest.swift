import Foundation

/// The secrets of one sign-in at a provider, and the address that begins it.
struct AuthorizationRequest {
    let state = SecretToken.make()
    let nonce = SecretToken.make()
    /// 43 unreserved characters, as RFC 7636 §4.1 wants them.
    let verifier = SecretToken.make()

    /// Where the person's browser goes; nil when the provider's address cannot carry a query.
    func address(at metadata: ProviderMetadata, of provider: IdentityProvider, callback: URL) -> String? {
        guard var parts = URLComponents(url: metadata.authorization, resolvingAgainstBaseURL: false) else { return nil }
        var fields = FormFields([
            "response_type": "code",
            "client_id": provider.clientID,
            "redirect_uri": callback.absoluteString,
            "scope": provider.scopes.joined(separator: " "),
            "state": state,
            "nonce": nonce,
        ])
        if provider.usesPKCE {
            fields.add("code_challenge", CodeChallenge(of: verifier).text)
            fields.add("code_challenge_method", "S256")
        }
        let present = parts.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
        parts.percentEncodedQuery = present + fields.encoded
        return parts.string
    }
}
