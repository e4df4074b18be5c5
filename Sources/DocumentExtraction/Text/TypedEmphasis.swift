/// Reads the marks within a line of typed text: "**bold**", "*set off*", "[a text](and its address)", "`as it is`".
struct TypedEmphasis {
    private var row: TypedRow
    private var isRemoved: [Bool]
    /// Marks that stand nowhere further on, so that a line is not searched for them again.
    private var missing: Set<String> = []

    /// Glyphs that may stand between a mark and the one that ends it.
    private static let longest = 400
    /// What may stand in front of a mark that opens, besides space.
    private static let before: Set<Character> = [
        "(", "[", "{", "\"", "'", "“", "‘", "«", "/", "|", "*", "_", "`", "–", "—", "-", ">",
    ]
    private static let after: Set<Character> = [
        ")", "]", "}", "\"", "'", "”", "’", "»", "/", "|", "*", "_", "`", "–", "—", "-", "<", ".", ",", ";", ":", "!",
        "?",
    ]
    /// Signs that a stroke in front of them makes plain.
    private static let escaped: Set<Character> = [
        "\\", "*", "_", "#", "-", "+", ".", "(", ")", "[", "]", "!", "|", "&", "~", "`", ">", "<", "@", "$", "'", "\"",
    ]

    private init(_ row: TypedRow) {
        self.row = row
        isRemoved = [Bool](repeating: false, count: row.glyphs.count)
    }

    /// The row in the type that its marks ask for, without these.
    static func read(_ row: TypedRow) -> TypedRow {
        guard row.glyphs.contains(where: { "*_`[<\\".contains($0.character) }) else { return row }
        var reader = TypedEmphasis(row)
        var index = 0
        while index < row.glyphs.count { index = reader.read(at: index) }
        let isRemoved = reader.isRemoved
        reader.row.remove { isRemoved[$0] }
        return reader.row
    }

    /// Reads the mark at an index, if there is one.
    ///
    /// - Returns: where to go on.
    private mutating func read(at index: Int) -> Int {
        guard !isRemoved[index] else { return index + 1 }
        switch row.glyphs[index].character {
        case "*", "_", "`": return emphasis(at: index)
        case "[": return link(at: index)
        case "<": return address(at: index)
        case "\\" where row.isAdjacent(index, index + 1) && Self.escaped.contains(row.glyphs[index + 1].character):
            isRemoved[index] = true
            return index + 2
        default: return index + 1
        }
    }

    private mutating func emphasis(at index: Int) -> Int {
        let sign = row.glyphs[index].character
        var end = index + 1
        while end < row.glyphs.count, row.glyphs[end].character == sign, row.isAdjacent(end - 1, end) { end += 1 }
        let count = end - index
        let opens =
            count <= 3 && row.isAdjacent(end - 1, end)
            && (!row.isAdjacent(index - 1, index) || Self.before.contains(row.glyphs[index - 1].character))
        let mark = String(repeating: sign, count: count)
        guard opens, !missing.contains(mark) else { return end }
        guard let close = closing(sign, count: count, from: end + 1) else { return end }
        for glyph in end..<close {
            if sign != "`", count != 2 { row.glyphs[glyph].isItalic = true }
            if sign != "`", count >= 2 { row.glyphs[glyph].isBold = true }
        }
        for mark in [index..<end, close..<(close + count)] {
            for glyph in mark { isRemoved[glyph] = true }
        }
        // Within code all signs are what they are.
        return sign == "`" ? close + count : end
    }

    /// Where a mark begins that ends what another one opened.
    private mutating func closing(_ sign: Character, count: Int, from start: Int) -> Int? {
        var index = start
        let limit = min(row.glyphs.count, start + Self.longest)
        while index < limit {
            guard row.glyphs[index].character == sign, !isRemoved[index] else {
                index += 1
                continue
            }
            var end = index + 1
            while end < row.glyphs.count, row.glyphs[end].character == sign, row.isAdjacent(end - 1, end) { end += 1 }
            let isAtEnd = !row.isAdjacent(end - 1, end) || Self.after.contains(row.glyphs[end].character)
            if end - index == count, row.isAdjacent(index - 1, index), isAtEnd { return index }
            index = end
        }
        if limit == row.glyphs.count { missing.insert(String(repeating: sign, count: count)) }
        return nil
    }

    /// "[me](mailto:me@example.org)": the text, with its address behind it; of a picture nothing is left.
    private mutating func link(at index: Int) -> Int {
        guard let close = find("]", from: index + 1), row.isAdjacent(close, close + 1),
            row.glyphs[close + 1].character == "(", let end = find(")", from: close + 2)
        else { return index + 1 }
        let address = row.text((close + 2)..<end)
        let isPicture = index > 0 && row.glyphs[index - 1].character == "!" && row.isAdjacent(index - 1, index)
        if isPicture { isRemoved[index - 1] = true }
        isRemoved[index] = true
        for glyph in (index + 1)..<close {
            row.glyphs[glyph].link = address
            if isPicture { isRemoved[glyph] = true }
        }
        for glyph in close...end { isRemoved[glyph] = true }
        return isPicture ? end + 1 : index + 1
    }

    /// "<me@example.org>" without the brackets; a tag of a web page is none of the text.
    private mutating func address(at index: Int) -> Int {
        guard row.isAdjacent(index, index + 1), let close = find(">", from: index + 1) else { return index + 1 }
        let inside = row.text((index + 1)..<close)
        let isAddress = inside.contains("@") || inside.contains("://")
        let isTag = ["br", "br/", "hr", "hr/", "b", "/b", "i", "/i", "u", "/u", "p", "/p"].contains(inside.lowercased())
        guard isAddress || isTag else { return index + 1 }
        for glyph in index...close where isTag || glyph == index || glyph == close { isRemoved[glyph] = true }
        return close + 1
    }

    private mutating func find(_ sign: Character, from start: Int) -> Int? {
        guard start < row.glyphs.count, !missing.contains(String(sign)) else { return nil }
        let limit = min(row.glyphs.count, start + Self.longest)
        let found = row.glyphs[start..<limit].firstIndex { $0.character == sign }
        if found == nil, limit == row.glyphs.count { missing.insert(String(sign)) }
        return found
    }
}
