import TextFolding

/// Tells sentences from names.
enum Sentences {
    /// Where a full stop ends a sentence: behind a word in lower case or of some length, before a capital or a number.
    static func end(in text: Substring) -> String.Index? {
        var index = text.startIndex
        while let range = text[index...].firstRange(of: ". ") {
            let word = text[..<range.lowerBound].split(separator: " ").last ?? ""
            let next = text[range.upperBound...].first
            if word.count > 3, !isShort(word), next?.isUppercase == true || next?.isNumber == true {
                return range.lowerBound
            }
            index = range.upperBound
        }
        return nil
    }

    /// Words of more than three letters that are written short in titles and names, or stand before names, with a full stop
    /// behind them.
    private static let short: Set<String> = [
        "addl", "asst", "assoc", "capt", "dept", "engg", "engr", "exec", "govt", "intl", "messrs", "mngr", "prof",
        "sept", "shree", "shri", "supt", "supvr", "univ",
    ]

    /// Whether a word stands for a longer one, so that a full stop behind it ends no sentence: "Asst. Manager",
    /// "Nasser S. Hajri".
    static func isShort(_ word: Substring) -> Bool {
        let letters = word.drop { !$0.isLetter }
        // "T.V.S. Motors"
        if letters.contains("."), letters.split(separator: ".").allSatisfy({ $0.count == 1 }) { return true }
        return letters.count == 1 || letters.utf8.count <= 8 && short.contains(letters.folded)
    }

    /// Whether a text ends with a full stop that is not part of an abbreviation ("Ltd.", "Sp. z o.o.").
    static func ends(_ text: String) -> Bool {
        guard text.hasSuffix("."), let last = text.split(separator: " ").last else { return false }
        // "W.L.L.", "S.A.R.L."
        if last.split(separator: ".").count > 1, last.split(separator: ".").allSatisfy({ $0.count == 1 }) {
            return false
        }
        // "Ltd.", "z o.o."
        return !(last.count <= 5 && (last.first?.isUppercase == true || last.dropLast().contains(".")))
    }
}
