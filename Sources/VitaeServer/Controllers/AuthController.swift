import Accounts
import Foundation
import HTTPTypes
import Hummingbird

/// `/auth/v1`: signs people up, in and out.
struct AuthController {
    let accounts: AccountService
    /// nil where no identity provider is configured.
    let providers: ProviderSignIn?

    private struct Credentials: Decodable {
        let email: String
        let password: String
    }

    private struct Refresh: Decodable {
        let refreshToken: String

        private enum CodingKeys: String, CodingKey {
            case refreshToken = "refresh_token"
        }
    }

    private struct Exchange: Decodable {
        let authCode: String
        let codeVerifier: String

        private enum CodingKeys: String, CodingKey {
            case authCode = "auth_code"
            case codeVerifier = "code_verifier"
        }
    }

    private struct User: Encodable {
        struct Identity: Encodable {
            let provider: String
        }

        let id: String
        let email: String
        let identities: [Identity]
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/auth/v1/signup")
        router.post("/auth/v1/signup") { request, context in
            let credentials = try await JSONRequest.decode(Credentials.self, from: request)
            return JSONBody(
                try await accounts.signUp(
                    email: credentials.email,
                    password: credentials.password,
                    client: context.client
                )
            )
        }
        router.allowOnly(.post, at: "/auth/v1/token")
        router.post("/auth/v1/token") { request, context in try await token(request, client: context.client) }
        router.allowOnly(.post, at: "/auth/v1/logout")
        router.post("/auth/v1/logout") { request, _ in
            try await accounts.signOut(try await accounts.bearer(of: request))
            return Response(status: .noContent)
        }
        router.allowOnly(.get, at: "/auth/v1/user")
        router.get("/auth/v1/user") { request, _ in
            let profile = try await accounts.user(for: try await accounts.bearer(of: request))
            return JSONBody(
                User(
                    id: profile.id.uuidString.lowercased(),
                    email: profile.email.text,
                    identities: profile.providers.map(User.Identity.init)
                )
            )
        }
        router.allowOnly(.get, at: "/auth/v1/authorize")
        router.get("/auth/v1/authorize") { request, _ in try await authorize(request) }
        router.allowOnly(.get, at: "/auth/v1/callback")
        router.get("/auth/v1/callback") { request, _ in try await callback(request) }
    }

    private func token(_ request: Request, client: String?) async throws -> JSONBody<TokenGrant> {
        switch request.uri.queryParameters["grant_type"] {
        case "password":
            let credentials = try await JSONRequest.decode(Credentials.self, from: request)
            return JSONBody(
                try await accounts.signIn(email: credentials.email, password: credentials.password, client: client)
            )
        case "refresh_token":
            let refresh = try await JSONRequest.decode(Refresh.self, from: request)
            return JSONBody(try await accounts.refresh(refresh.refreshToken))
        case "pkce":
            let exchange = try await JSONRequest.decode(Exchange.self, from: request)
            return JSONBody(try await accounts.exchange(code: exchange.authCode, verifier: exchange.codeVerifier))
        default:
            throw Problem.badParameter("grant_type", "“grant_type” is “password”, “refresh_token” or “pkce”.")
        }
    }
}
