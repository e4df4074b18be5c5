import TextDocument

/// How the answer to one document ended as a stream of frames.
enum AnswerStream: Sendable {
    /// With its terminator: the format, or why there is no text.
    case complete(Result<DocumentFormat, ExtractionFailure>)
    /// The process ended before.
    case short
    /// Nonsense, or more than a document may send.
    case broken
}
