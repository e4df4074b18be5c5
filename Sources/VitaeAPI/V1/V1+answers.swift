extension V1 {
    /// An answer in words, as two generations of apps decode it: at the top, and in an envelope.
    public struct AIAnswer: Codable, Hashable, Sendable {
        /// The answer itself.
        public struct Content: Codable, Hashable, Sendable {
            /// The words.
            public var response: String
            /// When they were put together.
            public var timestamp: String
            /// What a language model was asked; null where none was.
            @Nullable public var tokensUsed: Int?

            /// Names on the wire.
            enum CodingKeys: String, CodingKey {
                case response, timestamp
                case tokensUsed = "tokens_used"
            }

            /// Creates the answer.
            public init(response: String, timestamp: String, tokensUsed: Int?) {
                self.response = response
                self.timestamp = timestamp
                _tokensUsed = Nullable(wrappedValue: tokensUsed)
            }
        }

        /// Always true.
        public var success = true
        /// The answer as the later generation decodes it.
        public var data: Content
        /// The words.
        public var response: String
        /// When they were put together.
        public var timestamp: String
        /// What a language model was asked; null where none was.
        @Nullable public var tokensUsed: Int?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case success, data, response, timestamp
            case tokensUsed = "tokens_used"
        }

        /// Creates the answer.
        public init(response: String, timestamp: String, tokensUsed: Int? = nil) {
            data = Content(response: response, timestamp: timestamp, tokensUsed: tokensUsed)
            self.response = response
            self.timestamp = timestamp
            _tokensUsed = Nullable(wrappedValue: tokensUsed)
        }
    }
}
