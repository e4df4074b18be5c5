import Foundation
import TestSupport
import Testing

@Suite("Stars and other interactions with jobs", .serverWithJobs)
struct JobInteractionTests {
    let client: APIClient

    private static let sample = "resumes/software-engineer-us.pdf"

    init() throws {
        client = try SuiteServer.client()
    }

    private func starred(_ token: String) async throws -> [String] {
        let jobs = try await client.get("/api/public/jobs?token=\(token)").list
        #expect(jobs.allSatisfy { $0["starred"] is Bool })
        return jobs.filter { $0["starred"] as? Bool == true }.compactMap { $0["id"] as? String }
    }

    @Test("stars appear in the list of jobs; doing it twice is doing it once")
    func stars() async throws {
        let token = try await client.completed(Self.sample).token
        let jobs = try await client.jobs(token)
        let first = try #require(jobs.first)
        let last = try #require(jobs.last)
        #expect(try await starred(token).isEmpty)
        for job in [last, first, last] {
            let answer = try await client.interact("star", job: job, token: token)
            #expect(answer.status == 200)
            #expect(answer.object["success"] as? Bool == true)
        }
        #expect(try await starred(token) == [first, last])
        for _ in 0..<2 {
            #expect(try await client.interact("unstar", job: first, token: token).status == 200)
            #expect(try await starred(token) == [last])
        }
        #expect(try await client.interact("star", job: first, token: token).status == 200)
        #expect(try await starred(token) == [first, last])
    }

    @Test("looking at a job and applying for it leave stars alone", arguments: ["view", "apply"])
    func others(kind: String) async throws {
        let token = try await client.completed(Self.sample).token
        let job = try #require(try await client.jobs(token).first)
        for _ in 0..<2 { #expect(try await client.interact(kind, job: job, token: token).status == 200) }
        #expect(try await starred(token).isEmpty)
        #expect(try await client.interact("star", job: job, token: token).status == 200)
        #expect(try await client.interact(kind, job: job, token: token).status == 200)
        #expect(try await starred(token) == [job])
    }

    @Test("what was applied for is marked, and only that")
    func applied() async throws {
        let token = try await client.completed(Self.sample).token
        let jobs = try await client.jobs(token)
        func applied() async throws -> [String] {
            let list = try await client.get("/api/public/jobs?token=\(token)").list
            return list.filter { $0["applied"] as? Bool == true }.compactMap { $0["id"] as? String }
        }
        #expect(try await client.interact("view", job: jobs[0], token: token).status == 200)
        #expect(try await applied().isEmpty)
        for _ in 0..<2 { #expect(try await client.interact("apply", job: jobs[1], token: token).status == 200) }
        #expect(try await applied() == [jobs[1]])
    }

    @Test("stars of one session are not those of another")
    func apart() async throws {
        let mine = try await client.completed(Self.sample).token
        let theirs = try await client.completed(Self.sample).token
        let job = try #require(try await client.jobs(mine).first)
        #expect(try await client.interact("star", job: job, token: mine).status == 200)
        #expect(try await starred(mine) == [job])
        #expect(try await starred(theirs).isEmpty)
    }

    @Test("a star stays with its job when the place changes")
    func moved() async throws {
        let token = try await client.completed(Self.sample).token
        let job = try #require(try await client.jobs(token, "&remote=true").first)
        #expect(try await client.interact("star", job: job, token: token).status == 200)
        let path = "/api/public/session/location?token=\(token)"
        #expect(try await client.send("PUT", path, body: "{\"location\": \"Austin, TX\"}").status == 200)
        #expect(try await starred(token) == [job])
    }

    @Test("refuses jobs and sessions that are not there, and kinds that it does not know")
    func refuses() async throws {
        let token = try await client.completed(Self.sample).token
        let job = try #require(try await client.jobs(token).first)
        for kind in ["view", "star", "unstar", "apply"] {
            let answer = try await client.interact(kind, job: "jobs:none", token: token)
            #expect(answer.status == 404, "\(kind)")
            #expect(!answer.detail.isEmpty)
        }
        for kind in ["love", "", "STAR"] {
            let answer = try await client.interact(kind, job: job, token: token)
            #expect(answer.status == 400, "\(kind)")
            #expect(answer.complaints == ["/interaction_type"])
        }
        let stranger = try await client.interact("star", job: job, token: "AAAAAAAAAAAAAAAAAAAAAAAA")
        let missing = try await client.get("/api/public/session")
        #expect(stranger.status == 404)
        #expect(stranger.body == missing.body)
        // A job of the catalogue that this session did not find is none of its jobs.
        let driver = try await client.completed("resumes/truck-driver-au.txt").token
        #expect(try await client.interact("star", job: job, token: driver).status == 404)
        #expect(try await starred(token).isEmpty)
    }
}
