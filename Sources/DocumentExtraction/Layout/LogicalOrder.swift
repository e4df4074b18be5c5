import TextDocument

/// Puts the words of a line in the order in which they are read, where its script runs to the left.
enum LogicalOrder {
    /// - Parameter words: of one line, from the left.
    /// - Returns: the words as they are read: unchanged unless most of them are Hebrew or Arabic.
    static func order(_ words: [TextWord]) -> [TextWord] {
        let leftwards = words.filter { runsLeft($0.text) }.count
        guard leftwards > 0, leftwards * 2 >= words.filter({ $0.text.contains(where: \.isLetter) }).count else {
            return words
        }
        var result: [TextWord] = []
        // Names and terms in Latin letters keep their own order within the line.
        var rightwards: [TextWord] = []
        for word in words.reversed() {
            if !runsLeft(word.text), word.text.contains(where: \.isLetter) {
                rightwards.append(word)
            } else {
                result += rightwards.reversed()
                rightwards = []
                result.append(word)
            }
        }
        return result + rightwards.reversed()
    }

    private static func runsLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: runsLeft)
    }

    /// Whether the letter is Hebrew, Arabic or of another script that runs to the left.
    static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
        (0x0590..<0x0900).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
            || (0xFE70...0xFEFC).contains(scalar.value)
    }
}
