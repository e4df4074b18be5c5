/// Why no text could be had from a file: a closed set, each with a sentence for the person who sent it.
package enum ExtractionFailure: String, Codable, Error, CaseIterable, Sendable {
    case unsupportedType = "unsupported_type"
    case empty
    case encrypted
    case damaged
    case tooLarge = "too_large"
    case timedOut = "timed_out"
    case crashed
    case noText = "no_text"

    /// What happened and what to do about it, for a person.
    package var message: String {
        switch self {
        case .unsupportedType:
            "This kind of file cannot be read. Send a PDF, a document (DOCX, DOC, ODT, RTF, HTML, plain text), or a picture (PNG, JPEG, TIFF, WebP, BMP); a photo in HEIC format is read where the server has libheif, and as JPEG everywhere."
        case .empty:
            "The file is empty. Check that it was saved completely, then send it again."
        case .encrypted:
            "The file is protected by a password. Save a copy without a password and send that."
        case .damaged:
            "The file is damaged or incomplete. Open it, save it again, and send the new copy."
        case .tooLarge:
            "The file is too large to be read as a résumé. Send a version with fewer pages or smaller pictures."
        case .timedOut:
            "Reading the file took too long. Save it again as a simple PDF and send that."
        case .crashed:
            "The file could not be read. Save it again as a PDF or DOCX and send the new copy."
        case .noText:
            "No text was found in the file. Send a document with text, or a sharper, well-lit picture of the page."
        }
    }

    /// Whether reading the same bytes again can end differently.
    package var mayBeRetried: Bool {
        switch self {
        case .crashed, .timedOut: true
        case .unsupportedType, .empty, .encrypted, .damaged, .tooLarge, .noText: false
        }
    }

    /// The number that stands for it in an extraction frame.
    package var wireCode: UInt8 {
        UInt8(Self.allCases.firstIndex(of: self) ?? 0)
    }

    package init?(wireCode: UInt8) {
        guard Self.allCases.indices.contains(Int(wireCode)) else { return nil }
        self = Self.allCases[Int(wireCode)]
    }
}
