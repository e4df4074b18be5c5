import KnowledgePack
import TextFolding

/// Names of skills as they occur in text.
package struct SkillTable: Sendable {
    private let phrases: PackIndex
    private let names: PackNumbers
    private let kinds: PackNumbers
    /// Words of which one must be near; empty when the name is clear by itself.
    private let contexts: PackLists
    /// For a plain word that counts only with the capital letter it is written with, how it is written; else -1.
    private let spellings: PackNumbers
    private let longest: Int
    /// A bit for each hash of a first word, cut to sixteen bits: most words of a text begin no name.
    private let firstWords: [UInt64]
    private let strings: PackStrings

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        strings = pack.strings
        phrases = try pack.index(.skillPhrases)
        names = try pack.numbers(.skillNames, count: phrases.count, in: 0..<strings.count)
        kinds = try pack.numbers(.skillKinds, count: phrases.count, in: 0..<strings.count)
        contexts = try pack.lists(.skillContexts, count: phrases.count, in: 0..<strings.count)
        spellings = try pack.numbers(.skillSpellings, count: phrases.count, in: -1..<strings.count)
        longest = try pack.numbers(.skillLongest, count: 1, in: 1..<64)[0]
        var firstWords = [UInt64](repeating: 0, count: 1_024)
        for entry in 0..<phrases.count {
            let word = Array(phrases.key(entry).utf8.prefix { $0 != 0x20 })
            let bit = Self.bit(of: word.span)
            firstWords[bit / 64] |= 1 << UInt64(bit % 64)
        }
        self.firstWords = firstWords
    }

    /// How many names there are.
    package var count: Int { phrases.count }

    /// The skill that a text names, when it names nothing else.
    package func skill(named text: String) -> Skill? {
        phrases[text.foldedTokens.joined(separator: " ")].map(skill)
    }

    /// The skills in a text, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a line or an item.
    ///   - surroundings: folded words near it, for names that are words of the language too.
    ///   - isSkillList: whether the text stands in a list of skills, where a name means the skill.
    /// - Returns: the skills.
    package func skills(in text: String, surroundings: Set<String>, isSkillList: Bool) -> [Skill] {
        skills(in: text, words: text.foldedTokens, surroundings: surroundings, isSkillList: isSkillList)
    }

    /// The skills in a text that was cut into words before.
    package func skills(
        in text: String,
        words tokens: [String],
        surroundings: Set<String>,
        isSkillList: Bool
    ) -> [Skill] {
        // The words in one row, and where each ends.
        var bytes: [UInt8] = []
        var ends: [Int] = []
        for token in tokens {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes += Array(token.utf8)
            ends.append(bytes.count)
        }
        var found: [Skill] = []
        var position = 0
        while position < tokens.count {
            let start = position == 0 ? 0 : ends[position - 1] + 1
            guard let (entry, length) = longestEntry(in: bytes, from: start, ends: ends, at: position) else {
                position += 1
                continue
            }
            if counts(entry, in: text, surroundings: surroundings, isSkillList: isSkillList) {
                let skill = skill(entry)
                if !found.contains(skill) { found.append(skill) }
            }
            position += length
        }
        return found
    }

    private func skill(_ entry: Int) -> Skill {
        Skill(name: strings[names[entry]], kind: strings[kinds[entry]])
    }

    private func longestEntry(in bytes: [UInt8], from start: Int, ends: [Int], at position: Int) -> (Int, Int)? {
        let bit = Self.bit(of: bytes.span.extracting(start..<ends[position]))
        guard firstWords[bit / 64] & (1 << UInt64(bit % 64)) != 0 else { return nil }
        for length in stride(from: min(longest, ends.count - position), through: 1, by: -1) {
            let phrase = bytes.span.extracting(start..<ends[position + length - 1])
            if let entry = phrases.entry(of: phrase) { return (entry, length) }
        }
        return nil
    }

    private static func bit(of word: Span<UInt8>) -> Int {
        Int(truncatingIfNeeded: PackHash.hash(word) & 0xFFFF)
    }

    private func counts(_ entry: Int, in text: String, surroundings: Set<String>, isSkillList: Bool) -> Bool {
        guard contexts.length(of: entry) > 0 else { return true }
        if spellings[entry] >= 0, !text.contains(strings[spellings[entry]]) { return false }
        return isSkillList || contexts[entry].contains { surroundings.contains(strings[$0]) }
    }
}
