import Resume

extension Statement {
    /// Lines that are searched for the start of a sentence.
    private static let nextLines = 6

    /// The statements of a highlight.
    static func statements(_ highlight: Sourced<String>) -> [Statement] {
        let whole = Statement(highlight.value, line: highlight.lines.first)
        let sentences = sentences(highlight.value)
        guard sentences.count > 1 else { return [whole] }
        // A sentence starts on the line of the one before it or on one of the next.
        var lines = highlight.lines[...]
        return sentences.map { sentence in
            let start = sentence.prefix(openingLength)
            if let place = lines.prefix(nextLines).firstIndex(where: { $0.text.contains(start) }) {
                lines = lines[place...]
            }
            return Statement(sentence, line: lines.first)
        }
    }

    /// The statements of a text without bullets, each with the line it begins on.
    static func sentences(of description: String, in text: DocumentText, or line: LineReference?) -> [Statement] {
        sentences(description).map { sentence in
            Statement(sentence, line: text.line(with: sentence.prefix(openingLength)) ?? line)
        }
    }

    /// Words with a full stop that end no sentence.
    private static let abbreviations: Set<String> = [
        "e.g.", "(e.g.", "i.e.", "(i.e.", "approx.", "assoc.", "asst.", "co.", "corp.", "dept.", "dr.", "excl.", "gov.",
        "inc.",
        "incl.", "intl.", "jr.", "ltd.", "mgmt.", "misc.", "mr.", "mrs.", "ms.", "no.", "prof.", "rep.", "sen.", "sgt.",
        "sr.",
        "st.", "u.s.", "u.k.", "univ.", "vs.",
    ]

    /// Whether a word is made of letters with a full stop behind each: "U.S.", "A.T.".
    static func isDotted(_ word: Substring) -> Bool {
        let letters = word.filter { $0 != "(" }
        guard letters.utf8.count >= 4 else { return false }
        return letters.enumerated().allSatisfy { place, letter in
            place.isMultiple(of: 2) ? letter.isUppercase : letter == "."
        }
    }

    private static let stop = UInt8(ascii: ".")
    /// Letters of a word that a full stop without a space behind it ends.
    private static let leastLettersAtSeam = 3

    /// Whether the space behind a full stop was lost: "their needs.Encouraged parents".
    private static func isSeam(_ text: Substring.UTF8View, at stop: String.Index) -> Bool {
        func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        let behind = Array(text[text.index(after: stop)...].prefix(2))
        guard behind.count == 2, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(behind[0]), isSmall(behind[1]) else {
            return false
        }
        let before = text[..<stop].suffix(leastLettersAtSeam)
        return before.count == leastLettersAtSeam && before.allSatisfy(isSmall)
    }

    /// Cuts at a full stop or semicolon in front of a capital; abbreviations of one or two letters end no sentence.
    private static func sentences(_ text: String) -> [String] {
        let space = UInt8(ascii: " ")
        var result: [String] = []
        var start = text.utf8.startIndex
        var wordStart = start
        var words = 0
        var depth = 0
        let lastClosing = text.utf8.lastIndex(of: UInt8(ascii: ")"))
        var index = start
        while index < text.utf8.endIndex {
            let next = text.utf8.index(after: index)
            if text.utf8[index] == stop, words > 2, isSeam(text[...].utf8, at: index) {
                result.append(String(text[start...index]))
                start = next
                wordStart = next
                words = 0
            } else if text.utf8[index] == space {
                let word = text[wordStart..<index]
                words += 1
                for byte in word.utf8 { depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0 }
                let marks =
                    word.hasSuffix(".") || word.hasSuffix(".)") || word.hasSuffix(";") || word.hasSuffix("!")
                let ends =
                    marks && word.utf8.count > 3 && !abbreviations.contains(word.lowercased()) && !isDotted(word)
                // Nothing ends within parentheses, unless they are never closed.
                let isWithin = depth > 0 && lastClosing.map { $0 > index } ?? false
                if ends, !isWithin, words > 2, next < text.utf8.endIndex, text[next].isUppercase {
                    result.append(String(text[start..<index]))
                    start = next
                    words = 0
                }
                wordStart = next
            }
            index = next
        }
        if start < text.endIndex { result.append(String(text[start...])) }
        return result
    }
}
