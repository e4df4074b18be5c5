import Foundation
import TestSupport
import Testing

@Suite("Signing up, in and out", .server)
struct AccountSignInTests {
    let client: APIClient

    init() throws {
        client = try SuiteServer.client()
    }

    private func signIn(_ email: String, _ password: String) async throws -> APIAnswer {
        try await client.post("/auth/v1/token?grant_type=password", ["email": email, "password": password])
    }

    /// What an access token claims.
    private func claims(of token: String) throws -> [String: Any] {
        let parts = token.split(separator: ".")
        try #require(parts.count == 3)
        let text = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
        let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return APIAnswer(status: 200, headers: [:], body: try #require(Data(base64Encoded: padded))).object
    }

    @Test("a new account is signed in: the token body is what apps expect")
    func signUp() async throws {
        let answer = try await client.post(
            "/auth/v1/signup",
            ["email": "Mira.Vance@example.org", "password": SignedInPerson.password]
        )
        #expect(answer.status == 200)
        #expect(answer.headers["cache-control"] == "no-store")
        #expect(answer.object["token_type"] as? String == "bearer")
        #expect(answer.object["expires_in"] as? Int == 3_600)
        let person = try SignedInPerson(client, email: "mira.vance@example.org", grant: answer)
        #expect((answer.object["user"] as? [String: Any])?["email"] as? String == person.email)
        let claims = try claims(of: person.accessToken)
        #expect(claims["sub"] as? String == person.id)
        #expect(claims["email"] as? String == person.email)
        #expect(claims["role"] as? String == "authenticated")
        #expect(claims["aud"] as? String == "authenticated")
        #expect((claims["session_id"] as? String).flatMap { UUID(uuidString: $0) } != nil)
        #expect(claims["exp"] as? Int == answer.object["expires_at"] as? Int)
        let user = try await person.get("/auth/v1/user")
        #expect(user.status == 200)
        #expect(user.object["id"] as? String == person.id)
        #expect(user.object["email"] as? String == person.email)
        let identities = try #require(user.object["identities"] as? [[String: String]])
        #expect(identities == [["provider": "email"]])
        let again = try await client.post(
            "/auth/v1/signup",
            ["email": "MIRA.vance@example.org", "password": "another password"]
        )
        #expect(again.status == 422)
        #expect(again.detail.contains("already registered"))
    }

    @Test(
        "refuses what cannot be an account, and says why",
        arguments: [
            ("short@example.org", "12345", "password"), ("short@example.org", "", "password"),
            ("nobody", "violet anchor 27", "e-mail"), ("", "violet anchor 27", "e-mail"),
        ]
    )
    func refuses(email: String, password: String, word: String) async throws {
        let answer = try await client.post("/auth/v1/signup", ["email": email, "password": password])
        #expect(answer.status == 422)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.detail.lowercased().contains(word))
        #expect(!answer.text.contains("violet"))
    }

    @Test("the password opens the account; a wrong one and an unknown address are answered alike")
    func signIn() async throws {
        let person = try await SignedInPerson.signUp(client, email: "ida.north@example.org")
        let grant = try await signIn("Ida.North@example.org", SignedInPerson.password)
        let again = try SignedInPerson(client, email: person.email, grant: grant)
        #expect(again.id == person.id)
        #expect(again.refreshToken != person.refreshToken)
        let wrong = try await signIn(person.email, "violet anchor 28")
        #expect(wrong.status == 400)
        #expect(!wrong.detail.isEmpty)
        for (email, password) in [("nobody@example.org", "violet anchor 27"), ("no address", "x"), (person.email, "")] {
            let other = try await signIn(email, password)
            #expect(other.status == 400)
            #expect(other.body == wrong.body)
            #expect(other.steadyHeaders == wrong.steadyHeaders)
        }
    }

    @Test("a refresh token is exchanged for the next; used again at once, it still works")
    func refresh() async throws {
        let person = try await SignedInPerson.signUp(client, email: "tomas.reed@example.org")
        // Two parts of an app that do not know of each other: whichever comes second is within the grace.
        async let other = person.refresh(person.refreshToken)
        let first = try await person.refresh(person.refreshToken)
        let repeated = try await other
        #expect(first.status == 200)
        #expect(repeated.status == 200)
        let second = try #require(first.next)
        #expect(second != person.refreshToken)
        #expect(repeated.next != second)
        let third = try await person.refresh(second)
        #expect(third.status == 200)
        #expect(try await person.get("/auth/v1/user").status == 200)
        for token in ["", "bogus", person.accessToken, String(repeating: "a", count: 5_000)] {
            #expect(try await person.refresh(token).status == 400)
        }
    }

    @Test("signing out ends the login at once, and no other login of the account")
    func signOut() async throws {
        let person = try await SignedInPerson.signUp(client, email: "lena.brook@example.org")
        let grant = try await signIn(person.email, SignedInPerson.password)
        let elsewhere = try SignedInPerson(client, email: person.email, grant: grant)
        let answer = try await client.send("POST", "/auth/v1/logout", headers: person.bearer)
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        for path in ["/auth/v1/user", "/api/me/dashboard", "/api/me/export"] {
            #expect(try await person.get(path).status == 401, "\(path)")
            #expect(try await elsewhere.get(path).status == 200, "\(path)")
        }
        #expect(try await person.refresh(person.refreshToken).status == 400)
        #expect(try await elsewhere.refresh(elsewhere.refreshToken).status == 200)
        #expect(try await client.send("POST", "/auth/v1/logout", headers: person.bearer).status == 401)
    }

    @Test("a provider that is not configured is named")
    func providers() async throws {
        let target = "redirect_to=https://app.example.com/callback"
        let answer = try await client.get("/auth/v1/authorize?provider=linkedin_oidc&\(target)")
        #expect(answer.status == 422)
        #expect(answer.headers["location"] == nil)
        #expect(answer.detail.contains("linkedin_oidc"))
        let strange = try await client.get("/auth/v1/authorize?provider=%3Cscript%3E&\(target)")
        #expect(strange.status == 422)
        #expect(strange.headers["content-type"] == "application/problem+json")
        #expect(try await client.get("/auth/v1/callback?state=x&code=y").status == 400)
    }
}
