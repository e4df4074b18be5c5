/// Where a person goes after a sign-in at a provider, with the outcome in the fragment, which no server sees.
struct ProviderRedirect {
    /// An address that a `RedirectAllowList` permits, so that it has no fragment yet.
    let address: String

    /// The address with tokens.
    func address(_ grant: TokenGrant) -> String {
        address([
            "access_token": grant.accessToken,
            "refresh_token": grant.refreshToken,
            "expires_in": "\(grant.expiresIn)",
            "token_type": grant.tokenType,
        ])
    }

    /// The address with what went wrong.
    func address(failure code: String, _ message: String) -> String {
        address(["error": code, "error_description": message])
    }

    private func address(_ fields: KeyValuePairs<String, String>) -> String {
        "\(address)#\(FormFields(fields).encoded)"
    }
}
