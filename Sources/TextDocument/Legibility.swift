/// How much of a text reads like words, whatever the language: text layers with broken encodings do not.
package enum Legibility {
    /// Words below which nothing can be said.
    private static let leastWords = 8
    /// Latin letters below which their frequencies say nothing.
    private static let leastLetters = 60
    /// The share of vowels among the Latin letters of natural languages; Polish has the fewest here, Italian the most.
    private static let vowelShare = 0.22...0.62
    private static let vowels: Set<Unicode.Scalar> = Set(
        "aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēĕėęěīĭįıōŏőūŭůűų".unicodeScalars
    )

    /// The share of words that can be words, 0-1; 1 where there are too few to tell.
    package static func share(of words: some Sequence<String>) -> Double {
        var total = 0
        var legible = 0
        var letters = 0
        var vowelCount = 0
        for word in words {
            guard let kind = kind(of: word) else { continue }
            total += 1
            if kind { legible += 1 }
            for scalar in word.lowercased().unicodeScalars where scalar.isLatinLetter {
                letters += 1
                if vowels.contains(scalar) { vowelCount += 1 }
            }
        }
        guard total >= leastWords else { return 1 }
        let share = Double(legible) / Double(total)
        guard letters >= leastLetters else { return share }
        return vowelShare.contains(Double(vowelCount) / Double(letters)) ? share : min(share, 0.3)
    }

    /// Whether the word can be one; nil for numbers and marks, which say nothing.
    private static func kind(of word: String) -> Bool? {
        if word.hasPrefix("(cid:") { return false }
        var letters = 0
        var strange = 0
        var count = 0
        for scalar in word.unicodeScalars {
            count += 1
            if scalar.isAlphabetic {
                letters += 1
            } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value >= 0xE000 {
                strange += 1
            }
        }
        if strange * 2 > count { return false }
        if letters == 0 { return nil }
        // Letters among marks: "5(6,'(1&(" is no word, "C++" and "jane@example.com" are.
        return letters * 2 >= count
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of any script; what plain text is made of needs no table.
    package var isAlphabetic: Bool {
        guard value < 0x80 else { return properties.isAlphabetic }
        return (0x41...0x5A).contains(value & ~0x20)
    }

    fileprivate var isLatinLetter: Bool {
        isAlphabetic && (value < 0x0250 || (0x1E00..<0x1F00).contains(value))
    }
}

extension TextPage {
    /// How far the words of the page can be trusted, 0-1: recognition confidence, and the share of words that read like
    /// words.
    package var quality: Double {
        confidence * Legibility.share(of: lines.lazy.flatMap(\.words).map(\.text))
    }
}
