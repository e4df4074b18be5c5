import Foundation

/// A file of rows with a line of names on top, separated by tabs or commas.
struct DelimitedFile {
    /// Where the cells of the columns asked for stand in a row, in the order they were asked for.
    private let positions: [Int]
    private let cells: [[String]]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - folder: where it lies.
    ///   - columns: the columns that are wanted.
    /// - Throws: an error that names the file when it, or a column, is missing.
    init(_ name: String, in folder: URL, columns: [String]) throws(KnowledgeImportError) {
        let url = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: url.path) else { throw .missingFile(url.path) }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadableFile(url.path)
        }
        let isTabbed = name.hasSuffix(".txt")
        var rows = isTabbed ? Self.tabbed([UInt8](data)) : Self.quoted([UInt8](data))
        guard !rows.isEmpty else { throw .noRows(url.path) }
        var names = rows.removeFirst()
        // A mark of the byte order belongs to no name.
        if let first = names.first, first.hasPrefix("\u{FEFF}") { names[0] = String(first.dropFirst()) }
        var positions: [Int] = []
        for column in columns {
            guard let position = names.firstIndex(of: column) else {
                throw .missingColumn(file: url.path, column: column)
            }
            positions.append(position)
        }
        guard !rows.isEmpty else { throw .noRows(url.path) }
        self.positions = positions
        cells = rows
    }

    /// The wanted cells of all rows; cells that a row lacks are empty.
    var rows: [[String]] {
        cells.map { row in positions.map { $0 < row.count ? row[$0] : "" } }
    }

    private static func tabbed(_ bytes: [UInt8]) -> [[String]] {
        bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { line in
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Rows as RFC 4180 has them: cells in quotation marks may hold commas, line ends and doubled quotation marks.
    private static func quoted(_ bytes: [UInt8]) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var index = 0
        func endCell() {
            row.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\"") where isQuoted && index < bytes.count && bytes[index] == byte:
                cell.append(byte)
                index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted: endCell()
            case UInt8(ascii: "\r") where !isQuoted: continue
            case UInt8(ascii: "\n") where !isQuoted:
                endCell()
                if row != [""] { rows.append(row) }
                row = []
            default: cell.append(byte)
            }
        }
        if !cell.isEmpty || !row.isEmpty {
            endCell()
            rows.append(row)
        }
        return rows
    }
}
