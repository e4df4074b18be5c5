/// A knowledge table: tab-separated lines, `#` in front of comments.
package struct TableFile: Sendable {
    /// The rows, each split at its tabs; missing cells at the end of a row are added, empty.
    package let rows: [[String]]

    /// - Parameters:
    ///   - bytes: the file, UTF-8.
    ///   - columns: how many cells a row has.
    package init(_ bytes: [UInt8], columns: Int) {
        rows = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard line.first != UInt8(ascii: "#"), !line.isEmpty else { return nil }
            var cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { cell in
                String(decoding: cell, as: UTF8.self)
            }
            while cells.count < columns { cells.append("") }
            return cells
        }
    }
}

extension String {
    /// The parts of a cell that holds a list.
    package var listItems: [String] {
        isEmpty ? [] : split(separator: "|").map(String.init)
    }
}
