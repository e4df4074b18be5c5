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

    /// Reads a whole file. Whatever cannot be read is named, and all else is read.
    ///
    /// - Parameters:
    ///   - bytes: the file, in UTF-8 or, where it is none, in Windows-1252.
    ///   - format: nil to tell it from the file.
    /// - Throws: a `PublicationFileError`.
    package init(_ bytes: Data, format: PublicationFormat? = nil) throws(PublicationFileError) {
        var reader = PublicationFileReader(format: format)
        self = try reader.end(bytes)
    }

    init() {}
}

/// Why a file is not read, or not to its end.
package enum PublicationFileError: Error, Hashable, Sendable {
    case empty
    case unknownFormat
    /// The format is written, not read.
    case notReadable(PublicationFormat)
    /// JSON that is no list of items.
    case notAList
    /// No entry is so long; its line, from 1.
    case entryTooLong(line: Int)

    /// What is wrong and what to do about it, for a person.
    package var message: String {
        switch self {
        case .empty: "There is nothing in the file."
        case .unknownFormat: "The file is not BibTeX, RIS or CSL-JSON."
        case .notReadable(let format): "\(format.rawValue) is not imported. Send BibTeX, RIS or CSL-JSON."
        case .notAList: "The file is JSON, but no list of CSL items."
        case .entryTooLong(let line):
            "The entry in line \(line) is longer than \(PublicationFileReader.longestEntry / 1_048_576) MiB."
        }
    }
}
