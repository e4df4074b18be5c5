import TextFolding

/// Phrases that are found in a text by one walk over its words.
struct PhraseTable: Sendable {
    /// A phrase in a text.
    struct Match: Sendable {
        /// Of the phrase, in the order in which the table was made.
        let phrase: Int
        /// Of its first word in the text.
        let start: Int
        let length: Int
    }

    private struct Step: Hashable, Sendable {
        let node: Int32
        let word: UInt64
    }

    /// From a node by a word to the next node; 0 is the root.
    private var steps: [Step: Int32] = [:]
    /// The phrase that ends at a node; -1 without one.
    private var ends: [Int32] = [-1]
    private var firstWords: Set<UInt64> = []

    /// - Parameter phrases: in the order of their numbers; of equal ones the first counts.
    init(_ phrases: [String]) {
        for (index, phrase) in phrases.enumerated() {
            let tokens = FoldedText(phrase).tokens
            guard let first = tokens.first else { continue }
            firstWords.insert(first.number)
            var node: Int32 = 0
            for token in tokens {
                let step = Step(node: node, word: token.number)
                if let next = steps[step] {
                    node = next
                } else {
                    node = Int32(ends.count)
                    steps[step] = node
                    ends.append(-1)
                }
            }
            if ends[Int(node)] < 0 { ends[Int(node)] = Int32(index) }  // checked: a row of the table
        }
    }

    /// The longest phrase at each word, from the left; none overlaps another.
    func matches(in tokens: [TextToken]) -> [Match] {
        var found: [Match] = []
        var index = 0
        while index < tokens.count {
            if let match = match(in: tokens, at: index) {
                found.append(match)
                index += match.length
            } else {
                index += 1
            }
        }
        return found
    }

    /// The longest phrase that starts at a word.
    func match(in tokens: [TextToken], at start: Int) -> Match? {
        guard start < tokens.count, firstWords.contains(tokens[start].number) else { return nil }
        var node: Int32 = 0
        var best: Match?
        var index = start
        while index < tokens.count, let next = steps[Step(node: node, word: tokens[index].number)] {
            node = next
            index += 1
            let phrase = ends[Int(node)]  // checked: a row of the table
            // checked: a row of the table
            if phrase >= 0 { best = Match(phrase: Int(phrase), start: start, length: index - start) }
        }
        return best
    }
}
