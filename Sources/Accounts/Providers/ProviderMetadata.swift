import Foundation

/// What a provider says of itself (OpenID Connect Discovery 1.0 §3).
struct ProviderMetadata: Hashable {
    var authorization: URL
    var token: URL
    var keys: URL
    /// Whether the client secret goes into the `Authorization` header instead of the form.
    var wantsBasicAuthentication: Bool

    /// Where a provider says it.
    static func address(of provider: IdentityProvider) -> URL? {
        let base = provider.issuer.hasSuffix("/") ? String(provider.issuer.dropLast()) : provider.issuer
        return url(base + "/.well-known/openid-configuration", of: provider)
    }

    /// Reads a provider's document; nil for one that is not this provider's or names addresses that are not secure.
    init?(_ document: Data, of provider: IdentityProvider) {
        guard
            let fields = try? JSONDecoder().decode(Fields.self, from: document),
            fields.issuer == provider.issuer,
            let authorization = Self.url(fields.authorization, of: provider),
            let token = Self.url(fields.token, of: provider),
            let keys = Self.url(fields.keys, of: provider)
        else { return nil }
        self.authorization = authorization
        self.token = token
        self.keys = keys
        wantsBasicAuthentication = fields.authenticationMethods.map { !$0.contains("client_secret_post") } ?? false
    }

    /// An address with TLS, or on this machine when the issuer is there too.
    private static func url(_ text: String, of provider: IdentityProvider) -> URL? {
        guard let url = URL(string: text), let host = url.host(), !host.isEmpty else { return nil }
        if url.scheme == "https" { return url }
        let loopback = ["127.0.0.1", "::1", "[::1]", "localhost"]
        let issuerHost = URL(string: provider.issuer)?.host() ?? ""
        return url.scheme == "http" && loopback.contains(host) && loopback.contains(issuerHost) ? url : nil
    }

    private struct Fields: Decodable {
        var issuer: String
        var authorization: String
        var token: String
        var keys: String
        var authenticationMethods: [String]?

        enum CodingKeys: String, CodingKey {
            case issuer
            case authorization = "authorization_endpoint"
            case token = "token_endpoint"
            case keys = "jwks_uri"
            case authenticationMethods = "token_endpoint_auth_methods_supported"
        }
    }
}
