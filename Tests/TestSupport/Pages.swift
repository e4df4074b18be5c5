package import TextDocument

/// Documents made of rows of text.
package enum Pages {
    private static let characterWidth = 6.0

    /// One flow page: words at six points a character, so that three or more spaces make a gap between cells.
    ///
    /// - Parameters:
    ///   - rows: the lines from the top; leading spaces indent.
    ///   - fontSizes: points by row; rows beyond it are set in 10.
    /// - Returns: the document.
    package static func document(_ rows: [String], fontSizes: [Double] = []) -> TextDocument {
        var lines: [TextLine] = []
        for (index, row) in rows.enumerated() {
            let size = index < fontSizes.count ? fontSizes[index] : 10
            let words = words(in: row, top: Double(index) * 14, fontSize: size)
            if !words.isEmpty { lines.append(TextLine(words: words, block: 0)) }
        }
        let page = TextPage(number: 1, width: 612, height: 792, origin: .flow, lines: lines)
        return TextDocument(format: .text, pages: [page])
    }

    /// One page with columns side by side, each a block of its own.
    ///
    /// - Parameter columns: the lines of each from the top, in reading order.
    /// - Returns: the document.
    package static func columns(_ columns: [[String]]) -> TextDocument {
        let lines = columns.enumerated().flatMap { block, rows in
            rows.enumerated().map { index, row in
                let words = words(in: row, top: Double(index) * 14, fontSize: 10, column: block * 50)
                return TextLine(words: words, block: block)
            }
        }
        let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: lines)
        return TextDocument(format: .pdf, pages: [page])
    }

    private static func words(in row: String, top: Double, fontSize: Double, column: Int = 0) -> [TextWord] {
        var words: [TextWord] = []
        var column = column
        for part in row.split(separator: " ", omittingEmptySubsequences: false) {
            if !part.isEmpty {
                let left = Double(column) * characterWidth
                let right = left + Double(part.count) * characterWidth
                let box = Bounds(left: left, top: top, right: right, bottom: top + fontSize)
                words.append(TextWord(text: String(part), box: box, fontSize: fontSize))
            }
            column += part.count + 1
        }
        return words
    }
}
