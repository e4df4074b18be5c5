import Foundation
import JobMatching
import Logging
import Resume
import StandIn
import Synchronization
import TestSupport
import Testing

@testable import VitaeServer

@Suite("Explanations in a language model's words")
struct LanguageModelWordingTests {
    private static let facts = JobExplanation(
        summary: "Your résumé shows 2 of the 3 skills it names.",
        bullets: ["Asked for and shown in your résumé: SAP (page 1, line 7).", "Not found in the résumé: Power BI."]
    )
    private static let words = """
        {"summary": "The résumé shows 2 of the 3 skills that it names.", "bullets": [
        "Your résumé shows SAP (page 1, line 7).", "Power BI was not found in your résumé."]}
        """
    private static let key = "key-not-to-be-shown"

    /// Keeps what is logged.
    private struct Log: LogHandler {
        let lines: Recorder<String>
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.add("\(event.level) \(event.message) \(event.metadata ?? [:])")
        }
    }

    private let lines = Recorder<String>()
    private let registry = MetricsRegistry(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

    private func wording(at address: String) throws -> ExplanationWording {
        let readings = MetricsReadings(
            sessions: { [:] },
            queueDepth: { 0 },
            queueOldestSeconds: { nil },
            extractorDeaths: { [:] },
            extractorsWaiting: { 0 },
            connections: { 0 }
        )
        let url = try #require(URL(string: address))
        return LanguageModelSettings(kind: .anthropic, url: url, model: "small-1", key: Self.key).wording(
            knowledge: try Knowledge.careers(),
            metrics: ServerMetrics(registry: registry, readings: readings),
            logger: Logger(label: "test") { [lines] _ in Log(lines: lines) }
        )
    }

    private static func answer(_ text: String) throws -> StandInServer.Answer {
        let object: [String: Any] = ["content": [["type": "text", "text": text]], "stop_reason": "end_turn"]
        let body = try JSONSerialization.data(withJSONObject: object)
        return StandInServer.Answer(body: String(decoding: body, as: UTF8.self))
    }

    private func counted(_ outcome: RephrasingOutcome) async -> Bool {
        await registry.exposition().contains("vitae_rephrasings_total{outcome=\"\(outcome.rawValue)\"} 1\n")
    }

    @Test("are shown where they say the same, and asked for once")
    func used() async throws {
        try await StandInServer.run { _, _ in
            try Self.answer(Self.words)
        } _: { server in
            let wording = try wording(at: server.address)
            let nobody = PersonalDetails(of: Resume())
            let first = await wording.wording(of: Self.facts, without: nobody)
            #expect(first.bullets.first == "Your résumé shows SAP (page 1, line 7).")
            let second = await wording.wording(of: Self.facts, without: nobody)
            #expect(second == first)
            #expect(server.questions.count == 1)
            #expect(await counted(.used))
            #expect(await counted(.cached))
            #expect(lines.items.isEmpty)
        }
    }

    @Test("are not shown where they say something else")
    func refused() async throws {
        let invented = Self.words.replacing("SAP (", with: "SAP and Oracle (").replacing("not found", with: "found")
            .replacing("2 of the 3", with: "3 of the 3")
        try await StandInServer.run { _, _ in
            try Self.answer(invented)
        } _: { server in
            let wording = try wording(at: server.address)
            let shown = await wording.wording(of: Self.facts, without: PersonalDetails(of: Resume()))
            #expect(shown == Self.facts)
            #expect(await counted(.refused))
        }
    }

    @Test(
        "are not shown where there are none, and the log says why but neither what nor with which key",
        arguments: [
            (StandInServer.Answer(500, body: "key-not-to-be-shown"), RephrasingOutcome.failed),
            (.init(body: "SAP"), .badAnswer), (.init(body: String(repeating: "SAP ", count: 50_000)), .badAnswer),
        ]
    )
    func failures(_ answer: StandInServer.Answer, _ outcome: RephrasingOutcome) async throws {
        try await StandInServer.run { _, _ in
            answer
        } _: { server in
            let wording = try wording(at: server.address)
            let shown = await wording.wording(of: Self.facts, without: PersonalDetails(of: Resume()))
            #expect(shown == Self.facts)
            #expect(await counted(outcome))
            #expect(lines.items.count == 1)
            let line = try #require(lines.items.first)
            #expect(line.hasPrefix("warning ") && line.contains(outcome.rawValue))
            #expect(!line.contains(Self.key) && !line.contains("SAP"))
        }
    }

    @Test("are not waited for")
    func slow() async throws {
        let gate = Gate()
        let asked = Gate()
        try await StandInServer.run { _, _ in
            await asked.open()
            await gate.pass()
            return try Self.answer(Self.words)
        } _: { server in
            let url = try #require(URL(string: server.address))
            let outcomes = Recorder<RephrasingOutcome>()
            let wording = ExplanationWording(
                rephraser: LanguageModelRephraser(.init(kind: .anthropic, url: url, model: "small-1", key: nil)),
                check: RephrasingCheck(knowledge: try Knowledge.careers()),
                sleep: { _ in await asked.pass() },
                onOutcome: { outcomes.add($0) }
            )
            let shown = await wording.wording(of: Self.facts, without: PersonalDetails(of: Resume()))
            #expect(shown == Self.facts)
            #expect(outcomes.items == [.timedOut])
            await gate.open()
        }
    }
}
