import Foundation
import TestSupport
import Testing

@Suite("What speaks for a job or a role", .serverWithJobs)
struct InsightTests {
    let client: APIClient

    private static let explanation = "/api/jobs/explanation"
    private static let snippet = "/api/insights/role-snippet"
    private static let sample = "resumes/software-engineer-us.pdf"

    init() throws {
        client = try SuiteServer.client()
    }

    private func sentences(_ answer: APIAnswer) throws -> [String] {
        let bullets = try #require(answer.object["bullets"] as? [String])
        #expect(!bullets.isEmpty)
        #expect(bullets.allSatisfy { $0.hasSuffix(".") })
        return bullets
    }

    @Test("is told of every kind of job, from the résumé and the posting, the same way each time")
    func jobs() async throws {
        let token = try await client.completed(Self.sample).token
        let jobs = try await client.jobs(token)
        for job in [try #require(jobs.first), try #require(jobs.last)] {
            let fields = ["job_id": job, "view_token": token]
            let answer = try await client.post(Self.explanation, fields)
            #expect(answer.status == 200)
            #expect((answer.object["explanation_summary"] as? String)?.hasSuffix(".") == true)
            let text = try sentences(answer).joined(separator: " ")
            #expect(text.contains("page 1, line "))
            #expect(text.contains("Senior Software Engineer"))
            #expect(try await client.post(Self.explanation, fields).body == answer.body)
        }
    }

    @Test("is told of suggested roles, of others, and of those that are none")
    func roles() async throws {
        let token = try await client.completed(Self.sample).token
        let session = try await client.get("/api/public/session?token=\(token)").object
        let suggested = try #require((session["realistic_target_roles"] as? [String])?.first)
        for role in [suggested, "Nurse", "Zyxquandler"] {
            let answer = try await client.post(Self.snippet, ["role": role, "view_token": token])
            #expect(answer.status == 200, "\(role)")
            #expect(answer.object["role"] as? String == role)
            #expect((answer.object["summary"] as? String)?.contains(role) == true)
            #expect(try sentences(answer).contains { $0.contains("page 1, line ") }, "\(role)")
        }
    }

    @Test("is not told of jobs that the session has not, nor of roles without a name")
    func refuses() async throws {
        let token = try await client.completed(Self.sample).token
        let unknown = try await client.post(Self.explanation, ["job_id": "jobs:none", "view_token": token])
        #expect(unknown.status == 404)
        for role in ["", String(repeating: "r", count: 201)] {
            let answer = try await client.post(Self.snippet, ["role": role, "view_token": token])
            #expect(answer.status == 400)
            #expect(answer.complaints == ["/role"])
        }
        let missing = try await client.get("/api/public/session")
        for path in [Self.explanation, Self.snippet] {
            let fields = ["job_id": "any", "role": "Nurse", "view_token": "AAAAAAAAAAAAAAAAAAAAAAAA"]
            let answer = try await client.post(path, fields)
            #expect(answer.status == 404, "\(path)")
            #expect(answer.body == missing.body, "\(path)")
        }
    }

    @Test("waits until the résumé was read")
    func tooEarly() async throws {
        let gated = try GatedServer(closed: ["searching"])
        let token = try await gated.client.uploaded("resumes/truck-driver-au.txt").token
        let fields = ["job_id": "any", "role": "Nurse", "view_token": token]
        try await gated.wait(for: "searching", of: token)
        for path in [Self.explanation, Self.snippet] {
            #expect(try await gated.client.post(path, fields).status == 409, "\(path)")
        }
        try gated.open("searching")
        try await gated.wait(for: "completed", of: token)
        #expect(try await gated.client.post(Self.snippet, fields).status == 200)
    }
}
