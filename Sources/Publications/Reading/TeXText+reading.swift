import Foundation

extension TeXText {
    /// What a text of TeX looks like: accents and signs for their commands, without braces and spare spaces.
    static func plain(_ text: String) -> String {
        if let text = plainASCII(text) { return text }
        var scanner = TeXScanner(text)
        return scanner.plain().precomposedStringWithCanonicalMapping
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What a text in ASCII without commands looks like, as most are; nil for any other.
    private static func plainASCII(_ text: String) -> String? {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.utf8.count)
        var isSpaced = false
        var last: UInt8 = 0
        for byte in text.utf8 {
            defer { last = byte }
            switch byte {
            case 0x80..., UInt8(ascii: "\\"): return nil
            // Two of them are a dash or a quotation mark.
            case UInt8(ascii: "-") where last == byte, UInt8(ascii: "'") where last == byte,
                UInt8(ascii: "`") where last == byte:
                return nil
            case UInt8(ascii: "{"), UInt8(ascii: "}"): continue
            case 0x09...0x0D, 0x20, UInt8(ascii: "~"): isSpaced = !plain.isEmpty
            default:
                if isSpaced { plain.append(0x20) }
                isSpaced = false
                plain.append(byte)
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// An address or a DOI: only signs that were escaped are told apart from what they are.
    static func address(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text where !character.isWhitespace {
            if isEscaped {
                result += "&%_#$~{}".contains(character) ? String(character) : "\\" + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character != "{", character != "}" {
                result.append(character)
            }
        }
        if result.hasPrefix("\\url") { result = String(result.dropFirst(4)) }
        return result
    }
}

/// Reads a text of TeX from left to right, once.
private struct TeXScanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func plain() -> String {
        var result = ""
        while let character = next() {
            switch character {
            case "{", "}": continue
            case "~": result += " "
            case "-": result += dash()
            case "`" where peek("`"):
                index += 1
                result += "“"
            case "'" where peek("'"):
                index += 1
                result += "”"
            case "\\": result += command()
            default: result.append(character)
            }
        }
        return result
    }

    private mutating func next() -> Character? {
        guard index < characters.count else { return nil }
        defer { index += 1 }
        return characters[index]
    }

    private func peek(_ character: Character) -> Bool { index < characters.count && characters[index] == character }

    private mutating func dash() -> String {
        guard peek("-") else { return "-" }
        index += 1
        guard peek("-") else { return "–" }
        index += 1
        return "—"
    }

    /// What a command stands for; the backslash was read.
    private mutating func command() -> String {
        guard let first = next() else { return "\\" }
        guard first.isASCII, first.isLetter else {
            if let mark = Self.marks[first] { return accented(mark) }
            switch first {
            case "\\", "\n": return " "
            case ",", ";", ":", " ": return " "
            case "/", "-", "!": return ""
            default: return String(first)
            }
        }
        var name = String(first)
        while index < characters.count, characters[index].isASCII, characters[index].isLetter {
            name.append(characters[index])
            index += 1
        }
        if let sign = Self.signs[name] {
            endCommand()
            return sign
        }
        if name.count == 1, let mark = Self.letterMarks[first] {
            skipSpaces()
            return accented(mark)
        }
        if Self.styles.contains(name) {
            skipSpaces()
            return ""
        }
        // What is not known stays, so that nothing is lost.
        return "\\" + name
    }

    /// Spaces behind a command's name belong to it, as does an empty pair of braces.
    private mutating func endCommand() {
        if index + 1 < characters.count, characters[index] == "{", characters[index + 1] == "}" {
            index += 2
        } else {
            skipSpaces()
        }
    }

    private mutating func skipSpaces() {
        while index < characters.count, characters[index] == " " { index += 1 }
    }

    /// A letter with a mark above or below: "o", "{o}", "{\i}", "\i".
    private mutating func accented(_ mark: Character) -> String {
        skipSpaces()
        let isBraced = peek("{")
        if isBraced { index += 1 }
        defer { if isBraced, peek("}") { index += 1 } }
        guard let letter = next() else { return "" }
        var base = String(letter)
        if letter == "}" {
            index -= 1
            return ""
        }
        if letter == "\\" {
            var name = ""
            while index < characters.count, characters[index].isASCII, characters[index].isLetter {
                name.append(characters[index])
                index += 1
            }
            // Letters without their dot get it back with the mark.
            base = ["i": "i", "j": "j"][name] ?? Self.signs[name] ?? "\\" + name
            if !isBraced { endCommand() }
        }
        return base + String(mark)
    }

    private static let marks: [Character: Character] = [
        "\"": "\u{308}", "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "~": "\u{303}", "=": "\u{304}",
        ".": "\u{307}",
    ]

    private static let letterMarks: [Character: Character] = [
        "u": "\u{306}", "v": "\u{30C}", "H": "\u{30B}", "c": "\u{327}", "k": "\u{328}", "r": "\u{30A}",
        "d": "\u{323}", "b": "\u{331}",
    ]

    private static let signs = [
        "AA": "Å", "AE": "Æ", "DH": "Ð", "DJ": "Đ", "L": "Ł", "NG": "Ŋ", "O": "Ø", "OE": "Œ", "P": "¶", "S": "§",
        "TH": "Þ", "aa": "å", "ae": "æ", "dh": "ð", "dj": "đ", "dots": "…", "euro": "€", "i": "ı", "j": "ȷ", "l": "ł",
        "ldots": "…", "ng": "ŋ", "o": "ø", "oe": "œ", "pounds": "£", "slash": "/", "ss": "ß", "th": "þ",
        "textasciicircum": "^", "textasciitilde": "~", "textbackslash": "\\", "textbraceleft": "{",
        "textbraceright": "}", "textbar": "|", "textbullet": "•", "textcopyright": "©", "textdegree": "°",
        "textellipsis": "…", "textemdash": "—", "textendash": "–", "texteuro": "€", "textgreater": ">", "textless": "<",
        "textquotedblleft": "“", "textquotedblright": "”", "textquoteleft": "‘", "textquoteright": "’",
        "textquotesingle": "'", "textregistered": "®", "texttrademark": "™", "textunderscore": "_",
    ]

    /// Commands that change how what follows looks.
    private static let styles: Set<String> = [
        "bf", "em", "emph", "enquote", "it", "mathbf", "mathit", "mathrm", "mkbibemph", "mkbibquote", "rm", "sc", "sl",
        "textbf", "textit", "textnormal", "textrm", "textsc", "textsf", "textsl", "textsubscript", "textsuperscript",
        "texttt", "tt", "underline", "uppercase", "url",
    ]
}
