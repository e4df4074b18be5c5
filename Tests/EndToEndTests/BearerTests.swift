import Foundation
import TestSupport
import Testing

@Suite("Requests with a bearer", .server)
struct BearerTests {
    let client: APIClient

    private static let sample = "resumes/truck-driver-au.txt"

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("what belongs to an account needs one")
    func needed() async throws {
        let calls = [
            ("GET", "/auth/v1/user"), ("POST", "/auth/v1/logout"), ("GET", "/api/me/dashboard"),
            ("GET", "/api/me/export"), ("DELETE", "/api/me"),
            ("DELETE", "/api/me/sessions/00000000-0000-4000-8000-000000000000"),
        ]
        for (method, path) in calls {
            for headers in [[:], ["Authorization": "Bearer nonsense"], ["Authorization": "Basic YTpi"]] {
                let answer = try await client.send(method, path, headers: headers)
                #expect(answer.status == 401, "\(method) \(path)")
                #expect(answer.headers["www-authenticate"]?.hasPrefix("Bearer") == true, "\(method) \(path)")
                #expect(answer.headers["content-type"] == "application/problem+json", "\(method) \(path)")
            }
        }
    }

    @Test("an upload with a bad one is refused, never taken as anonymous")
    func badOnUpload() async throws {
        let person = try await SignedInPerson.signUp(client, email: "bad.bearer@example.org")
        let parts = person.accessToken.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        // {"alg":"none","typ":"JWT"}
        let unsigned = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.\(parts[1])"
        let reversed = String(parts[2].reversed())
        let values = [
            "Bearer nonsense", "Bearer", "Bearer ", person.accessToken, "Basic YTpi", "", "Bearer \(unsigned).",
            "Bearer \(unsigned).\(parts[2])", "Bearer \(parts[0]).\(parts[1]).\(reversed)",
            "Bearer \(parts[0]).\(parts[1])",
            "Bearer \(person.refreshToken)", "Bearer \(String(repeating: "a", count: 5_000))",
        ]
        let bytes = try Samples.bytes(Self.sample)
        for value in values {
            let answer = try await client.upload([bytes], headers: ["Authorization": value])
            #expect(answer.status == 401, "\(value.prefix(40))")
            #expect(answer.object["view_token"] == nil)
        }
        let summary = try await person.get("/api/me/dashboard").object["summary"] as? [String: Any]
        #expect(summary?["total_searches"] as? Int == 0)
    }

    @Test("an upload with a good one belongs to the account, one without to nobody")
    func goodOnUpload() async throws {
        let person = try await SignedInPerson.signUp(client, email: "good.bearer@example.org")
        let mine = try await client.completed(Self.sample, headers: person.bearer)
        _ = try await client.completed(Self.sample)
        let lower = try await client.completed(
            Self.sample,
            headers: ["authorization": "bearer \(person.accessToken)"]
        )
        let dashboard = try await person.get("/api/me/dashboard").object
        let recent = try #require(dashboard["recent_sessions"] as? [[String: Any]])
        #expect(recent.compactMap { $0["search_session_id"] as? String } == [lower.id, mine.id])
        #expect(recent.compactMap { $0["view_token"] as? String } == [lower.token, mine.token])
    }

    @Test("of different people do not share a retry key")
    func retryKeys() async throws {
        let person = try await SignedInPerson.signUp(client, email: "retry.key@example.org")
        let key = ["Idempotency-Key": "the same"]
        let mine = try await client.uploaded(Self.sample, headers: person.bearer.merging(key) { $1 })
        let again = try await client.uploaded(Self.sample, headers: person.bearer.merging(key) { $1 })
        let anonymous = try await client.uploaded(Self.sample, headers: key)
        #expect(again.id == mine.id)
        #expect(anonymous.id != mine.id)
        let summary = try await person.get("/api/me/dashboard").object["summary"] as? [String: Any]
        #expect(summary?["total_searches"] as? Int == 1)
    }
}
