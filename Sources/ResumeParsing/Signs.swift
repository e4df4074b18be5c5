import TextFolding

/// Signs at the edges of texts, which belong to none of them.
enum Signs {
    /// A text without the signs before and behind it.
    static func trimmed(_ text: String) -> String {
        String(text.drop(while: isSeparator).trimmingSuffix(while: isSeparator))
    }

    /// "Site Engineer (Civil", "Teacher (Physics))": a name with as many brackets closed as opened.
    static func balanced(_ text: String) -> String {
        let open = text.count { $0 == "(" }
        let closed = text.count { $0 == ")" }
        if open == closed + 1, text.last?.isLetter == true { return text + ")" }
        return closed == open + 1 && text.hasSuffix(")") ? String(text.dropLast()) : text
    }

    /// Whether a character parts texts: a separator, or a pin in front of a town.
    private static func isSeparator(_ character: Character) -> Bool {
        let byte = character.firstByte
        // Letters and digits of ASCII part nothing, whatever marks they have.
        guard !byte.isPlainLetter, !byte.isPlainDigit else { return false }
        return " ,;:|/·⋅•–—-".contains(character) || isPicture(character)
    }

    /// Whether a character is an icon.
    static func isPicture(_ character: Character) -> Bool {
        !character.isASCII && character.unicodeScalars.first?.properties.generalCategory == .otherSymbol
            && !ofWords.contains(character)
    }

    /// Symbols that stand within names and numbers: "N° 12", "6° grado".
    private static let ofWords: Set<Character> = ["°", "№", "©", "®", "™"]

    /// Without a full stop at the end, unless it belongs to an abbreviation ("Ltd.", "S.A."), which "Commis II." has none of.
    static func withoutStop(_ text: String) -> String {
        guard text.hasSuffix("."), let last = text.split(separator: " ").last?.dropLast(), !last.contains(".") else {
            return text
        }
        let isAbbreviation =
            last.count <= 4 && last.first?.isUppercase == true && !endsWithRegion(text)
            && (last.dropFirst().allSatisfy(\.isLowercase)
                || last.dropFirst().allSatisfy(\.isUppercase) && !text.contains(where: \.isLowercase))
            || forms.contains(last.folded)
        return isAbbreviation ? text : String(text.dropLast())
    }

    /// Legal forms that are written with a full stop, in whatever letters.
    private static let forms: Set<String> = ["inc", "ltd", "ltda", "lda", "corp", "co", "bhd", "pvt", "pty", "cia"]

    /// "Duluth, MN.": two capitals behind a comma, which have no full stop of their own.
    private static func endsWithRegion(_ text: String) -> Bool {
        guard let comma = text.ranges(of: ", ").last else { return false }
        let code = text[comma.upperBound...].dropLast()
        return code.count == 2 && code.allSatisfy { $0.isASCII && $0.isUppercase }
    }
}
