import Accounts
import HTTPTypes
import Hummingbird

/// Sign-ins with identity providers.
extension AuthController {
    private static let longestState = 512

    func authorize(_ request: Request) async throws -> Response {
        let query = request.uri.queryParameters
        let name = query["provider"].map(String.init) ?? ""
        guard let providers else { throw ProviderError.notConfigured(name) }
        let cookie = SignInCookie(isSecure: providers.isSecure)
        // Two sign-ins that one browser begins share its secret, so that either may be finished.
        let browser = cookie.secret(of: request) ?? SecretToken.make()
        let wish = ProviderSignInRequest(
            provider: name,
            redirect: query["redirect_to"].map(String.init) ?? "",
            browser: browser,
            challenge: try Self.challenge(of: request),
            state: try Self.state(of: request)
        )
        var response = Self.redirect(to: try await providers.begin(wish))
        response.headers[.setCookie] = cookie.header(browser)
        return response
    }

    func callback(_ request: Request) async throws -> Response {
        guard let providers else { throw ProviderError.unknownState }
        let query = request.uri.queryParameters
        let answer = ProviderAnswer(
            state: query["state"].map(String.init) ?? "",
            code: query["error"] == nil ? query["code"].map(String.init) : nil,
            issuer: query["iss"].map(String.init)
        )
        let browser = SignInCookie(isSecure: providers.isSecure).secret(of: request)
        return Self.redirect(to: try await providers.finish(answer, browser: browser))
    }

    /// What the application's code shall be bound to; nil for an app that takes its tokens from the fragment.
    private static func challenge(of request: Request) throws -> CodeChallenge? {
        let query = request.uri.queryParameters
        guard let text = query["code_challenge"] else {
            guard query["code_challenge_method"] == nil else {
                throw Problem.badParameter("code_challenge", "“code_challenge” is missing.")
            }
            return nil
        }
        // Some libraries write it in lower case. Without it, or as "plain", the challenge would be the secret itself.
        guard query["code_challenge_method"]?.lowercased() == "s256" else {
            throw Problem.badParameter("code_challenge_method", "“code_challenge_method” is “S256”.")
        }
        guard let challenge = CodeChallenge(String(text)) else {
            throw Problem.badParameter(
                "code_challenge",
                "“code_challenge” is the SHA-256 of the verifier in Base64URL: 43 characters."
            )
        }
        return challenge
    }

    private static func state(of request: Request) throws -> String? {
        guard let state = request.uri.queryParameters["state"] else { return nil }
        guard state.utf8.count <= longestState else {
            throw Problem.badParameter("state", "“state” has at most \(longestState) bytes.")
        }
        return String(state)
    }

    private static func redirect(to address: String) -> Response {
        Response(status: .found, headers: [.location: address, .cacheControl: "no-store"])
    }
}
