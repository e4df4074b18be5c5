import TextDocument

/// Recognition takes bullets for letters and signs ("e", "©", "¢«"): where several lines begin so, they were bullets.
enum RecognisedBullets {
    static let lookalikes: Set<Character> = [
        "e", "o", "©", "®", "¢", "*", "«", "»", "°", "·", "+", "=", "@", ".", "•", "¥", "§",
    ]
    /// Lines that begin so at least before any of them is believed.
    private static let leastLines = 2

    /// Signs that open no line of a text.
    private static let signs: Set<String> = ["©", "®", "¢", "«", "°", "¥"]
    /// Confidence from which on "@" is one, and stands in front of an employer.
    private static let surely = 0.8
    /// Of the size of type: there is less between words.
    private static let leastGap = 0.8

    /// Signs that stand alone between words only in place of a bullet that parts fields.
    private static let partingLookalikes: Set<String> = ["*", "¢", "«", "»", "©", "®", "·", "¥"]

    /// Multiples of the size of type between a bullet and its text.
    private static let widestGap = 3.5

    /// Puts bullets back that were taken off the picture: in front of the word that each stands closest to.
    ///
    /// - Parameters:
    ///   - bullets: where they stood, in points.
    ///   - words: those of a page, in reading order.
    /// - Returns: the words with the bullets.
    static func insert(_ bullets: [Bounds], into words: [TextWord]) -> [TextWord] {
        var closest: [Int: Bounds] = [:]
        for bullet in bullets {
            let behind = words.indices.filter { index in
                let word = words[index]
                let gap = word.box.left - bullet.right
                return word.box.top < bullet.middleY && bullet.middleY < word.box.bottom && gap >= 0
                    && gap <= widestGap * word.fontSize
            }
            guard let next = behind.min(by: { words[$0].box.left < words[$1].box.left }) else { continue }
            if let other = closest[next], other.left > bullet.left { continue }
            closest[next] = bullet
        }
        guard !closest.isEmpty else { return words }
        return words.indices.flatMap { index -> [TextWord] in
            let word = words[index]
            guard let bullet = closest[index] else { return [word] }
            // As high as its text, so that both stand on one line.
            let box = Bounds(left: bullet.left, top: word.box.top, right: bullet.right, bottom: word.box.bottom)
            return [TextWord(text: WordCleaning.bullet, box: box, fontSize: word.fontSize, confidence: 1), word]
        }
    }

    static func restore(in words: [TextWord]) -> [TextWord] {
        restoreFirst(in: restoreParting(in: words))
    }

    /// "Clerk * Acme ¢ Leeds"
    private static func restoreParting(in words: [TextWord]) -> [TextWord] {
        var restored = words
        for index in words.indices.dropFirst().dropLast() where partingLookalikes.contains(words[index].text) {
            let box = words[index].box
            if words[index - 1].box.sharesLine(with: box), words[index + 1].box.sharesLine(with: box) {
                restored[index].text = WordCleaning.bullet
            }
        }
        return restored
    }

    private static func restoreFirst(in words: [TextWord]) -> [TextWord] {
        let candidates = words.indices.filter { index in
            let word = words[index]
            guard word.text.count <= 2, word.text.allSatisfy(lookalikes.contains) else { return false }
            guard isFirst(index, of: words), word.text != "@" || word.confidence < surely else { return false }
            // A bullet that is set far from its text may be read as two signs.
            let start = index + (isDash(index + 1, in: words) ? 2 : 1)
            guard start < words.count, words[start].box.sharesLine(with: word.box),
                let next = words[start].text.first
            else { return false }
            return next.isUppercase || next.isNumber
        }
        let isList = candidates.count >= leastLines
        var restored = words
        for index in candidates where isList || signs.contains(words[index].text) {
            restored[index].text = WordCleaning.bullet
        }
        let rests = Set(candidates.filter { restored[$0].text == WordCleaning.bullet && isDash($0 + 1, in: words) })
        return restored.indices.filter { !rests.contains($0 - 1) }.map { restored[$0] }
    }

    private static func isDash(_ index: Int, in words: [TextWord]) -> Bool {
        words.indices.contains(index) && ["-", "–", "—"].contains(words[index].text)
            && words[index].box.sharesLine(with: words[index - 1].box)
    }

    /// Whether nothing stands in front of a word, or what stands there is set apart from it.
    private static func isFirst(_ index: Int, of words: [TextWord]) -> Bool {
        guard index > 0, words[index - 1].box.sharesLine(with: words[index].box) else { return true }
        let gap = words[index].box.left - words[index - 1].box.right
        return gap < 0 || gap > leastGap * words[index].fontSize
    }
}
