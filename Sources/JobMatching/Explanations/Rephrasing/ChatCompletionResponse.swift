/// The answer to a ``ChatCompletionRequest``.
package struct ChatCompletionResponse: Decodable, Hashable, Sendable {
    package struct Choice: Decodable, Hashable, Sendable {
        package var message: Message
        package var finishReason: String?

        private enum CodingKeys: String, CodingKey {
            case message
            case finishReason = "finish_reason"
        }
    }

    package struct Message: Decodable, Hashable, Sendable {
        package var content: String?
        /// What the model says instead, where it declines.
        package var refusal: String?
    }

    package var choices: [Choice]

    /// The explanation in other words, not checked yet.
    ///
    /// - Returns: the explanation.
    /// - Throws: why there is none.
    package func explanation() throws(RephrasingError) -> JobExplanation {
        guard let choice = choices.first else { throw .malformedAnswer }
        if choice.message.refusal?.isEmpty == false || choice.finishReason == "content_filter" { throw .declined }
        if choice.finishReason == "length" { throw .cutOff }
        return try RephrasingPrompt.explanation(in: choice.message.content ?? "")
    }
}
