package import Foundation

/// Reads a file of publications as it comes, so that one of any length needs the memory of an entry.
///
/// Whatever cannot be read is named, and all else is read. Lines are counted from 1 and over the whole file.
package struct PublicationFileReader {
    /// Bytes of an entry, and of what is not known to be one.
    static let longestEntry = 4 * 1_048_576
    /// Bytes by which the format is told.
    private static let beginning = 65_536

    private enum Entries {
        case bibtex(BibTeXReader)
        case ris(RISReader)
        case csl(CSLReader)
    }

    private let format: PublicationFormat?
    private var entries: Entries?
    /// What was given and belongs to no entry yet.
    private var waiting: [UInt8] = []
    private var endedWithReturn = false
    /// Whether it was read to its end.
    package private(set) var hasEnded = false

    /// Begins a file.
    ///
    /// - Parameter format: nil to tell it from the file.
    package init(format: PublicationFormat? = nil) {
        self.format = format
    }

    /// Reads on.
    ///
    /// - Parameter bytes: what comes next, in UTF-8 or, where it is none, in Windows-1252.
    /// - Returns: what was read since the call before.
    /// - Throws: a `PublicationFileError`.
    package mutating func read(_ bytes: Data) throws(PublicationFileError) -> PublicationFile {
        try take(bytes, isLast: false)
    }

    /// Reads to the end.
    ///
    /// - Parameter bytes: the rest of the file.
    /// - Returns: what was read since the call before.
    /// - Throws: a `PublicationFileError`.
    package mutating func end(_ bytes: Data = Data()) throws(PublicationFileError) -> PublicationFile {
        hasEnded = true
        return try take(bytes, isLast: true)
    }

    private mutating func take(_ bytes: Data, isLast: Bool) throws(PublicationFileError) -> PublicationFile {
        append(bytes)
        var file = PublicationFile()
        if entries == nil { entries = try begin(isLast: isLast) }
        let used: Int
        // In this line begins what is not used.
        let line: Int
        switch entries {
        case nil: return file
        case .bibtex(var reader):
            entries = nil
            used = reader.read(waiting, isLast: isLast, into: &file)
            line = reader.line
            entries = .bibtex(reader)
        case .ris(var reader):
            entries = nil
            used = reader.read(waiting, isLast: isLast, into: &file)
            line = reader.line
            entries = .ris(reader)
        case .csl(var reader):
            entries = nil
            used = try reader.read(waiting, isLast: isLast, into: &file)
            line = reader.line
            entries = .csl(reader)
        }
        waiting.removeFirst(used)
        guard waiting.count <= Self.longestEntry else { throw .entryTooLong(line: line) }
        file.rejections.sort { $0.line < $1.line }
        return file
    }

    /// Adds bytes, each end of a line as one byte.
    private mutating func append(_ bytes: Data) {
        waiting.reserveCapacity(waiting.count + bytes.count)
        for byte in bytes {
            let isReturn = byte == UInt8(ascii: "\r")
            if byte == UInt8(ascii: "\n"), endedWithReturn {
                endedWithReturn = false
                continue
            }
            endedWithReturn = isReturn
            waiting.append(isReturn ? UInt8(ascii: "\n") : byte)
        }
    }

    /// Tells what the file is by its beginning; nil as long as that is too short.
    private mutating func begin(isLast: Bool) throws(PublicationFileError) -> Entries? {
        guard isLast || waiting.count >= Self.beginning else { return nil }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if waiting.starts(with: mark) { waiting.removeFirst(mark.count) }
        let text = FileText.string(waiting)
        if isLast, text.allSatisfy(\.isWhitespace) { throw .empty }
        guard let format = format ?? PublicationFormat(beginning: text) else { throw .unknownFormat }
        switch format {
        case .bibtex: return .bibtex(BibTeXReader())
        case .ris: return .ris(RISReader())
        case .cslJSON: return .csl(CSLReader())
        case .csv, .json: throw .notReadable(format)
        }
    }
}
