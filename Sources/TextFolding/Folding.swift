extension StringProtocol {
    /// Lower case without diacritics: what two spellings of one word have in common ("Kraków", "KRAKOW").
    package var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var result = String.UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            if scalar.value < 0x80 {
                result.append(scalar)
            } else if let plain = Folding.plain[scalar] {
                result.append(contentsOf: plain.unicodeScalars)
            } else if !Folding.isCombiningMark(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The folded words: runs of letters and digits, with the signs that belong to names of skills (`c++`, `c#`, `.net`).
    package var foldedTokens: [String] {
        var tokens: [String] = []
        var token = ""
        let characters = Array(folded)
        for (index, character) in characters.enumerated() {
            if character.isLetter || character.isNumber {
                token.append(character)
            } else if character == "+" || character == "#", !token.isEmpty {
                token.append(character)
            } else if character == ".", token.isEmpty, index + 1 < characters.count, characters[index + 1].isLetter,
                index == 0 || characters[index - 1].isWhitespace
            {
                token.append(character)
            } else if character == "." || character == "'" || character == "’", !token.isEmpty,
                index + 1 < characters.count, characters[index + 1].isLetter || characters[index + 1].isNumber
            {
                // Inside a word: "node.js", "b.sc", "o'reilly".
                if character == "." { token.append(character) }
            } else if !token.isEmpty {
                tokens.append(token)
                token = ""
            }
        }
        if !token.isEmpty { tokens.append(token) }
        return tokens
    }
}

/// The letters behind the diacritics of Latin scripts.
enum Folding {
    static let plain: [Unicode.Scalar: String] = {
        let groups: [(String, String)] = [
            ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęěẽ", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
            ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőơ", "o"),
            ("ŕŗř", "r"),
            ("śŝşšș", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųư", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"), ("æ", "ae"),
            ("œ", "oe"), ("ß", "ss"), ("þ", "th"), ("’‘", "'"), ("–—‐‑", "-"), ("\u{A0}", " "),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for (letters, plain) in groups {
            for scalar in letters.unicodeScalars { table[scalar] = plain }
        }
        return table
    }()

    static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }
}
