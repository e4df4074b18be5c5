import Foundation
import StandIn
import TestSupport
import Testing

@Suite("The examples of daily briefs")
struct BriefExampleTests {
    private static let folder = WireExample.folder(named: "brief")
    private static let email = "ada@example.com"
    /// What an app calls, in the order in which it would.
    private static let usual = [
        "register", "authenticate-missing", "authenticate-wrong", "authenticate", "unauthorized", "weather-off",
        "weather", "countdowns-create", "countdowns", "countdowns-bad-date", "nameday", "nameday-none",
        "nameday-bad-date", "daily",
    ]
    /// Calls that are nobody's.
    private static let open: Set = [
        "register", "authenticate-missing", "authenticate-wrong", "authenticate", "unauthorized",
    ]

    /// What must be so before an example says what it says.
    private static func prepare(_ name: String, _ reader: BriefReader) async throws {
        switch name {
        case "nameday": try await reader.set(#"{"language":"sk"}"#)
        case "nameday-none": try await reader.set(#"{"language":"en"}"#)
        case "weather-off": try await reader.set(#"{"modules":{"weather":false}}"#)
        case "weather": try await reader.set(#"{"modules":{"weather":true},"location":"Bratislava"}"#)
        case "daily": try await reader.set(#"{"modules":{"weather":true,"nameday":true},"location":"Bratislava"}"#)
        case "countdowns-create":
            for id in try await reader.get("/api/v2/countdowns").numbers {
                #expect(try await reader.send("DELETE", "/api/v2/countdowns/\(id)").status == 200)
            }
        case "register": #expect(try await reader.send("DELETE", "/api/me").status == 204)
        default: break
        }
    }

    @Test(
        "are answered as they say in every order, twice over and after a restart",
        .enabled(if: folder != nil, "Set VITAE_EXAMPLES_DIR to the folder of the examples.")
    )
    func calls() async throws {
        let examples = try WireExample.all(in: try #require(Self.folder))
        #expect(Set(examples.keys) == Set(Self.usual + ["too-many"]))
        let folder = try TemporaryFolder()
        try await StandInServer.run { _, _ in
            .init(body: BriefServer.forecast)
        } _: { weather in
            var generator = SeededGenerator(seed: 21)
            for turn in 0..<2 {
                let running = try BriefServer(folder, weather: weather)
                var reader: BriefReader?
                if turn > 0 { reader = try await BriefReader(running.client, email: Self.email) }
                // The first time nobody has an account.
                let orders =
                    [Self.usual, Self.usual, ["register"] + Self.usual.dropFirst().reversed()]
                    + (0..<4).map { _ in Self.usual.shuffled(using: &generator) }
                for name in orders.joined() {
                    let example = try #require(examples[name])
                    if let reader { try await Self.prepare(name, reader) }
                    let headers = Self.open.contains(name) ? BriefServer.app : reader?.bearer ?? [:]
                    let (_, complaints) = try await example.call(
                        running.client,
                        names: [:],
                        headers: name == "unauthorized" ? [:] : headers
                    )
                    #expect(complaints == [], "\(name)")
                    if name == "register" { reader = try await BriefReader(running.client, email: Self.email) }
                }
                #expect(running.server.stop() == 0)
            }
        }
    }

    @Test(
        "say what is answered to too many calls",
        .enabled(if: folder != nil, "Set VITAE_EXAMPLES_DIR to the folder of the examples.")
    )
    func tooMany() async throws {
        let examples = try WireExample.all(in: try #require(Self.folder))
        let example = try #require(examples["too-many"])
        let folder = try TemporaryFolder()
        let running = try BriefServer(folder, weather: nil, arguments: ["--brief-calls-per-hour", "1"])
        let reader = try await BriefReader.registered(running.client, email: Self.email)
        #expect(try await reader.get("/api/v2/countdowns").status == 200)
        let (answer, complaints) = try await example.call(running.client, names: [:], headers: reader.bearer)
        #expect(complaints == [])
        #expect(answer.headers["retry-after"] == "3600")
        #expect(running.server.stop() == 0)
    }
}
