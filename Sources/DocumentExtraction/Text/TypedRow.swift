/// A character of typed text and how it is meant to look.
struct TypedGlyph {
    var character: Character
    /// From 0.
    var column: Int
    var isBold = false
    var isItalic = false
    var link: String?
}

/// A line of typed text: its characters with their columns, without the white space between them.
struct TypedRow {
    var glyphs: [TypedGlyph] = []
    var fontSize = Self.textSize

    /// What has no marks is this large, in points.
    static let textSize = 10.0
    /// Columns from one stop of tabs to the next.
    private static let tabStop = 8
    /// Columns between two texts that certainly stand apart.
    static let leastGap = 3

    /// A line as it was typed, tabs in it.
    init(_ line: Substring) {
        var column = 0
        for character in line {
            guard character.isWhitespace else {
                glyphs.append(TypedGlyph(character: Self.drawn(character), column: column))
                column += 1
                continue
            }
            guard character == "\t" else {
                column += 1
                continue
            }
            column = (column / Self.tabStop + 1) * Self.tabStop
            // A tab separates, even where it is one column wide.
            if let last = glyphs.last, column - last.column <= Self.leastGap { column += Self.tabStop }
        }
    }

    var isBlank: Bool { glyphs.isEmpty }

    /// Where each word begins and ends among the glyphs.
    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for index in glyphs.indices where index + 1 == glyphs.count || !isAdjacent(index, index + 1) {
            words.append(start..<(index + 1))
            start = index + 1
        }
        return words
    }

    /// Whether nothing stands between two glyphs that follow each other.
    func isAdjacent(_ first: Int, _ second: Int) -> Bool {
        glyphs.indices.contains(first) && glyphs.indices.contains(second)
            && glyphs[second].column == glyphs[first].column + 1
    }

    func text(_ range: Range<Int>) -> String { String(glyphs[range].map(\.character)) }

    /// Takes glyphs out; what stands behind them moves up, as far as the next wide gap.
    mutating func remove(_ isRemoved: (Int) -> Bool) {
        var kept: [TypedGlyph] = []
        var shift = 0
        for index in glyphs.indices {
            if index > 0, glyphs[index].column - glyphs[index - 1].column >= Self.leastGap { shift = 0 }
            if isRemoved(index) {
                shift += 1
            } else {
                // What opens the line goes with the space behind it.
                if kept.isEmpty { shift = glyphs[index].column - glyphs[0].column }
                var glyph = glyphs[index]
                glyph.column -= shift
                kept.append(glyph)
            }
        }
        glyphs = kept
    }

    /// Lines and corners of boxes as they are typed where there are none.
    private static func drawn(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, (0x2500...0x257F).contains(scalar.value) else {
            return character
        }
        return switch scalar.value {
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A: "-"
        case 0x2550: "="
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551: "|"
        default: "+"
        }
    }
}
