import TextDocument

/// Two readings of a page: the second in the language that it is written in, the first in another one.
///
/// A line is read by who knows its language: names and terms in the middle of a page may be in the first. Addresses, figures
/// and marks belong to no language, and the smaller data of some languages know them less well than the configured ones do.
struct RepeatedReading {
    let first: [TextWord]
    let second: [TextWord]

    /// By how much surer the first reading of a line is where it is the better one, 0-1.
    private static let leastLead = 0.04
    /// Confidence below which a word of so many letters may be in another language.
    private static let doubt = 0.88
    private static let leastLetters = 4
    /// Lines of a page that are read again.
    private static let mostLines = 12
    /// The least confidence in a word that only the first reading has.
    private static let leastConfidence = 0.6

    /// The words of the second reading, those of lines that the first is surer of as it has them, and those that have no
    /// language as the better one of both has them.
    var words: [TextWord] {
        let neutral = first.filter { Self.hasNoLanguage($0.text) }
        var words = Self.lines(of: second).flatMap { line -> [TextWord] in
            Self.surer(first, than: line, by: Self.leastLead) ?? line.map { Self.better($0, of: neutral) }
        }
        for word in neutral where word.confidence >= Self.leastConfidence && Self.isAddress(word.text) {
            Self.insert(word, into: &words)
        }
        return words
    }

    /// The words of the first reading, but for the lines that the second, of some lines only, is surer of.
    var surerLines: [TextWord] {
        Self.lines(of: first).flatMap { line in Self.surer(second, than: line, by: Self.leastLead / 2) ?? line }
    }

    /// The word, as one of those that have no language has it if that is the better reading.
    private static func better(_ word: TextWord, of neutral: [TextWord]) -> TextWord {
        guard let other = neutral.first(where: { isSamePlace($0.box, word.box, share: 0.8) }), other.text != word.text
        else { return word }
        let isBetter =
            other.text.contains("@") != word.text.contains("@")
            ? other.text.contains("@")
            : hasNoLanguage(word.text) && other.confidence > word.confidence
        guard isBetter else { return word }
        var word = word
        word.text = other.text
        word.confidence = other.confidence
        return word
    }

    /// What another reading has in the place of a line, where it is surer of that and has no fewer letters.
    private static func surer(_ reading: [TextWord], than line: [TextWord], by lead: Double) -> [TextWord]? {
        let words = reading.filter { word in line.contains { isSamePlace($0.box, word.box, share: 0.3) } }
        guard let confidence = confidence(of: words), let other = self.confidence(of: line),
            letters(of: words) * 10 >= letters(of: line) * 9, confidence > other + lead
        else { return nil }
        // How its letters look is known from the whole page.
        return words.map { word in
            guard let seen = line.first(where: { $0.box.distance(to: word.box) < 0 }) else { return word }
            var word = word
            word.box = Bounds(left: word.box.left, top: seen.box.top, right: word.box.right, bottom: seen.box.bottom)
            word.fontSize = seen.fontSize
            word.isBold = seen.isBold
            return word
        }
    }

    /// Where the first lines are that have words which the engine doubts.
    static func doubtfulLines(of words: [TextWord]) -> [Bounds] {
        let doubtful = lines(of: words).filter { line in
            line.contains { $0.confidence < doubt && $0.text.count(where: \.isLetter) >= leastLetters }
        }
        return doubtful.prefix(mostLines).map { line in line.dropFirst().reduce(line[0].box) { $0.union($1.box) } }
    }

    private static func letters(of words: [TextWord]) -> Int { words.reduce(0) { $0 + $1.text.count } }

    /// The mean confidence of the letters in words.
    private static func confidence(of words: [TextWord]) -> Double? {
        let letters = letters(of: words)
        return letters == 0 ? nil : words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(letters)
    }

    /// Puts a word that the second reading left out behind the one before it, if nothing stands in its place.
    private static func insert(_ word: TextWord, into words: inout [TextWord]) {
        guard !words.contains(where: { $0.box.sharesLine(with: word.box) && $0.box.distance(to: word.box) < 0 }) else {
            return
        }
        let before = words.indices.filter {
            words[$0].box.sharesLine(with: word.box) && words[$0].box.left < word.box.left
        }.max { words[$0].box.left < words[$1].box.left }
        let behind = words.firstIndex { $0.box.sharesLine(with: word.box) }
        words.insert(word, at: before.map { $0 + 1 } ?? behind ?? words.count)
    }

    /// Words that follow each other on one line, with no more than spaces between them.
    private static func lines(of words: [TextWord]) -> [[TextWord]] {
        var lines: [[TextWord]] = []
        for word in words {
            if let last = lines.last?.last, last.box.sharesLine(with: word.box),
                last.box.distance(to: word.box) < last.fontSize
            {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines
    }

    private static func isAddress(_ text: String) -> Bool { text.contains { $0 == "@" || $0.isNumber } }

    private static func hasNoLanguage(_ text: String) -> Bool {
        text.contains("@") || text.contains(where: \.isNumber) || !text.contains(where: \.isLetter)
    }

    private static func isSamePlace(_ one: Bounds, _ other: Bounds, share: Double) -> Bool {
        let shared = min(one.right, other.right) - max(one.left, other.left)
        return one.sharesLine(with: other) && shared > share * max(one.width, other.width)
    }
}
