import TextDocument

/// A document on its way through an extractor, and whoever waits for it.
struct ExtractionJob: Sendable {
    let request: ExtractionRequest
    let answer: CheckedContinuation<Result<TextDocument, ExtractionFailure>, Never>
    /// How often a process has died over it.
    var deaths = 0
}
