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
    let reader: StudyReader

    /// Points by which a cell may stand left of the head of its column.
    private static let tolerance = 8.0
    /// Fields of which a form has this many at least.
    private static let leastFields = 3

    /// The entries of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where it is neither a table with a head nor a form.
    func drafts(of lines: [DocumentLine]) -> [EducationDraft]? {
        for index in lines.indices.prefix(Self.linesToHead) {
            if let head = self.head(lines[index...]) {
                return table(head.columns, rows: lines[(index + head.lines)...])
            }
        }
        return form(lines)
    }

    // MARK: Table

    /// Lines in which the head of a table begins.
    private static let linesToHead = 3
    /// Lines that it takes.
    private static let mostHeadLines = 3
    /// Heights of type that the lines of one cell are apart at most.
    private static let mostLeading = 0.9

    private struct Column {
        let left: Double
        let kind: StudyLabels.Kind
        /// Whether its head speaks of the board or the university that a school belongs to.
        let isBoard: Bool
    }

    /// What a field says.
    private struct Field {
        let kind: StudyLabels.Kind
        /// Number of its column; nil in a form.
        var column: Int?
        var text: String
        let line: DocumentLine
    }

    private static let boards: Set<String> = ["board", "boards", "university", "affiliated", "affiliation"]

    /// The head of a table, the labels of which may go on below:
    ///
    ///     Standard   Name of the       Year of
    ///                School/College    passing
    private func head(_ lines: ArraySlice<DocumentLine>) -> (columns: [Column], lines: Int)? {
        guard let first = lines.first, first.cells.count >= 2 else { return nil }
        var texts = first.cells.map(\.text)
        var found: (columns: [Column], lines: Int)?
        for (number, line) in lines.prefix(Self.mostHeadLines).enumerated() {
            if number > 0 {
                for cell in line.cells {
                    let column = first.cells.lastIndex { $0.left <= cell.left + Self.tolerance } ?? 0
                    texts[column] += " " + cell.text
                }
            }
            let kinds = texts.map { StudyLabels.isPercent($0) ? .score : labels.kind($0) }
            let unknown = zip(texts, kinds).filter { $1 == nil }
            guard unknown.count <= max(0, texts.count - Self.leastFields), !unknown.contains(where: { $0.0.hasNumber }),
                kinds.contains(where: { $0 == .school || $0 == .degree })
            else { continue }
            let columns = first.cells.indices.map { index in
                Column(
                    left: first.cells[index].left,
                    kind: kinds[index] ?? .more,
                    isBoard: !Self.boards.isDisjoint(with: texts[index].foldedTokens)
                )
            }
            found = (columns, number + 1)
        }
        return found
    }

    private func table(_ columns: [Column], rows: ArraySlice<DocumentLine>) -> [EducationDraft] {
        var drafts: [[Field]] = []
        let isDated = columns.contains { $0.kind == .time }
        var previous: DocumentLine?
        for line in rows {
            // As many cells as columns are one in each.
            let isWhole = line.cells.count == columns.count
            let places = line.cells.enumerated().map { index, cell in
                isWhole ? index : columns.lastIndex { $0.left <= cell.left + Self.tolerance } ?? 0
            }
            // What a column has no room for goes on below, beside nothing.
            let hasDate = zip(places, line.cells).contains { columns[$0].kind == .time && $1.text.hasNumber }
            let isRow =
                isDated && hasDate || !isDated && line.cells.count > 1 && places.first == 0
                || 2 * line.cells.count > columns.count && places.first == 0
                    && reader.names(in: line.cells[0].text).degree
            if !isRow, line.cells.count == 1, let previous,
                line.top - previous.bottom > Self.mostLeading * line.fontSize
            {
                break
            }
            previous = line
            if isRow || drafts.isEmpty { drafts.append([]) }
            for (place, cell) in zip(places, line.cells) {
                let last = drafts.count - 1
                if let index = drafts[last].lastIndex(where: { $0.column == place }) {
                    drafts[last][index].text += " " + cell.text
                } else {
                    drafts[last].append(Field(kind: columns[place].kind, column: place, text: cell.text, line: line))
                }
            }
        }
        // Who taught stands in front of who examined.
        return drafts.map { fields in
            draft(of: fields.filter { !isBoard($0, columns) } + fields.filter { isBoard($0, columns) })
        }
    }

    private func isBoard(_ field: Field, _ columns: [Column]) -> Bool {
        field.kind == .school && field.column.map { columns[$0].isBoard } == true
    }

    // MARK: Form

    private func form(_ lines: [DocumentLine]) -> [EducationDraft]? {
        let fields = lines.map(labels.field)
        let kinds = fields.compactMap { $0?.kind }.filter { $0 != .more }
        guard kinds.count >= Self.leastFields, kinds.contains(.school) || kinds.contains(.degree),
            Set(kinds).count >= 2, let opening = kinds.first
        else { return nil }
        var drafts: [[Field]] = []
        // What a label alone on its line says of the value beside its second half.
        var label: StudyLabels.Kind?
        // Whether a degree without a label stands right above.
        var isHeaded = false
        for (index, (line, field)) in zip(lines, fields).enumerated() {
            let kind = field?.kind == .more ? label : field?.kind
            defer { if field != nil { isHeaded = false } }
            if let field, let kind, kind != .more {
                let isSeen = drafts.last?.contains { $0.kind == kind } ?? true
                if (kind == opening || isSeen) && !isHeaded { drafts.append([]) }
                drafts[drafts.count - 1].append(Field(kind: kind, text: field.value.text, line: line))
                label = nil
            } else if field == nil, opening != .degree, index + 1 < lines.count, fields[index + 1]?.kind == opening,
                reader.names(in: line.text).degree
            {
                drafts.append([Field(kind: .degree, text: line.text, line: line)])
                isHeaded = true
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

    private func draft(of fields: [Field]) -> EducationDraft {
        var draft = EducationDraft()
        for field in fields {
            let line = field.line
            if !draft.lines.contains(where: { $0.reference == line.reference }) { draft.lines.append(line) }
            let text = Signs.trimmed(field.text)
            guard !text.isEmpty else { continue }
            switch field.kind {
            case .time: draft.dates = draft.dates ?? scanner.firstMatch(in: text)?.range
            case .degree:
                let study = reader.study(text, like: line)
                draft.degree = draft.degree ?? study.degree
                draft.area = draft.area ?? study.area
            case .area: draft.area = text
            case .school: draft.schools.append(school(text))
            case .score: draft.score = draft.score ?? text
            case .place: break
            case .more:
                // A head that is broken or misspelled stands over years as well.
                if draft.dates == nil, let year = scanner.firstMatch(in: text), year.characters.count == text.count {
                    draft.dates = year.range
                } else {
                    draft.details.append(text)
                }
            }
        }
        return draft
    }

    /// The name of a school without the town behind it.
    private func school(_ text: String) -> String {
        var parts = text.split(separator: ", ").map(String.init)
        // The state of a board is a part of its name: "Board of Secondary Education, A.P."
        while parts.count > 1, let last = parts.last, !last.contains("."), gazetteer.isPlace(last) {
            parts.removeLast()
        }
        if parts.count > 1, let last = parts.last, mayBeTown(last), reader.names(in: parts[0]).school {
            parts.removeLast()
        }
        return parts.joined(separator: ", ")
    }

    /// Words of a place that no gazetteer knows.
    private static let wordsOfTown = 2

    /// Whether nothing is known of a short name: "Thellakom" behind "Example College of Nursing".
    private func mayBeTown(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        let names = reader.names(in: text)
        return words.count <= Self.wordsOfTown && !names.school && !names.degree
            && words.allSatisfy {
                $0.first?.isUppercase == true && $0.contains(where: \.isLowercase) && !$0.contains(".")
            }
    }
}
