import Subprocess
import TextDocument

/// The answers of one process, read from its output.
struct ExtractorAnswers {
    private var chunks: SubprocessOutputSequence.Iterator
    private var decoder = ExtractionFrameDecoder()

    init(_ output: SubprocessOutputSequence) {
        chunks = output.makeAsyncIterator()
    }

    /// Sends a request and collects its pages.
    ///
    /// - Returns: the document or the typed failure; nil when the process ended or answered nonsense before it was done.
    mutating func answer(
        to request: ExtractionRequest,
        writer: StandardInputWriter
    ) async -> Result<TextDocument, ExtractionFailure>? {
        do {
            _ = try await writer.write(request.frame)
            var pages: [TextPage] = []
            while true {
                switch try decoder.next() {
                case .page(let page): pages.append(page)
                case .finished(let format): return .success(TextDocument(format: format, pages: pages))
                case .failed(let failure): return .failure(failure)
                case nil:
                    guard let chunk = try await chunks.next() else { return nil }
                    unsafe chunk.withUnsafeBytes { bytes in unsafe decoder.append(bytes) }
                }
            }
        } catch {
            return nil
        }
    }
}
