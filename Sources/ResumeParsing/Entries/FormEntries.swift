import TextFolding

/// Reads entries whose fields are labelled, each in front of its value or all in the head of a table:
///
///     Period     2019 – 2023
///     Employer   Blue Harbour Shipyard, Hull
///     Position   Fitter
struct FormEntries {
    let scanner: DateScanner
    let labels: ColumnLabels
    let isPlace: (String) -> Bool

    /// Points by which the left edge of a value may differ from line to line.
    private static let tolerance = 6.0

    /// The entries of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where it is no form.
    func blocks(of lines: [DocumentLine]) -> [EntryBlock]? {
        let rows = TableRows(scanner: scanner, labels: labels, isPlace: isPlace).labelled(lines)
        let lines = rows ?? labels.withWholeLabels(lines)
        let hasPlainFields = lines.contains { !$0.isBullet && labels.field($0) != nil }
        // "• Client: a bank" among what is told is no field of the form.
        let fields = lines.map { hasPlainFields && $0.isBullet ? nil : labels.field($0) }
        let kinds = fields.compactMap { $0?.kind }
        let titles = kinds.filter { $0 == .title }.count
        guard titles >= 1, kinds.contains(.employer), kinds.contains(.time), kinds.count >= 4,
            let opening = kinds.first(where: { $0 == .title || $0 == .employer || $0 == .time })
        else { return nil }
        let areListed = zip(lines, fields).first { $1 != nil }?.0.isBullet == true
        var blocks: [EntryBlock] = []
        var seen: Set<ColumnLabels.Kind> = []
        var last: ColumnLabels.Kind?
        for (line, field) in zip(lines, fields) {
            // "• Client: a bank" among tasks labels what was done.
            let isItem = last == .told && line.isBullet && !areListed
            guard let field, !isItem else {
                if !isItem, let kind = labels.kind(line.text) {
                    // The second half of a label names nothing.
                    if kind == .told { last = .told }
                } else if let last, !blocks.isEmpty {
                    add(line, after: last, to: &blocks)
                }
                continue
            }
            if blocks.isEmpty || field.kind == opening
                || ![.told, .note].contains(field.kind) && seen.contains(field.kind)
            {
                blocks.append(EntryBlock())
                seen = []
            }
            seen.insert(field.kind)
            last = field.kind
            switch field.kind {
            case .told: blocks[blocks.count - 1].body.append(field.value.asBullet)
            case .time: blocks[blocks.count - 1].header.append(HeaderLine(field.value, scanner: scanner))
            case .title, .employer, .place: blocks[blocks.count - 1].header.append(HeaderLine(named: line))
            case .note: blocks[blocks.count - 1].body.append(line.asBullet)
            case .number: break
            }
        }
        return blocks
    }

    /// What stands below a field without a label: more of the value where it stands in line with it, else something told.
    private func add(_ line: DocumentLine, after kind: ColumnLabels.Kind, to blocks: inout [EntryBlock]) {
        let end = blocks.count - 1
        guard let header = blocks[end].header.last, kind != .told, blocks[end].body.isEmpty, line.cells.count == 1,
            let value = header.line.cells.last, abs(value.left - line.left) < Self.tolerance,
            header.line.cells.count > 1, !line.isBullet,
            let whole = header.line.with(cells: header.line.cells.dropLast() + [joined(value, line.cells[0])])
        else {
            blocks[end].body.append(kind == .told ? line.asBullet : line)
            return
        }
        blocks[end].header[blocks[end].header.count - 1] = HeaderLine(named: whole)
    }

    /// A value with what stands below it; a place is another part of it.
    private func joined(_ value: DocumentLine.Cell, _ next: DocumentLine.Cell) -> DocumentLine.Cell {
        isPlace(next.text) ? value.followed(by: ", " + next.text) : value.joined(with: next)
    }
}
