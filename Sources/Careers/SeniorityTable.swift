package import TextFolding

/// Words and phrases that mark seniority in a title.
package struct SeniorityTable: Sendable {
    private struct Mark: Sendable {
        let level: Seniority
        let isModifier: Bool
    }

    /// Marks by their words, folded, joined by spaces.
    private let marks: [String: Mark]
    private let longest: Int

    package init(_ table: TableFile) {
        var marks: [String: Mark] = [:]
        var longest = 1
        for row in table.rows {
            guard let level = Int(row[1]).flatMap(Seniority.init(rawValue:)) else { continue }
            let words = row[0].foldedTokens
            guard !words.isEmpty else { continue }
            longest = max(longest, words.count)
            marks[words.joined(separator: " ")] = Mark(level: level, isModifier: row[2] == "modifier")
        }
        self.marks = marks
        self.longest = longest
    }

    /// The rank that a title states (nil when it states none), and its words without those that only state rank.
    func analyse(_ tokens: [String]) -> (level: Seniority?, core: [String]) {
        var level: Seniority?
        var core: [String] = []
        var position = 0
        while position < tokens.count {
            let mark = longestMark(in: tokens, at: position)
            if let mark, mark.mark.isModifier {
                // Nothing would be left of a title that consists of a mark.
                level = max(level ?? mark.mark.level, mark.mark.level)
                position += mark.length
            } else if let mark {
                level = level ?? mark.mark.level
                core += tokens[position..<(position + mark.length)]
                position += mark.length
            } else {
                core.append(tokens[position])
                position += 1
            }
        }
        return (level, core.isEmpty ? tokens : core)
    }

    private func longestMark(in tokens: [String], at position: Int) -> (mark: Mark, length: Int)? {
        for length in stride(from: min(longest, tokens.count - position), through: 1, by: -1) {
            let phrase = tokens[position..<(position + length)].joined(separator: " ")
            if let mark = marks[phrase] { return (mark, length) }
        }
        return nil
    }
}
