import Foundation
import TestSupport
import Testing

@Suite("Signing in to apps with briefs")
struct BriefSignInTests {
    private let folder: TemporaryFolder
    private let running: BriefServer
    private var client: APIClient { running.client }

    init() throws {
        folder = try TemporaryFolder()
        running = try BriefServer(folder, weather: nil)
    }

    /// What every error looks like.
    private func expect(
        _ answer: APIAnswer,
        _ status: Int,
        _ sentence: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(answer.status == status, "\(answer.text)", sourceLocation: location)
        let body = answer.object
        #expect(body["success"] as? Bool == false, sourceLocation: location)
        #expect(body["data"] is NSNull, sourceLocation: location)
        #expect(body["error"] as? String == body["detail"] as? String, sourceLocation: location)
        #expect((body["error"] as? String)?.isEmpty == false, sourceLocation: location)
        #expect(Set(body.keys) == ["success", "error", "detail", "data"], sourceLocation: location)
        #expect(answer.headers["content-type"] == "application/json", sourceLocation: location)
        if let sentence { #expect(body["error"] as? String == sentence, sourceLocation: location) }
    }

    private func authenticate(_ fields: [String: String], _ headers: [String: String] = BriefServer.app) async throws
        -> APIAnswer
    {
        try await client.post("/api/users/authenticate", fields, headers: headers)
    }

    @Test("works only in an app that is known, and says not which of two is wrong")
    func refusals() async throws {
        let right = ["email": "ada@example.com", "password": BriefReader.password]
        _ = try await BriefReader.registered(client, email: "ada@example.com")
        for headers in [[:], ["X-API-Key": "another"], ["X-API-Key": ""]] {
            expect(try await authenticate(right, headers), 401, "Invalid API key")
            expect(try await client.post("/api/users/register", right, headers: headers), 401, "Invalid API key")
        }
        for fields in [[:], ["email": "ada@example.com"], ["password": "x"], ["email": " ", "password": "x"]] {
            expect(try await authenticate(fields), 400, "Email and password required")
        }
        expect(
            try await client.send(
                "POST",
                "/api/users/authenticate",
                body: #"{"email":["a"],"password":{}}"#,
                headers: BriefServer.app
            ),
            400,
            "Email and password required"
        )
        for body in ["", "{", "[]", "7", "\"x\""] {
            expect(
                try await client.send("POST", "/api/users/authenticate", body: body, headers: BriefServer.app),
                400
            )
        }
        for fields in [
            right.merging(["password": "x"]) { $1 }, right.merging(["email": "eve@example.com"]) { $1 },
            right.merging(["email": "no address"]) { $1 },
        ] {
            expect(try await authenticate(fields), 401, "Invalid credentials")
        }
        let large = "{\"email\":\"\(String(repeating: "a", count: 65_536))\"}"
        expect(
            try await client.send("POST", "/api/users/authenticate", body: large, headers: BriefServer.app),
            413
        )
        expect(try await client.get("/api/users/authenticate"), 405)
        #expect(running.server.stop() == 0)
    }

    @Test("gives a token of seven days with everything that the app decodes, until it is ended")
    func token() async throws {
        let registered = try await client.post(
            "/api/users/register",
            ["email": "Ada@Example.com", "password": BriefReader.password, "username": "lady"],
            headers: BriefServer.app
        )
        #expect(registered.status == 201 && registered.object["message"] as? String == "Registration successful")
        let answer = try await authenticate(["email": "ada@example.com", "password": BriefReader.password])
        #expect(answer.object["expires_in"] as? Int == 604_800 && answer.object["token_type"] as? String == "Bearer")
        let user = try #require(answer.object["user"] as? [String: Any])
        #expect(user["email"] as? String == "ada@example.com" && user["username"] as? String == "lady")
        #expect(user["nickname"] is NSNull && user["timezone"] as? String == "UTC")
        #expect(user["language"] as? String == "en" && user["personality"] as? String == "neutral")
        let reader = try await BriefReader(client, email: "ada@example.com")
        let other = try await BriefReader(client, email: "ada@example.com")
        #expect(try await reader.get("/api/v2/countdowns").status == 200)
        #expect(try await reader.send("POST", "/api/v2/logout").object["success"] as? Bool == true)
        expect(try await reader.get("/api/v2/countdowns"), 401)
        expect(try await reader.send("POST", "/api/v2/logout"), 401)
        // Another password ends the others.
        #expect(try await other.get("/api/v2/countdowns").status == 200)
        let reset = try BuiltProgram.run(
            "vitae",
            ["user", "reset-password", "ada@example.com", "--data", running.server.data.path],
            input: Data("a longer sentence\n".utf8)
        )
        #expect(reset.status == 0, "\(reset.errors)")
        expect(try await other.get("/api/v2/countdowns"), 401)
        // The usual tokens open it as well, until the account is erased.
        let person = try await SignedInPerson.signUp(client, email: "bob@example.com")
        #expect(try await person.get("/api/v2/daily-brief").status == 200)
        #expect(try await person.delete("/api/me").status == 204)
        expect(try await person.get("/api/v2/daily-brief"), 401)
        expect(try await client.get("/api/v2/daily-brief"), 401, "Missing authorization header")
        expect(try await client.get("/api/v2/daily-brief", headers: ["Authorization": "Bearer none"]), 401)
        expect(try await client.get("/api/v2/nothing", headers: reader.bearer), 404)
        expect(try await client.send("PATCH", "/api/v2/countdowns"), 405)
        #expect(running.server.stop() == 0)
    }

    @Test("needs an account that can be made: the address is free, the password long enough, and the server takes any")
    func registration() async throws {
        func register(_ fields: [String: String]) async throws -> APIAnswer {
            try await client.post("/api/users/register", fields, headers: BriefServer.app)
        }
        expect(try await register(["email": "ada@example.com"]), 400, "Email and password required")
        expect(try await register(["email": "ada@example.com", "password": "short"]), 400)
        expect(try await register(["email": "ada", "password": BriefReader.password]), 400)
        expect(
            try await register(["email": "ada@example.com", "password": BriefReader.password, "email_consent": "x"]),
            400
        )
        expect(try await authenticate(["email": "ada@example.com", "password": BriefReader.password]), 401)
        _ = try await BriefReader.registered(client, email: "ada@example.com")
        expect(try await register(["email": "ADA@example.com", "password": BriefReader.password]), 400)
        #expect(running.server.stop() == 0)
        let closed = try BriefServer(folder, weather: nil, arguments: ["--no-sign-up"])
        expect(
            try await closed.client.post(
                "/api/users/register",
                ["email": "eve@example.com", "password": BriefReader.password],
                headers: BriefServer.app
            ),
            403
        )
        #expect(closed.server.stop() == 0)
    }

    @Test("may be tried so often by a client, and an account has so many calls an hour for everything together")
    func limits() async throws {
        #expect(running.server.stop() == 0)
        // So few that nothing is regained while the test runs, however slowly.
        let rates = [
            "--brief-calls-per-hour", "5", "--brief-sign-ins-per-hour", "4", "--brief-registrations-per-hour", "3",
        ]
        let limited = try BriefServer(folder, weather: nil, arguments: rates)
        let client = limited.client
        func post(_ name: String, _ email: String) async throws -> APIAnswer {
            let fields = ["email": email, "password": BriefReader.password]
            return try await client.post("/api/users/\(name)", fields, headers: BriefServer.app)
        }
        let reader = try await BriefReader.registered(client, email: "ada@example.com")
        let other = try await BriefReader.registered(client, email: "bob@example.com")
        // A second login of the account has no calls of its own.
        let second = try await BriefReader(client, email: "ada@example.com")
        for path in ["daily-brief", "countdowns", "nameday", "reminders", "export"] {
            #expect(try await reader.get("/api/v2/\(path)").status == 200, "\(path)")
        }
        for caller in [reader, second] {
            let answer = try await caller.get("/api/v2/countdowns")
            expect(answer, 429, "Rate limit exceeded")
            let seconds = try #require(answer.headers["retry-after"].flatMap { Int($0) })
            #expect((1...720).contains(seconds))
        }
        #expect(try await other.get("/api/v2/countdowns").status == 200)
        expect(try await post("authenticate", "eve@example.com"), 401)
        expect(try await post("authenticate", "ada@example.com"), 429, "Rate limit exceeded")
        #expect(try await post("register", "eve@example.com").status == 201)
        let refused = try await post("register", "mallory@example.com")
        expect(refused, 429, "Rate limit exceeded")
        #expect(refused.headers["retry-after"] != nil)
        #expect(limited.server.stop() == 0)
    }
}
