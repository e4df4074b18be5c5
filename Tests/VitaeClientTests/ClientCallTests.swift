import StandIn
import Testing
import VitaeAPI

@testable import VitaeClient

@Suite("Calls of the client")
struct ClientCallTests {
    private typealias Fixture = ClientFixture

    @Test(
        "ask for each list of jobs, and for parts of it",
        arguments: [
            (JobBucket.all, JobPage?.none, "/api/public/jobs"),
            (.local, nil, "/api/public/jobs?scope=local&remote=false"),
            (.national, nil, "/api/public/jobs?scope=national&remote=false"),
            (.remote, JobPage(offset: 20, limit: 10), "/api/public/jobs?remote=true&offset=20&limit=10"),
            (.all, JobPage(limit: 5), "/api/public/jobs?offset=0&limit=5"),
        ]
    )
    func jobs(_ bucket: JobBucket, _ page: JobPage?, _ path: String) async throws {
        try await StandInServer.run { _, _ in
            StandInServer.Answer(body: "[]")
        } _: { server in
            let client = Fixture.client(of: server.address)
            let jobs = try await client.jobs(of: Fixture.token, bucket: bucket, page: page)
            #expect(jobs.isEmpty)
            #expect(server.questions.map(\.path) == [path])
            #expect(server.questions.first?.headers["x-view-token"] == Fixture.token)
        }
    }

    @Test("ask what speaks for a job and a role")
    func explanations() async throws {
        try await StandInServer.run { question, _ in
            let name =
                question.path.hasSuffix("role-snippet") ? #""role": "Nurse", "summary""# : #""explanation_summary""#
            return StandInServer.Answer(body: "{\(name): \"It fits.\", \"bullets\": [\"SAP.\"]}")
        } _: { server in
            let client = Fixture.client(of: server.address)
            let explanation = try await client.jobExplanation(of: "jobs:1", in: Fixture.token)
            #expect(explanation.explanationSummary == "It fits.")
            let snippet = try await client.roleSnippet(for: "Nurse", in: Fixture.token)
            #expect(snippet.bullets == ["SAP."])
            #expect(server.questions.map(\.path) == ["/api/jobs/explanation", "/api/insights/role-snippet"])
            #expect(server.questions.first?.text.contains("\"job_id\":\"jobs:1\"") == true)
            #expect(server.questions.last?.text.contains("\"role\":\"Nurse\"") == true)
            #expect(server.questions.allSatisfy { $0.text.contains("\"view_token\":\"\(Fixture.token)\"") })
            #expect(server.questions.allSatisfy { !$0.path.contains(Fixture.token) })
        }
    }

    @Test("erase what the token stands for")
    func erase() async throws {
        try await StandInServer.run { _, _ in
            StandInServer.Answer(204, body: "")
        } _: { server in
            try await Fixture.client(of: server.address).erase(Fixture.token)
            let question = try #require(server.questions.first)
            #expect(question.method == "DELETE")
            #expect(question.path == "/api/public/session")
            #expect(question.headers["x-view-token"] == Fixture.token)
        }
    }

    @Test("hand on what the server says no with")
    func problem() async throws {
        try await StandInServer.run { _, _ in
            Fixture.problem(409, headers: ["X-Request-Id": "r-1", "Retry-After": "3"])
        } _: { server in
            let error = await #expect(throws: VitaeClientError.self) {
                try await Fixture.client(of: server.address).jobs(of: Fixture.token)
            }
            guard case .refused(let refusal) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(refusal.status == 409)
            #expect(refusal.detail == "Not now.")
            #expect(refusal.requestID == "r-1")
            #expect(refusal.retryAfter == .seconds(3))
        }
    }

    @Test(
        "tell answers that are not Vitae's",
        arguments: [(200, "<html>", 200), (200, "{}", 200), (404, "<html>", 404), (302, "", 302)]
    )
    func unexpected(_ status: Int, _ body: String, _ expected: Int) async throws {
        try await StandInServer.run { _, _ in
            StandInServer.Answer(status, headers: ["Location": "/elsewhere"], body: body)
        } _: { server in
            await #expect(throws: VitaeClientError.unexpectedAnswer(status: expected)) {
                try await Fixture.client(of: server.address).session(Fixture.token)
            }
            #expect(server.questions.count == 1)
        }
    }
}
