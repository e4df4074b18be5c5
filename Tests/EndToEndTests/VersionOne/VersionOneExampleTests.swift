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
    /// The life of a device, in an order in which an app may go through it.
    private static let device = [
        "devices-register-short-token", "devices-status-bad-id", "devices-status-unknown", "devices-register-again",
        "devices-status", "keywords-create", "keywords-create-too-many", "keywords-list", "keywords-update",
        "keywords-delete-unknown", "matches-unread", "matches-list", "matches-unknown-device", "matches-read",
        "keywords-delete", "devices-delete",
    ]

    /// What an app does only after something else: what it names comes from there, or is gone afterwards.
    private static let before = [
        "keywords-list": ["keywords-create"], "keywords-update": ["keywords-create"],
        "matches-list": ["keywords-create"], "matches-read": ["matches-list"],
        "keywords-delete": ["keywords-list", "keywords-update", "matches-list"],
        "devices-delete": device.filter { $0 != "devices-delete" },
    ]

    /// What an app does with a profile once it is there, in whatever order.
    private static let profile = [
        "ai-analyze", "ai-empty", "ai-job-advice", "ai-resume-review", "profile-get", "profile-keywords-add",
        "profile-keywords-add-again", "profile-keywords-get", "profile-keywords-remove", "profile-keywords-replace",
        "profile-matches", "profile-salary-order", "profile-save", "profile-sync", "profile-unknown",
    ]
    private static let profileName = "1B9F2C54-6F1D-4B7E-9E0C-3B0A6C7D8E9F"

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
        var generator = SeededGenerator(seed: 20)
        for turn in 0..<2 {
            let server = try RunningServer(data: data, arguments: ["--jobs", jobs.path, "--no-rate-limit"])
            let client = APIClient(address: server.address)
            let list = try await client.get("/api/v1/jobs/?search=iOS")
            let job = try #require(VersionOneJobs.identifiers(in: list).first)
            for round in 0..<2 {
                var names = ["job_id": "\(job)", "unknown_uuid": UUID().uuidString]
                for name in Self.open.shuffled(using: &generator) {
                    let example = try #require(examples[name], "There is no example \(name)")
                    #expect(try await example.call(client, names: names).complaints == [])
                }
                // The first answer to a token, and all others.
                let register = try #require(examples["devices-register"])
                for (life, order) in Self.lives(4, using: &generator).enumerated() {
                    let (registered, complaints) = try await register.call(client, names: names)
                    #expect(complaints == [])
                    let isNew = Self.data(registered)["device_secret"] != nil
                    #expect(isNew == (turn == 0 && round == 0 && life == 0))
                    names["device_id"] = Self.data(registered)["device_id"] as? String
                    for name in order {
                        let example = try #require(examples[name], "There is no example \(name)")
                        let (answer, complaints) = try await example.call(client, names: names)
                        #expect(complaints == [], "\(order)")
                        if let id = Self.data(answer)["subscription_id"] as? String { names["subscription_id"] = id }
                        if let matches = Self.data(answer)["matches"] as? [[String: Any]] {
                            names["match_id"] = try #require(matches.first)["match_id"] as? String
                        }
                    }
                }
                let own = ["profile_id": Self.profileName, "body.device_id": Self.profileName]
                for order in Self.orders(of: Self.profile, seed: UInt64(2 * turn + round)) {
                    for name in ["profile-save"] + order {
                        let example = try #require(examples[name], "There is no example \(name)")
                        #expect(try await example.call(client, names: own).complaints == [])
                    }
                }
            }
            #expect(server.stop() == 0)
        }
    }

    /// Lives of a device: the one that is stated, and others in which everything comes after what it needs.
    private static func lives(_ count: Int, using generator: inout SeededGenerator) -> [[String]] {
        [device]
            + (1..<count).map { _ in
                var rest = device.shuffled(using: &generator)
                var order: [String] = []
                while let next = rest.firstIndex(where: { (before[$0] ?? []).allSatisfy(order.contains) }) {
                    order.append(rest.remove(at: next))
                }
                return order
            }
    }

    /// The order that is stated, and others.
    private static func orders(of names: [String], seed: UInt64) -> [[String]] {
        var generator = SeededGenerator(seed: seed)
        return [names, names.reversed()] + (0..<4).map { _ in names.shuffled(using: &generator) }
    }

    private static func data(_ answer: APIAnswer) -> [String: Any] { answer.object["data"] as? [String: Any] ?? [:] }
}
