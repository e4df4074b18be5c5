package import ExtractionService
package import TextDocument

/// Whoever reads the text of documents.
package protocol TextExtraction: Sendable {
    /// Reads one document.
    ///
    /// - Parameter request: the document.
    /// - Returns: its text.
    /// - Throws: why there is none.
    func extract(_ request: ExtractionRequest) async throws(ExtractionFailure) -> TextDocument
}

extension ExtractorPool: TextExtraction {}
