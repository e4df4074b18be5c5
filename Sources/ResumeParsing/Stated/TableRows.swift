import Careers
import TextFolding

/// Reads a table whose head says what its columns hold, and writes its rows as labelled fields:
///
///     Period        Employer            Position
///     2021 – 2023   Blue Harbour        Fitter
///                   Shipyard, Hull
///
/// Where its head says too little, all of its rows tell.
struct TableRows {
    let scanner: DateScanner
    let labels: ColumnLabels
    let employers: EmployerNames
    let isPlace: (String) -> Bool
    let knowledge: CareerKnowledge

    /// A column of the table.
    private struct Column {
        let head: DocumentLine.Cell
        /// Nil where the head says nothing that is known, and the column is passed over.
        let kind: ColumnLabels.Kind?
    }

    /// A row on its way: the cells of each column from top to bottom, and what is told below them.
    private struct Row {
        let line: DocumentLine
        var cells: [[DocumentLine.Cell]]
        var told: [DocumentLine] = []
        /// Whether a line of its own said that the rest of the row tells what was done.
        var isTelling = false
    }

    /// Lines between the head and the first row, which are left over from heads that wrap.
    private static let mostStray = 1
    /// Points by which a cell may stand left of the head of its column.
    private static let tolerance = 8.0
    /// Points by which the lines of an item of a list may begin apart.
    private static let itemTolerance = 2.0

    /// The fields of all rows, behind what stands above the table.
    ///
    /// - Parameter lines: a section.
    /// - Returns: nil where it is no table with dates.
    func labelled(_ lines: [DocumentLine]) -> [DocumentLine]? {
        guard let (index, head, below) = head(among: lines) ?? inferredHead(of: lines) else { return nil }
        let columns = head.cells.map { Column(head: $0, kind: labels.kind($0.text)) }
        guard let time = columns.firstIndex(where: { Self.isTime($0.kind) }) else { return nil }
        let content = BrokenDates(scanner: scanner).joined(Array(lines[below...]))
        let rows = rows(DateRail(scanner: scanner).joined(content), columns: columns, time: time)
        guard let first = rows.first, content.prefix(Self.mostStray + 1).contains(where: { $0.top == first.line.top })
        else { return nil }
        let areEmployersPlaced = rows.contains { row in
            columns.indices.contains { columns[$0].kind == .employer && endsWithPlace(row.cells[$0]) }
        }
        return lines[..<index]
            + rows.flatMap { row in
                columns.indices.flatMap { index in
                    fields(
                        row,
                        at: index,
                        of: columns[index],
                        isPlaced: areEmployersPlaced,
                        hasDuties: columns.contains { $0.kind == .told } || isNumbered(rows, columns)
                    )
                } + row.told
            }
    }

    /// Cells of a head that say nothing that is known, at most.
    private static let mostUnknown = 1
    /// Lines that a head takes.
    private static let mostHeadLines = 3

    /// The first line that is the head of a table, alone or with lines below that its cells go on in.
    ///
    /// - Returns: where it stands, its cells whole, and where the rows begin.
    private func head(among lines: [DocumentLine]) -> (index: Int, line: DocumentLine, below: Int)? {
        for index in lines.indices where lines[index].cells.count >= 2 && !lines[index].isBullet {
            guard lines[index].cells.contains(where: { labels.kind($0.text) != nil }) else { continue }
            var head = lines[index]
            for count in 1...Self.mostHeadLines {
                if isHead(head) { return (index, named(head), index + count) }
                guard index + count < lines.count, let next = joined(head, lines[index + count]) else { break }
                head = next
            }
        }
        return nil
    }

    /// A head for a table whose own says too little.
    private func inferredHead(of lines: [DocumentLine]) -> (index: Int, line: DocumentLine, below: Int)? {
        let inference = ColumnInference(
            scanner: scanner,
            labels: labels,
            knowledge: knowledge,
            employers: employers,
            isPlace: isPlace
        )
        return inference.table(in: lines).map { ($0.start, $0.head, $0.firstRow) }
    }

    /// A head whose cells say no more than one thing each: "Employer & Location" says who employed.
    private func named(_ head: DocumentLine) -> DocumentLine {
        let cells = head.cells.map { cell in
            guard labels.kind(cell.text) == nil, let kind = labels.headKind(cell.text) else { return cell }
            return DocumentLine.Cell(
                text: labels.canonical(kind),
                left: cell.left,
                right: cell.right,
                isBold: cell.isBold,
                isItalic: cell.isItalic
            )
        }
        return head.with(cells: cells) ?? head
    }

    private func isHead(_ line: DocumentLine) -> Bool {
        if labels.isTableHead(line) { return true }
        let kinds = line.cells.map { labels.headKind($0.text) }
        let unknown = kinds.count { $0 == nil }
        let hasNames = kinds.contains(.title) && kinds.contains(.employer)
        return hasNames && unknown <= Self.mostUnknown && kinds.contains { [.time, .start].contains($0) }
    }

    /// A head with the line below that its cells go on in: "Name of" above "Employer".
    private func joined(_ head: DocumentLine, _ next: DocumentLine) -> DocumentLine? {
        guard !next.isBullet, next.page == head.page, scanner.firstMatch(in: next.text) == nil else { return nil }
        var cells = head.cells
        for cell in next.cells {
            guard let index = cells.indices.min(by: { distance(cells[$0], cell) < distance(cells[$1], cell) }),
                cell.text.wordCount <= 3, labels.kind(cells[index].text) == nil || labels.kind(cell.text) == nil
            else { return nil }
            let whole = cells[index].joined(with: cell, endingAt: max(cells[index].right, cell.right))
            // What is a label already needs no more of it.
            if labels.kind(cells[index].text) == nil || labels.kind(whole.text) != nil { cells[index] = whole }
        }
        return head.with(cells: cells)
    }

    private func distance(_ first: DocumentLine.Cell, _ second: DocumentLine.Cell) -> Double {
        abs((first.left + first.right) - (second.left + second.right))
    }

    /// Whether a cell says more of a date than those above it do, or how long something lasted.
    private func goesOnWithDate(_ cells: [DocumentLine.Cell], _ next: DocumentLine.Cell) -> Bool {
        if next.text.hasNumber { return true }
        let above = cells.map(\.text).joined(separator: " ")
        guard let match = scanner.firstMatch(in: above + " " + next.text) else { return false }
        return match.characters.upperBound > above.count + 1
    }

    private static func isTime(_ kind: ColumnLabels.Kind?) -> Bool { kind == .time || kind == .start || kind == .end }

    /// Whether every row begins with its number.
    private func isNumbered(_ rows: [Row], _ columns: [Column]) -> Bool {
        guard let number = columns.firstIndex(where: { $0.kind == .number }) else { return false }
        return !rows.isEmpty && rows.allSatisfy { !$0.cells[number].isEmpty }
    }

    private func rows(_ lines: [DocumentLine], columns: [Column], time: Int) -> [Row] {
        var rows: [Row] = []
        for line in lines.map({ withDateApart($0, columns: columns, time: time) }) {
            // The head stands again on top of the next page.
            if labels.isTableHead(line) { continue }
            let line = withCellsApart(line, columns: columns, time: time)
            // As many cells as columns are one in each.
            let isWhole = line.cells.count == columns.count
            let places = line.cells.enumerated().map { number, cell in
                isWhole ? number : rows.last.flatMap { column(below: $0, of: cell) } ?? column(of: cell, in: columns)
            }
            let isRow = zip(places, line.cells).contains { place, cell in
                place == time && scanner.firstMatch(in: cell.text) != nil
                    && rows.last.map { !isOpen($0.cells[time], before: cell) } != false
            }
            if isRow { rows.append(Row(line: line, cells: columns.map { _ in [] })) }
            guard !rows.isEmpty else { continue }
            let spans = zip(places, line.cells).contains { place, cell in
                place + 1 < columns.count && cell.right > columns[place + 1].head.left + Self.tolerance
            }
            if line.cells.count == 1, labels.kind(line.text) == .told {
                rows[rows.count - 1].isTelling = true
                continue
            }
            // "Key Duties" below the dates of the last row.
            if !isRow, line.cells.count == 1, columns[places[0]].kind.map(Self.isTime) == true,
                !goesOnWithDate(rows[rows.count - 1].cells[places[0]], line.cells[0])
            {
                rows[rows.count - 1].isTelling = true
            }
            if !isRow,
                line.isBullet || spans || rows[rows.count - 1].isTelling
                    || goesOn(rows[rows.count - 1].told.last, with: line)
            {
                rows[rows.count - 1].told.append(line.asBullet)
                continue
            }
            for (place, cell) in zip(places, line.cells) { rows[rows.count - 1].cells[place].append(cell) }
        }
        return rows
    }

    /// A row whose cells stand so close that two are one: parted where the next column begins.
    private func withCellsApart(_ line: DocumentLine, columns: [Column], time: Int) -> DocumentLine {
        guard line.cells.count > 1, line.cells.count < columns.count, !line.isBullet else { return line }
        let isDated = line.cells.contains { cell in
            column(of: cell, in: columns) == time && scanner.firstMatch(in: cell.text) != nil
        }
        // The rest of cells that wrap: few words in each.
        let isRest =
            line.wordCount <= Self.mostWords * columns.count
            && line.cells.allSatisfy { cell in
                columns.contains { abs($0.head.left - cell.left) <= Self.tolerance }
            }
        guard isDated || isRest else { return line }
        let cells = line.cells.flatMap { cell in
            let place = column(of: cell, in: columns)
            guard place + 1 < columns.count, place + 1 != time else { return [cell] }
            return parted(cell, at: columns[place + 1].head.left) ?? [cell]
        }
        return cells.count > line.cells.count && cells.count <= columns.count ? line.with(cells: cells) ?? line : line
    }

    /// A cell cut before the word that begins at an edge, so far as the width of its letters tells.
    private func parted(_ cell: DocumentLine.Cell, at edge: Double) -> [DocumentLine.Cell]? {
        guard cell.right > edge + Self.tolerance, cell.left < edge - Self.tolerance, !cell.text.isEmpty else {
            return nil
        }
        let letter = (cell.right - cell.left) / Double(cell.text.count)
        let starts = cell.text.indices.filter {
            $0 > cell.text.startIndex && cell.text[cell.text.index(before: $0)] == " "
        }
        func distance(_ index: String.Index) -> Double {
            abs(cell.left + letter * Double(cell.text.distance(from: cell.text.startIndex, to: index)) - edge)
        }
        guard let start = starts.min(by: { distance($0) < distance($1) }), distance(start) <= Self.letters * letter
        else {
            return nil
        }
        let first = DocumentLine.Cell(
            text: Signs.trimmed(String(cell.text[..<start])),
            left: cell.left,
            right: edge,
            isBold: cell.isBold,
            isItalic: cell.isItalic
        )
        let second = DocumentLine.Cell(
            text: String(cell.text[start...]),
            left: edge,
            right: cell.right,
            isBold: cell.isBold,
            isItalic: cell.isItalic
        )
        return [first, second]
    }

    /// Words in each column of a line that is the rest of a row.
    private static let mostWords = 2
    /// Letters by which the place of a word may be wrong that their width on average tells.
    private static let letters = 2.5

    /// A row with its date in a cell of its own, where too little space parts it from what stands before it.
    private func withDateApart(_ line: DocumentLine, columns: [Column], time: Int) -> DocumentLine {
        guard line.cells.count < columns.count, time > 0, !line.isBullet,
            let index = line.cells.lastIndex(where: { column(of: $0, in: columns) < time }),
            let match = scanner.firstMatch(in: line.cells[index].text), match.characters.lowerBound > 0,
            index == line.cells.count - 1 && match.isRange
                || columns[time].kind == .start && match.characters.upperBound == line.cells[index].text.count
                    && column(of: line.cells[index], in: columns) == time - 1
        else { return line }
        let cell = line.cells[index]
        let name = DocumentLine.Cell(
            text: Signs.trimmed(String(cell.text.prefix(match.characters.lowerBound))),
            left: cell.left,
            right: columns[time].head.left,
            isBold: cell.isBold,
            isItalic: cell.isItalic
        )
        let date = DocumentLine.Cell(
            text: String(cell.text.dropFirst(match.characters.lowerBound)),
            left: columns[time].head.left,
            right: cell.right,
            isBold: cell.isBold,
            isItalic: cell.isItalic
        )
        guard name.text.hasLetter else { return line }
        return line.with(cells: line.cells[..<index] + [name, date] + line.cells[(index + 1)...]) ?? line
    }

    /// "May 2018 to" above "October 2021", "May 2018 to October" above "2021": a stretch of time of several lines.
    private func isOpen(_ cells: [DocumentLine.Cell], before next: DocumentLine.Cell) -> Bool {
        guard let last = cells.last, scanner.firstMatch(in: next.text)?.isRange != true,
            // "Oct-22" above "Apr-21" is no "Oct – 22 Apr 21".
            !isWholeDate(last.text) || !isWholeDate(next.text),
            let match = scanner.firstMatch(inJoined: HighlightJoiner.join(last.text, next.text)), match.isRange
        else { return false }
        return match.characters.lowerBound < last.text.count && match.characters.upperBound > last.text.count + 1
    }

    private func isWholeDate(_ text: String) -> Bool { scanner.firstMatch(in: text)?.characters == 0..<text.count }

    /// Whether a line stands below an item of a list and belongs to it: "• Ran the night" above "shift".
    private func goesOn(_ item: DocumentLine?, with line: DocumentLine) -> Bool {
        guard let item, line.cells.count == 1, line.block == item.block, line.page == item.page else { return false }
        return line.left >= item.left - Self.itemTolerance && line.left <= item.left + Self.tolerance
    }

    /// The column in which a row has a cell right above most of another: centred lines begin left of their head.
    private func column(below row: Row, of cell: DocumentLine.Cell) -> Int? {
        row.cells.firstIndex { cells in
            guard let above = cells.last else { return false }
            return 2 * (min(above.right, cell.right) - max(above.left, cell.left)) > cell.right - cell.left
        }
    }

    private func column(of cell: DocumentLine.Cell, in columns: [Column]) -> Int {
        columns.lastIndex { $0.head.left <= cell.left + Self.tolerance } ?? 0
    }

    /// A cell of the table as a field with its label, and what is told in it.
    private func fields(
        _ row: Row,
        at index: Int,
        of column: Column,
        isPlaced: Bool,
        hasDuties: Bool
    ) -> [DocumentLine] {
        let lines = row.cells[index].compactMap { row.line.withoutBullet.with(cells: [$0]) }
        guard let first = lines.first?.cells.first else { return [] }
        let isWrapped = column.kind == .employer || Self.isTime(column.kind) || column.kind == .title && hasDuties
        var value = first
        var told: [DocumentLine] = []
        for (number, line) in lines.enumerated().dropFirst() {
            guard told.isEmpty, !line.isBullet, let cell = line.cells.first,
                isWrapped || Self.goesOn(value.text, with: cell.text)
            else {
                told.append(line.asBullet)
                continue
            }
            let isPlace =
                isPlace(cell.text)
                || isPlaced && number == lines.count - 1 && column.kind == .employer && !opensWithLegalForm(cell.text)
            value =
                isPlace && !value.text.hasSuffix(",")
                ? value.followed(by: ", " + cell.text) : value.joined(with: cell)
        }
        guard column.kind != .told else { return lines.map(\.asBullet) }
        guard column.kind != nil else { return [] }
        // "To date" under "To" is a value, though it may be a label elsewhere.
        let signed = labels.kind(value.text) == nil ? value : value.behind(": ")
        return (row.line.withoutBullet.with(cells: [column.head, signed]).map { [$0] } ?? []) + told
    }

    /// "Co., Kuwait": the rest of a name, with the place behind it.
    private func opensWithLegalForm(_ text: String) -> Bool {
        HeaderPlaces.atoms(of: text).first.map { employers.isLegalForm(String($0)) } == true
    }

    private func endsWithPlace(_ cells: [DocumentLine.Cell]) -> Bool {
        cells.count > 1 && cells.last.map { isPlace($0.text) } == true
    }

    /// Whether a title is not at its end yet.
    private static func goesOn(_ text: String, with next: String) -> Bool {
        next.hasPrefix("(") || next.first?.isLowercase == true || text.last.map { ",-–/&".contains($0) } == true
            || text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
            || WrappedHeader.endsOpen(text)
    }
}
