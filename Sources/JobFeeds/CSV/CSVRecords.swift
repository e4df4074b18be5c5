/// The records of a table after RFC 4180: quoted cells may hold separators, line breaks and doubled quotation marks.
struct CSVRecords {
    /// A record, or why there is none.
    enum Item: Equatable {
        case cells([String])
        case rejected(String)
    }

    private let bytes: [UInt8]
    private let separator: UInt8
    private let limit: Int
    private var position: Int
    private var line = 1

    /// - Parameters:
    ///   - bytes: the table; its first line decides whether commas, semicolons or tabs part the cells.
    ///   - limit: how many bytes a record may have.
    init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        self.limit = limit
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        separator = Self.separator(in: bytes)
    }

    /// Which share of the table was read so far.
    var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

    /// The next record and the line where it begins; nil at the end. Empty lines are none.
    mutating func next() -> (line: Int, item: Item)? {
        while position < bytes.count {
            let start = position
            let startLine = line
            guard let cells = record() else {
                // An open quotation mark would swallow the rest: only its own line is lost.
                position = start
                line = startLine
                skipLine()
                return (startLine, .rejected("a quotation mark is not closed, or the record is too large"))
            }
            if cells.contains(where: { !$0.isEmpty }) { return (startLine, .cells(cells)) }
        }
        return nil
    }

    private mutating func record() -> [String]? {
        var cells: [String] = []
        let start = position
        while true {
            guard let cell = cell(limit: start + limit) else { return nil }
            cells.append(cell)
            guard position < bytes.count else { return cells }
            let byte = bytes[position]
            position += 1
            if byte == separator { continue }
            if byte == CSVSign.carriageReturn, position < bytes.count, bytes[position] == CSVSign.lineFeed {
                position += 1
            }
            line += 1
            return cells
        }
    }

    /// A cell up to the separator or line break behind it.
    private mutating func cell(limit: Int) -> String? {
        var text: [UInt8] = []
        var isQuoted = position < bytes.count && bytes[position] == CSVSign.quote
        if isQuoted { position += 1 }
        while position < bytes.count {
            guard position < limit else { return nil }
            let byte = bytes[position]
            if isQuoted {
                if byte == CSVSign.quote {
                    guard position + 1 < bytes.count, bytes[position + 1] == CSVSign.quote else {
                        isQuoted = false
                        position += 1
                        continue
                    }
                    position += 1
                }
                if byte == CSVSign.lineFeed { line += 1 }
            } else if byte == separator || byte == CSVSign.lineFeed || byte == CSVSign.carriageReturn {
                break
            }
            text.append(byte)
            position += 1
        }
        return isQuoted ? nil : String(decoding: text, as: UTF8.self)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != CSVSign.lineFeed { position += 1 }
        position += 1
        line += 1
    }

    /// The sign that occurs most often in the first line.
    private static func separator(in bytes: [UInt8]) -> UInt8 {
        let header = bytes.prefix { $0 != CSVSign.lineFeed && $0 != CSVSign.carriageReturn }
        let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        let counts = signs.map { sign in header.count { $0 == sign } }
        guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else { return signs[0] }
        return signs[index]
    }
}

/// The signs of tables.
private enum CSVSign {
    static let quote = UInt8(ascii: "\"")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
}
