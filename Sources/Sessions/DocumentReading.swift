package import ExtractionService
package import TextDocument

/// Whoever reads and analyses documents, where a document can harm nobody but itself.
package protocol DocumentReading: Sendable {
    /// Looks whether documents can be read, where that was not so before.
    ///
    /// - Returns: why they cannot; nil when they can.
    func recheckedTrouble() async -> ExtractorTrouble?

    /// Reads and analyses one document.
    ///
    /// - Parameters:
    ///   - request: the document, with the day it is.
    ///   - onRead: called when it has been read and is analysed from now on.
    ///   - beforeFindings: waited for, after that, before anything is looked at of what was found out.
    /// - Returns: its text with what was found out from it.
    /// - Throws: why there is none.
    func analyse(
        _ request: ExtractionRequest,
        onRead: @escaping @Sendable () -> Void,
        beforeFindings: @Sendable () async -> Void
    ) async throws(ReadingFailure) -> AnalysedDocument
}

extension ExtractorPool: DocumentReading {}
