import TextFolding

/// Knows what stands in place of a position where somebody did not work: "Parental leave", "Gap year".
struct CareerBreaks: Sendable {
    /// Folded.
    private let phrases: Set<String>

    /// Reads a table with one column.
    init(_ table: TableFile) {
        phrases = Set(table.rows.map { Lexicon.key($0[0]) })
    }

    /// Whether a text says that, and no more than that beside it: "Career break – travel in Asia", "Elternzeit (Tochter)".
    func isOne(_ text: String) -> Bool {
        if phrases.contains(Lexicon.key(text)) { return true }
        let opening = text.prefix { !"(,:;|–—/".contains($0) }
        return opening.count < text.count && phrases.contains(Lexicon.key(String(opening)))
    }
}
