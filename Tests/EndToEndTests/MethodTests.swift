import Foundation
import TestSupport
import Testing

@Suite("Requests that an address does not take", .server)
struct MethodTests {
    let client: APIClient

    private static let methods = ["DELETE", "GET", "PATCH", "POST", "PUT"]
    /// Every address with the methods that it takes, as `Allow` has them.
    private static let routes: [(path: String, allow: [String])] = [
        ("/api/resume", ["POST"]), ("/api/public/session", ["DELETE", "GET", "HEAD"]),
        ("/api/public/session/events", ["GET", "HEAD"]), ("/api/public/session/location", ["PUT"]),
        ("/api/public/resume", ["GET", "HEAD"]), ("/api/public/settings", ["GET", "HEAD"]),
        ("/api/public/jobs", ["GET", "HEAD"]), ("/api/jobs/interaction", ["POST"]),
        ("/api/jobs/explanation", ["POST"]), ("/api/insights/role-snippet", ["POST"]),
        ("/api/me", ["DELETE"]), ("/api/me/dashboard", ["GET", "HEAD"]), ("/api/me/export", ["GET", "HEAD"]),
        ("/api/me/sessions/00000000-0000-4000-8000-000000000000", ["DELETE"]),
        ("/auth/v1/signup", ["POST"]), ("/auth/v1/token", ["POST"]), ("/auth/v1/logout", ["POST"]),
        ("/auth/v1/user", ["GET", "HEAD"]), ("/auth/v1/authorize", ["GET", "HEAD"]),
        ("/auth/v1/callback", ["GET", "HEAD"]), ("/", ["GET", "HEAD"]), ("/assets/js/main.js", ["GET", "HEAD"]),
        ("/favicon.ico", ["GET", "HEAD"]), ("/health", ["GET", "HEAD"]), ("/health/live", ["GET", "HEAD"]),
        ("/health/ready", ["GET", "HEAD"]),
    ]

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("are answered with 405 and the methods that it takes", arguments: routes)
    func notAllowed(path: String, allow: [String]) async throws {
        for method in Self.methods where !allow.contains(method) {
            let answer = try await client.send(method, path)
            #expect(answer.status == 405, "\(method)")
            let methods = answer.headers["allow"]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(methods.map(Set.init) == Set(allow), "\(method)")
            #expect(answer.headers["content-type"] == "application/problem+json", "\(method)")
            #expect(answer.object["status"] as? Int == 405)
            for name in allow where name != "HEAD" { #expect(answer.detail.contains(name), "\(method)") }
        }
        // What is allowed is never called forbidden, whatever else is wrong with the request.
        for method in allow { #expect(try await client.send(method, path).status != 405, "\(method)") }
    }

    @Test("at no address are answered with 404", arguments: methods)
    func nowhere(method: String) async throws {
        for path in ["/nowhere", "/api", "/api/public", "/api/me/sessions", "/auth/v1/admin", "/assets"] {
            let answer = try await client.send(method, path)
            #expect(answer.status == 404, "\(path)")
            #expect(answer.headers["content-type"] == "application/problem+json", "\(path)")
            #expect(!answer.text.contains("nowhere"))
        }
    }

    @Test("a HEAD request is answered as GET is, without the body")
    func head() async throws {
        for path in ["/", "/api/public/settings", "/assets/js/main.js"] {
            let whole = try await client.get(path)
            let head = try await client.send("HEAD", path)
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.steadyHeaders == whole.steadyHeaders, "\(path)")
        }
    }
}
