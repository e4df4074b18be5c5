import TextFolding

/// The parts of a location as people write it, in order: "Hauptstraße 5, 10115 Berlin, Germany".
struct PlaceParts {
    /// A name between two signs that part names.
    struct Part {
        /// As written, without numbers.
        let text: String
        let folded: String
        /// Whether a postal code stands in front of it or behind it.
        let hasPostalCode: Bool
        /// Whether numbers stand around it, of whatever kind.
        let hasNumbers: Bool
        /// Folded words between numbers, last first, where there are several such: "Hauptstr. 5 10115 Berlin".
        let runs: [String]

        init(_ text: String, hasPostalCode: Bool = false, hasNumbers: Bool = false, runs: [String] = []) {
            self.text = text
            folded = text.folded
            self.hasPostalCode = hasPostalCode
            self.hasNumbers = hasNumbers
            self.runs = runs.map(\.folded)
        }

        /// Whether it is written as codes of regions and countries are: plain capitals, three at most.
        var isCode: Bool { PlaceParts.isCode(text) }
    }

    static func isCode(_ text: some StringProtocol) -> Bool {
        (2...3).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    /// Signs that always part names.
    private static func isSign(_ character: Character) -> Bool { ",;|·•\n".contains(character) }
    /// Signs that also stand within names: "Biel/Bienne", "Halle (Saale)".
    private static func isInnerSign(_ character: Character) -> Bool { "/()".contains(character) }

    /// Words around postal codes that name nothing.
    private static let fillers: Set<String> = ["cedex", "c.p.", "cp", "cep", "cap", "plz", "zip"]

    /// - Parameters:
    ///   - text: the whole location.
    ///   - isName: whether a folded text with inner signs is a name as it stands.
    /// - Returns: the parts.
    static func parts(of text: String, isName: (String) -> Bool) -> [Part] {
        pieces(of: text, isName: isName).flatMap(parts(ofPiece:))
    }

    /// The text cut at signs, with all numbers.
    static func pieces(of text: String, isName: (String) -> Bool) -> [Substring] {
        text.split(whereSeparator: isSign).flatMap { piece -> [Substring] in
            let names = atDashes(piece)
            return names.flatMap { name -> [Substring] in
                guard name.contains(where: isInnerSign) else { return [name] }
                let words = name.split(separator: " ").filter { !$0.contains(where: \.isDigit) }
                return isName(words.joined(separator: " ").folded) ? [name] : name.split(whereSeparator: isInnerSign)
            }
        }.filter { $0.contains { $0 != " " } }
    }

    /// Cut at dashes between spaces.
    private static func atDashes(_ text: Substring) -> [Substring] {
        var names: [Substring] = []
        var start = text.startIndex
        for index in text.indices where "-–—".contains(text[index]) && index > text.startIndex {
            let next = text.index(after: index)
            guard text[text.index(before: index)] == " ", next == text.endIndex || text[next] == " " else { continue }
            names.append(text[start..<index])
            start = next
        }
        return names + [text[start...]]
    }

    /// A piece without its numbers; a code behind a name is a part of its own ("Austin TX", "Sydney NSW").
    static func parts(ofPiece piece: Substring) -> [Part] {
        let words = piece.split { $0 == " " || $0 == "\u{A0}" }
        var runs: [[Substring]] = [[]]
        var hasCode = false
        let hasNumbers = words.contains { $0.contains(where: \.isDigit) }
        for (index, word) in words.enumerated() {
            if word.contains(where: \.isDigit) {
                hasCode = hasCode || isPostalCode(word)
                runs.append([])
                continue
            }
            // "1012 AB Amsterdam"
            let isSecondHalf =
                index > 0 && words[index - 1].count == 4 && words[index - 1].allSatisfy(\.isDigit) && word.count == 2
                && isCode(word) && index + 1 < words.count
            if isSecondHalf || hasNumbers && fillers.contains(word.folded) { continue }
            runs[runs.count - 1].append(word)
        }
        runs.removeAll(where: \.isEmpty)
        var code: [Part] = []
        if let last = runs.last?.last, runs.count > 1 || runs[0].count > 1, isCode(last) {
            code = [Part(String(last))]
            runs[runs.count - 1].removeLast()
            runs.removeAll(where: \.isEmpty)
        }
        guard !runs.isEmpty else { return [] }
        let names = runs.map { $0.joined(separator: " ") }
        let part = Part(
            names.joined(separator: " "),
            hasPostalCode: hasCode,
            hasNumbers: hasNumbers,
            runs: names.count > 1 ? names.reversed() : []
        )
        return [part] + code
    }

    /// Four digits or more that are no year, or letters and digits together.
    private static func isPostalCode(_ word: Substring) -> Bool {
        let digits = word.filter(\.isDigit)
        if digits.count == word.count, digits.count == 4 { return !(digits.hasPrefix("19") || digits.hasPrefix("20")) }
        return digits.count >= 4 || word.contains { $0.isASCII && $0.isUppercase } && (2...5).contains(word.count)
    }
}
