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
            let start = sentence.prefix(20)
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

    /// Cuts at a full stop or semicolon in front of a capital; abbreviations of one or two letters end no sentence.
    private static func sentences(_ text: String) -> [String] {
        let space = UInt8(ascii: " ")
        var result: [String] = []
        var start = text.utf8.startIndex
        var wordStart = start
        var words = 0
        var index = start
        while index < text.utf8.endIndex {
            let next = text.utf8.index(after: index)
            if text.utf8[index] == space {
                let word = text[wordStart..<index]
                words += 1
                let ends = (word.hasSuffix(".") || word.hasSuffix(";") || word.hasSuffix("!")) && word.utf8.count > 3
                if ends, words > 2, next < text.utf8.endIndex, text[next].isUppercase {
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
