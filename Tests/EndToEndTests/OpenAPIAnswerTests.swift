import Foundation
import TestSupport
import Testing

extension OpenAPIDocument {
    func operation(_ name: String) throws -> Operation {
        try #require(operations.first { $0.value["operationId"]?.text == name }, "There is no operation \(name)")
    }

    /// What an answer has that its description has not, and what it lacks.
    func complaints(about answer: APIAnswer, to operation: Operation) throws -> [String] {
        guard let reference = operation.value["responses"]?["\(answer.status)"] else {
            return ["The status \(answer.status) is not described"]
        }
        let response = try resolved(reference)
        var found: [String] = []
        for (name, reference) in response["headers"]?.map ?? [:] {
            let header = try resolved(reference)
            let schema = try #require(header["schema"])
            guard let text = answer.headers[name.lowercased()] else {
                if header["required"] == true { found.append("\(name) is missing") }
                continue
            }
            let number = schema["type"] == "integer" ? Double(text).map(OpenAPIValue.number) : nil
            found += try complaints(number ?? .text(text), by: schema, at: name)
        }
        guard let content = response["content"] else {
            return answer.body.isEmpty ? found : found + ["There is a body"]
        }
        let type = String((answer.headers["content-type"] ?? "").prefix { $0 != ";" })
        guard let media = content[type] else { return found + ["The type \(type) is not described"] }
        guard type.hasSuffix("json"), let schema = media["schema"] else { return found }
        let value = try JSONDecoder().decode(OpenAPIValue.self, from: answer.body)
        return found + (try complaints(value, by: schema))
    }
}

@Suite("Answers and their description", .serverWithJobs)
struct OpenAPIAnswerTests {
    let client: APIClient
    let document: OpenAPIDocument

    init() throws {
        client = try SuiteServer.client()
        document = try OpenAPIDocument.bundled()
    }

    /// Compares an answer with what is described.
    private func expect(
        _ answer: APIAnswer,
        to name: String,
        _ status: Int = 200,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(answer.status == status, "\(name): \(answer.text)", sourceLocation: location)
        let complaints = try document.complaints(about: answer, to: try document.operation(name))
        #expect(complaints.isEmpty, "\(name): \(complaints)", sourceLocation: location)
    }

    @Test("agree from an upload to the results, and until everything is erased")
    func visit() async throws {
        let account = ["email": "described@example.org", "password": SignedInPerson.password]
        let grant = try await client.post("/auth/v1/signup", account)
        try expect(grant, to: "signUp")
        let person = try SignedInPerson(client, email: "described@example.org", grant: grant)
        let upload = try await client.upload([try Samples.bytes("resumes/accountant-us.pdf")], headers: person.bearer)
        try expect(upload, to: "uploadResume")
        let session = try UploadedSession(upload)
        let token = "?token=\(session.token)"
        let finished = try await client.finished(session.token)
        try expect(finished, to: "getSession")
        let known = ["If-None-Match": try #require(finished.headers["etag"])]
        let unchanged = try await client.get("/api/public/session" + token, headers: known)
        try expect(unchanged, to: "getSession", 304)
        try expect(try await client.get("/api/public/resume" + token), to: "getResume")
        let jobs = try await client.get("/api/public/jobs" + token)
        try expect(jobs, to: "listJobs")
        let job = try #require(jobs.list.first?["job_id"] as? String)
        let about = ["job_id": job, "view_token": session.token]
        try expect(try await client.post("/api/jobs/explanation", about), to: "explainJob")
        let role = ["role": "Financial Analyst", "view_token": session.token]
        try expect(try await client.post("/api/insights/role-snippet", role), to: "explainRole")
        for kind in ["view", "star"] {
            try expect(try await client.interact(kind, job: job, token: session.token), to: "noteInteraction")
        }
        let place = "{\"location\":\"Austin, TX\"}"
        try expect(
            try await client.send("PUT", "/api/public/session/location" + token, body: place),
            to: "setLocation"
        )
        let dashboard = try await person.get("/api/me/dashboard")
        try expect(dashboard, to: "getDashboard")
        #expect((dashboard.object["recent_starred_jobs"] as? [Any])?.count == 1)
        let export = try await person.get("/api/me/export")
        try expect(export, to: "exportAccount")
        #expect((export.object["sessions"] as? [Any])?.count == 1)
        try expect(try await person.delete("/api/me/sessions/\(session.id)"), to: "eraseOwnSession", 204)
        try expect(try await person.get("/auth/v1/user"), to: "getUser")
        try expect(try await client.send("POST", "/auth/v1/logout", headers: person.bearer), to: "signOut", 204)
        let again = try await client.post("/auth/v1/token?grant_type=password", account)
        try expect(again, to: "getToken")
        let other = try SignedInPerson(client, email: person.email, grant: again)
        try expect(try await other.delete("/api/me"), to: "deleteAccount", 204)
    }

    @Test(
        "agree on sessions of all kinds",
        arguments: [
            "resumes/software-engineer-us.pdf", "resumes/student-us.pdf", "resumes/teacher-fr.docx",
            "resumes/truck-driver-au.txt", "bad/not-a-resume.txt", "bad/encrypted.pdf",
        ]
    )
    func sessions(sample: String) async throws {
        let session = try await client.uploaded(sample)
        let finished = try await client.finished(session.token)
        try expect(finished, to: "getSession")
        let isCompleted = finished.object["status"] as? String == "completed"
        let token = "?token=\(session.token)"
        try expect(try await client.get("/api/public/resume" + token), to: "getResume", isCompleted ? 200 : 409)
        try expect(try await client.get("/api/public/jobs" + token), to: "listJobs")
        var events: [ServerEvent] = []
        let stream = try await client.events("/api/public/session/events" + token) { events.append($0) }
        try expect(stream, to: "getSessionEvents")
        let described = try document.schema("SessionEvent")
        let schema = try #require(described["properties"]?["data"]?["contentSchema"])
        for event in events {
            #expect(described["properties"]?["event"]?["const"] == .text(event.name))
            let data = try JSONDecoder().decode(OpenAPIValue.self, from: event.data)
            #expect(try document.complaints(data, by: schema) == [])
        }
        #expect(events.count == 1)
        try expect(try await client.send("DELETE", "/api/public/session" + token), to: "eraseSession", 204)
    }

    @Test("agree on refusals")
    func refusals() async throws {
        let large = String(repeating: " ", count: 64 * 1024 + 1)
        let account = ["email": "refused@example.org", "password": SignedInPerson.password]
        try expect(try await client.post("/auth/v1/signup", account), to: "signUp")
        try expect(try await client.post("/auth/v1/signup", account), to: "signUp", 422)
        try expect(try await client.send("POST", "/auth/v1/signup", body: large), to: "signUp", 413)
        let wrong = account.merging(["password": "violet harbour"]) { $1 }
        try expect(try await client.post("/auth/v1/token?grant_type=password", wrong), to: "getToken", 400)
        let bearer = ["Authorization": "Bearer none"]
        let resume = try Samples.bytes("resumes/student-us.pdf")
        try expect(try await client.upload([resume], headers: bearer), to: "uploadResume", 401)
        try expect(try await client.upload([try Samples.bytes("bad/noise.bin")]), to: "uploadResume", 415)
        try expect(try await client.upload([resume, resume]), to: "uploadResume", 415)
        try expect(try await client.upload([[]]), to: "uploadResume", 422)
        let huge = [UInt8](repeating: 0x20, count: 10 * 1024 * 1024 + 1)
        try expect(try await client.upload([huge]), to: "uploadResume", 413)
        let token = try await client.completed("resumes/student-us.pdf").token
        let location = "/api/public/session/location?token=\(token)"
        try expect(try await client.send("PUT", location, body: "{\"location\":\"Qqzx\"}"), to: "setLocation", 422)
        try expect(try await client.send("PUT", location, body: "{}"), to: "setLocation", 400)
        try expect(try await client.interact("star", job: "none", token: token), to: "noteInteraction", 404)
        try expect(try await client.get("/api/public/jobs?token=\(token)&limit=-1"), to: "listJobs", 400)
        try expect(try await client.get("/assets/none.js"), to: "getAsset", 404)
    }
}
