import Glibc
import KnowledgePack
import TextFolding

/// How telling the words of job postings are: one that few postings have says much of the work.
package struct WordRarity: Sendable {
    private let words: PackIndex
    /// Postings of ten thousand that have each.
    private let counts: PackNumbers

    /// A word of a text.
    package struct Word: Hashable, Sendable {
        /// How often it stands in the text.
        package var count: Int
        /// The logarithm of one in how many postings has it.
        package let rarity: Double
    }

    private static let postings = 10_000.0
    private static let counted = 1..<10_001
    /// What more postings have says nothing of the work.
    private static let mostCommon = 2_000
    /// The share of the words of a text that must be known for it to be in the language of the table.
    private static let leastKnown = 0.5
    /// Letters of the shortest word whose last "s" may stand for the plural.
    private static let leastPlural = 4

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        words = try pack.index(.postingWords)
        counts = try pack.numbers(.postingWordCounts, count: words.count, in: Self.counted)
    }

    /// The words of a text that say something of work, by numbers that are the same in all texts and with all tables; none
    /// of a text in another language than the table's, which is English.
    package func words(of text: String) -> [UInt32: Word] {
        var tokens: [String: Int] = [:]
        for token in text.foldedTokens {
            for word in token.split(whereSeparator: { !$0.isLetter }) { tokens[Self.singular(word), default: 0] += 1 }
        }
        var known = 0
        var found: [UInt32: Word] = [:]
        for (token, count) in tokens {
            guard let entry = words[token] else { continue }
            known += 1
            guard counts[entry] <= Self.mostCommon else { continue }
            found[Self.number(of: token)] = Word(count: count, rarity: log(Self.postings / Double(counts[entry])))
        }
        return Double(known) >= Self.leastKnown * Double(tokens.count) ? found : [:]
    }

    /// Whether a folded word stands in postings that have nothing else in common.
    func isKnown(_ word: String) -> Bool { words[Self.singular(word[...])] != nil }

    private static func singular(_ word: Substring) -> String {
        let isPlural = word.utf8.count >= leastPlural && word.hasSuffix("s") && !word.hasSuffix("ss")
        return String(isPlural ? word.dropLast() : word)
    }

    private static func number(of word: String) -> UInt32 {
        var word = word
        return word.withUTF8 { UInt32(truncatingIfNeeded: unsafe PackHash.hash($0.span)) }
    }
}
