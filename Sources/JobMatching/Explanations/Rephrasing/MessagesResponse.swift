/// The answer to a ``MessagesRequest``.
package struct MessagesResponse: Decodable, Hashable, Sendable {
    package struct Block: Decodable, Hashable, Sendable {
        package var type: String
        /// Nil for blocks that are not text.
        package var text: String?
    }

    package var content: [Block]
    package var stopReason: String?

    private enum CodingKeys: String, CodingKey {
        case content
        case stopReason = "stop_reason"
    }

    /// The explanation in other words, not checked yet.
    ///
    /// - Returns: the explanation.
    /// - Throws: why there is none.
    package func explanation() throws(RephrasingError) -> JobExplanation {
        if stopReason == "refusal" { throw .declined }
        if stopReason == "max_tokens" { throw .cutOff }
        let text = content.filter { $0.type == "text" }.compactMap(\.text).joined()
        return try RephrasingPrompt.explanation(in: text)
    }
}
