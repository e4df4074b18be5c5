import TextFolding

/// Signs that show how well something is known: stars, dots, bars, per cent.
enum SkillLevels {
    private static let signs: Set<Character> = [
        "★", "☆", "●", "○", "■", "□", "▪", "▫", "◆", "◇", "█", "▓", "▒", "░", "◉", "◯", "⬤", "✦", "✧", "▰", "▱", "⭐",
        "•", "◐", "▮", "▯", "⚫", "⚪", "◼", "◻",
    ]

    /// The text without runs of such signs at its end, and without a per cent figure there.
    static func withoutBars(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        while let last = words.last, words.count > 1,
            last.allSatisfy({ signs.contains($0) }) || isPercentage(last) || isFraction(last)
        {
            words.removeLast()
        }
        if let last = words.last {
            let bare = String(last.trimmingSuffix { signs.contains($0) })
            if !bare.isEmpty, last.count - bare.count > 1 { words[words.count - 1] = bare }
        }
        return words.joined(separator: " ")
    }

    private static func isPercentage(_ word: String) -> Bool {
        let bare = word.drop { $0 == "(" }.trimmingSuffix { ")".contains($0) }
        return bare.hasSuffix("%") && bare.dropLast().allSatisfy(\.isNumber) && bare.count <= 4
    }

    /// "4/5", "8/10"
    private static func isFraction(_ word: String) -> Bool {
        let parts = word.drop { $0 == "(" }.trimmingSuffix { $0 == ")" }.split(separator: "/")
        return parts.count == 2 && (parts[1] == "5" || parts[1] == "10") && parts[0].count <= 2
            && parts[0].allSatisfy(\.isNumber)
    }
}
