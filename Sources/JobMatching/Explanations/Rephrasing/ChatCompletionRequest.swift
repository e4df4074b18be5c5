/// A request to a service that speaks OpenAI's chat completions: `POST {base}/chat/completions`, with the key as a bearer
/// token.
package struct ChatCompletionRequest: Encodable, Hashable, Sendable {
    /// Behind the base address, which ends in the version.
    package static let path = "/chat/completions"

    package struct Message: Codable, Hashable, Sendable {
        package var role: String
        package var content: String
    }

    package struct ResponseFormat: Encodable, Hashable, Sendable {
        package var type: String
    }

    package var model: String
    package var messages: [Message]
    package var maxTokens: Int
    package var temperature: Double?
    /// Nil for services that do not know it.
    package var responseFormat: ResponseFormat?

    private enum CodingKeys: String, CodingKey {
        case model
        case messages
        case maxTokens = "max_tokens"
        case temperature
        case responseFormat = "response_format"
    }

    /// - Parameters:
    ///   - facts: what is put in other words.
    ///   - model: the service's name of the model.
    ///   - temperature: 0 for the likeliest words; nil for models that take none.
    ///   - asksForJSON: whether the service knows `response_format`.
    /// - Throws: when the facts cannot be encoded.
    package init(
        rephrasing facts: JobExplanation,
        model: String,
        temperature: Double? = 0,
        asksForJSON: Bool = true
    ) throws {
        self.model = model
        self.temperature = temperature
        messages = [
            Message(role: "system", content: RephrasingPrompt.instructions),
            Message(role: "user", content: try RephrasingPrompt.message(for: facts)),
        ]
        maxTokens = RephrasingPrompt.mostTokens
        responseFormat = asksForJSON ? ResponseFormat(type: "json_object") : nil
    }
}
