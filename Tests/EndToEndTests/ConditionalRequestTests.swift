import Foundation
import TestSupport
import Testing

@Suite("Answers that a client has already", .serverWithJobs)
struct ConditionalRequestTests {
    let client: APIClient

    private static let sample = "resumes/data-analyst-br.pdf"

    init() throws {
        client = try SuiteServer.client()
    }

    private func get(_ path: String, knowing tags: String? = nil) async throws -> APIAnswer {
        try await client.get(path, headers: tags.map { ["If-None-Match": $0] } ?? [:])
    }

    @Test("are not sent again: session and jobs, by one tag, a list, a weak one, any", arguments: ["session", "jobs"])
    func notModified(_ kind: String) async throws {
        let upload = try await client.completed(Self.sample)
        let path = "/api/public/\(kind)?token=\(upload.token)"
        let whole = try await get(path)
        #expect(whole.status == 200)
        let tag = try #require(whole.headers["etag"])
        for known in [tag, "W/\(tag)", "\"other\", \(tag)", "\"x,y\",W/\(tag)", "*"] {
            let answer = try await get(path, knowing: known)
            #expect(answer.status == 304, "\(known)")
            #expect(answer.body.isEmpty)
            #expect(answer.headers["etag"] == tag)
            #expect(answer.headers["cache-control"] == "no-store")
        }
        for other in ["\"other\"", "W/\"other\", \"\"", tag.replacing("\"", with: ""), "nonsense"] {
            let answer = try await get(path, knowing: other)
            #expect(answer.status == 200, "\(other)")
            #expect(answer.body == whole.body)
        }
    }

    @Test("are sent again after a change: place and star")
    func changes() async throws {
        let upload = try await client.completed(Self.sample)
        let session = "/api/public/session?token=\(upload.token)"
        let jobs = "/api/public/jobs?token=\(upload.token)"
        let first = try #require(try await get(session).headers["etag"])
        let place = "/api/public/session/location?token=\(upload.token)"
        #expect(try await client.send("PUT", place, body: "{\"location\": \"Austin, TX\"}").status == 200)
        let moved = try await get(session, knowing: first)
        #expect(moved.status == 200)
        #expect(moved.object["location"] as? String == "Austin, TX")
        let list = try await get(jobs)
        let tag = try #require(list.headers["etag"])
        let job = try #require(list.list.first?["id"] as? String)
        #expect(try await client.interact("star", job: job, token: upload.token).status == 200)
        let starred = try await get(jobs, knowing: tag)
        #expect(starred.status == 200)
        #expect(starred.list.first?["starred"] as? Bool == true)
    }

    @Test("are gone at once when the session is erased, whatever the client has")
    func erased() async throws {
        let upload = try await client.completed(Self.sample)
        for kind in ["session", "jobs"] {
            #expect(try await get("/api/public/\(kind)?token=\(upload.token)").status == 200)
        }
        #expect(try await client.send("DELETE", "/api/public/session?token=\(upload.token)").status == 204)
        for kind in ["session", "jobs"] {
            #expect(try await get("/api/public/\(kind)?token=\(upload.token)", knowing: "*").status == 404)
        }
    }

    @Test("are the session as it was found out, however often it is asked for")
    func polled() async throws {
        let upload = try await client.completed(Self.sample)
        let path = "/api/public/session?token=\(upload.token)"
        let first = try await get(path)
        #expect(first.object["resume_score"] as? Int != nil)
        #expect(first.object["job_counts"] != nil)
        for _ in 0..<20 { #expect(try await get(path).body == first.body) }
    }
}
