package import Foundation

/// What was read of a file of publications.
package struct PublicationFile: Hashable, Sendable {
    /// A publication and where in the file it begins.
    package struct Entry: Hashable, Sendable {
        package var content: PublicationContent
        /// From 1.
        package var line: Int

        package init(content: PublicationContent, line: Int) {
            self.content = content
            self.line = line
        }
    }

    /// What cannot be taken for a publication.
    package struct Rejection: Hashable, Sendable {
        /// Where in the file it begins, from 1.
        package var line: Int
        /// What is wrong with it, for a person.
        package var reason: String

        package init(line: Int, reason: String) {
            self.line = line
            self.reason = reason
        }
    }

    package var entries: [Entry] = []
    package var rejections: [Rejection] = []

    /// Bytes of a file that is sent in one call.
    package static let maximumBytes = 1_024 * 1_024

    /// Reads a file. Whatever cannot be read is named, and all else is read.
    ///
    /// - Parameters:
    ///   - bytes: the file, in UTF-8 or, where it is none, in Windows-1252.
    ///   - format: nil to tell it from the file.
    /// - Throws: a `PublicationFileError`.
    package init(_ bytes: Data, format: PublicationFormat? = nil) throws(PublicationFileError) {
        let text = Self.text(of: bytes)
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard let format = format ?? PublicationFormat(beginning: text) else { throw .unknownFormat }
        switch format {
        case .bibtex:
            var reader = BibTeXReader(text)
            self = reader.file()
        case .ris:
            var reader = RISReader()
            self = reader.file(text)
        case .cslJSON: self = try CSLReader.file(text)
        case .csv, .json: throw .notReadable(format)
        }
        rejections.sort { $0.line < $1.line }
    }

    init() {}

    private static func text(of bytes: Data) -> String {
        if let text = String(validating: bytes, as: UTF8.self) {
            return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
        }
        return String(
            String.UnicodeScalarView(
                bytes.map { byte in
                    (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
                }
            )
        )
    }

    /// What Windows-1252 has where Latin 1 has control characters.
    private static let windows: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{02C6}",
        "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}", "\u{90}", "\u{2018}",
        "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{02DC}", "\u{2122}", "\u{0161}",
        "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
    ]
}

/// Why nothing of a file is read.
package enum PublicationFileError: Error, Hashable, Sendable {
    case empty
    case unknownFormat
    /// The format is written, not read.
    case notReadable(PublicationFormat)
    /// JSON that is no list of items.
    case notAList

    /// What is wrong and what to do about it, for a person.
    package var message: String {
        switch self {
        case .empty: "There is nothing in the file."
        case .unknownFormat: "The file is not BibTeX, RIS or CSL-JSON."
        case .notReadable(let format): "\(format.rawValue) is not imported. Send BibTeX, RIS or CSL-JSON."
        case .notAList: "The file is JSON, but no list of CSL items."
        }
    }
}
