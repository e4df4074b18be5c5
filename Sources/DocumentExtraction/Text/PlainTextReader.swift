import CheckedNumbers
import TextDocument

/// Lays plain text out as a typewriter would, and gives it the looks that its signs stand for.
struct PlainTextReader {
    let limits: ExtractionLimits

    private static let lineHeight = 12.0
    private static let width = 612.0
    private static let linesPerPage = 60
    private static var pageHeight: Double { Double(linesPerPage) * lineHeight }
    /// Points. With what a word has more on its right, one space is as wide as in print, two may stand between
    /// sentences, and three part fields.
    private static let characterWidth = 6.8
    private static let wordEnd = 3.8
    /// Words of a page that columns are looked for among.
    private static let mostWords = 20_000

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        guard bytes.count <= limits.maximumTextBytes else { throw .tooLarge }
        var pages: [TextPage] = []
        var block = 0
        for sheet in Self.sheets(of: TextDecoding.string(from: bytes)) {
            let lines = Self.lines(of: sheet).map { TextLine(words: $0.words, block: $0.block + block) }
            block = (lines.map(\.block).max() ?? block - 1) + 1
            for (_, lines) in Dictionary(grouping: lines, by: Self.page).sorted(by: { $0.key < $1.key }) {
                pages.append(Self.page(number: pages.count + 1, lines))
                guard pages.count <= limits.maximumPages else { throw .tooLarge }
            }
        }
        try limits.check(pages)
        pages.forEach(emit)
    }

    /// The rows between form feeds, in the looks that their signs stand for.
    private static func sheets(of text: String) -> [[TypedRow]] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: endsLine)
        let starts = lines.indices.filter { $0 > 0 && lines[$0].first == "\u{0C}" }
        let bounds = [0] + starts + [lines.count]
        return zip(bounds, bounds.dropFirst()).map { start, end in
            TypedHeadings.marked(TypedTable.laid(lines[start..<end].map(TypedRow.init))).map(TypedEmphasis.read)
        }
    }

    /// A form feed begins a page: it stays in front of its line.
    private static func endsLine(_ character: Character) -> Bool {
        character.isNewline && character != "\u{0C}"
    }

    /// The lines in reading order, columns one after the other.
    private static func lines(of rows: [TypedRow]) -> [TextLine] {
        let rows = rows.enumerated().map { number, row in Self.words(in: row, number: number) }
        let words = Array(rows.joined())
        // What runs to the left is written as it is read: its place on the line is not where it is shown.
        let isShown =
            words.count <= mostWords
            && !words.contains { $0.text.unicodeScalars.contains(where: LogicalOrder.runsLeft) }
        if isShown { return PageLayout(words: words).lines() }
        return rows.map(WordCleaning.clean).filter { !$0.isEmpty }.map { TextLine(words: $0, block: 0) }
    }

    private static func words(in row: TypedRow, number: Int) -> [TextWord] {
        let top = Double(number) * lineHeight
        return row.words.map { range in
            let glyphs = row.glyphs[range]
            let first = row.glyphs[range.lowerBound]
            return TextWord(
                text: row.text(range),
                box: Bounds(
                    left: Double(first.column) * characterWidth,
                    top: top,
                    right: Double(first.column + range.count) * characterWidth + wordEnd,
                    bottom: top + TypedRow.textSize
                ),
                fontSize: row.fontSize,
                isBold: glyphs.filter(\.isBold).count * 2 > glyphs.count,
                isItalic: glyphs.filter(\.isItalic).count * 2 > glyphs.count,
                link: glyphs.lazy.compactMap(\.link).first
            )
        }
    }

    private static func page(of line: TextLine) -> Int {
        Int(saturating: (line.box?.top ?? 0) / pageHeight)
    }

    private static func page(number: Int, _ lines: [TextLine]) -> TextPage {
        let top = Double(lines.first.map(page) ?? 0) * pageHeight
        let moved = lines.map { line in
            var line = line
            for index in line.words.indices {
                line.words[index].box.top -= top
                line.words[index].box.bottom -= top
            }
            return line
        }
        return TextPage(number: number, width: width, height: pageHeight, origin: .flow, lines: moved)
    }
}
