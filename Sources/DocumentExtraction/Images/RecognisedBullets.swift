import TextDocument

/// Recognition takes bullets for letters ("e", "©"): where several lines begin with the same such letter, it was a bullet.
enum RecognisedBullets {
    private static let lookalikes: Set<String> = ["e", "o", "©", "®", "¢", "*", "»", "°", "·", "+", "-", "–", "=", "@", "«", "."]

    static func restore(in words: [TextWord]) -> [TextWord] {
        var candidates: [String: [Int]] = [:]
        for (index, word) in words.enumerated() where lookalikes.contains(word.text) {
            let isFirst = index == 0 || !words[index - 1].box.sharesLine(with: word.box)
            let next = index + 1 < words.count ? words[index + 1] : nil
            let startsText = next.map { $0.box.sharesLine(with: word.box) && $0.text.first?.isUppercase == true }
            if isFirst, startsText == true { candidates[word.text, default: []].append(index) }
        }
        var restored = words
        for indices in candidates.values where indices.count >= 2 {
            for index in indices { restored[index].text = WordCleaning.bullet }
        }
        return restored
    }
}
