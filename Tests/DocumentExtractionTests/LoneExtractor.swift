import Synchronization
import TextDocument

@testable import DocumentExtraction

/// Reads documents in the process of the tests, one at a time, as a process of documents does: the libraries keep what
/// they have in common for one thread, and tests run on several.
enum LoneExtractor {
    private static let turn = Mutex(())

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - request: the document.
    ///   - emit: is given each page.
    /// - Throws: why there is no text.
    static func extract(_ request: ExtractionRequest, emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let result = turn.withLock { _ in
            Result { () throws(ExtractionFailure) in
                try DocumentExtractor().extract(request, emit: emit)
            }
        }
        _ = try result.get()
    }
}
