import Foundation
import JobMatching
import Testing

@Suite("Asking a language model for other words")
struct ExplanationRephrasingCodecTests {
    private static let facts = JobExplanation(summary: "A “job” at 5 km/h.", bullets: ["One.", "Two."])

    private func object(_ value: some Encodable) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
        return try #require(json as? [String: Any])
    }

    @Test("a chat completion asks with the rules and the facts")
    func chatRequest() throws {
        let request = try ChatCompletionRequest(rephrasing: Self.facts, model: "small")
        let json = try object(request)
        #expect(Set(json.keys) == ["model", "messages", "max_tokens", "temperature", "response_format"])
        #expect(json["model"] as? String == "small")
        let messages = try #require(json["messages"] as? [[String: String]])
        #expect(messages.map { $0["role"] } == ["system", "user"])
        let sent = try RephrasingPrompt.explanation(in: messages[1]["content"] ?? "")
        #expect(sent == Self.facts)
        let plain = try ChatCompletionRequest(rephrasing: Self.facts, model: "m", temperature: nil, asksForJSON: false)
        #expect(Set(try object(plain).keys) == ["model", "messages", "max_tokens"])
    }

    @Test("a messages call asks with the rules and the facts")
    func messagesRequest() throws {
        let json = try object(try MessagesRequest(rephrasing: Self.facts, model: "small"))
        #expect(Set(json.keys) == ["model", "max_tokens", "system", "messages"])
        #expect(json["system"] as? String == RephrasingPrompt.instructions)
        let messages = try #require(json["messages"] as? [[String: String]])
        #expect(messages.map { $0["role"] } == ["user"])
        #expect(try RephrasingPrompt.explanation(in: messages[0]["content"] ?? "") == Self.facts)
    }

    private static let answer = #"{\"summary\":\"S.\",\"bullets\":[\"A.\",\"B.\"]}"#
    private static let explanation = JobExplanation(summary: "S.", bullets: ["A.", "B."])

    @Test("reads the answer to a chat completion, also in a code block")
    func chatResponse() throws {
        for text in [Self.answer, #"```json\n"# + Self.answer + #"\n```"#] {
            let body = #"""
                {"id": "x", "choices": [{"index": 0, "finish_reason": "stop",
                 "message": {"role": "assistant", "content": "\#(text)"}}], "usage": {"total_tokens": 9}}
                """#
            let response = try JSONDecoder().decode(ChatCompletionResponse.self, from: Data(body.utf8))
            #expect(try response.explanation() == Self.explanation)
        }
    }

    @Test(
        "says why a chat completion holds no explanation",
        arguments: [
            (#"{"choices": []}"#, RephrasingError.malformedAnswer),
            (#"{"choices": [{"message": {"content": "Sure!"}}]}"#, .malformedAnswer),
            (#"{"choices": [{"message": {"content": "{\"summary\": 1}"}}]}"#, .malformedAnswer),
            (#"{"choices": [{"message": {"content": null}, "finish_reason": "stop"}]}"#, .malformedAnswer),
            (#"{"choices": [{"message": {"content": "{"}, "finish_reason": "length"}]}"#, .cutOff),
            (#"{"choices": [{"message": {"content": null, "refusal": "No."}}]}"#, .declined),
            (#"{"choices": [{"message": {"content": ""}, "finish_reason": "content_filter"}]}"#, .declined),
        ]
    )
    func chatFailures(_ body: String, _ expected: RephrasingError) throws {
        let response = try JSONDecoder().decode(ChatCompletionResponse.self, from: Data(body.utf8))
        #expect(throws: expected) { try response.explanation() }
    }

    @Test("reads the answer to a messages call, past blocks that are not text")
    func messagesResponse() throws {
        let body = #"""
            {"type": "message", "stop_reason": "end_turn", "content": [{"type": "thinking", "thinking": "{}"},
             {"type": "text", "text": "\#(Self.answer)"}], "usage": {"output_tokens": 9}}
            """#
        let response = try JSONDecoder().decode(MessagesResponse.self, from: Data(body.utf8))
        #expect(try response.explanation() == Self.explanation)
    }

    @Test(
        "says why a messages call holds no explanation",
        arguments: [
            (#"{"content": [], "stop_reason": "end_turn"}"#, RephrasingError.malformedAnswer),
            (#"{"content": [{"type": "text", "text": "{"}], "stop_reason": "max_tokens"}"#, .cutOff),
            (#"{"content": [], "stop_reason": "refusal"}"#, .declined),
        ]
    )
    func messagesFailures(_ body: String, _ expected: RephrasingError) throws {
        let response = try JSONDecoder().decode(MessagesResponse.self, from: Data(body.utf8))
        #expect(throws: expected) { try response.explanation() }
    }
}
