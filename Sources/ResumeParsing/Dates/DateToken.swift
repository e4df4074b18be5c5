import CheckedNumbers
import TextFolding

/// A word, a number or a sign of a text in which dates are looked for.
struct DateToken {
    enum Kind {
        case word
        case number
        case sign
    }

    let kind: Kind
    /// Folded, without apostrophes; a sign in the form that is written most.
    let text: String
    let characters: Range<Int>
    /// Whether it begins with a capital letter.
    let isCapitalised: Bool
    /// What a number says; nil for one that is too long to be part of a date, and for all else.
    let number: Int?

    private init(_ kind: Kind, _ text: String, _ characters: Range<Int>, isCapitalised: Bool = false) {
        self.kind = kind
        self.text = text
        self.characters = characters
        self.isCapitalised = isCapitalised
        number = kind == .number ? Int(digits: text) : nil
    }

    static func tokens(of text: String) -> [DateToken] {
        // Where each character is one scalar, there is no need to look for where characters part.
        text.hasSingleScalars ? tokens(of: text.unicodeScalars, in: text) : tokens(of: text, in: text)
    }

    private static func tokens<Signs: Collection>(of view: Signs, in text: String) -> [DateToken]
    where Signs.Element: DateSign, Signs.Index == String.Index {
        let signs = Array(view)
        // Bytes in front of each.
        var places = [0]
        places.reserveCapacity(signs.count + 1)
        var length = 0
        for sign in signs {
            length += sign.byteCount
            places.append(length)
        }
        func written(_ range: Range<Int>) -> Substring {
            let start = text.utf8.index(text.startIndex, offsetBy: places[range.lowerBound])
            return text[start..<text.utf8.index(text.startIndex, offsetBy: places[range.upperBound])]
        }
        var tokens: [DateToken] = []
        tokens.reserveCapacity(signs.count / 3)
        var index = 0
        while index < signs.count {
            let start = index
            let sign = signs[index]
            if sign.isASCII, sign.isNumber {
                while index < signs.count, signs[index].isASCII, signs[index].isNumber { index += 1 }
                tokens.append(DateToken(.number, String(written(start..<index)), start..<index))
            } else if sign.isLetter, !sign.isApostrophe {
                while index < signs.count, signs[index].isLetter || isInnerApostrophe(signs, index) { index += 1 }
                let word = written(start..<index).folded
                let bare = mayHaveApostrophe(word) ? word.filter { !$0.isApostrophe } : word
                tokens.append(DateToken(.word, bare, start..<index, isCapitalised: sign.isCapital))
            } else {
                index += 1
                guard !sign.isWhitespace else { continue }
                let text = sign.isApostrophe ? "'" : usual(String(written(start..<index)))
                tokens.append(DateToken(.sign, text, start..<index))
            }
        }
        return tokens
    }

    /// Whether the first byte of one occurs.
    private static func mayHaveApostrophe(_ word: String) -> Bool {
        word.utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "`") || $0 == 0xC2 || $0 == 0xCA }
    }

    private static func isInnerApostrophe(_ signs: [some DateSign], _ index: Int) -> Bool {
        signs[index].isApostrophe && index + 1 < signs.count && signs[index + 1].isLetter
    }

    /// Hyphens and dashes of all kinds as one of each.
    private static func usual(_ sign: String) -> String {
        guard sign.utf8.count > 1 else { return sign }
        switch sign {
        case "‐", "‑", "﹣", "－": return "-"
        case "―", "⸺", "﹘": return "—"
        default: return sign
        }
    }
}
