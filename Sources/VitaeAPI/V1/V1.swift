/// What `/api/v1` says on the wire: job alerts, profiles, figures of the market and answers.
public enum V1 {
    /// What most answers are wrapped in.
    public struct Envelope<Content: Codable & Sendable>: Codable, Sendable {
        /// Always true: an answer that is none has another status.
        public var success = true
        /// What was done, as a sentence; nil where nothing need be said.
        public var message: String?
        /// The answer itself.
        public var data: Content

        /// Wraps an answer.
        public init(_ data: Content, message: String? = nil) {
            self.data = data
            self.message = message
        }
    }

    /// An answer that has nothing to say but that something was done.
    public struct Done: Codable, Hashable, Sendable {
        /// Always true.
        public var success = true
        /// What was done.
        public var message: String

        /// Says what was done.
        public init(_ message: String) {
            self.message = message
        }
    }

    /// What is wrong in a request, as the apps decode it.
    public struct Violation: Codable, Hashable, Sendable {
        /// A sentence.
        public var msg: String
        /// One word for the rule that was broken.
        public var type: String
        /// Where: `body`, `query` or `path`, then the field; an index is text as well.
        public var loc: [String]

        /// Says what is wrong, and where.
        public init(_ msg: String, type: String, loc: [String]) {
            self.msg = msg
            self.type = type
            self.loc = loc
        }
    }

    /// An error: a sentence.
    public struct Failure: Codable, Hashable, Sendable {
        /// What went wrong, for a person.
        public var detail: String
        /// The HTTP status.
        public var status: Int
        /// The status in words.
        public var title: String

        /// Creates an error.
        public init(detail: String, status: Int, title: String) {
            self.detail = detail
            self.status = status
            self.title = title
        }
    }

    /// An error of a request that breaks rules: one entry for each.
    public struct Refusal: Codable, Hashable, Sendable {
        /// What is wrong.
        public var detail: [Violation]
        /// The HTTP status.
        public var status: Int
        /// The status in words.
        public var title: String

        /// Creates an error.
        public init(detail: [Violation], status: Int, title: String) {
            self.detail = detail
            self.status = status
            self.title = title
        }
    }
}

/// A value whose key is on the wire even when there is none: decoders of the apps miss it otherwise.
@propertyWrapper
public struct Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The value; nil is `null` on the wire.
    public var wrappedValue: Value?

    /// Wraps a value.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Reads a value or `null`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Writes the value or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
