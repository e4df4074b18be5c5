import TextFolding

/// The number in front of a heading: "2.", "4.0", "1.2", "(iii)", "IV", "B)".
enum HeadingNumber {
    private static let longest = 7
    private static let digits: Set<Character> = Set("0123456789.")
    private static let numerals: Set<Character> = Set("ivxIVX")
    private static let signs: Set<Character> = Set(".):-")

    /// A heading without its number; the whole text where none stands in front.
    static func removed(from text: String) -> String {
        guard let first = text.utf8.first, mayOpen(first), let space = text.firstIndex(of: " "),
            text[..<space].utf8.count <= longest
        else { return text }
        let number = text[..<space].drop { $0 == "(" }
        let bare = number.trimmingSuffix(while: signs.contains)
        let isSigned = bare.count < number.count
        let isNumber =
            bare.allSatisfy(digits.contains) || bare.allSatisfy(numerals.contains)
            // A letter alone is one with a sign behind it: "A level results".
            || isSigned && bare.count == 1 && bare.allSatisfy { $0.isASCII && $0.isUppercase }
        guard !bare.isEmpty, isNumber else { return text }
        let rest = text[space...].drop { " -–—".contains($0) }
        return rest.isEmpty ? text : String(rest)
    }

    private static func mayOpen(_ byte: UInt8) -> Bool {
        byte.isPlainDigit || byte.isPlainLetter || byte == UInt8(ascii: "(")
    }
}
