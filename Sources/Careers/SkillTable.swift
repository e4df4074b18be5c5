import KnowledgePack
import TextFolding

/// Names of skills as they occur in text.
package struct SkillTable: Sendable {
    private let phrases: PackIndex
    private let names: PackNumbers
    private let kinds: PackNumbers
    /// Words of which one near a name shows that it is meant; only everyday words have any.
    private let contexts: PackLists
    /// How a name is written that is an everyday word too, and means the skill only where the text shows it; else -1.
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
            let first = phrases.firstWord(of: entry)
            let place = Self.place(of: first.hash)
            lengths[place] = max(lengths[place], UInt8(clamping: min(first.words, longest)))
        }
        self.lengths = lengths
    }

    /// How many names there are.
    package var count: Int { phrases.count }

    /// The skill that a text names, when it names nothing else.
    package func skill(named text: String) -> Skill? {
        phrases[text.foldedKey].flatMap { isSkill($0) ? skill($0) : nil }
    }

    /// Where a text names skills, in order.
    ///
    /// An everyday word counts only where its place shows that the skill is meant: as an item beside others, behind a word
    /// such as "experience with", or written as the name of a product. The name of a field counts unless the text speaks of
    /// the people of that field: "partner with sales and finance".
    ///
    /// - Parameters:
    ///   - text: a line, an item or a whole text.
    ///   - isSkillList: whether the text stands in a list of skills, where an item by itself means the skill.
    ///   - isNear: whether the document has a folded word elsewhere; asked for everyday words only.
    /// - Returns: each skill at each place.
    package func occurrences(
        in text: String,
        isSkillList: Bool = false,
        isNear: (String) -> Bool = { _ in false }
    ) -> [SkillOccurrence] {
        let text = SkillText(text)
        let names = names(in: text)
        let proof = SkillProof(text: text, names: names, isSkillList: isSkillList)
        let organisations = OrganisationRuns(text: text)
        return names.flatMap { name -> [SkillOccurrence] in
            guard isSkill(name.entry), isSkillList || !organisations.cover(name.words) else { return [] }
            if name.spelling != nil {
                guard proof.holds(for: name, contexts: contexts(of: name), isNear: isNear) else { return [] }
            } else if !isSkillList, name.words.count <= Self.longestField, isField(name.entry) {
                guard !proof.isOfOthers(name) else { return [] }
            }
            return [occurrence(of: name.entry, at: name.words, in: text)] + parts(of: name, in: text)
        }
    }

    private func occurrence(of entry: Int, at words: Range<Int>, in text: SkillText) -> SkillOccurrence {
        let start = text.words[words.lowerBound].range.lowerBound
        return SkillOccurrence(skill: skill(entry), range: start..<text.words[words.upperBound - 1].range.upperBound)
    }

    /// The fields that the name of another one begins or ends with: who does "payroll administration" does payroll.
    private func parts(of name: SkillName, in text: SkillText) -> [SkillOccurrence] {
        guard name.words.count > 1, isField(name.entry) else { return [] }
        let words = name.words
        return (1..<words.count).reversed().flatMap { count in
            [words.prefix(count), words.suffix(count)].compactMap { part in
                let phrase = text.words[part].map(\.text).joined(separator: " ")
                guard let entry = phrases[phrase], spellings[entry] < 0, isField(entry),
                    names[entry] != names[name.entry]
                else { return nil }
                return occurrence(of: entry, at: part, in: text)
            }
        }
    }

    /// The skills in a text, each once, in order.
    ///
    /// - Parameters:
    ///   - text: a line, an item or a whole text.
    ///   - isSkillList: whether the text stands in a list of skills, where an item by itself means the skill.
    ///   - isNear: whether the document has a folded word elsewhere; asked for everyday words only.
    /// - Returns: the skills.
    package func skills(
        in text: String,
        isSkillList: Bool = false,
        isNear: (String) -> Bool = { _ in false }
    ) -> [Skill] {
        var seen: Set<Skill> = []
        return occurrences(in: text, isSkillList: isSkillList, isNear: isNear).map(\.skill).filter {
            seen.insert($0).inserted
        }
    }

    /// The longest names that stand in a text, everyday words among them, none over another.
    private func names(in text: SkillText) -> [SkillName] {
        // The words in one row, and where each ends.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.text.utf8.count)
        var ends: [Int] = []
        ends.reserveCapacity(text.words.count)
        for word in text.words {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: word.text.utf8)
            ends.append(bytes.count)
        }
        var names: [SkillName] = []
        var position = 0
        while position < ends.count {
            guard let (entry, length) = longestEntry(in: bytes.span, ends: ends.span, gaps: text.gaps, at: position)
            else {
                position += 1
                continue
            }
            let spelling = spellings[entry]
            names.append(
                SkillName(
                    words: position..<(position + length),
                    entry: entry,
                    spelling: spelling < 0 ? nil : strings[spelling],
                    isProduct: isProduct(entry)
                )
            )
            position += length
        }
        return names
    }

    /// Kinds whose names are written with a capital letter.
    private static let products: Set<String> = ["tool", "platform", "programming_language"]
    /// Words of the longest name that stands for people.
    private static let longestField = 2
    /// The kind of phrases that name no skill though their words do: "report to", "sales force".
    private static let noSkill = "none"
    /// Letters of the longest abbreviation.
    private static let longestAbbreviation = 6

    /// Whether the name of an entry is told from everyday words by its capital letters.
    private func isProduct(_ entry: Int) -> Bool {
        if Self.products.contains(strings[kinds[entry]]) { return true }
        guard spellings[entry] >= 0 else { return false }
        let spelling = strings[spellings[entry]]
        return spelling.utf8.count <= Self.longestAbbreviation && !spelling.contains { $0.isLowercase }
    }

    private func isField(_ entry: Int) -> Bool { Skill.fields.contains(strings[kinds[entry]]) }

    private func isSkill(_ entry: Int) -> Bool { strings[kinds[entry]] != Self.noSkill }

    private func contexts(of name: SkillName) -> [String] {
        contexts[name.entry].map { strings[$0] }
    }

    private func skill(_ entry: Int) -> Skill {
        Skill(name: strings[names[entry]], kind: strings[kinds[entry]])
    }

    private func longestEntry(
        in bytes: Span<UInt8>,
        ends: Span<Int>,
        gaps: [SkillText.Gap],
        at position: Int
    ) -> (Int, Int)? {
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
            guard length < longest, gaps[position + length] <= .sign else { return best }
            hash.add(bytes.extracting(ends[position + length - 1]..<ends[position + length]))
            length += 1
        }
    }

    /// Where the length of names is found that begin with a word.
    private static func place(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash & 0xFFFF)
    }
}
