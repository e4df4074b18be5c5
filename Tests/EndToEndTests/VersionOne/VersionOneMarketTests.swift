import Foundation
import TestSupport
import Testing

@Suite("Open jobs and figures about them", .serverWithJobs)
struct VersionOneMarketTests {
    let client: APIClient
    let document: OpenAPIDocument

    init() throws {
        client = try SuiteServer.client()
        document = try OpenAPIDocument.bundled()
    }

    private func data(_ answer: APIAnswer) -> [String: Any] { answer.object["data"] as? [String: Any] ?? [:] }

    private func total(_ query: String) async throws -> Int {
        let page = data(try await client.get("/api/v1/jobs/\(query)"))["pagination"] as? [String: Any]
        return try #require(page?["total"] as? Int)
    }

    @Test(
        "are described",
        arguments: [
            ("/api/v1/jobs/?search=driver&days=365", "listOpenJobs", 200),
            ("/api/v1/jobs?limit=0", "listOpenJobs", 422),
            ("/api/v1/jobs/1", "getOpenJob", 200), ("/api/v1/jobs/1/", "getOpenJob", 200),
            ("/api/v1/jobs/0", "getOpenJob", 404), ("/api/v1/jobs/99999999999999999999", "getOpenJob", 404),
            ("/api/v1/jobs/one", "getOpenJob", 422), ("/api/v1/jobs/stats/summary", "getJobStatistics", 200),
            ("/api/v1/analytics/jobs/overview", "getMarketOverview", 200),
            ("/api/v1/analytics/jobs/by-source", "getMarketBySource", 200),
            ("/api/v1/analytics/jobs/by-company?limit=3", "getMarketByCompany", 200),
            ("/api/v1/analytics/jobs/current-cycle", "getMarketCycle", 200),
            ("/api/v1/analytics/jobs/keywords?limit=9", "getMarketKeywords", 422),
            ("/api/v1/analytics/jobs/keywords?limit=200", "getMarketKeywords", 200),
            ("/api/v1/analytics/jobs/search?keyword=x", "searchMarket", 422),
            ("/api/v1/analytics/jobs/search?keyword=driver", "searchMarket", 200),
            ("/api/v1/health", "getVersionOneHealth", 200), ("/api/v1/health/status/scraper", "getFeedHealth", 200),
        ]
    )
    func described(path: String, name: String, status: Int) async throws {
        let answer = try await client.get(path)
        #expect(answer.status == status, "\(answer.text)")
        #expect(try document.complaints(about: answer, to: try document.operation(name)) == [])
        #expect(answer.headers["x-content-type-options"] == "nosniff")
    }

    @Test("agree with each other, whatever the list is ordered by")
    func totals() async throws {
        let all = try await total("")
        #expect(all > 100)
        let statistics = data(try await client.get("/api/v1/jobs/stats/summary"))
        #expect(statistics["total_jobs"] as? Int == all)
        let sources = try #require(statistics["job_sources"] as? [[String: Any]])
        #expect(sources.compactMap { $0["job_count"] as? Int }.reduce(0, +) == all)
        let found = try await client.get("/api/v1/analytics/jobs/search?keyword=driver").object["total_matches"] as? Int
        #expect(try await total("?search=DRIVER") == found)
        for order in ["created_at", "title", "company", "id", "nonsense"] {
            var seen: Set<Int> = []
            for offset in stride(from: 0, to: 300, by: 100) {
                let page = try await client.get("/api/v1/jobs/?sort_by=\(order)&limit=100&offset=\(offset)")
                seen.formUnion(VersionOneJobs.identifiers(in: page))
            }
            #expect(seen.count == min(300, all), "\(order)")
        }
        #expect(try await total("?location=Austin,%20TX") > 0)
        #expect(try await total("?location=Austin,%20TX") < all)
        #expect(try await total("?location=Nowhereville%20Prime") == 0)
        #expect(try await total("?search=c%2B%2B%20%22%20OR%20*") == 0)
    }

    @Test("need not be sent twice")
    func tags() async throws {
        for path in ["/api/v1/jobs/?limit=2", "/api/v1/jobs/1", "/api/v1/analytics/jobs/overview"] {
            let answer = try await client.get(path)
            #expect(answer.headers["cache-control"] == "max-age=60")
            let tag = try #require(answer.headers["etag"])
            let again = try await client.get(path, headers: ["If-None-Match": tag])
            #expect(again.status == 304, "\(path)")
            #expect(again.body.isEmpty)
        }
    }

    @Test("errors are told as the apps decode them, at addresses that do not exist as well")
    func errors() async throws {
        for path in ["/api/v1", "/api/v1/nothing", "//api//v1/nothing", "/api/v1/db-debug"] {
            let answer = try await client.get(path)
            #expect(answer.status == 404)
            #expect(answer.headers["content-type"] == "application/json")
            #expect(answer.object["detail"] as? String == "There is nothing at this address.")
            #expect(answer.object["title"] as? String == "Not Found")
        }
        let elsewhere = try await client.get("/api/v3")
        #expect(elsewhere.headers["content-type"] == "application/problem+json")
        let method = try await client.send("DELETE", "/api/v1/jobs/")
        #expect(method.status == 405)
        #expect(method.headers["allow"] == "GET, HEAD")
        #expect(method.headers["content-type"] == "application/json")
        let wrong = try await client.get("/api/v1/jobs/?limit=101&days=x&offset=-1&sort_order=up")
        let list = try #require(wrong.object["detail"] as? [[String: Any]])
        let names = list.map { ($0["loc"] as? [String] ?? []).last }
        #expect(names == ["limit", "offset", "days", "sort_order"])
        #expect(
            list.map { $0["type"] as? String } == [
                "less_than_equal", "greater_than_equal", "int_parsing", "literal_error",
            ]
        )
    }
}

@Suite("Calls of /api/v1 by one client")
struct VersionOneLimitTests {
    @Test("are limited by the hour, but for its health")
    func limited() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--calls-per-hour", "3"]
        )
        let client = APIClient(address: server.address)
        for path in ["/api/v1/jobs/", "//api//v1/jobs", "/api/v1/nothing"] {
            #expect(try await client.get(path).status != 429)
        }
        let refused = try await client.get("/api/v1/jobs/1")
        #expect(refused.status == 429)
        #expect(refused.headers["retry-after"].flatMap { Int($0) } ?? 0 > 1_000)
        #expect(refused.headers["content-type"] == "application/json")
        #expect(try await client.get("/api/v1/health").status == 200)
        #expect(try await client.get("/health").status == 200)
        #expect(server.stop() == 0)
    }
}
