import Resume
import TextFolding

extension Statement {
    /// Lines that are searched for the start of a sentence.
    private static let nextLines = 6

    /// The statements of a highlight.
    static func statements(_ highlight: Sourced<String>) -> [Statement] {
        let text = withoutRule(highlight.value)
        let whole = Statement(text, line: highlight.lines.first)
        let sentences = sentences(text)
        guard sentences.count > 1 else { return [whole] }
        // A sentence starts on the line of the one before it or on one of the next.
        var lines = highlight.lines[...]
        return sentences.map { sentence in
            let start = sentence.prefix(openingLength)
            if let place = lines.prefix(nextLines).firstIndex(where: { $0.text.contains(start) }) {
                lines = lines[place...]
            }
            return Statement(sentence, line: lines.first, isAlone: false, isMeasured: whole.hasNumber)
        }
    }

    private static let rules: Set<Character> = ["-", "_", "=", "*", "–", "—", "~", "."]
    private static let leastOfRule = 4

    /// A text without the line that is drawn behind it: "-----------".
    private static func withoutRule(_ text: String) -> String {
        let end = text.reversed().prefix { rules.contains($0) || $0 == " " }
        guard end.count >= leastOfRule, end.count < text.count else { return text }
        return String(text.dropLast(end.count))
    }

    /// The statements of a text without bullets, each with the line it begins on.
    static func sentences(of description: String, in text: DocumentText, or line: LineReference?) -> [Statement] {
        let sentences = sentences(description)
        return sentences.map { sentence in
            Statement(
                sentence,
                line: text.line(with: sentence.prefix(openingLength)) ?? line,
                isAlone: sentences.count == 1
            )
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

    /// Marks of bullets that stand within a line where several were put in one.
    private static let bullets: Set<Substring> = ["•", "·", "●", "▪", "■", "◦", "⋅", "∙", "*", "➢", "❖", "\u{F0B7}"]

    /// Cuts at a full stop or semicolon in front of a capital, and at the mark of a bullet; abbreviations of one or two
    /// letters end no sentence.
    private static func sentences(_ text: String) -> [String] {
        let space = UInt8(ascii: " ")
        var result: [String] = []
        var start = text.utf8.startIndex
        var wordStart = start
        var words = 0
        var depth = 0
        // Where a dash opens a text, dashes within it open further bullets.
        let isDashed = text.first == "-"
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
                if isDashed, words > 2, word.first == "-", word.dropFirst().first?.isUppercase == true {
                    result.append(String(text[start..<wordStart].trimmingSpaces))
                    start = wordStart
                    words = 1
                } else if bullets.contains(word), words > 2, !isWithin, text[next...].first?.isUppercase == true {
                    result.append(String(text[start..<wordStart].trimmingSpaces))
                    start = next
                    words = 0
                }
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

extension Substring {
    /// Without the spaces at its end.
    fileprivate var trimmingSpaces: Substring {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
