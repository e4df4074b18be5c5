import Resume
import TextFolding

/// Leaves out what runs along the edge of each page: the person's name with the number of the page, or with what the document
/// is.
struct RunningHeads {
    let name: Sourced<String>?

    /// Folded words that stand beside the name there.
    private static let others: Set<String> = [
        "page", "seite", "pagina", "strona", "strana", "sida", "side", "sayfa", "sivu", "of", "von", "de", "di",
        "curriculum", "vitae", "cv", "resume", "lebenslauf", "zyciorys", "zivotopis", "ozgecmis",
    ]
    /// Words of a line that is looked at.
    private static let mostWords = 10

    /// A section without such lines.
    func cut(from section: Section) -> Section {
        guard let name, section.kind != .header, section.lines.contains(where: isOne) else { return section }
        var section = section
        section.lines.removeAll { isOne($0) && !name.lines.contains($0.reference) }
        return section
    }

    private func isOne(_ line: DocumentLine) -> Bool {
        guard let name, line.wordCount <= Self.mostWords, !line.isBullet else { return false }
        let own = name.value.foldedTokens
        var rest = line.text.foldedTokens
        guard own.count > 1, let start = rest.indices.first(where: { rest[$0...].starts(with: own) }) else {
            return false
        }
        rest.removeSubrange(start..<(start + own.count))
        return rest.allSatisfy { word in Self.others.contains(word) || word.allSatisfy(\.isNumber) }
    }
}
