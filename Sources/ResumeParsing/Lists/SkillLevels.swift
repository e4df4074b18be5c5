import TextFolding

/// How well something is known, as signs (stars, dots, bars, per cent) or in words beside it.
struct SkillLevels: Sendable {
    private static let signs: Set<Character> = [
        "★", "☆", "●", "○", "■", "□", "▪", "▫", "◆", "◇", "█", "▓", "▒", "░", "◉", "◯", "⬤", "✦", "✧", "▰", "▱", "⭐",
        "•", "◐", "▮", "▯", "⚫", "⚪", "◼", "◻", "◦", "⬛", "⬜", "🟢", "🔵", "🔴", "🟩", "🟦", "🟡", "*",
    ]

    /// Folded words for levels, alone or with one another.
    private let words: Set<String>
    /// Folded words for how long something has been used.
    private let durations: Set<String>

    /// Reads a table with two columns, a word and its kind.
    init(_ table: TableFile) {
        words = Set(table.rows.filter { $0[1] == "level" }.map { $0[0].folded })
        durations = Set(table.rows.filter { $0[1] == "duration" }.map { $0[0].folded })
    }

    /// The text without runs of such signs at its end, and without a per cent figure there.
    static func withoutBars(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        while let last = words.last, words.count > 1,
            last.allSatisfy({ signs.contains($0) }) || isPercentage(last) || isFraction(last)
        {
            words.removeLast()
        }
        if let last = words.last { words[words.count - 1] = withoutRun(last) }
        return words.joined(separator: " ")
    }

    /// The text with commas for the runs of signs behind each skill, and dashes for dot leaders.
    static func parted(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        var result: [String] = []
        var index = 0
        while index < words.count {
            let end = words[index...].firstIndex { !isSigns($0) } ?? words.count
            let length = words[index..<end].joined().count
            if length > 1, length > 2 || words[index] != "*" {
                result.append(",")
                index = end
            } else if words[index].count > 2, words[index].allSatisfy({ $0 == "." || $0 == "…" }) {
                result.append("–")
                index += 1
            } else {
                let bare = withoutRun(words[index])
                result.append(bare == words[index] ? bare : bare + ",")
                index += 1
            }
        }
        return result.joined(separator: " ")
    }

    /// A skill without the level behind it: "Python – advanced", "SQL (80 %)", "Go (5 years)".
    func name(_ item: String) -> String {
        var text = item
        while true {
            if text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex, isLevel(text[open...]) {
                text = Signs.trimmed(String(text[..<open]))
                continue
            }
            let cuts = [" – ", " — ", " - ", ": "].filter { text.contains($0) }
                .compactMap { text.ranges(of: $0).last }
            if let cut = cuts.max(by: { $0.lowerBound < $1.lowerBound }), isLevel(text[cut.upperBound...]) {
                text = Signs.trimmed(String(text[..<cut.lowerBound]))
                continue
            }
            // All figures have a number, or "+" alone in its stead.
            guard text.has(UInt8(ascii: "+")) || text.hasNumber else { return text }
            let words = text.split(separator: " ")
            guard
                let length = [1, 2].first(where: { length in
                    words.count > length && isFigure(words.suffix(length).joined(separator: " "))
                })
            else { return text }
            text = words.dropLast(length).joined(separator: " ")
        }
    }

    /// Whether a text says how well something is known, and nothing else.
    func isLevel(_ text: some StringProtocol) -> Bool {
        let parts = String(text).folded[...].split(atScalars: Self.isBetweenWords).map(String.init)
        let areLevels = parts.allSatisfy { part in
            words.contains(part) || durations.contains(part) || part.hasNumber && isFigure(part) || Self.isSigns(part)
                || part == "%"
                || part.count <= 3 && part.allSatisfy { $0.isNumber || $0 == "+" }
        }
        return areLevels && parts.contains { $0.contains { !$0.isNumber } }
    }

    private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "(", ")", "[", "]", ".", ",", ":", "–", "—": true
        default: false
        }
    }

    /// "80%", "80 %", "4/5", "5 years"
    private func isFigure(_ text: String) -> Bool {
        if Self.isPercentage(text.filter { $0 != " " }) || Self.isFraction(text) { return true }
        let parts = text.split(separator: " ")
        return parts.count == 2 && parts[0].count <= 3 && parts[0].allSatisfy { $0.isNumber || $0 == "+" }
            && durations.contains(parts[1].folded)
    }

    private static func isSigns(_ word: String) -> Bool {
        word.utf8.last.map(mayBeSign) == true && word.allSatisfy { signs.contains($0) }
    }

    /// Whether a byte of UTF-8 may belong to a sign.
    private static func mayBeSign(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "*") }

    /// Without the signs that are glued to the end of a word.
    private static func withoutRun(_ word: String) -> String {
        guard word.utf8.last.map(mayBeSign) == true else { return word }
        let bare = String(word.trimmingSuffix { signs.contains($0) })
        return !bare.isEmpty && word.count - bare.count > 1 ? bare : word
    }

    private static func isPercentage(_ word: String) -> Bool {
        let bare = word.drop { $0 == "(" }.trimmingSuffix { ")".contains($0) }
        return bare.hasSuffix("%") && bare.count > 1 && bare.dropLast().allSatisfy(\.isNumber) && bare.count <= 4
    }

    /// "4/5", "8/10"
    private static func isFraction(_ word: String) -> Bool {
        let parts = word.drop { $0 == "(" }.trimmingSuffix { $0 == ")" }.split(separator: "/")
        return parts.count == 2 && (parts[1] == "5" || parts[1] == "10") && parts[0].count <= 2
            && parts[0].allSatisfy(\.isNumber)
    }
}
