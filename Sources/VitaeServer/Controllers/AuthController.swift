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

    private struct User: Encodable {
        struct Identity: Encodable {
            let provider: String
        }

        let id: String
        let email: String
        let identities: [Identity]
    }

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.post, at: "/auth/v1/signup")
        router.post("/auth/v1/signup") { request, _ in
            let credentials = try await JSONRequest.decode(Credentials.self, from: request)
            return JSONBody(try await accounts.signUp(email: credentials.email, password: credentials.password))
        }
        router.allowOnly(.post, at: "/auth/v1/token")
        router.post("/auth/v1/token") { request, _ in try await token(request) }
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

    private func token(_ request: Request) async throws -> JSONBody<TokenGrant> {
        switch request.uri.queryParameters["grant_type"] {
        case "password":
            let credentials = try await JSONRequest.decode(Credentials.self, from: request)
            return JSONBody(try await accounts.signIn(email: credentials.email, password: credentials.password))
        case "refresh_token":
            let refresh = try await JSONRequest.decode(Refresh.self, from: request)
            return JSONBody(try await accounts.refresh(refresh.refreshToken))
        default:
            throw Problem.badParameter("grant_type", "“grant_type” is “password” or “refresh_token”.")
        }
    }

    private func authorize(_ request: Request) async throws -> Response {
        let name = request.uri.queryParameters["provider"].map(String.init) ?? ""
        guard let providers else { throw ProviderError.notConfigured(name) }
        let redirect = request.uri.queryParameters["redirect_to"].map(String.init) ?? ""
        return Self.redirect(to: try await providers.begin(provider: name, redirect: redirect))
    }

    private func callback(_ request: Request) async throws -> Response {
        guard let providers else { throw ProviderError.unknownState }
        let query = request.uri.queryParameters
        let answer = ProviderAnswer(
            state: query["state"].map(String.init) ?? "",
            code: query["error"] == nil ? query["code"].map(String.init) : nil,
            issuer: query["iss"].map(String.init)
        )
        return Self.redirect(to: try await providers.finish(answer))
    }

    private static func redirect(to address: String) -> Response {
        Response(status: .found, headers: [.location: address, .cacheControl: "no-store"])
    }
}
