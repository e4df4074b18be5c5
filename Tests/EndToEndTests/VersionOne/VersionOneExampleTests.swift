import Foundation
import TestSupport
import Testing

@Suite("The examples of /api/v1")
struct VersionOneExampleTests {
    /// What apps call without anything that belongs to them.
    private static let open = [
        "analytics-by-company", "analytics-by-source", "analytics-current-cycle", "analytics-keywords",
        "analytics-overview", "analytics-search", "health", "health-scraper", "jobs-detail", "jobs-detail-unknown",
        "jobs-list", "jobs-list-bad-limit", "jobs-stats",
    ]

    @Test(
        "are answered as they say, twice over and after a restart",
        .enabled(if: WireExample.folder != nil, "Set VITAE_EXAMPLES_DIR to the folder of the examples.")
    )
    func calls() async throws {
        let examples = try WireExample.all(in: try #require(WireExample.folder))
        #expect(examples.count > 40)
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let jobs = folder.url.appending(path: "greenhouse.ndjson")
        try VersionOneJobs.lines().write(to: jobs, atomically: true, encoding: .utf8)
        for _ in 0..<2 {
            let server = try RunningServer(data: data, arguments: ["--jobs", jobs.path, "--no-rate-limit"])
            let client = APIClient(address: server.address)
            let list = try await client.get("/api/v1/jobs/?search=iOS")
            let job = try #require(VersionOneJobs.identifiers(in: list).first)
            for _ in 0..<2 {
                for name in Self.open {
                    let example = try #require(examples[name], "There is no example \(name)")
                    #expect(try await example.call(client, names: ["job_id": "\(job)"]).complaints == [])
                }
            }
            #expect(server.stop() == 0)
        }
    }
}
