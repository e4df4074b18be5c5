import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import StandIn
import TestSupport
import Testing

@Suite("Signing in with a provider, over HTTP", .timeLimit(.minutes(2)))
struct ProviderSignInTests {
    private static let app = "com.example.app://signed-in"
    // RFC 7636, appendix B.
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    private static let pkce = "&code_challenge=\(challenge)&code_challenge_method=S256"

    /// A browser that goes where it is sent step by step, and keeps its cookies.
    private final class Visitor {
        let server: String
        private let client: HTTPClient
        var cookie: String?

        init(_ server: String, client: HTTPClient) {
            self.server = server
            self.client = client
        }

        /// The status and the address that an answer leads to.
        func visit(_ address: String) async throws -> (status: UInt, location: String?) {
            var request = HTTPClientRequest(url: address.hasPrefix("/") ? server + address : address)
            if let cookie { request.headers.add(name: "Cookie", value: cookie) }
            let answer = try await client.execute(request, timeout: .seconds(30))
            if let given = answer.headers.first(name: "Set-Cookie") {
                #expect(given.contains("HttpOnly") && given.contains("SameSite=Lax"))
                cookie = given.split(separator: ";").first.map(String.init)
            }
            return (answer.status.code, answer.headers.first(name: "Location"))
        }

        /// Where the provider sends the person back to, after a sign-in there.
        func callback(from authorize: String) async throws -> String {
            let begun = try await visit(authorize)
            try #require(begun.status == 302)
            let welcome = try await visit(try #require(begun.location))
            return try #require(welcome.location)
        }
    }

    /// Runs a body with a server that has a provider, an app and itself listed.
    private func run(_ body: (RunningServer, () -> Visitor) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let client = HTTPClient(configuration: .init(redirectConfiguration: .disallow))
        do {
            try await OpenIDStandIn.run { provider in
                let port = try FreePort.any()
                let own = "http://127.0.0.1:\(port)"
                let server = try RunningServer(
                    data: folder.url.appending(path: "data"),
                    arguments: [
                        "--port", "\(port)", "--public-url", own, "--allowed-redirect", Self.app, "--allowed-redirect",
                        own + "/",
                    ],
                    environment: provider.environment
                )
                try await body(server) { Visitor(server.address, client: client) }
                #expect(server.stop() == 0)
            }
        } catch {
            try await client.shutdown()
            throw error
        }
        try await client.shutdown()
    }

    private static func authorize(_ redirect: String, _ more: String = "") -> String {
        "/auth/v1/authorize?provider=example_oidc&redirect_to=\(redirect)\(more)"
    }

    private static func fields(_ address: String) throws -> [String: String] {
        let items = try #require(URLComponents(string: address)).queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    private static func exchange(_ server: RunningServer, _ code: String, _ verifier: String) async throws -> APIAnswer
    {
        try await APIClient(address: server.address)
            .post("/auth/v1/token?grant_type=pkce", ["auth_code": code, "code_verifier": verifier])
    }

    @Test("the page gets a code, and exchanges it for tokens once")
    func code() async throws {
        try await run { server, visitor in
            let page = server.address + "/"
            let visitor = visitor()
            let callback = try await visitor.callback(from: Self.authorize(page, Self.pkce + "&state=mine"))
            let back = try #require(try await visitor.visit(callback).location)
            #expect(back.hasPrefix(page + "?") && !back.contains("#") && !back.contains("token"))
            let fields = try Self.fields(back)
            #expect(fields["state"] == "mine")
            let code = try #require(fields["code"])
            let grant = try await Self.exchange(server, code, Self.verifier)
            let person = try SignedInPerson(
                APIClient(address: server.address),
                email: "robin.provided@example.org",
                grant: grant
            )
            #expect(try await person.get("/auth/v1/user").status == 200)
            #expect(try await person.refresh(person.refreshToken).status == 200)
            #expect(try await Self.exchange(server, code, Self.verifier).status == 400)
        }
    }

    @Test("a code is worth nothing without the secret that began, and is used up by trying")
    func stolenCode() async throws {
        try await run { server, visitor in
            let visitor = visitor()
            let callback = try await visitor.callback(from: Self.authorize(server.address + "/", Self.pkce))
            let back = try #require(try await visitor.visit(callback).location)
            let code = try #require(try Self.fields(back)["code"])
            let guess = String(repeating: "g", count: 43)
            let refusal = try await Self.exchange(server, code, guess)
            #expect(refusal.status == 400 && refusal.headers["content-type"] == "application/problem+json")
            let late = try await Self.exchange(server, code, Self.verifier)
            #expect(late.status == 400 && late.detail == refusal.detail)
        }
    }

    @Test("an app gets its tokens in the fragment; the server's own page never does, listed or not")
    func fragment() async throws {
        try await run { server, visitor in
            let visitor = visitor()
            let callback = try await visitor.callback(from: Self.authorize(Self.app))
            let back = try #require(try await visitor.visit(callback).location)
            #expect(back.hasPrefix(Self.app + "#access_token="))
            for page in ["/", "/index.html", "/elsewhere/"] {
                #expect(try await visitor.visit(Self.authorize(server.address + page)).status == 422)
            }
            for wrong in ["&code_challenge=\(Self.challenge)", "&code_challenge=x&code_challenge_method=S256"] {
                #expect(try await visitor.visit(Self.authorize(server.address + "/", wrong)).status == 400)
            }
            let plain = "&code_challenge=\(Self.challenge)&code_challenge_method=plain"
            #expect(try await visitor.visit(Self.authorize(server.address + "/", plain)).status == 400)
        }
    }

    @Test("the end of somebody's sign-in opens nothing in another browser", arguments: [pkce, ""])
    func otherBrowser(_ more: String) async throws {
        try await run { server, visitor in
            let planter = visitor()
            let target = more.isEmpty ? Self.app : server.address + "/"
            let callback = try await planter.callback(from: Self.authorize(target, more))
            let victim = visitor()
            let refusal = try await victim.visit(callback)
            #expect(refusal.status == 400 && refusal.location == nil)
            // A cookie of a sign-in of their own is another browser's as well.
            let other = visitor()
            _ = try await other.visit(Self.authorize(Self.app))
            let again = try await planter.callback(from: Self.authorize(target, more))
            #expect(try await other.visit(again).status == 400)
        }
    }
}
