import TextFolding

/// Takes a line apart into labels and what they say:
///
///     Company Name : Acme Ltd
///     2) Designation – Site Engineer      Duration: 2012 to 2014
struct LabelledFields<Kind: RawRepresentable & Sendable> where Kind.RawValue == String {
    let table: LabelTable<Kind>

    struct Field {
        let kind: Kind
        /// Empty where the value stands on the next line.
        var values: [DocumentLine.Cell]
        /// Whether a number stands in front of the label.
        let isNumbered: Bool
        /// Whether a sign stands behind the label, or a cell of its own.
        var isSigned: Bool

        var text: String { values.map(\.text).joined(separator: " ") }
    }

    /// Words of the longest label.
    private static var mostWords: Int { 7 }

    /// Whether a character stands behind labels.
    private static func isSign(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        // To compare scalars takes a tenth of the time; none of these is written in another way.
        guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return false
        }
        return switch scalar {
        case ":", "-", "–", "—", "=", "：", ">", "→": true
        default: false
        }
    }

    /// The fields of a line, in their order; none where it begins with something else.
    func fields(of line: DocumentLine) -> [Field] {
        guard let first = line.cells.first, mayBeLabelled(first.text) else { return [] }
        var fields: [Field] = []
        for (number, cell) in line.cells.flatMap(pieces).flatMap(parts).enumerated() {
            // "Position: | Owner - Graphic Artist": a word behind a label is no label by a dash.
            let isAwaited = fields.last.map { $0.isSigned && $0.values.isEmpty } ?? false
            if let field = field(cell), !isAwaited || field.values.isEmpty || cell.text.contains(":") {
                fields.append(field)
            } else if !fields.isEmpty {
                let value = cell.dropping(cell.text.prefix { Self.isSign($0) || $0 == " " }.count)
                fields[fields.count - 1].isSigned = true
                if value.text.hasLetter || value.text.hasNumber { fields[fields.count - 1].values.append(value) }
            } else if number > 0 || !Self.isNumber(cell.text) {
                return []
            }
        }
        return fields
    }

    /// Bytes of a number in front of a label, and of signs behind it.
    private static var besideLabel: Int { 12 }

    /// Whether a text is as short as a label, or has a sign where one may end: most lines have neither.
    private func mayBeLabelled(_ text: String) -> Bool {
        let most = table.longest + Self.besideLabel
        return text.utf8.count <= most
            || text.utf8.prefix(most).contains { byte in
                byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=")
                    || byte == UInt8(ascii: "|") || byte >= 0x80
            }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.utf8.count <= 4 && !text.contains { $0.isLetter && !"ivx".contains($0) }
    }

    private func field(_ cell: DocumentLine.Cell) -> Field? {
        let opening = cell.text.prefix { !$0.isLetter && !Self.isSign($0) }
        let isNumbered = opening.contains { $0.isNumber } && opening.contains { ".)".contains($0) }
        guard opening.isEmpty || isNumbered || !opening.contains(where: \.isNumber) else { return nil }
        let bare = cell.text.dropFirst(opening.count)
        for index in bare.indices where Self.isSign(bare[index]) && !Self.isWithinWord(index, of: bare) {
            let label = bare[..<index]
            guard label.utf8.count <= table.longest + Self.besideLabel, label.wordCount <= Self.mostWords else {
                return nil
            }
            guard let kind = kind(label) else {
                // "Start-date: 2012": a hyphen may belong to the label.
                if bare[index] == "-" || bare[index] == "–" { continue }
                return nil
            }
            let rest = bare[index...].prefix { Self.isSign($0) || " .\u{A0}".contains($0) }
            let value = cell.dropping(opening.count + label.count + rest.count)
            return Field(
                kind: kind,
                values: value.text.isEmpty ? [] : [value],
                isNumbered: isNumbered,
                isSigned: true
            )
        }
        guard bare.wordCount <= Self.mostWords, let kind = table.kind(String(bare)) else { return nil }
        return Field(kind: kind, values: [], isNumbered: isNumbered, isSigned: false)
    }

    /// Whether a sign stands within a word: "Post-operative".
    private static func isWithinWord(_ index: Substring.Index, of text: Substring) -> Bool {
        let next = text.index(after: index)
        return index > text.startIndex && next < text.endIndex && text[text.index(before: index)].isLetter
            && text[next].isLowercase && DateWords.dashes.contains(String(text[index]))
    }

    /// "Project 2" is a label like "Project".
    private func kind(_ label: Substring) -> Kind? {
        let bare = label.trimmingSuffix { $0 == " " }
        if let kind = table.kind(String(bare)) { return kind }
        let words = bare.trimmingSuffix { $0.isNumber || " #.".contains($0) }
        return words.isEmpty || words.count == bare.count ? nil : table.kind(String(words))
    }

    /// A cell cut at strokes: "Company: Acme Ltd | Designation: Fitter".
    private func pieces(of cell: DocumentLine.Cell) -> [DocumentLine.Cell] {
        guard cell.text.has(UInt8(ascii: "|")) else { return [cell] }
        return cell.text.split(separator: " | ").map { text in
            DocumentLine.Cell(
                text: String(text),
                left: cell.left,
                right: cell.right,
                isBold: cell.isBold,
                isItalic: cell.isItalic
            )
        }
    }

    /// A cell cut in front of further labels: "Company: Acme Ltd Designation: Fitter".
    private func parts(of cell: DocumentLine.Cell) -> [DocumentLine.Cell] {
        guard cell.text.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 else { return [cell] }
        let characters = Array(cell.text)
        var cuts: [Int] = []
        for colon in characters.indices where characters[colon] == ":" {
            var start = colon
            var best: Int?
            for _ in 0..<4 {
                while start > 0, characters[start - 1] == " " { start -= 1 }
                while start > 0, characters[start - 1] != " " { start -= 1 }
                guard start > 0 else { break }
                // The longest label counts: "Job Location:", not "Location:".
                let label = String(characters[start..<colon]).trimmingSuffix { $0 == " " }
                if characters[start].isUppercase, table.kind(String(label)) != nil { best = start }
            }
            if let best, best > cuts.last ?? 0 { cuts.append(best) }
        }
        guard !cuts.isEmpty else { return [cell] }
        let edges = [0] + cuts + [characters.count]
        return zip(edges, edges.dropFirst()).compactMap { from, to in
            let part = cell.dropping(from)
            let text = String(characters[from..<to].reversed().drop { " ,;|".contains($0) }.reversed())
            guard !text.isEmpty else { return nil }
            return DocumentLine.Cell(
                text: text,
                left: cell.left,
                right: cell.right,
                isBold: cell.isBold,
                isItalic: cell.isItalic,
                styleChanges: part.styleChanges.filter { $0.offset < to - from },
                opening: part.opening
            )
        }
    }
}
