import TextDocument

/// Lays plain text out as a typewriter would: every character has its column, tabs stop at every eighth.
struct PlainTextReader {
    let limits: ExtractionLimits

    private static let fontSize = 10.0
    private static let characterWidth = 6.0
    private static let lineHeight = 12.0
    private static let width = 612.0
    private static let linesPerPage = 60

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        guard bytes.count <= limits.maximumTextBytes else { throw .tooLarge }
        var pages: [[TextLine]] = [[]]
        var row = 0
        for line in TextDecoding.string(from: bytes).split(
            omittingEmptySubsequences: false,
            whereSeparator: Self.endsLine
        ) {
            if line.first == "\u{0C}" || row >= Self.linesPerPage {
                if pages.last?.isEmpty == false { pages.append([]) }
                row = 0
            }
            let words = WordCleaning.clean(Self.words(in: line, row: row))
            if !words.isEmpty { pages[pages.count - 1].append(TextLine(words: words, block: 0)) }
            row += 1
            guard pages.count <= limits.maximumPages else { throw .tooLarge }
        }
        let read = pages.filter { !$0.isEmpty }.enumerated().map { index, lines in
            TextPage(
                number: index + 1,
                width: Self.width,
                height: Double(Self.linesPerPage) * Self.lineHeight,
                origin: .flow,
                lines: lines
            )
        }
        try limits.check(read)
        read.forEach(emit)
    }

    /// A form feed begins a page: it stays in front of its line.
    private static func endsLine(_ character: Character) -> Bool {
        character.isNewline && character != "\u{0C}"
    }

    private static func words(in line: Substring, row: Int) -> [TextWord] {
        var words: [TextWord] = []
        var text = ""
        var column = 0
        var start = 0
        func endWord() {
            guard !text.isEmpty else { return }
            let top = Double(row) * lineHeight
            words.append(
                TextWord(
                    text: text,
                    box: Bounds(
                        left: Double(start) * characterWidth,
                        top: top,
                        right: Double(column) * characterWidth,
                        bottom: top + fontSize
                    ),
                    fontSize: fontSize
                )
            )
            text = ""
        }
        for character in line {
            if character.isWhitespace {
                endWord()
                column = character == "\t" ? (column / 8 + 1) * 8 : column + 1
                // A tab separates, even where it is one column wide.
                if character == "\t", let last = words.last, Double(column) * characterWidth - last.box.right < 18 {
                    column += 8
                }
            } else {
                if text.isEmpty { start = column }
                text.append(character)
                column += 1
            }
        }
        endWord()
        return words
    }
}
