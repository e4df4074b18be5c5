import TextFolding

/// What names a publication in a file of BibTeX: its first author's surname, its year and the first word of its title that
/// says something, and behind them a letter where another publication has the same.
package enum CitationKey {
    /// The key without a letter behind it.
    package static func base(of content: PublicationContent) -> String {
        let first = content.contributors.first { $0.kind != .others }
        let surname = first.map { $0.kind == .group ? firstWord($0.name) : PersonName($0.name).family } ?? ""
        let year = content.year.map(String.init) ?? ""
        let key = plain(surname) + year + plain(firstWord(content.title))
        return key.isEmpty ? "publication" : String(key.prefix(longest))
    }

    /// What stands behind the base: nothing for the first that has it, then `b` to `z`, `ba` and so on.
    package static func suffix(_ number: Int) -> String {
        guard number > 0 else { return "" }
        var letters = ""
        var rest = number
        while rest > 0 {
            let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26)))
            letters = String(letter) + letters
            rest /= 26
        }
        return letters
    }

    private static let longest = 60

    /// The first word that is no article or preposition, else the first.
    private static func firstWord(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.first { !plain($0).isEmpty && !smallWords.contains($0.folded) } ?? words.first ?? ""
    }

    /// Folded letters and digits of ASCII, which every program takes.
    private static func plain(_ text: String) -> String {
        text.folded.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private static let smallWords: Set<String> = [
        "a", "an", "and", "as", "at", "by", "das", "de", "der", "des", "die", "do", "ein", "eine", "el", "en", "et",
        "for",
        "from", "how", "il", "in", "is", "la", "las", "le", "les", "los", "of", "on", "or", "the", "to", "towards",
        "toward",
        "uber", "un", "una", "und", "une", "what", "when", "why", "with", "y", "zur",
    ]
}
