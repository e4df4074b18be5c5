/// The file formats that are told apart, always by content.
package enum DocumentFormat: UInt8, CaseIterable, Sendable {
    case pdf = 1
    case docx = 2
    case text = 3
    case png = 4
    case jpeg = 5
    case tiff = 6
    case webp = 7
    case bmp = 8
    case rtf = 9
    case odt = 10
    case html = 11
    case doc = 12
    case heic = 13

    /// The media type that HTTP uses for it.
    package var mediaType: String {
        switch self {
        case .pdf: "application/pdf"
        case .docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        case .text: "text/plain"
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .tiff: "image/tiff"
        case .webp: "image/webp"
        case .bmp: "image/bmp"
        case .rtf: "application/rtf"
        case .odt: "application/vnd.oasis.opendocument.text"
        case .html: "text/html"
        case .doc: "application/msword"
        case .heic: "image/heic"
        }
    }

    /// The word people use for it.
    package var name: String {
        switch self {
        case .pdf: "PDF"
        case .docx: "DOCX"
        case .text: "TXT"
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .tiff: "TIFF"
        case .webp: "WebP"
        case .bmp: "BMP"
        case .rtf: "RTF"
        case .odt: "ODT"
        case .html: "HTML"
        case .doc: "DOC"
        case .heic: "HEIC"
        }
    }

    /// Whether it is a picture, whose text has to be recognised.
    package var isImage: Bool {
        switch self {
        case .png, .jpeg, .tiff, .webp, .bmp, .heic: true
        case .pdf, .docx, .text, .rtf, .odt, .html, .doc: false
        }
    }
}
