import Foundation
import JobMatching
import StandIn
import TestSupport
import Testing

@testable import VitaeServer

@Suite("A language model over HTTP")
struct LanguageModelTests {
    typealias Kind = LanguageModelSettings.Kind

    private static let facts = JobExplanation(
        summary: "Your résumé shows 2 of the 3 skills it names.",
        bullets: ["Asked for and shown in your résumé: SAP (page 1, line 7).", "Not found in the résumé: Power BI."]
    )
    private static let words = JobExplanation(
        summary: "The résumé shows 2 of the 3 skills that it names.",
        bullets: ["Your résumé shows SAP (page 1, line 7).", "Power BI was not found in your résumé."]
    )
    private static let key = "key-not-to-be-shown"

    private static func settings(_ kind: Kind, at address: String, key: String? = key) throws -> LanguageModelSettings {
        LanguageModelSettings(kind: kind, url: try #require(URL(string: address)), model: "small-1", key: key)
    }

    /// What a service answers that says these words.
    private static func answer(_ kind: Kind, _ words: JobExplanation) throws -> StandInServer.Answer {
        let text = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
        let object: [String: Any] =
            switch kind {
            case .openAI: ["choices": [["message": ["role": "assistant", "content": text], "finish_reason": "stop"]]]
            case .anthropic: ["content": [["type": "text", "text": text]], "stop_reason": "end_turn"]
            }
        let body = try JSONSerialization.data(withJSONObject: object)
        return StandInServer.Answer(body: String(decoding: body, as: UTF8.self))
    }

    @Test(
        "is asked with the key in the header that it wants, and with nothing but the statements",
        arguments: Kind.allCases
    )
    func question(_ kind: Kind) async throws {
        try await StandInServer.run { _, _ in
            try Self.answer(kind, Self.words)
        } _: { server in
            let rephraser = LanguageModelRephraser(try Self.settings(kind, at: server.address + "/base/"))
            let rephrased = try await rephraser.rephrase(Self.facts)
            #expect(rephrased == Self.words)
            let question = try #require(server.questions.first)
            #expect(question.method == "POST")
            #expect(question.headers["content-type"] == "application/json")
            switch kind {
            case .openAI:
                #expect(question.path == "/base/chat/completions")
                #expect(question.headers["authorization"] == "Bearer \(Self.key)")
                #expect(question.headers["x-api-key"] == nil)
            case .anthropic:
                #expect(question.path == "/base/v1/messages")
                #expect(question.headers["x-api-key"] == Self.key)
                #expect(question.headers["anthropic-version"] != nil)
                #expect(question.headers["authorization"] == nil)
            }
            let body = try #require(try JSONSerialization.jsonObject(with: question.body) as? [String: Any])
            #expect(body["model"] as? String == "small-1")
            let messages = try #require(body["messages"] as? [[String: String]])
            let sent = try JSONDecoder().decode(
                JobExplanation.self,
                from: Data(try #require(messages.last?["content"]).utf8)
            )
            #expect(sent == Self.facts)
            #expect(!question.text.contains(Self.key))
        }
    }

    @Test("without a key none is sent")
    func withoutKey() async throws {
        try await StandInServer.run { _, _ in
            try Self.answer(.openAI, Self.words)
        } _: { server in
            _ = try await LanguageModelRephraser(
                try Self.settings(.openAI, at: server.address, key: nil)
            ).rephrase(Self.facts)
            #expect(server.questions.first?.headers["authorization"] == nil)
        }
    }

    @Test(
        "says what is wrong with an answer",
        arguments: [
            (StandInServer.Answer(500, body: "{}"), "status(500)"), (.init(401, body: "no"), "status(401)"),
            (.init(302, headers: ["Location": "/elsewhere"], body: ""), "status(302)"),
            (.init(body: "<html>"), "malformedAnswer"), (.init(body: "{}"), "malformedAnswer"),
            (.init(body: String(repeating: " ", count: 100_000) + "{}"), "malformedAnswer"),
        ]
    )
    func badAnswers(_ answer: StandInServer.Answer, _ expected: String) async throws {
        try await StandInServer.run { _, _ in
            answer
        } _: { server in
            let rephraser = LanguageModelRephraser(try Self.settings(.openAI, at: server.address))
            let error = await #expect(throws: (any Error).self) { try await rephraser.rephrase(Self.facts) }
            #expect(error.map { "\($0)" } == expected)
            #expect(server.questions.count == 1)
        }
    }

    @Test(
        "is asked over TLS only, but on this machine",
        arguments: ["http://llm.example.com/v1", "ftp://127.0.0.1/v1"]
    )
    func insecure(_ address: String) async throws {
        let rephraser = LanguageModelRephraser(try Self.settings(.openAI, at: address))
        await #expect(throws: LanguageModelRephraser.Failure.insecure) { try await rephraser.rephrase(Self.facts) }
    }

    @Test("that is not there is told")
    func unreachable() async throws {
        let rephraser = LanguageModelRephraser(try Self.settings(.anthropic, at: "http://127.0.0.1:1"))
        await #expect(throws: LanguageModelRephraser.Failure.unreachable) { try await rephraser.rephrase(Self.facts) }
    }
}
