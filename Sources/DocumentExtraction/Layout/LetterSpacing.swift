import TextDocument

/// Joins headings whose letters were set apart ("J A N E   D O E") to the words a reader sees.
enum LetterSpacing {
    /// Single letters in a row that are taken for a word set apart.
    private static let leastLetters = 4

    static func join(_ words: [TextWord]) -> [TextWord] {
        join(words.map { SetWord(word: $0) })
    }

    static func join(_ words: [SetWord]) -> [TextWord] {
        var result: [TextWord] = []
        var run: [TextWord] = []
        for set in joinSmallCapitals(joinSpread(words)) {
            let word = set.word
            if let last = run.last, !continues(last, word) || !isLetter(word) && !isDrawnTogether(set, behind: last) {
                result += joined(run)
                run = []
            }
            if isLetter(word) || mayBeDrawnTogether(word) {
                run.append(word)
            } else {
                result += joined(run)
                run = []
                result.append(word)
            }
        }
        return result + joined(run)
    }

    /// Widest space within a word that was set apart a little, in sizes of the type.
    private static let widestSpread = 0.25

    /// Where the page paints the spaces between its words, pieces that stand close together without one are a word set
    /// apart a little: "Ro", "o", "m".
    private static func joinSpread(_ words: [SetWord]) -> [SetWord] {
        guard words.count(where: \.isAfterSpace) * 2 > words.count else { return words }
        var result: [SetWord] = []
        var previous: TextWord?
        for set in words {
            let word = set.word
            if !set.isAfterSpace, let previous, let last = result.last?.word, previous.fontSize == word.fontSize,
                previous.text.last?.isLetter == true, word.text.first?.isLetter == true,
                abs(word.box.left - previous.box.right) < widestSpread * word.fontSize,
                previous.box.sharesLine(with: word.box)
            {
                result[result.count - 1].word.text += word.text
                result[result.count - 1].word.box = last.box.union(word.box)
            } else {
                result.append(set)
            }
            previous = word
        }
        return result
    }

    /// Small capitals ("S" in one size, "UMMARY" in a smaller one), and capitals set apart a little, are one word:
    /// there is less between them than between words, and no space that was typed.
    private static func joinSmallCapitals(_ words: [SetWord]) -> [SetWord] {
        var result: [SetWord] = []
        var previous: TextWord?
        for set in words {
            let word = set.word
            if !set.isAfterSpace, let last = result.last?.word, let previous, last.text == last.text.uppercased(),
                word.text == word.text.uppercased() || areSmallLetters(word, behind: previous),
                areOneWord(previous, word)
            {
                result[result.count - 1].word.text += word.text
                result[result.count - 1].word.box = last.box.union(word.box)
                result[result.count - 1].word.fontSize = max(last.fontSize, word.fontSize)
            } else {
                result.append(set)
            }
            previous = word
        }
        return result
    }

    /// "P" in one size, "riya" in a smaller one: small capitals that stand for small letters.
    private static func areSmallLetters(_ word: TextWord, behind first: TextWord) -> Bool {
        isLetter(first) && (0.6...0.95).contains(word.fontSize / max(first.fontSize, 1))
            && word.text.first?.isLowercase == true
    }

    /// Whether two pieces in capitals belong together: there is next to nothing between them, and either the first is a
    /// single letter, or their sizes change as they do within small capitals.
    private static func areOneWord(_ first: TextWord, _ second: TextWord) -> Bool {
        let size = max(first.fontSize, second.fontSize)
        guard first.text.last?.isLetter == true || first.text.last == "-",
            second.text.first?.isLetter == true || second.text.first == "-",
            abs(second.box.left - first.box.right) < 0.17 * size, sharesBaseline(first, second)
        else { return false }
        if isLetter(first), second.text.count > 1, second.fontSize <= first.fontSize { return true }
        // No space between words is that narrow, but for those over which kerning draws two letters together ("OF ART").
        let least = areKerned(first, second) ? 0.13 : 0.17
        if second.box.left - first.box.right < least * size, first.fontSize == second.fontSize { return true }
        let sizes = min(first.fontSize, second.fontSize) / size
        let heights = min(first.box.height, second.box.height) / max(first.box.height, second.box.height, 1)
        return (0.6...0.95).contains(sizes) || (0.6...0.95).contains(heights)
    }

    /// Capitals that slope or open towards an "A", and the other way round.
    private static let slanted: Set<Character> = ["F", "P", "T", "V", "W", "Y", "L"]

    private static func areKerned(_ first: TextWord, _ second: TextWord) -> Bool {
        guard first.text.count > 1, let last = first.text.last, let next = second.text.first else { return false }
        return slanted.contains(last) && next == "A" || (last == "A" || last == "L") && slanted.contains(next)
    }

    /// Letters of two sizes share their base line, not their middle.
    private static func sharesBaseline(_ first: TextWord, _ second: TextWord) -> Bool {
        first.box.sharesLine(with: second.box)
            || abs(first.box.bottom - second.box.bottom) < 0.25 * max(first.box.height, second.box.height)
    }

    private static func isLetter(_ word: TextWord) -> Bool {
        word.text.count == 1 && word.text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "&" }
    }

    /// Whether a piece may be letters of a word set apart that kerning or narrow forms draw together: "AT", "EDUC".
    private static func mayBeDrawnTogether(_ word: TextWord) -> Bool {
        (2...mostDrawnTogether).contains(word.text.count) && word.text.allSatisfy { $0.isLetter && $0.isUppercase }
    }

    /// Whether such a piece goes on with what stands in front: no space was typed between them, and there is less than
    /// between words set apart.
    private static func isDrawnTogether(_ set: SetWord, behind last: TextWord) -> Bool {
        !set.isAfterSpace && mayBeDrawnTogether(set.word)
            && set.word.box.left - last.box.right < widestTracking * set.word.fontSize
    }

    private static let mostDrawnTogether = 4
    private static let widestTracking = 0.45

    private static func continues(_ last: TextWord, _ next: TextWord) -> Bool {
        abs(last.box.middleY - next.box.middleY) < last.fontSize * 0.4
            && next.box.left >= last.box.left && next.box.left - last.box.right < last.fontSize * 3
    }

    private static func joined(_ run: [TextWord]) -> [TextWord] {
        let letters = run.count(where: isLetter)
        // Among abbreviations in capitals single letters are few.
        guard run.reduce(0, { $0 + $1.text.count }) >= leastLetters, letters >= 2, letters * 3 >= run.count,
            letters == run.count || run.count > 2, let first = run.first
        else { return run }
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
