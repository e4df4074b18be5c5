import Foundation
import TestSupport
import Testing

@Suite("Looking for jobs from another place", .serverWithJobs)
struct SessionLocationTests {
    let client: APIClient

    private static let buckets = [
        "local": "&scope=local&remote=false", "national": "&scope=national&remote=false", "remote": "&remote=true",
    ]

    init() throws {
        client = try SuiteServer.client()
    }

    private func move(_ token: String, _ body: String) async throws -> APIAnswer {
        try await client.send("PUT", "/api/public/session/location?token=\(token)", body: body)
    }

    /// The three lists; checks that the session counts them right and no job is in two.
    private func lists(_ token: String) async throws -> [String: [String]] {
        var lists: [String: [String]] = [:]
        let session = try await client.get("/api/public/session?token=\(token)").object
        let counts = try #require(session["job_counts"] as? [String: Int])
        for (bucket, query) in Self.buckets {
            let ids = try await client.jobs(token, query)
            #expect(counts[bucket] == ids.count, "\(bucket)")
            lists[bucket] = ids
        }
        let all = try await client.jobs(token)
        let ids = lists.values.flatMap { $0 }
        #expect(ids.count == all.count)
        #expect(Set(ids) == Set(all))
        return lists
    }

    @Test("ranks and buckets the jobs anew; null goes back to the résumé's own place")
    func moves() async throws {
        let token = try await client.completed("resumes/software-engineer-us.pdf").token
        let start = try await lists(token)
        #expect(start["local"]?.isEmpty == false)
        for city in ["Austin, TX", "Seattle, WA", "London"] {
            let moved = try await move(token, "{\"location\": \"\(city)\"}")
            #expect(moved.status == 200)
            #expect(moved.object["location"] as? String == city)
            #expect(moved.object["status"] as? String == "completed")
            let jobs = try await lists(token)
            #expect(jobs["local"]?.isEmpty == false, "\(city)")
            #expect(jobs["local"] != start["local"], "\(city)")
            let local = try await client.get("/api/public/jobs?token=\(token)&scope=local&remote=false").list
            #expect(local.allSatisfy { ($0["distance_km"] as? Double).map { $0 <= 80 } == true }, "\(city)")
            // Within a country, jobs change between the near and the far list.
            if city != "London" {
                #expect(jobs["remote"] == start["remote"])
                #expect(jobs["local"].map(Set.init)?.isDisjoint(with: start["local"] ?? []) == true)
            } else {
                #expect(Set(jobs.values.flatMap { $0 }).isDisjoint(with: start["national"] ?? []))
            }
        }
        let back = try await move(token, "{\"location\": null}")
        #expect(back.status == 200)
        #expect(back.object["location"] as? String == "Oakland, CA")
        #expect(try await lists(token) == start)
    }

    @Test(
        "refuses places that it does not know, and leaves the session as it was",
        arguments: ["\"Zzyzzxville\"", "\"\"", "\"   \"", "\"\(String(repeating: "Austin ", count: 40))\""]
    )
    func unknownPlace(place: String) async throws {
        let token = try await client.completed("resumes/truck-driver-au.txt").token
        let before = try await client.get("/api/public/session?token=\(token)")
        let answer = try await move(token, "{\"location\": \(place)}")
        #expect(answer.status == 422)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.complaints == ["/location"])
        #expect(!answer.text.contains("Zzyzzxville"))
        #expect(try await client.get("/api/public/session?token=\(token)").body == before.body)
    }

    @Test(
        "wants an object with a place in it",
        arguments: [
            ("{}", ["/location"]), ("{\"location\": 5}", ["/location"]),
            ("{\"location\": [\"Austin\"]}", ["/location"]),
            ("{\"place\": \"Austin\"}", ["/location"]), ("[]", []), ("{\"location\"", []), ("", []),
        ]
    )
    func wrongBody(body: String, complaints: [String]) async throws {
        let token = try await client.completed("resumes/truck-driver-au.txt").token
        let answer = try await move(token, body)
        #expect(answer.status == 400)
        #expect(answer.complaints == complaints)
    }

    @Test("waits for the résumé: 409 before it was read, and for one that cannot be read")
    func tooEarly() async throws {
        let gated = try GatedServer(closed: ["searching"])
        let early = try await gated.client.uploaded("resumes/truck-driver-au.txt").token
        try await gated.wait(for: "searching", of: early)
        let path = "/api/public/session/location?token=\(early)"
        let body = "{\"location\": \"Austin, TX\"}"
        #expect(try await gated.client.send("PUT", path, body: body).status == 409)
        try gated.open("searching")
        try await gated.wait(for: "completed", of: early)
        #expect(try await gated.client.send("PUT", path, body: body).status == 200)
        let damaged = try await client.uploaded("bad/truncated.pdf").token
        #expect(try await client.finished(damaged).object["status"] as? String == "failed")
        #expect(try await move(damaged, "{\"location\": null}").status == 409)
        #expect(try await move("AAAAAAAAAAAAAAAAAAAAAAAA", "{\"location\": null}").status == 404)
    }
}
