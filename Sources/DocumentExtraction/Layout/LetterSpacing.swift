import TextDocument

/// Joins headings whose letters were set apart ("J A N E   D O E") to the words a reader sees.
enum LetterSpacing {
    /// Single letters in a row that are taken for a word set apart.
    private static let leastLetters = 4

    static func join(_ words: [TextWord]) -> [TextWord] {
        var result: [TextWord] = []
        var run: [TextWord] = []
        for word in joinSmallCapitals(words) {
            if let last = run.last, !continues(last, word) {
                result += joined(run)
                run = []
            }
            if isLetter(word) {
                run.append(word)
            } else {
                result += joined(run)
                run = []
                result.append(word)
            }
        }
        return result + joined(run)
    }

    /// Small capitals ("S" in one size, "UMMARY" in a smaller one), and capitals set apart a little, are one word: there
    /// is less between them than between words.
    private static func joinSmallCapitals(_ words: [TextWord]) -> [TextWord] {
        var result: [TextWord] = []
        for word in words {
            if let last = result.last, isLetter(last), last.text == last.text.uppercased(), word.text.count > 1,
                word.text == word.text.uppercased(), word.fontSize <= last.fontSize,
                abs(word.box.left - last.box.right) < 0.13 * last.fontSize, last.box.sharesLine(with: word.box)
            {
                result[result.count - 1].text += word.text
                result[result.count - 1].box = last.box.union(word.box)
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static func isLetter(_ word: TextWord) -> Bool {
        word.text.count == 1 && word.text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "&" }
    }

    private static func continues(_ last: TextWord, _ next: TextWord) -> Bool {
        abs(last.box.middleY - next.box.middleY) < last.fontSize * 0.4
            && next.box.left >= last.box.left && next.box.left - last.box.right < last.fontSize * 3
    }

    private static func joined(_ run: [TextWord]) -> [TextWord] {
        guard run.count >= leastLetters, let first = run.first else { return run }
        let gaps = zip(run, run.dropFirst()).map { $1.box.left - $0.box.right }
        let usual = gaps.sorted()[gaps.count / 2]
        var words = [first]
        for (word, gap) in zip(run.dropFirst(), gaps) {
            if gap > usual * 1.7 + 0.5 {
                words.append(word)
            } else {
                words[words.count - 1].text += word.text
                words[words.count - 1].box = words[words.count - 1].box.union(word.box)
            }
        }
        return words
    }
}
