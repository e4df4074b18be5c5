/// Where a person goes after a sign-in at a provider, with the outcome.
struct ProviderRedirect {
    /// An address that a `RedirectAllowList` permits, so that it has no fragment yet.
    let address: String
    /// Whether the application exchanges a code: its outcome goes into the query, tokens never do.
    let takesCode: Bool
    /// What the application wants back as it sent it.
    let state: String?

    init(_ state: AuthorizationState) {
        address = state.redirect
        takesCode = state.challenge != nil
        self.state = state.clientState
    }

    /// The address with a code that the application exchanges for tokens.
    func address(code: String) -> String {
        address(["code": code])
    }

    /// The address with tokens, in the fragment, which no server sees.
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
        var fields = FormFields(fields)
        if let state { fields.add("state", state) }
        guard takesCode else { return "\(address)#\(fields.encoded)" }
        return "\(address)\(address.contains("?") ? "&" : "?")\(fields.encoded)"
    }
}
