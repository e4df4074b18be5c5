import KnowledgePack
import TextFolding

/// Names that a list of skills states and no table knows: "LVM", "NetScout", "Ejection Seats".
struct StatedSkills {
    let knowledge: CareerKnowledge

    /// What a stated skill is said to be.
    static let kind = "stated"
    private static let mostWords = 4
    /// Letters of the longest name, and of the shortest abbreviation.
    private static let lengths = 3...40
    /// Letters of the shortest name that is written like any other word.
    private static let leastPlainLetters = 5
    /// Words that stand within names.
    private static let joining: Set<String> = ["and", "for", "&", "de", "des", "du", "di", "und", "et", "y", "e"]

    /// Items of a list from which on its order tells something.
    private static let leastIndexed = 12

    /// Whether items stand in the order of the alphabet, as in a list of words that a builder of résumés drew from the text.
    static func areIndex(_ items: [String]) -> Bool {
        guard items.count >= leastIndexed else { return false }
        let keys = items.map { $0.folded.filter(\.isLetter) }
        let inOrder = zip(keys, keys.dropFirst()).count { $0.prefix(1) <= $1.prefix(1) }
        return 10 * inOrder >= 9 * (items.count - 1)
    }

    /// Whether most words of some items are those of postings in English.
    func areEnglish(_ items: [String]) -> Bool {
        let tokens = items.flatMap(\.foldedTokens)
        return 2 * tokens.count(where: knowledge.words.isKnown) >= tokens.count
    }

    /// The skill that an item names.
    ///
    /// - Parameters:
    ///   - item: of a list of skills, which no table knows.
    ///   - isKnownList: whether tables know much of the list.
    ///   - isEnglish: whether the words of the list are those of postings in English, as far as they are any.
    /// - Returns: nil for what may be anything.
    func skill(named item: String, isKnownList: Bool, isEnglish: Bool) -> Skill? {
        let tokens = item.split(separator: " ")
        guard tokens.count <= Self.mostWords, Self.lengths.contains(item.count),
            item.allSatisfy({ $0.isLetter || $0.isNumber || " -+#./&'".contains($0) }), !item.hasSuffix(".")
        else { return nil }
        let telling = tokens.filter { !Self.joining.contains($0.folded) }
        guard tokens.first == telling.first, item.first?.isLetter == true, telling.allSatisfy(Self.isCapitalised),
            !item.foldedTokens.contains(where: Self.isOfOthers), !isTitle(item)
        else { return nil }
        let isNamed = telling.contains { isName($0, isAlone: telling.count == 1 && isEnglish) }
        guard isNamed || isKnownList && telling.count > 1,
            !tokens.contains(where: { $0.allSatisfy(\.isNumber) && $0.hasYear })
        else { return nil }
        return Skill(name: item, kind: Self.kind)
    }

    /// Words of what is no skill by itself: experience, people, places of work, honours.
    private static let other: Set<String> = [
        "member", "department", "university", "award", "awards", "winner", "the", "various", "clients", "customers",
        "accounts", "of", "street", "references", "accomplishments", "strengths",
    ]

    private static func isOfOthers(_ word: String) -> Bool {
        SkillCues.leading.contains(word) || SkillCues.trailing.contains(word) || SkillCues.partyHeads.contains(word)
            || other.contains(word)
    }

    /// "Financial Analyst", "Technician V": what somebody is, and not what they can do.
    private func isTitle(_ item: String) -> Bool {
        item.foldedTokens.contains { knowledge.titleHeads[$0] != nil && !$0.hasSuffix("ing") }
    }

    private static func isCapitalised(_ token: Substring) -> Bool {
        token.first?.isUppercase == true || token.first?.isNumber == true
            || token.dropFirst().contains(where: \.isUppercase)
    }

    /// Whether a word is none of a language: an abbreviation, one with capitals or figures within, or one that no posting has.
    ///
    /// One that stands alone and is written like any other may be misspelled, or mean anything.
    private func isName(_ token: Substring, isAlone: Bool) -> Bool {
        let isPlain = token.dropFirst().allSatisfy(\.isLowercase)
        guard token.count >= (isPlain ? Self.leastPlainLetters : Self.lengths.lowerBound), !isPlain || !isAlone else {
            return false
        }
        return !knowledge.words.isKnown(token.folded)
    }
}
