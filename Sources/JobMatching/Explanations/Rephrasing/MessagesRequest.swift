/// A request to a service that speaks Anthropic's messages: `POST {base}/v1/messages`, with the key in `x-api-key`.
package struct MessagesRequest: Encodable, Hashable, Sendable {
    package static let path = "/v1/messages"
    /// The header that names the version, and its value.
    package static let versionHeader = (name: "anthropic-version", value: "2023-06-01")
    /// The header that carries the key.
    package static let keyHeader = "x-api-key"

    package struct Message: Codable, Hashable, Sendable {
        package var role: String
        package var content: String
    }

    package var model: String
    package var maxTokens: Int
    package var system: String
    package var messages: [Message]

    private enum CodingKeys: String, CodingKey {
        case model
        case maxTokens = "max_tokens"
        case system
        case messages
    }

    /// - Parameters:
    ///   - facts: what is put in other words.
    ///   - model: the service's name of the model.
    /// - Throws: when the facts cannot be encoded.
    package init(rephrasing facts: JobExplanation, model: String) throws {
        self.model = model
        maxTokens = RephrasingPrompt.mostTokens
        system = RephrasingPrompt.instructions
        messages = [Message(role: "user", content: try RephrasingPrompt.message(for: facts))]
    }
}
