import TextDocument

/// Recognition takes bullets for letters and signs ("e", "©", "¢«"): where several lines begin so, they were bullets.
enum RecognisedBullets {
    private static let lookalikes: Set<Character> = [
        "e", "o", "©", "®", "¢", "*", "«", "»", "°", "·", "+", "-", "–", "=", "@", ".", "•", "¥", "§",
    ]
    /// Lines that begin so at least before any of them is believed.
    private static let leastLines = 2

    static func restore(in words: [TextWord]) -> [TextWord] {
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
