import TextDocument

/// A document on its way through an extractor, and whoever waits for it.
struct ExtractionJob: Sendable {
    let request: ExtractionRequest
    /// Whether there are photos in it that only a process of their own reads.
    let hasPhotos: Bool
    let cancellation: ExtractionCancellation
    private let answer: CheckedContinuation<Result<TextDocument, ExtractionFailure>, Never>
    /// How often a process has died over it.
    private(set) var deaths = 0
    /// The most that a process had read of it when it died.
    private var pages: [TextPage] = []

    init(
        request: ExtractionRequest,
        cancellation: ExtractionCancellation,
        answer: CheckedContinuation<Result<TextDocument, ExtractionFailure>, Never>
    ) {
        self.request = request
        self.cancellation = cancellation
        hasPhotos = request.files.contains { DocumentFormat.isHEIC($0) }
        self.answer = answer
    }

    /// Remembers that a process has died, and the pages that it had sent before.
    mutating func addDeath(after pages: [TextPage]) {
        deaths += 1
        if pages.count > self.pages.count { self.pages = pages }
    }

    /// Tells whoever waits how it ended. To be called once.
    func finish(_ result: Result<TextDocument, ExtractionFailure>) {
        answer.resume(returning: result)
    }

    /// Gives up: what was read before a process died is the document, as far as it goes; without any text there is
    /// none.
    func giveUp(_ failure: ExtractionFailure) {
        guard let format = request.files.first.flatMap(DocumentFormat.init(sniffing:)) else {
            return finish(.failure(failure))
        }
        let document = TextDocument(format: format, pages: pages, incompleteBecause: failure)
        finish(document.hasText ? .success(document) : .failure(failure))
    }
}
