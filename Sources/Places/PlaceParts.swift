import TextFolding

/// The parts of a location as people write it, in order: "Hauptstraße 5, 10115 Berlin, Germany".
struct PlaceParts {
    /// A name between two signs that part names.
    struct Part {
        /// As written, without numbers.
        let text: String
        let folded: String
        /// How many characters were written.
        let length: Int
        /// Whether a postal code stands in front of it or behind it.
        let hasPostalCode: Bool
        /// Whether numbers stand around it, of whatever kind.
        let hasNumbers: Bool
        /// Folded words between numbers, last first, where there are several such: "Hauptstr. 5 10115 Berlin".
        let runs: [String]

        init(_ text: String, hasPostalCode: Bool = false, hasNumbers: Bool = false, runs: [String] = []) {
            self.text = text
            folded = text.folded
            length = text.count
            self.hasPostalCode = hasPostalCode
            self.hasNumbers = hasNumbers
            self.runs = runs.map(\.folded)
        }

        /// Whether it is written as codes of regions and countries are: plain capitals, three at most.
        var isCode: Bool { PlaceParts.isCode(text) }
    }

    static func isCode(_ text: some StringProtocol) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isPlainCapital }
    }

    /// Signs that always part names.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "|", "·", "•", "\n": true
        default: false
        }
    }

    /// Signs that also stand within names: "Biel/Bienne", "Halle (Saale)".
    private static func isInnerSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "/" || scalar == "(" || scalar == ")"
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\u{A0}" }

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
        guard text.utf8.contains(where: mayPart) else { return isBlank(text[...]) ? [] : [text[...]] }
        return text[...].split(atScalars: isSign).flatMap(atDashes).flatMap { name -> [Substring] in
            guard name.unicodeScalars.contains(where: isInnerSign) else { return [name] }
            let words = name.split(separator: " ").filter { !$0.hasDigit }.map(String.init)
            return isName(words.joined(separator: " ").folded) ? [name] : name.split(atScalars: isInnerSign)
        }.filter { !isBlank($0) }
    }

    private static func isBlank(_ text: Substring) -> Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

    /// Whether a sign at which names are cut may begin with a byte; most texts have none.
    private static func mayPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, 0x28, 0x29, 0x2C, 0x2D, 0x2F, 0x3B, 0x7C: true
        default: byte >= 0x80
        }
    }

    /// Cut at dashes between spaces.
    private static func atDashes(_ text: Substring) -> [Substring] {
        let scalars = text.unicodeScalars
        guard text.has(UInt8(ascii: "-")) || text.has(firstByteOfDashes) else { return [text] }
        var names: [Substring] = []
        var start = text.startIndex
        var previous: Unicode.Scalar?
        for index in scalars.indices {
            let scalar = scalars[index]
            defer { previous = scalar }
            guard previous == " ", scalar == "-" || scalar == "–" || scalar == "—" else { continue }
            let next = scalars.index(after: index)
            guard next == text.endIndex || scalars[next] == " " else { continue }
            names.append(text[start..<index])
            start = next
        }
        return names + [text[start...]]
    }

    /// In UTF-8, of those beyond ASCII.
    private static let firstByteOfDashes: UInt8 = 0xE2

    /// A piece without its numbers; a code behind a name is a part of its own ("Austin TX", "Sydney NSW").
    static func parts(ofPiece piece: Substring) -> [Part] {
        let words = piece.split(atScalars: isSpace)
        guard piece.hasDigit else { return parts(ofWords: words) }
        var (runs, hasCode) = runs(of: words)
        var code: [Part] = []
        if let last = runs.last?.last, runs.count > 1 || runs[0].count > 1, isCode(last) {
            code = [Part(String(last))]
            runs[runs.count - 1].removeLast()
            runs.removeAll { $0.isEmpty }
        }
        guard !runs.isEmpty else { return [] }
        let names = runs.map { $0.joined(separator: " ") }
        let part = Part(
            names.joined(separator: " "),
            hasPostalCode: hasCode,
            hasNumbers: true,
            runs: names.count > 1 ? names.reversed() : []
        )
        return [part] + code
    }

    /// A piece without numbers.
    private static func parts(ofWords words: [Substring]) -> [Part] {
        guard let last = words.last else { return [] }
        let endsWithCode = words.count > 1 && isCode(last)
        var parts = [Part(words.dropLast(endsWithCode ? 1 : 0).joined(separator: " "))]
        if endsWithCode { parts.append(Part(String(last))) }
        return parts
    }

    /// The words between numbers, and whether one of these is a postal code.
    private static func runs(of words: [Substring]) -> (runs: [[Substring]], hasCode: Bool) {
        var runs: [[Substring]] = [[]]
        var hasCode = false
        for (index, word) in words.enumerated() {
            if word.hasDigit {
                hasCode = hasCode || isPostalCode(word)
                runs.append([])
                continue
            }
            // "1012 AB Amsterdam"
            let isSecondHalf =
                index > 0 && word.utf8.count == 2 && isCode(word) && words[index - 1].count == 4
                && words[index - 1].utf8.allSatisfy(\.isPlainDigit) && index + 1 < words.count
            if isSecondHalf || fillers.contains(word.folded) { continue }
            runs[runs.count - 1].append(word)
        }
        return (runs.filter { !$0.isEmpty }, hasCode)
    }

    /// Four digits or more that are no year, or letters and digits together.
    private static func isPostalCode(_ word: Substring) -> Bool {
        let digits = word.filter { $0.isASCII && $0.isNumber }
        if digits.count == word.count, digits.count == 4 { return !(digits.hasPrefix("19") || digits.hasPrefix("20")) }
        return digits.count >= 4 || word.contains { $0.isASCII && $0.isUppercase } && (2...5).contains(word.count)
    }
}
