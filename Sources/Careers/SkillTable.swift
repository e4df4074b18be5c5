package import TextFolding

/// Names of skills as they occur in text.
package struct SkillTable: Sendable {
    private struct Entry: Sendable {
        let skill: Skill
        /// Words of which one must be near; empty when the name is clear by itself.
        let context: Set<String>
        /// Whether the name is a plain word that counts only with the capital letter it is written with.
        let exactSpelling: String?
    }

    private let entries: [String: Entry]
    private let longest: Int

    package init(_ table: TableFile) {
        var entries: [String: Entry] = [:]
        var longest = 1
        for row in table.rows {
            let skill = Skill(name: row[0], kind: row[1])
            let context = Set(row[3].listItems.map(\.folded))
            for name in [row[0]] + row[2].listItems {
                let tokens = name.foldedTokens
                guard !tokens.isEmpty else { continue }
                let isOwnName = name == row[0]
                longest = max(longest, tokens.count)
                let key = tokens.joined(separator: " ")
                entries[key] =
                    entries[key]
                    ?? Entry(
                        skill: skill,
                        context: isOwnName || tokens.count == 1 && name.count <= 3 ? context : [],
                        exactSpelling: isOwnName && !context.isEmpty ? name : nil
                    )
            }
        }
        self.entries = entries
        self.longest = longest
    }

    /// The skill that a text names, when it names nothing else.
    package func skill(named text: String) -> Skill? {
        entries[text.foldedTokens.joined(separator: " ")]?.skill
    }

    /// The skills in a text, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a line or an item.
    ///   - surroundings: folded words near it, for names that are words of the language too.
    ///   - isSkillList: whether the text stands in a list of skills, where a name means the skill.
    /// - Returns: the skills.
    package func skills(in text: String, surroundings: Set<String>, isSkillList: Bool) -> [Skill] {
        let tokens = text.foldedTokens
        var found: [Skill] = []
        var position = 0
        while position < tokens.count {
            let match = longestEntry(in: tokens, at: position)
            guard let (entry, length) = match else {
                position += 1
                continue
            }
            if counts(entry, in: text, surroundings: surroundings, isSkillList: isSkillList),
                !found.contains(entry.skill)
            {
                found.append(entry.skill)
            }
            position += length
        }
        return found
    }

    private func longestEntry(in tokens: [String], at position: Int) -> (Entry, Int)? {
        for length in stride(from: min(longest, tokens.count - position), through: 1, by: -1) {
            let key = length == 1 ? tokens[position] : tokens[position..<(position + length)].joined(separator: " ")
            if let entry = entries[key] { return (entry, length) }
        }
        return nil
    }

    private func counts(_ entry: Entry, in text: String, surroundings: Set<String>, isSkillList: Bool) -> Bool {
        guard !entry.context.isEmpty else { return true }
        if let spelling = entry.exactSpelling, !text.contains(spelling) { return false }
        return isSkillList || !entry.context.isDisjoint(with: surroundings)
    }
}
