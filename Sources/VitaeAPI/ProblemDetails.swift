/// An error as RFC 9457 has it (`application/problem+json`).
public struct ProblemDetails: Codable, Hashable, Error, Sendable {
    /// A field that is wrong.
    public struct Field: Codable, Hashable, Sendable {
        /// Name of the query parameter or header; nil for a part of the body.
        public var parameter: String?
        /// JSON Pointer (RFC 6901) to the part of the body; nil for a parameter.
        public var pointer: String?
        /// What is wrong with it, as a sentence.
        public var detail: String

        /// Creates a field.
        public init(parameter: String, detail: String) {
            self.parameter = parameter
            self.detail = detail
        }

        /// Creates a field of the body.
        public init(pointer: String, detail: String) {
            self.pointer = pointer
            self.detail = detail
        }
    }

    /// `about:blank`: the status says what kind of error it is.
    public var type: String
    /// The status in words.
    public var title: String
    /// The HTTP status.
    public var status: Int
    /// What went wrong and what to do about it, as a sentence for a person.
    public var detail: String
    /// Fields that are wrong.
    public var errors: [Field]?

    /// Creates an error.
    public init(title: String, status: Int, detail: String, errors: [Field]? = nil) {
        type = "about:blank"
        self.title = title
        self.status = status
        self.detail = detail
        self.errors = errors
    }
}
