import Resume
import TextFolding

/// Puts dates together that were too long for the narrow column they stand in, beside lines that go on meanwhile:
///
///     since February   Principal & Hart
///     2020             Consultant
struct DateRail {
    let scanner: DateScanner

    /// Lines that a date can take.
    private static let mostLines = 4
    /// Points by which the left edges of a column differ.
    private static let tolerance = 3.0
    /// Words that a line of a narrow column holds.
    private static let mostWords = 5
    /// Stretches that show how their dates stand.
    private static let leastStacked = 2

    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        joined(joined(lines, in: .first), in: .last)
    }

    /// The column of a table that dates stand in.
    private enum Column {
        case first
        case last

        func cell(of line: DocumentLine) -> DocumentLine.Cell? {
            self == .first ? line.cells.first : line.cells.last
        }

        /// The cell of a line that goes on with a date above it: in a table with columns behind that of dates, not the last.
        func cell(of line: DocumentLine, below date: DocumentLine.Cell) -> DocumentLine.Cell? {
            guard let number = number(of: line, below: date) else { return cell(of: line) }
            return line.cells[number]
        }

        private func number(of line: DocumentLine, below date: DocumentLine.Cell) -> Int? {
            guard self == .last, let last = line.cells.last, !DateRail.areAligned(last, date) else { return nil }
            return line.cells.indices.dropFirst().first { abs(line.cells[$0].left - date.left) < tolerance }
        }

        func others(of line: DocumentLine) -> [DocumentLine.Cell] {
            Array(self == .first ? line.cells.dropFirst() : line.cells.dropLast())
        }

        /// The cells of a line without the one that goes on with a date above it.
        func others(of line: DocumentLine, below date: DocumentLine.Cell) -> [DocumentLine.Cell] {
            guard let number = number(of: line, below: date) else { return others(of: line) }
            return Array(line.cells[..<number] + line.cells[(number + 1)...])
        }

        func line(_ line: DocumentLine, with cell: DocumentLine.Cell) -> DocumentLine {
            line.with(cells: self == .first ? [cell] + others(of: line) : others(of: line) + [cell]) ?? line
        }
    }

    private func joined(_ lines: [DocumentLine], in column: Column) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var index = 0
        let stacked = stacked(lines, in: column)
        while index < lines.count {
            let (line, count, kept) = stacked[index] ?? railed(lines, at: index, in: column)
            result.append(line)
            for follower in (index + 1)..<(index + count) {
                let rest = lines[follower].withoutBullet
                // A dash alone in the column was taken for the bullet of what stands beside it.
                if kept.contains(follower) {
                    result.append(rest)
                } else if let date = column.cell(of: lines[index]),
                    let rest = rest.with(cells: column.others(of: rest, below: date))
                {
                    result.append(rest)
                }
            }
            index += count
        }
        return result
    }

    /// The line with its whole date, how many lines the date took, and which of these have none of it, so that they stay.
    private typealias Joined = (line: DocumentLine, count: Int, kept: [Int])

    /// Stretches whose halves stand above each other with no dash, as on scans: in the column of a section all dates stand
    /// by twos, the second of two is later, and the next two are earlier.
    ///
    ///     02.2021   Project Manager
    ///     05.2024   Ridge Builders
    ///     01.2019   Site Manager
    ///     12.2020   Ford Building
    ///
    /// Some set the end above the start, both close together and apart from the next two.
    ///
    /// - Returns: what is joined, by the number of its first line.
    private func stacked(_ lines: [DocumentLine], in column: Column) -> [Int: Joined] {
        let dates = lines.indices.compactMap { index -> (index: Int, cell: DocumentLine.Cell)? in
            guard let cell = column.cell(of: lines[index]), Self.isNarrow(cell), isDate(cell.text),
                column == .first || lines[index].cells.count > 1 && !isStretch(cell.text)
            else { return nil }
            return (index, cell)
        }
        guard dates.count >= 2 * Self.leastStacked, dates.count.isMultiple(of: 2) else { return [:] }
        let known = stacked(dates, in: lines, column, endsFirst: false)
        guard known.isEmpty, column == .first else { return known }
        let arePairs = dates.indices.dropFirst().allSatisfy { number in
            let distance = dates[number].index - dates[number - 1].index
            // What stands beside the second of two tells already, or text is between them and the next two.
            let isTold = lines[dates[number - 1].index].cells.dropFirst().first.map { Self.opensItem($0.text) } ?? true
            return number.isMultiple(of: 2) ? distance > 1 || isTold : distance == 1
        }
        return arePairs ? stacked(dates, in: lines, column, endsFirst: true) : [:]
    }

    private func stacked(
        _ dates: [(index: Int, cell: DocumentLine.Cell)],
        in lines: [DocumentLine],
        _ column: Column,
        endsFirst: Bool
    ) -> [Int: Joined] {
        var joined: [Int: Joined] = [:]
        var later: PartialDate?
        var backwards = 0
        for number in stride(from: 0, to: dates.count, by: 2) {
            let (upper, lower) = (dates[number], dates[number + 1])
            let line = lines[upper.index]
            let (from, to) = endsFirst ? (lower.cell, upper.cell) : (upper.cell, lower.cell)
            let text = from.text + " – " + to.text
            let count = lower.index - upper.index + 1
            guard line.cells.count > 1, !line.isBullet, count <= Self.mostLines, lines[lower.index].page == line.page,
                Self.areAligned(upper.cell, lower.cell), let match = wholeMatch(in: text), match.isRange,
                let start = match.range.start, endsFirst || later.map({ start < $0 }) != false
            else { return [:] }
            if let end = match.range.end, end < start { backwards += 1 }
            later = start
            let cell = DocumentLine.Cell(
                text: text,
                left: upper.cell.left,
                right: upper.cell.right,
                isBold: upper.cell.isBold,
                isItalic: upper.cell.isItalic
            )
            let between = (upper.index + 1)..<lower.index
            let kept = between.filter { lines[$0].text.contains(where: \.isLetter) }
            joined[upper.index] = (column.line(line, with: cell), count, kept)
        }
        // Nearly all end after they began, unless these are dates of their own.
        return backwards * 4 > dates.count ? [:] : joined
    }

    /// Whether a text begins with the sign of an item.
    private static func opensItem(_ text: String) -> Bool {
        text.hasPrefix(DocumentLine.bullet) || text.hasPrefix("- ") || text.hasPrefix("– ")
    }

    /// Whether a text says when, or "present", and nothing else.
    private func isDate(_ text: String) -> Bool {
        wholeMatch(in: text) != nil || !text.hasNumber && wholeMatch(in: "2000 – " + text)?.range.isCurrent == true
    }

    /// Whether a text says from when to when.
    private func isStretch(_ text: String) -> Bool { wholeMatch(in: text)?.isRange == true }

    private func wholeMatch(in text: String) -> DateMatch? {
        scanner.firstMatch(inJoined: text).flatMap { $0.characters.count >= text.count - 1 ? $0 : nil }
    }

    private func railed(_ lines: [DocumentLine], at index: Int, in column: Column) -> Joined {
        let line = lines[index]
        guard let first = column.cell(of: line), !line.isBullet || column == .last,
            column == .first || line.cells.count > 1, index + 1 < lines.count,
            // A date on a line of its own is no column.
            lines[index...].prefix(Self.mostLines).contains(where: { $0.cells.count > 1 }), Self.isNarrow(first)
        else { return (line, 1, []) }
        let alone = scanner.firstMatch(in: first.text)
        if column == .last, alone == nil { return (line, 1, []) }
        if let alone, alone.isRange, !Self.isOpen(first.text), !alone.range.isCurrent || column == .last,
            alone.characters.upperBound >= first.text.count - 1,
            !(column == .first && goesOnWithMonth(first, below: lines[index + 1]))
        {
            return (line, 1, [])
        }
        var text = first.text
        var dash: Int?
        var best: (text: String, count: Int)?
        for count in 2...Self.mostLines where index + count <= lines.count {
            let next = lines[index + count - 1]
            let goesOn = next.opensWithDash && column == .first
            if goesOn, dash == nil, count == 2, index + 2 < lines.count, isBesideDash(lines[index...]) {
                text += " –"
                dash = index + 1
                continue
            }
            guard let cell = column.cell(of: next, below: first), Self.isNarrow(cell), !next.isBullet || goesOn,
                next.page == line.page,
                next.block == line.block, Self.areAligned(cell, first) || goesOn && Self.isBehindDash(cell, first),
                next.top - lines[index + count - 2].top < 2.2 * max(line.bottom - line.top, line.fontSize)
            else { break }
            text += Self.space(between: text, and: cell.text, goesOn: goesOn) + cell.text
            guard let match = scanner.firstMatch(inJoined: text), match.isRange,
                match.characters.lowerBound == 0, match.characters.upperBound >= text.count - 1
            else { continue }
            best = (text, count)
        }
        guard let best, lines[index..<(index + best.count)].contains(where: { $0.cells.count > 1 }) else {
            return (line, 1, [])
        }
        let cell = DocumentLine.Cell(
            text: best.text,
            left: first.left,
            right: first.right,
            isBold: first.isBold,
            isItalic: first.isItalic
        )
        return (column.line(line, with: cell), best.count, dash.map { [$0] } ?? [])
    }

    /// Whether the month of a stretch's second year had no room beside it: "2016 Oct. – 2020" over "Mar."
    private func goesOnWithMonth(_ cell: DocumentLine.Cell, below line: DocumentLine) -> Bool {
        guard let next = line.cells.first, !line.isBullet, !next.text.hasNumber, next.text.wordCount == 1,
            Self.areAligned(cell, next)
        else { return false }
        let text = cell.text + " " + next.text
        return scanner.firstMatch(inJoined: text).map { $0.isRange && $0.characters.upperBound >= text.count - 1 }
            == true
    }

    /// Whether the dates of a column stand above and below a dash, which seems to open the line beside it:
    ///
    ///     Aug 2017   Software Developer
    ///        –       Ridge Systems
    ///     Jul 2021
    private func isBesideDash(_ lines: ArraySlice<DocumentLine>) -> Bool {
        let rows = Array(lines.prefix(3))
        guard rows.count == 3, let first = rows[0].cells.first, let last = rows[2].cells.first, rows[0].cells.count > 1,
            let beside = rows[1].cells.first, beside.left >= rows[0].cells[1].left - Self.tolerance,
            rows[2].page == rows[0].page, Self.areAligned(first, last), let start = scanner.firstMatch(in: first.text),
            !start.isRange, let whole = scanner.firstMatch(inJoined: first.text + " – " + last.text)
        else { return false }
        return whole.isRange && whole.range.start != nil && whole.characters.lowerBound == 0
            && whole.characters.upperBound >= first.text.count + last.text.count + 2
    }

    /// What stands between the parts of a date; nothing inside of "31-05-" and "2021".
    private static func space(between text: String, and next: String, goesOn: Bool) -> String {
        if goesOn { return " – " }
        let isCut = text.last == "-" && text.dropLast().last?.isNumber == true && next.first?.isNumber == true
        return isCut ? "" : " "
    }

    /// Whether two cells stand in one column, flush left, flush right or centred.
    private static func areAligned(_ cell: DocumentLine.Cell, _ other: DocumentLine.Cell) -> Bool {
        abs(cell.left - other.left) < tolerance || abs(cell.right - other.right) < tolerance
            || abs(cell.left + cell.right - other.left - other.right) < 2 * tolerance
    }

    /// Whether a cell begins where the text behind a dash does that stands at the edge of another.
    private static func isBehindDash(_ cell: DocumentLine.Cell, _ other: DocumentLine.Cell) -> Bool {
        (0...20).contains(cell.left - other.left)
    }

    private static func isNarrow(_ cell: DocumentLine.Cell) -> Bool {
        cell.text.wordCount <= mostWords
    }

    /// Whether something must follow: a sign or a word that begins the second half of a stretch.
    private static func isOpen(_ text: String) -> Bool {
        text.last.map { "-–—,".contains($0) } == true
    }
}
