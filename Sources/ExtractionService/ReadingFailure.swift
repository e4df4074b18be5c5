package import TextDocument

/// Why a document was not read.
package enum ReadingFailure: Error, Hashable, Sendable {
    /// For a reason that lies in the document.
    case document(ExtractionFailure)
    /// Because the extractor is ill, which says nothing about the document: it can be read once that is over.
    case extractor(ExtractorTrouble)
}

/// What is wrong with the extractor.
package enum ExtractorTrouble: String, Error, Hashable, Sendable, CustomStringConvertible {
    /// The program is not there, or ends before it is ready.
    case doesNotStart = "does_not_start"
    /// It starts, and cannot read a page that everybody can.
    case cannotReadOwnPage = "cannot_read_own_page"
    /// Somebody ends its processes.
    case isKilled = "is_killed"
    /// There is no room for another process, or for what it needs.
    case hasNoRoom = "has_no_room"

    /// What is wrong, in a sentence for the operator.
    package var description: String {
        switch self {
        case .doesNotStart: "vitae-extract does not start; vitae doctor says what is missing."
        case .cannotReadOwnPage:
            "vitae-extract starts and cannot read a page of its own: libraries or fonts are broken; see vitae doctor."
        case .isKilled: "Somebody ends the processes that read documents."
        case .hasNoRoom: "The machine has no room for another process, or for its descriptors and memory."
        }
    }
}
