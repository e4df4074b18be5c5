import TextFolding

/// A location as people state it, and what is left of it without labels, lead-ins and signs that are missing or strange.
struct StatedLocation {
    /// Without a label in front, with plain signs; empty where nothing but a label stands.
    let text: String

    init(_ text: String) {
        var rest = Substring(text.utf8.contains { $0 >= 0x80 } ? Self.withPlainSigns(text) : text)
        while let colon = rest.firstIndex(of: ":"), Self.isLabel(rest[..<colon]) {
            rest = rest[rest.index(after: colon)...]
        }
        self.text = Self.isLabel(rest) ? "" : String(rest)
    }

    private static func isLabel(_ text: Substring) -> Bool {
        let text = text.drop { !$0.isLetter }
        guard text.utf8.count <= longestLabel else { return false }
        let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        return LocationWords.labels.contains(text[..<end].folded)
    }

    /// Bytes of a label at most.
    private static let longestLabel = 40

    /// Commas and the like of other scripts as ours; what is no letter in front goes.
    private static func withPlainSigns(_ text: String) -> String {
        String(text.drop { $0.isSymbol }.map { "،、，；﹐".contains($0) ? "," : "：".contains($0) ? ":" : $0 })
    }

    /// With codes and short names of regions as they are known: "richmond hill, ny", "Houston, Tx", "Toronto Ont".
    ///
    /// - Parameters:
    ///   - isName: whether a folded text is a name as it stands ("Santa Fe").
    ///   - code: how a word is written where it is the code or short name of a region or country.
    /// - Returns: the text with the codes, or nil where there are none to change.
    func withCodes(isName: (String) -> Bool, code: (Substring) -> String?) -> String? {
        let isPlain = !text.contains(where: \.isUppercase)
        var hasCodes = false
        let pieces = text.split(separator: ",").enumerated().map { index, piece -> String in
            var words = piece.split(separator: " ")
            guard let place = words.lastIndex(where: { !$0.hasDigit }), index + place > 0,
                Self.codeLengths.contains(words[place].count), words[place].contains(where: \.isLowercase),
                isPlain || words[place].first?.isUppercase == true, let code = code(words[place]),
                place == 0 || !isName(words.joined(separator: " ").folded)
            else { return String(piece) }
            hasCodes = true
            words[place] = Substring(code)
            return words.joined(separator: " ")
        }
        return hasCodes ? pieces.joined(separator: ", ") : nil
    }

    private static let codeLengths = 2...5

    /// What stands in front of a word like "or", and behind it.
    struct Alternative {
        let first: String
        let rest: String
        /// What the word may only join: "Tyne and Wear", "Castilla y León".
        let joined: [String]
    }

    /// The text cut at each word like "or", the first first.
    var alternatives: [Alternative] {
        let words = text.split(separator: " ")
        guard words.count > 2 else { return [] }
        return words.indices.dropFirst().dropLast().filter { LocationWords.connectors.contains(String(words[$0])) }
            .map { place in
                Alternative(
                    first: words[..<place].joined(separator: " "),
                    rest: words[(place + 1)...].joined(separator: " "),
                    joined: Self.spans(around: place, of: words)
                )
            }
    }

    private static let longestSide = 3

    /// A few words on both sides of a place, with spaces and with dashes.
    private static func spans(around place: Int, of words: [Substring]) -> [String] {
        let starts = (max(0, place - longestSide)..<place)
        let ends = (place + 1)..<min(words.count, place + 1 + longestSide)
        return starts.flatMap { start in
            ends.flatMap { end in
                let span = words[start...end].map { $0.filter { !",;".contains($0) } }
                return [span.joined(separator: " "), span.joined(separator: "-")]
            }
        }
    }
}
