import TextFolding

/// Tells the fields of projects within a position from those of positions:
///
///     PROJECT NAME : Claims Gateway
///     DURATION : May 2012 - July 2012
///     TEAM SIZE : 6
struct ProjectFields {
    let scanner: DateScanner

    /// First words of the label that opens such a list, in the languages of the headings table.
    private static let openings: Set<String> = ["project", "projekt", "projet", "proyecto", "projeto", "progetto"]
    /// What may follow them.
    private static let endings: Set<String> = [
        "name", "title", "names", "no", "nr", "titel", "titre", "nombre", "titulo", "nome", "titolo", "bezeichnung",
    ]
    private static let mostLabelWords = 3
    /// Lines with such a field may be parted by wrapped ones.
    private static let mostBetween = 2

    /// The lines with these fields as what is told; as they were where nothing else has dates.
    func told(_ lines: [DocumentLine]) -> [DocumentLine] {
        var isTold = [Bool](repeating: false, count: lines.count)
        var isOpen = false
        var last = 0
        for (index, line) in lines.enumerated() {
            guard let label = Self.label(of: line) else {
                if index - last > Self.mostBetween || line.isBullet { isOpen = false }
                continue
            }
            if Self.opens(label) { isOpen = true }
            guard isOpen else { continue }
            isTold[index] = true
            last = index
        }
        let isDated = zip(lines, isTold).contains { line, isTold in
            !isTold && !line.isBullet && scanner.firstMatch(in: line.text)?.isRange == true
        }
        return isDated ? zip(lines, isTold).map { $1 ? $0.asTold : $0 } : lines
    }

    /// The words in front of a colon, where a field begins with them.
    private static func label(of line: DocumentLine) -> [String]? {
        guard let colon = line.text.firstIndex(of: ":") else { return nil }
        let words = String(line.text[..<colon]).foldedTokens
        let isField = (1...mostLabelWords).contains(words.count) && line.text.index(after: colon) < line.text.endIndex
        return isField ? words : nil
    }

    /// "Project 1", "Project Name", "Project"
    private static func opens(_ label: [String]) -> Bool {
        guard let first = label.first, openings.contains(first) else { return false }
        return label.dropFirst().allSatisfy { endings.contains($0) || $0.allSatisfy { $0.isNumber || $0 == "#" } }
    }
}
