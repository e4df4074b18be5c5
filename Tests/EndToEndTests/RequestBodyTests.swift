import Foundation
import TestSupport
import Testing

@Suite("Bodies and parameters that are wrong", .server)
struct RequestBodyTests {
    let client: APIClient

    private static let largest = 64 * 1024
    private static let signUp = "/auth/v1/signup"
    private static let signIn = "/auth/v1/token?grant_type=password"
    private static let refresh = "/auth/v1/token?grant_type=refresh_token"
    private static let interaction = "/api/jobs/interaction"
    private static let explanation = "/api/jobs/explanation"
    private static let snippet = "/api/insights/role-snippet"

    init() throws {
        client = try SuiteServer.client()
    }

    private static let bodies = [
        (signUp, "{}", ["/email"]), (signUp, "{\"email\":\"a@example.org\"}", ["/password"]),
        (signUp, "{\"email\":7,\"password\":\"violet anchor\"}", ["/email"]),
        (signUp, "{\"email\":\"a@example.org\",\"password\":null}", ["/password"]),
        (signIn, "{\"password\":\"violet anchor\"}", ["/email"]), (refresh, "{}", ["/refresh_token"]),
        (refresh, "{\"refresh_token\":{}}", ["/refresh_token"]),
        (interaction, "{\"view_token\":\"x\",\"interaction_type\":\"star\"}", ["/job_id"]),
        (interaction, "{\"job_id\":\"x\",\"interaction_type\":\"star\"}", ["/view_token"]),
        (interaction, "{\"job_id\":\"x\",\"view_token\":\"x\"}", ["/interaction_type"]),
        (interaction, "{\"job_id\":\"x\",\"view_token\":\"x\",\"interaction_type\":\"love\"}", ["/interaction_type"]),
        (explanation, "{\"view_token\":\"x\"}", ["/job_id"]), (explanation, "{\"job_id\":\"x\"}", ["/view_token"]),
        (snippet, "{\"view_token\":\"x\"}", ["/role"]), (snippet, "{\"role\":\"x\",\"view_token\":1}", ["/view_token"]),
    ]

    @Test("are named by a JSON pointer", arguments: bodies)
    func pointers(path: String, body: String, complaints: [String]) async throws {
        let answer = try await client.send("POST", path, body: body)
        #expect(answer.status == 400)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.complaints == complaints)
        #expect(!answer.detail.isEmpty)
        #expect(!answer.text.contains("violet"))
    }

    @Test("are refused when they are no JSON object", arguments: [signUp, signIn, refresh, interaction, explanation])
    func noObject(path: String) async throws {
        let deep = String(repeating: "[", count: 20_000)
        for body in ["", "{", "[]", "null", "\"text\"", "7", "{\"email\":", "email=a&password=b", "\u{0}", deep] {
            let answer = try await client.send("POST", path, body: body)
            #expect(answer.status == 400, "\(body.prefix(20))")
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(answer.complaints.isEmpty, "\(body.prefix(20))")
        }
        #expect(try await client.get("/health").status == 200)
    }

    @Test("are refused when they are larger than 64 KiB, to the byte")
    func tooLarge() async throws {
        let frame = "{\"email\":\"large@example.org\",\"password\":\"\"}"
        let filling = String(repeating: "x", count: Self.largest - frame.utf8.count)
        let largest = frame.replacing("\"\"", with: "\"\(filling)\"")
        #expect(largest.utf8.count == Self.largest)
        // Read, and then the password is too long.
        #expect(try await client.send("POST", Self.signUp, body: largest).status == 422)
        let token = try await client.uploaded("resumes/truck-driver-au.txt").token
        for (method, path) in [
            ("POST", Self.signUp), ("POST", Self.signIn), ("POST", Self.refresh), ("POST", Self.interaction),
            ("POST", Self.explanation), ("POST", Self.snippet),
            ("PUT", "/api/public/session/location?token=\(token)"),
        ] {
            let answer = try await client.send(method, path, body: largest + " ")
            #expect(answer.status == 413, "\(path)")
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(answer.detail.contains("64 KiB"))
        }
    }

    private static let queries = [
        ("GET", "/api/public/jobs?scope=moon", "scope"), ("GET", "/api/public/jobs?remote=maybe", "remote"),
        ("GET", "/api/public/jobs?limit=-1", "limit"), ("GET", "/api/public/jobs?limit=many", "limit"),
        ("GET", "/api/public/jobs?offset=1.5", "offset"), ("GET", "/api/public/session?wait=31", "wait"),
        ("GET", "/api/public/session?wait=-1", "wait"), ("GET", "/api/public/session?wait=nan", "wait"),
        ("POST", "/auth/v1/token", "grant_type"), ("POST", "/auth/v1/token?grant_type=magic", "grant_type"),
    ]

    @Test("in the query are named", arguments: queries)
    func parameters(method: String, path: String, name: String) async throws {
        let answer = try await client.send(method, path, body: method == "POST" ? "{}" : nil)
        #expect(answer.status == 400)
        #expect(answer.complaints == [name])
        #expect(answer.detail.contains(name))
    }
}
