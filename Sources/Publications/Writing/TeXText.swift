import Foundation

/// Text as TeX has it.
enum TeXText {
    /// A text whose signs are no commands. Letters with accents stay as they are.
    static func escaped(_ text: String) -> String {
        // Programs count braces, also those behind a backslash: where they do not pair, they must be words.
        let areBracesPaired = arePaired(text)
        var result = ""
        for character in text {
            switch character {
            case "&", "%", "_", "#", "$": result += "\\" + String(character)
            case "{": result += areBracesPaired ? "\\{" : "\\textbraceleft{}"
            case "}": result += areBracesPaired ? "\\}" : "\\textbraceright{}"
            case "\\": result += "\\textbackslash{}"
            case "~": result += "\\textasciitilde{}"
            case "^": result += "\\textasciicircum{}"
            default: result += isSpace(character) ? " " : String(character)
            }
        }
        return result
    }

    /// A DOI or an address, which are read without commands: what would end the field is written in percent.
    static func verbatim(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "{}\\".unicodeScalars.contains(scalar) || scalar.value <= 0x20 || scalar.value == 0x7F {
                result += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isSpace(_ character: Character) -> Bool {
        character.isNewline || character == "\t"
            || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }

    private static func arePaired(_ text: String) -> Bool {
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
