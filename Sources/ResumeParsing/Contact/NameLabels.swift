import Resume
import TextFolding

/// The name of a person where labels say which it is: "Name: Jane Doe", "Vorname: Erika" over "Nachname: Muster".
struct NameLabels: Sendable {
    private enum Part: String {
        case whole
        case given
        case family
    }

    /// Some stand for the whole name, and for a part of it where the other part has a label of its own.
    private let table: LabelTable<Part>

    /// Reads a table with two columns, a label and the part of the name that it stands in front of.
    init(_ table: TableFile) {
        self.table = LabelTable(table)
    }

    /// The name and the lines that it was read from.
    func name(in lines: [DocumentLine]) -> (text: String, lines: [DocumentLine])? {
        var found: [Part: (text: String, line: DocumentLine)] = [:]
        for line in lines {
            for (part, text) in parts(of: line) where found[part] == nil { found[part] = (text, line) }
        }
        let whole = found[.whole]
        guard let given = found[.given] ?? (found[.family] == nil ? nil : whole),
            let family = found[.family] ?? (found[.given] == nil ? nil : whole)
        else { return whole.map { ($0.text, [$0.line]) } }
        let isOneLine = given.line.reference == family.line.reference
        let isInOrder = given.line.reference.line < family.line.reference.line
        let used = isOneLine ? [given.line] : isInOrder ? [given.line, family.line] : [family.line, given.line]
        return (given.text + " " + family.text, used)
    }

    /// What stands behind each label of a line, in its cell or in the next.
    private func parts(of line: DocumentLine) -> [(Part, String)] {
        var result: [(Part, String)] = []
        for (index, cell) in line.cells.enumerated() {
            let end = cell.text.firstIndex(of: ":") ?? cell.text.endIndex
            guard let part = table.kind(String(cell.text[..<end])) else { continue }
            let behind = Signs.trimmed(String(cell.text[end...]))
            if !behind.isEmpty {
                result.append((part, behind))
            } else if index + 1 < line.cells.count {
                // The sign may stand in a column of its own, or with the value.
                let values = line.cells[(index + 1)...].map { Signs.trimmed($0.text) }
                if let value = values.first(where: \.hasLetter), !value.contains(":") { result.append((part, value)) }
            }
        }
        return result
    }
}
