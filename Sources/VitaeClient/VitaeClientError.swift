public import VitaeAPI

/// Why a call gave no answer that can be used.
public enum VitaeClientError: Error, Hashable, Sendable {
    /// The server said no, and why.
    case refused(Refusal)
    /// The server cannot be reached, or the connection broke; with the reason in words.
    case unreachable(String)
    /// The server answered with something that is not Vitae's.
    case unexpectedAnswer(status: Int)
    /// The file to upload is not there, may not be read, or is no regular file.
    case unreadableFile(String)
    /// The task that made the call was cancelled.
    case cancelled

    /// What a server said no with.
    public struct Refusal: Hashable, Sendable {
        /// The problem; its `detail` is a sentence for a person.
        public var problem: ProblemDetails
        /// Names the request in the server's log.
        public var requestID: String?
        /// When the server thinks that trying again makes sense.
        public var retryAfter: Duration?

        /// The HTTP status.
        public var status: Int { problem.status }
        /// What went wrong and what to do about it, as a sentence for a person.
        public var detail: String { problem.detail }

        /// Creates a refusal.
        public init(problem: ProblemDetails, requestID: String? = nil, retryAfter: Duration? = nil) {
            self.problem = problem
            self.requestID = requestID
            self.retryAfter = retryAfter
        }
    }
}
