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
    /// How many words the longest name has, for each hash of a first word, cut to sixteen bits: most words of a text begin
    /// no name.
    private let lengths: [UInt8]
    private let strings: PackStrings

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        strings = pack.strings
        phrases = try pack.index(.skillPhrases)
        names = try pack.numbers(.skillNames, count: phrases.count, in: 0..<strings.count)
        kinds = try pack.numbers(.skillKinds, count: phrases.count, in: 0..<strings.count)
        contexts = try pack.lists(.skillContexts, count: phrases.count, in: 0..<strings.count)
        spellings = try pack.numbers(.skillSpellings, count: phrases.count, in: -1..<strings.count)
        let longest = try pack.numbers(.skillLongest, count: 1, in: 1..<64)[0]
        var lengths = [UInt8](repeating: 0, count: 1 << 16)
        for entry in 0..<phrases.count {
            let words = phrases.key(entry).utf8.split(separator: 0x20)
            guard let first = words.first else { continue }
            let place = Self.place(of: PackHash.hash(Array(first).span))
            lengths[place] = max(lengths[place], UInt8(clamping: min(words.count, longest)))
        }
        self.lengths = lengths
    }

    /// How many names there are.
    package var count: Int { phrases.count }

    /// The skill that a text names, when it names nothing else.
    package func skill(named text: String) -> Skill? {
        phrases[text.foldedKey].map(skill)
    }

    /// The skills in a text, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a line or an item.
    ///   - surroundings: folded words near it, for names that are words of the language too.
    ///   - isSkillList: whether the text stands in a list of skills, where a name means the skill.
    /// - Returns: the skills.
    package func skills(in text: String, surroundings: Set<String>, isSkillList: Bool) -> [Skill] {
        skills(in: text, words: text.foldedTokens, isSkillList: isSkillList, isNear: surroundings.contains)
    }

    /// The skills in a text that stands for itself, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a whole text.
    ///   - words: its folded words, in order, which are what is near any name.
    /// - Returns: the skills.
    package func skills(in text: String, words: [String]) -> [Skill] {
        // Few texts have a name that needs others beside it.
        var known: Set<String>?
        return skills(in: text, words: words, isSkillList: false) { word in
            let all = known ?? Set(words)
            known = all
            return all.contains(word)
        }
    }

    /// The skills in a text, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a line or an item.
    ///   - words: its folded words, in order.
    ///   - isSkillList: whether the text stands in a list of skills, where a name means the skill.
    ///   - isNear: whether a folded word stands near it, asked for names that are words of the language too.
    /// - Returns: the skills.
    func skills(
        in text: String,
        words: [String],
        isSkillList: Bool,
        isNear: (String) -> Bool
    ) -> [Skill] {
        // The words in one row, and where each ends.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var ends: [Int] = []
        ends.reserveCapacity(words.count)
        for word in words {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: word.utf8)
            ends.append(bytes.count)
        }
        var found: [Skill] = []
        var position = 0
        while position < words.count {
            guard let (entry, length) = longestEntry(in: bytes.span, ends: ends.span, at: position) else {
                position += 1
                continue
            }
            if counts(entry, in: text, isSkillList: isSkillList, isNear: isNear) {
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

    private func longestEntry(in bytes: Span<UInt8>, ends: Span<Int>, at position: Int) -> (Int, Int)? {
        let start = position == 0 ? 0 : ends[position - 1] + 1
        var hash = PackHash()
        hash.add(bytes.extracting(start..<ends[position]))
        let longest = min(Int(clamping: lengths[Self.place(of: hash.value)]), ends.count - position)
        guard longest > 0 else { return nil }
        // The hash of a longer name goes on where that of a shorter one ends.
        var best: (Int, Int)?
        var length = 1
        while true {
            let phrase = bytes.extracting(start..<ends[position + length - 1])
            if let entry = phrases.entry(of: phrase, hash: hash.value) { best = (entry, length) }
            guard length < longest else { return best }
            hash.add(bytes.extracting(ends[position + length - 1]..<ends[position + length]))
            length += 1
        }
    }

    /// Where the length of names is found that begin with a word.
    private static func place(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash & 0xFFFF)
    }

    private func counts(_ entry: Int, in text: String, isSkillList: Bool, isNear: (String) -> Bool) -> Bool {
        guard contexts.length(of: entry) > 0 else { return true }
        if spellings[entry] >= 0, !text.contains(strings[spellings[entry]]) { return false }
        return isSkillList || contexts[entry].contains { isNear(strings[$0]) }
    }
}
