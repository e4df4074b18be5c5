import Places
import TextFolding

/// Reads schooling whose fields are labelled, each in front of its value or all in the head of a table:
///
///     Qualification   Institute             Year
///     B.Com           Example College       2002
struct StudyForms {
    let labels: StudyLabels
    let scanner: DateScanner
    let gazetteer: Gazetteer

    /// Points by which a cell may stand left of the head of its column.
    private static let tolerance = 8.0
    /// Fields of which a form has this many at least.
    private static let leastFields = 3

    /// The entries of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where it is neither a table with a head nor a form.
    func drafts(of lines: [DocumentLine]) -> [EducationDraft]? {
        if let head = lines.prefix(2).firstIndex(where: labels.isTableHead) {
            return table(head: lines[head], rows: lines[(head + 1)...])
        }
        return form(lines)
    }

    // MARK: Table

    private func table(head: DocumentLine, rows: ArraySlice<DocumentLine>) -> [EducationDraft] {
        let columns = head.cells.map { cell in
            (left: cell.left, kind: StudyLabels.isPercent(cell.text) ? .score : labels.kind(cell.text) ?? .more)
        }
        var drafts: [[(kind: StudyLabels.Kind, text: String, line: DocumentLine)]] = []
        for line in rows {
            // As many cells as columns are one in each.
            let isWhole = line.cells.count == columns.count
            let places = line.cells.enumerated().map { index, cell in
                isWhole ? index : columns.lastIndex { $0.left <= cell.left + Self.tolerance } ?? 0
            }
            // What a column has no room for goes on below, beside nothing.
            let isRow = line.cells.count > 1 && (places.first == 0 || scanner.firstMatch(in: line.text) != nil)
            if isRow || drafts.isEmpty { drafts.append([]) }
            for (place, cell) in zip(places, line.cells) {
                let kind = columns[place].kind
                let last = drafts.count - 1
                if let index = drafts[last].lastIndex(where: { $0.kind == kind }) {
                    drafts[last][index].text += " " + cell.text
                } else {
                    drafts[last].append((kind, cell.text, line))
                }
            }
        }
        return drafts.map { draft(of: $0) }
    }

    // MARK: Form

    private func form(_ lines: [DocumentLine]) -> [EducationDraft]? {
        let fields = lines.map(labels.field)
        let kinds = fields.compactMap { $0?.kind }.filter { $0 != .more }
        guard kinds.count >= Self.leastFields, kinds.contains(.school) || kinds.contains(.degree),
            Set(kinds).count >= 2, let opening = kinds.first
        else { return nil }
        var drafts: [[(kind: StudyLabels.Kind, text: String, line: DocumentLine)]] = []
        // What a label alone on its line says of the value beside its second half.
        var label: StudyLabels.Kind?
        for (line, field) in zip(lines, fields) {
            let kind = field?.kind == .more ? label : field?.kind
            if let field, let kind, kind != .more {
                let isSeen = drafts.last?.contains { $0.kind == kind } ?? true
                if kind == opening || isSeen { drafts.append([]) }
                drafts[drafts.count - 1].append((kind, field.value.text, line))
                label = nil
            } else if field == nil, let alone = labels.kind(line.text) {
                if alone != .more { label = alone }
            } else if let last = drafts.indices.last, let index = drafts[last].indices.last {
                let text = field?.value.text ?? line.text
                drafts[last][index].text += (gazetteer.isPlace(text) ? ", " : " ") + text
            }
        }
        return drafts.map { draft(of: $0) }
    }

    // MARK: Entries

    private func draft(of fields: [(kind: StudyLabels.Kind, text: String, line: DocumentLine)]) -> EducationDraft {
        var draft = EducationDraft()
        for (kind, text, line) in fields {
            if draft.lines.last?.reference != line.reference { draft.lines.append(line) }
            switch kind {
            case .time: draft.dates = draft.dates ?? scanner.firstMatch(in: text)?.range
            case .degree: draft.pieces.append(EducationPiece(text, kind: .degree))
            case .area: draft.pieces.append(EducationPiece(text, kind: .area))
            case .school: draft.pieces.append(EducationPiece(school(text), kind: .school))
            case .score: draft.pieces.append(EducationPiece(text, kind: .score))
            case .place: draft.pieces.append(EducationPiece(text, kind: .place))
            case .more: draft.details.append(text)
            }
        }
        return draft
    }

    /// The name of a school without the town behind it.
    private func school(_ text: String) -> String {
        var parts = text.split(separator: ", ").map(String.init)
        while parts.count > 1, let last = parts.last, gazetteer.isPlace(last) { parts.removeLast() }
        return parts.joined(separator: ", ")
    }
}
