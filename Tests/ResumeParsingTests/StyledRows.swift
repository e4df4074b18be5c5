import TextDocument

@testable import ResumeParsing

/// Lines whose words have styles: `*bold*`, `/italic/`, word by word, and a size for each line.
enum StyledRows {
    static func lines(_ rows: [String], sizes: [Double] = []) -> [DocumentLine] {
        let page = TextPage(
            number: 1,
            width: 612,
            height: 792,
            origin: .textLayer,
            lines: rows.enumerated().map { index, row in
                line(row, top: Double(index) * 14, size: index < sizes.count ? sizes[index] : 10)
            }
        )
        return DocumentLines.lines(of: TextDocument(format: .pdf, pages: [page]))
    }

    private static func line(_ row: String, top: Double, size: Double) -> TextLine {
        var left = 50.0
        let words = row.split(separator: " ").map { word -> TextWord in
            let isBold = word.count > 2 && word.hasPrefix("*") && word.hasSuffix("*")
            let isItalic = word.count > 2 && word.hasPrefix("/") && word.hasSuffix("/")
            let text = isBold || isItalic ? String(word.dropFirst().dropLast()) : String(word)
            let right = left + Double(text.count) * 5
            let box = Bounds(left: left, top: top, right: right, bottom: top + size)
            left = right + 3
            return TextWord(text: text, box: box, fontSize: size, isBold: isBold, isItalic: isItalic)
        }
        return TextLine(words: words, block: 0)
    }
}
