import Crypto
import Foundation
import Synchronization

/// An OpenID provider on this machine that knows one person, and vouches for whoever comes.
package struct OpenIDStandIn: Sendable {
    /// Where it is, which is also what its tokens name as their issuer.
    package let issuer: String

    private static let clientID = "vitae"
    private static let email = "robin.provided@example.org"

    /// The settings with which a server signs people in there, under the name `example_oidc`.
    package var environment: [String: String] {
        [
            "VITAE_PROVIDER_EXAMPLE_OIDC_ISSUER": issuer, "VITAE_PROVIDER_EXAMPLE_OIDC_CLIENT_ID": Self.clientID,
            "VITAE_PROVIDER_EXAMPLE_OIDC_CLIENT_SECRET": "a secret of the server",
        ]
    }

    /// The address of the person.
    package var email: String { Self.email }

    /// Runs a body beside a provider.
    ///
    /// - Parameter body: gets the provider.
    /// - Throws: an error when it does not start, and those of the body.
    package static func run(_ body: (OpenIDStandIn) async throws -> Void) async throws {
        let key = P256.Signing.PrivateKey()
        let issuer = Mutex("")
        try await StandInServer.run { question, _ in
            let issuer = issuer.withLock { $0 }
            guard let parts = URLComponents(string: question.path) else { return .init(400) }
            switch parts.path {
            case "/.well-known/openid-configuration": return .init(body: try Self.document(issuer))
            case "/keys": return .init(body: try Self.keys(key.publicKey))
            case "/authorize": return Self.welcome(parts)
            case "/token": return .init(body: try Self.token(question.text, issuer: issuer, key: key))
            default: return .init(404)
            }
        } _: { server in
            issuer.withLock { $0 = server.address }
            try await body(OpenIDStandIn(issuer: server.address))
        }
    }

    private static func document(_ issuer: String) throws -> String {
        try json([
            "issuer": issuer, "authorization_endpoint": "\(issuer)/authorize", "token_endpoint": "\(issuer)/token",
            "jwks_uri": "\(issuer)/keys",
        ])
    }

    private static func keys(_ key: P256.Signing.PublicKey) throws -> String {
        let point = key.rawRepresentation
        let halves = (x: base64url(point.prefix(32)), y: base64url(point.suffix(32)))
        let text = try json(["kty": "EC", "crv": "P-256", "kid": "only", "x": halves.x, "y": halves.y])
        return #"{"keys":[\#(text)]}"#
    }

    /// Sends everybody back at once. The code is the nonce, so that nothing has to be remembered.
    private static func welcome(_ question: URLComponents) -> StandInServer.Answer {
        let fields = fields(question)
        var back = URLComponents(string: fields["redirect_uri"] ?? "")
        back?.queryItems = [
            URLQueryItem(name: "code", value: fields["nonce"]), URLQueryItem(name: "state", value: fields["state"]),
        ]
        return .init(302, headers: ["Location": back?.string ?? ""])
    }

    private static func token(_ form: String, issuer: String, key: P256.Signing.PrivateKey) throws -> String {
        var parts = URLComponents()
        parts.percentEncodedQuery = form
        let now = Int(Date().timeIntervalSince1970)
        let claims = """
            {"iss":"\(issuer)","sub":"person-1","aud":"\(clientID)","iat":\(now),"exp":\(now + 300),
            "nonce":"\(fields(parts)["code"] ?? "")","email":"\(email)","email_verified":true}
            """
        let head = base64url(Data(#"{"alg":"ES256","kid":"only"}"#.utf8)) + "." + base64url(Data(claims.utf8))
        let signature = try key.signature(for: Data(head.utf8)).rawRepresentation
        return try json(["id_token": "\(head).\(base64url(signature))", "token_type": "Bearer"])
    }

    private static func fields(_ parts: URLComponents) -> [String: String] {
        Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }

    private static func json(_ fields: [String: String]) throws -> String {
        String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
    }

    private static func base64url(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
