import Foundation
import TestSupport
import Testing

@Suite("Lists of jobs")
struct JobListTests {
    private static let count = 130

    /// Postings for an accountant: more in one list than an answer has without pages.
    private static func lines() -> String {
        let remote = (0..<count).map { number in
            """
            {"identifier": "R\(number)", "title": "Senior Accountant", "company": "Company \(number)", \
            "type": "FULL_TIME", "remote": "Full", "applicantLocationRequirements": ["US"], \
            "description": "Close the books of group \(number).", "skills": [{"name": "US GAAP"}, {"name": "Ledger \(number % 2)"}], \
            "salary": {"currency": "USD", "minValue": 70000, "maxValue": 90000, "unitText": "YEAR"}}
            """
        }
        let local = """
            {"identifier": "L1", "title": "SENIOR ACCOUNTANT", "company": "Smith &amp; Sons", "location": "Houston, TX, US", \
            "date": "\(Date().addingTimeInterval(-3_600).formatted(.iso8601))"}
            """
        return (remote + [local]).joined(separator: "\n")
    }

    @Test("go on page by page, and can be narrowed down by words and skills")
    func pages() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "feed.ndjson")
        try Self.lines().write(to: file, atomically: true, encoding: .utf8)
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--jobs", file.path, "--no-rate-limit"]
        )
        let client = APIClient(address: server.address)
        let token = try await client.completed("resumes/accountant-us.pdf").token
        func answer(_ query: String) async throws -> APIAnswer {
            try await client.get("/api/public/jobs?token=\(token)\(query)")
        }

        let tops = try await answer("&remote=true")
        #expect(tops.list.count == 100)
        #expect(tops.headers["x-total-count"] == "\(Self.count)")
        #expect(try await answer("").list.count == 101)
        var paged: [String] = []
        for offset in [0, 50, 100] { paged += try await client.jobs(token, "&remote=true&limit=50&offset=\(offset)") }
        #expect(paged.count == Self.count && Set(paged).count == Self.count)
        #expect(Array(paged.prefix(100)) == tops.list.compactMap { $0["id"] as? String })
        let session = try await client.get("/api/public/session?token=\(token)").object
        #expect((session["job_counts"] as? [String: Int])?["remote"] == Self.count)

        let even = try await answer("&limit=100&skill=ledger%200&skill=US%20GAAP")
        #expect(even.headers["x-total-count"] == "\(Self.count / 2)")
        #expect(try await answer("&search=group%20129&limit=9").list.count == 1)
        #expect(try await answer("&search=nothing&limit=9").list.isEmpty)
        #expect(try await answer("&search=\(String(repeating: "x", count: 201))").status == 400)

        let remote = try #require(tops.list.first)
        let salary = try #require(remote["salary"] as? [String: Any])
        #expect(salary["text"] as? String == "USD 70,000-90,000 a year")
        #expect(salary["period"] as? String == "year")
        #expect(remote["employment_type"] as? String == "FULL_TIME")
        #expect((remote["excerpt"] as? String)?.hasPrefix("Close the books of group ") == true)
        #expect((remote["why"] as? String)?.contains("US GAAP") == true)
        #expect(remote["is_fresh"] as? Bool == false)
        let local = try #require(try await answer("&scope=local").list.first)
        #expect(local["title"] as? String == "Senior Accountant")
        #expect(local["company_name"] as? String == "Smith & Sons")
        #expect(local["is_fresh"] as? Bool == true)
        #expect(local["salary"] == nil && local["excerpt"] == nil)
        #expect(server.stop() == 0)
    }

    @Test("a job in several towns is one, and keeps its star and its application wherever somebody looks from")
    func severalTowns() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "towns.ndjson")
        let towns = ["Houston, TX", "Denver, CO", "Seattle, WA", "Boston, MA", "Austin, TX"]
        try towns.enumerated().map { number, town in
            """
            {"identifier": "\(number)", "title": "Senior Accountant - \(town)", "company": "Globex", "location": "\(town)", \
            "description": "Close the books in \(town).", "skills": [{"name": "US GAAP"}]}
            """
        }.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data, arguments: ["--jobs", file.path, "--no-rate-limit"])
        let client = APIClient(address: server.address)
        let token = try await client.completed("resumes/accountant-us.pdf").token
        func only() async throws -> [String: Any] {
            let jobs = try await client.get("/api/public/jobs?token=\(token)").list
            #expect(jobs.count == 1)
            return try #require(jobs.first)
        }
        func move(_ place: String) async throws {
            let body = #"{"location": "\#(place)"}"#
            let path = "/api/public/session/location?token=\(token)"
            #expect(try await client.send("PUT", path, body: body).status == 200)
        }
        let near = try await only()
        #expect(near["id"] as? String == "towns:0" && near["bucket"] as? String == "local")
        #expect(Set(near["places"] as? [String] ?? []) == Set(towns))
        #expect((near["location"] as? String)?.hasSuffix(" and 2 more places") == true)
        for kind in ["star", "apply"] {
            #expect(try await client.interact(kind, job: "towns:0", token: token).status == 200)
        }
        try await move("Denver, CO")
        let far = try await only()
        #expect(far["id"] as? String == "towns:1" && far["bucket"] as? String == "local")
        #expect(far["starred"] as? Bool == true && far["applied"] as? Bool == true)
        // A second star on the same job changes nothing, and is taken back where the job is seen.
        #expect(try await client.interact("star", job: "towns:1", token: token).status == 200)
        #expect(try await client.interact("unstar", job: "towns:1", token: token).status == 200)
        try await move("Houston, TX")
        let back = try await only()
        #expect(back["id"] as? String == "towns:0")
        #expect(back["starred"] as? Bool == false && back["applied"] as? Bool == true)
        #expect(server.stop() == 0)
    }

    @Test("a server says whether it has any postings")
    func postings() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"))
        let client = APIClient(address: server.address)
        #expect(try await client.get("/api/public/settings").object["has_postings"] as? Bool == false)
        #expect(server.stop() == 0)
    }

    @Test("a server takes connections while it imports, and tells when it has")
    func importing() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "many.ndjson")
        try (0..<20_000).map { number in
            #"{"identifier": "\#(number)", "title": "Senior Accountant", "company": "Company \#(number)"}"#
        }.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data, arguments: ["--jobs=\(file.path)", "--no-rate-limit"])
        let client = APIClient(address: server.address)
        #expect(try await client.get("/health/live").status == 200)
        #expect(try !server.logLines.contains { $0.contains("postings imported from") })
        // A stop in the middle of it is in order.
        #expect(server.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: data.appending(path: "imported-files.txt").path))
    }
}
