import TextFolding

/// Words of a text that are the name of a skill, or everyday words that may be one.
struct SkillName {
    /// Places among the words of the text.
    let words: Range<Int>
    let entry: Int
    /// How an everyday word is written where it is the skill; nil where the name is clear by itself.
    let spelling: String?
    /// Whether it is the name of a product, written with a capital letter.
    let isProduct: Bool
}

/// Decides whether an everyday word means a skill, by what stands beside it.
struct SkillProof {
    private let text: SkillText
    /// Names by their first word.
    private let names: [Int: SkillName]
    private let isSkillList: Bool

    /// Items of one list that are looked at on either side.
    private static let farthestItem = 8
    /// Words of an item that may be one of several though it is not known.
    private static let shortItem = 3
    /// Words on either side among which one that goes with a name is looked for.
    private static let nearWords = 8

    /// Words between those who work together and the last of them.
    private static let longestParty = 14
    /// Words between "work" and "with": "work very closely with".
    private static let longestTogether = 3

    /// How a name stands in its item.
    private struct Standing {
        /// Whether the item has nothing but the name and words that go with skills.
        var isWhole: Bool
        /// Whether a word such as "experience" or "skills" stands beside it.
        var isCued: Bool
        /// Whether the item names a department, an industry or people.
        var isParty: Bool
    }

    init(text: SkillText, names: [SkillName], isSkillList: Bool) {
        self.text = text
        self.names = Dictionary(names.map { ($0.words.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        self.isSkillList = isSkillList
    }

    /// Whether the text means the skill.
    ///
    /// - Parameters:
    ///   - name: an everyday word.
    ///   - contexts: folded words that go with the skill.
    ///   - isNear: whether the document has a folded word elsewhere.
    /// - Returns: whether it does; not where nothing shows it.
    func holds(for name: SkillName, contexts: [String], isNear: (String) -> Bool) -> Bool {
        let standing = standing(of: name)
        guard !standing.isParty else { return false }
        let isWritten = !name.isProduct || isSpelled(name)
        if standing.isWhole {
            if isSkillList, isWritten { return true }
            if standing.isCued, isWritten { return true }
            if isListed(name, isWritten: isWritten) { return true }
        }
        guard !contexts.isEmpty, isSpelled(name) else { return false }
        return hasContext(contexts, beside: name, isNear: isNear)
    }

    /// Whether the text speaks of the people of a field and not of the field: "the sales team", "partner with sales and
    /// finance to plan launches".
    func isOfOthers(_ name: SkillName) -> Bool {
        if standing(of: name).isParty { return true }
        var index = name.words.lowerBound
        for _ in 0..<Self.longestParty {
            guard index > 0, text.gaps[index] < .line, !text.isBreak(before: index) else { return false }
            index -= 1
            let word = text.words[index].text
            if SkillCues.purposes.contains(word) { return false }
            if word == "alongside" { return true }
            guard word == "with" else { continue }
            let before = text.words[max(0, index - Self.longestTogether)..<index]
            return before.contains { SkillCues.together.contains($0.text) }
        }
        return false
    }

    /// Whether the name has its capital letters, where they do not come from its place in a sentence or a heading.
    private func isSpelled(_ name: SkillName) -> Bool {
        guard let spelling = name.spelling else { return true }
        let written = text.written(name.words)
        return written == spelling || written == spelling.uppercased()
    }

    // MARK: Items

    private func standing(of name: SkillName) -> Standing {
        let item = text.item(around: name.words)
        let before = text.words[item.lowerBound..<name.words.lowerBound].map(\.text)
        let after = text.words[name.words.upperBound..<item.upperBound].map(\.text)
        if let head = after.last, SkillCues.partyHeads.contains(head) {
            return Standing(isWhole: false, isCued: false, isParty: true)
        }
        let isAfterPlain = after.allSatisfy { SkillCues.trailing.contains($0) || SkillCues.between.contains($0) }
        let isAfterCue = after.contains(where: SkillCues.trailing.contains)
        let cue = before.lastIndex(where: SkillCues.leading.contains)
        let between = before[(cue.map { $0 + 1 } ?? 0)...]
        let isBeforePlain = between.allSatisfy { SkillCues.between.contains($0) || $0.first?.isNumber == true }
        return Standing(
            isWhole: isBeforePlain && isAfterPlain,
            isCued: isBeforePlain && isAfterPlain && (cue != nil || isAfterCue),
            isParty: cue == nil && before.contains(where: SkillCues.parties.contains)
        )
    }

    /// Whether the name is one of several items, one of which is clear.
    private func isListed(_ name: SkillName, isWritten: Bool) -> Bool {
        var products = 0
        var isProven = false
        for isForward in [false, true] {
            var item = text.item(around: name.words)
            for _ in 0..<Self.farthestItem {
                guard let next = isForward ? text.item(after: item) : text.item(before: item) else { break }
                item = next
                if isCue(item) {
                    isProven = isProven || !isForward
                    break
                }
                guard let other = self.name(in: item) else {
                    // A list of departments or people ends with what they are.
                    if isParty(item) { return false }
                    // An item that no table knows may stand between others that it does.
                    if item.count <= Self.shortItem { continue }
                    break
                }
                let standing = standing(of: other)
                if standing.isParty { return false }
                guard standing.isWhole else { break }
                if other.isProduct, isSpelled(other) { products += 1 }
                if other.spelling == nil || standing.isCued { isProven = true }
            }
        }
        // A product is told from a word by its capital letters and another product, or by several others.
        return name.isProduct ? isWritten ? isProven || products > 0 : products > 1 : isProven
    }

    /// The name that an item is about.
    private func name(in item: Range<Int>) -> SkillName? {
        item.lazy.compactMap { names[$0] }.first { $0.words.upperBound <= item.upperBound }
    }

    /// Whether an item has only words that lead to skills: "Experience with:".
    private func isCue(_ item: Range<Int>) -> Bool {
        var hasCue = false
        for word in item {
            if SkillCues.leading.contains(text.words[word].text) {
                hasCue = true
            } else if !SkillCues.between.contains(text.words[word].text) {
                return false
            }
        }
        return hasCue
    }

    private func isParty(_ item: Range<Int>) -> Bool {
        SkillCues.partyHeads.contains(text.words[item.upperBound - 1].text)
            || item.contains { SkillCues.parties.contains(text.words[$0].text) }
    }

    // MARK: Words that go with a name

    private func hasContext(_ contexts: [String], beside name: SkillName, isNear: (String) -> Bool) -> Bool {
        let first = name.words.lowerBound
        // The first word of a sentence or a line has a capital letter in any case.
        let isInitial = text.gaps[first] >= .line
        let previous = first > 0 && text.gaps[first] == .none ? text.words[first - 1].text : nil
        let isLed = previous.map(SkillCues.prepositions.contains) ?? false
        if isLed, contexts.contains(where: isNear) { return true }
        let isInTitle = !isInitial && previous != nil && !isLed && text.isCapital(first - 1)
        guard !isInitial || text.gaps.count == 1, !isInTitle else { return false }
        return neighbours(of: name.words).contains { contexts.contains(text.words[$0].text) }
    }

    /// Words near others in the same sentence.
    private func neighbours(of words: Range<Int>) -> [Int] {
        var near: [Int] = []
        var index = words.lowerBound
        while index > 0, text.gaps[index] < .sentence, words.lowerBound - index < Self.nearWords {
            index -= 1
            near.append(index)
        }
        index = words.upperBound
        while index < text.words.count, text.gaps[index] < .sentence, index - words.upperBound < Self.nearWords {
            near.append(index)
            index += 1
        }
        return near
    }
}
