import TextDocument

/// Recognition takes bullets for letters and signs ("e", "©", "¢«"): where several lines begin so, they were bullets.
enum RecognisedBullets {
    private static let lookalikes: Set<Character> = [
        "e", "o", "©", "®", "¢", "*", "«", "»", "°", "·", "+", "-", "–", "=", "@", ".", "•", "¥", "§",
    ]
    /// Lines that begin so at least before any of them is believed.
    private static let leastLines = 2

    /// Signs that stand alone between words only in place of a bullet that parts fields.
    private static let partingLookalikes: Set<String> = ["*", "¢", "«", "»", "©", "®", "·", "¥"]

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
            let isFirst = index == 0 || !words[index - 1].box.sharesLine(with: word.box)
            guard isFirst, index + 1 < words.count, words[index + 1].box.sharesLine(with: word.box),
                let next = words[index + 1].text.first
            else { return false }
            return next.isUppercase || next.isNumber
        }
        guard candidates.count >= leastLines else { return words }
        var restored = words
        for index in candidates { restored[index].text = WordCleaning.bullet }
        return restored
    }
}
