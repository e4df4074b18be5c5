/// Finds what typed text says with signs about its headings: lines drawn under and around them, and the marks of
/// Markdown, AsciiDoc and Org.
struct TypedHeadings {
    /// Points by level, from the first.
    private static let sizes = [16.0, 14, 12, 11]
    /// Points of a heading whose marks know no levels.
    private static let plainSize = 11.0
    /// Signs that lines are drawn with.
    private static let ruleSigns: Set<Character> = [
        "-", "=", "_", "*", "~", "#", "+", "^", ".", "–", "—", "¯", "•", ":",
    ]
    private static let frameSigns: Set<Character> = ["-", "=", "_", "*", "~", "#", "+", "<", ">", "–", "—"]
    private static let leastSigns = 3
    /// Signs behind a text that are a line themselves.
    private static let leastLeaders = 4
    private static let mostWords = 8
    private static let mostWordsAboveRule = 5
    /// Share of the lines that begin with "#" from which on that is no mark of headings.
    private static let mostHeadings = 0.4
    private static let fewHeadings = 4

    /// Whether lines that begin with stars are headings: some have several, as Org counts levels.
    private let isOutline: Bool
    private let hasNumberSigns: Bool

    /// The rows with headings set as such, and without what was drawn.
    static func marked(_ rows: [TypedRow]) -> [TypedRow] {
        let headings = TypedHeadings(rows)
        let areRules = rows.map(isRule)
        var rows = rows
        for index in rows.indices {
            if areRules[index] {
                let isParted = index < 2 || rows[index - 2].isBlank || areRules[index - 2]
                if index > 0, !areRules[index - 1], isUnderlined(rows[index - 1], by: rows[index], isParted: isParted) {
                    rows[index - 1].setHeading(size: plainSize)
                }
            } else {
                let isBoxed =
                    index > 0 && index + 1 < rows.count && areRules[index - 1] && areRules[index + 1]
                headings.read(&rows[index], isBoxed: isBoxed)
            }
        }
        for index in rows.indices where areRules[index] { rows[index].glyphs = [] }
        return rows
    }

    private init(_ rows: [TypedRow]) {
        let stars = rows.filter { $0.glyphs.first?.column == 0 && ($0.glyphs.first?.character == "*") }
        isOutline = stars.contains { row in
            guard let mark = row.words.first, row.words.count > 1 else { return false }
            return (2...5).contains(mark.count) && row.text(mark).allSatisfy { $0 == "*" }
        }
        let texts = rows.filter { !$0.isBlank }
        let numbered = texts.filter { $0.glyphs[0].character == "#" }
        hasNumberSigns =
            numbered.count <= Self.fewHeadings || Double(numbered.count) <= Self.mostHeadings * Double(texts.count)
    }

    /// Whether a row is a line from side to side, and says nothing.
    private static func isRule(_ row: TypedRow) -> Bool {
        let signs = Set(row.glyphs.map(\.character))
        return row.glyphs.count >= leastSigns && signs.count <= 2 && signs.isSubset(of: ruleSigns)
    }

    /// Whether a line is drawn under a text: as long as that one is, or under a few words that stand alone.
    private static func isUnderlined(_ row: TypedRow, by rule: TypedRow, isParted: Bool) -> Bool {
        guard let first = row.glyphs.first, let last = row.glyphs.last, let start = rule.glyphs.first,
            let end = rule.glyphs.last, row.words.count <= mostWords
        else { return false }
        if abs(first.column - start.column) <= 1, abs(last.column - end.column) <= 2 { return true }
        return isParted && row.words.count <= mostWordsAboveRule
            && !row.glyphs.contains { $0.character.isNumber || ",@|:.".contains($0.character) }
    }

    // MARK: Marks on the line itself

    private func read(_ row: inout TypedRow, isBoxed: Bool) {
        guard let first = row.glyphs.first else { return }
        if isOutline, let entry = Self.setting(row) {
            row = entry
            return
        }
        let isMark =
            first.character == "#" && hasNumberSigns || first.character == "="
            || isOutline && first.character == "*" && first.column == 0
        if isMark, let mark = row.words.first, mark.count <= 6, row.words.count > 1,
            row.text(mark).allSatisfy({ $0 == first.character })
        {
            let end = row.words.last.flatMap { word in
                row.text(word).allSatisfy { $0 == first.character } ? word.lowerBound : nil
            }
            row.remove { mark.contains($0) || $0 >= end ?? .max }
            row.setHeading(size: Self.sizes[min(mark.count, Self.sizes.count) - 1])
            return
        }
        row.partAtLeaders()
        let leading = Self.frame(Array(row.glyphs))
        let trailing = Self.frame(row.glyphs.reversed())
        let count = row.glyphs.count
        let isFramed = leading >= 2 && trailing >= 2 || isBoxed && leading > 0 && trailing > 0
        guard isFramed || leading == 0 && trailing >= Self.leastLeaders, leading + trailing < count else { return }
        row.remove { $0 < leading || $0 >= count - trailing }
        if row.words.count <= Self.mostWords { row.setHeading(size: Self.plainSize) }
    }

    /// How many signs that headings are framed with a row begins or ends with; the marks of bold type have no space
    /// behind them.
    private static func frame(_ glyphs: [TypedGlyph]) -> Int {
        guard let first = glyphs.first?.character, frameSigns.contains(first) else { return 0 }
        let count = glyphs.prefix { $0.character == first }.count
        guard count < glyphs.count, "*_~".contains(first) else { return count }
        return abs(glyphs[count].column - glyphs[count - 1].column) > 1 ? count : 0
    }

    /// "#+TITLE: Jane Doe" as what it stands for; empty where that is nothing to be seen.
    private static func setting(_ row: TypedRow) -> TypedRow? {
        guard let key = row.words.first.map({ row.text($0) }), key.hasPrefix("#+"), key.hasSuffix(":") else {
            return nil
        }
        var row = row
        let isSeen = ["#+title:", "#+author:", "#+email:"].contains(key.lowercased())
        row.remove { $0 < key.count || !isSeen }
        if key.lowercased() == "#+title:" { row.setHeading(size: sizes[0]) }
        return row
    }
}

extension TypedRow {
    fileprivate mutating func setHeading(size: Double) {
        fontSize = size
        for index in glyphs.indices { glyphs[index].isBold = true }
    }

    /// "Acme ........ 2019": what leads the eye over a gap is a gap.
    fileprivate mutating func partAtLeaders() {
        guard glyphs.contains(where: { ".·…".contains($0.character) }) else { return }
        var kept: [TypedGlyph] = []
        var index = 0
        while index < glyphs.count {
            let sign = glyphs[index].character
            let length = ".·…".contains(sign) ? glyphs[index...].prefix { $0.character == sign }.count : 1
            if length < Self.leastLeaders { kept += glyphs[index..<(index + length)] }
            index += length
        }
        glyphs = kept
    }

    /// Dots in a row that lead to what stands at their end.
    private static let leastLeaders = 4
}
