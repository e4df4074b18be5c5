import TextFolding

/// Words that say what a column or a field of an entry about schooling holds, and are no part of it.
struct StudyLabels: Sendable {
    enum Kind: String {
        case time
        case degree
        case area
        case school
        case score
        case place
        /// The rest of a label that was too long for its line.
        case more
    }

    /// By folded words.
    private let kinds: [String: Kind]

    /// Reads a table with two columns, the head of a column and what stands under it.
    init(_ table: TableFile) {
        kinds = Dictionary(
            table.rows.compactMap { row in Kind(rawValue: row[1]).map { (Lexicon.key(row[0]), $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What a text says that stands under or behind it; nil when it says nothing of that.
    func kind(_ text: String) -> Kind? { kinds[Lexicon.key(text)] }

    /// What the first cell of a line, or its text up to a colon, says that the rest is; nil when it says nothing of that.
    func field(_ line: DocumentLine) -> (kind: Kind, value: DocumentLine)? {
        if line.cells.count >= 2 {
            guard let kind = kind(line.cells[0].text) else { return nil }
            return line.with(cells: Array(line.cells.dropFirst())).map { (kind, $0) }
        }
        guard let colon = line.text.firstIndex(of: ":"), let kind = kind(String(line.text[..<colon])) else {
            return nil
        }
        let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
        return rest.isEmpty ? nil : (kind, line.with(text: String(rest)))
    }

    /// Whether a line is the head of a table: it names at least two columns, a school or a degree among them, and
    /// nothing else.
    func isTableHead(_ line: DocumentLine) -> Bool {
        guard line.cells.count >= 2 else { return false }
        // "%" over the marks has no letters.
        let kinds = line.cells.map { cell in cell.text.hasLetter ? kind(cell.text) : .score }
        return !kinds.contains { $0 == nil } && kinds.contains { $0 == .school || $0 == .degree }
    }
}
