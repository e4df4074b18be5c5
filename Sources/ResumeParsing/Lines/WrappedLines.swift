import Resume
import TextDocument
import TextFolding

/// Joins what was wrapped and would be misread in halves: stretches of time ("Oct 2019 –" and "Present"), and lines of
/// fields that go on with their separator ("· El Paso, Texas").
struct WrappedLines {
    let scanner: DateScanner
    let labels: ColumnLabels

    /// The longest second half, in words.
    private static let mostWords = 5

    func join(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        for line in lines.map(withWholeDates) {
            if let previous = result.last,
                let whole = withFurtherField(previous, line) ?? withLink(previous, line)
                    ?? withDates(previous, line)
            {
                result[result.count - 1] = whole
                continue
            }
            // "From" in the head of a table is no part of the date below it.
            guard let previous = result.last, previous.block == line.block, !labels.isTableHead(previous),
                let rest = line.cells.first,
                rest.text.wordCount <= Self.mostWords,
                let (first, remaining) = joined(previous, rest: rest, line: line)
            else {
                result.append(line)
                continue
            }
            result[result.count - 1] = first
            if let remaining { result.append(remaining) }
        }
        return result
    }

    /// "Aug 2013 –" and "Present" in cells of their own as one.
    private func withWholeDates(_ line: DocumentLine) -> DocumentLine {
        for index in line.cells.indices.dropLast() {
            let (cell, next) = (line.cells[index], line.cells[index + 1])
            guard let sign = cell.text.last, DateWords.dashes.contains(String(sign)),
                let start = scanner.firstMatch(in: cell.text), start.characters.lowerBound == 0,
                next.text.wordCount <= Self.mostWords
            else { continue }
            let whole = cell.joined(with: next, endingAt: next.right)
            guard let match = scanner.firstMatch(in: whole.text), match.isRange,
                match.characters.lowerBound == 0, match.characters.upperBound >= whole.text.count - 1
            else { continue }
            return line.with(cells: line.cells[..<index] + [whole] + line.cells[(index + 2)...]) ?? line
        }
        return line
    }

    /// How far the second half of a line may be indented, in points.
    private static let hanging = -4.0...60.0

    /// Whether the second half is a stretch of time of its own; "de 2020" is one only where no other date is in front of
    /// it, and "2012 – present" is none behind a month.
    private func isWhole(_ rest: String, behind start: Substring, isFull: Bool, beside range: DateRange) -> Bool {
        guard let match = scanner.firstMatch(in: rest), match.isRange else { return false }
        if isFull, !start.contains(where: \.isNumber), match.characters.lowerBound == 0, range.start?.month != nil,
            match.range.start?.month == nil
        {
            return false
        }
        return !(match.range.isCurrent && range.end != nil)
    }

    private func withFurtherField(_ previous: DocumentLine, _ line: DocumentLine) -> DocumentLine? {
        guard let sign = line.reference.text.first, "·|".contains(sign), previous.block == line.block,
            previous.text.contains(" \(sign) "), abs(previous.left - line.left) < 20
        else { return nil }
        return previous.with(text: previous.text + " \(sign) " + line.text.drop { $0 == sign || $0 == " " })
    }

    /// "Nov 2012" above "to": the word that leads from one date to the next has no line of its own.
    private func withLink(_ previous: DocumentLine, _ line: DocumentLine) -> DocumentLine? {
        guard line.wordCount == 1, line.cells.count == 1, previous.block == line.block,
            DateWords.until.contains(line.text.folded) || DateWords.dashes.contains(line.text),
            let last = previous.cells.last, let match = scanner.firstMatch(in: last.text), !match.isRange,
            match.characters.upperBound == last.text.count
        else { return nil }
        return previous.with(cells: previous.cells.dropLast() + [last.followed(by: " " + line.text)])
    }

    /// "• Fitter, Blue Harbour Ltd" above "(2012 – 2014)": the dates of an item of a list that had no room beside it.
    private func withDates(_ previous: DocumentLine, _ line: DocumentLine) -> DocumentLine? {
        guard previous.isBullet, !line.isBullet, previous.block == line.block, line.cells.count == 1,
            line.text.hasPrefix("("), line.text.hasSuffix(")"), let last = previous.cells.last,
            let match = scanner.firstMatch(in: line.text), match.isRange, match.characters.count + 2 >= line.text.count,
            scanner.firstMatch(in: previous.text) == nil
        else { return nil }
        return previous.with(cells: previous.cells.dropLast() + [last.followed(by: " " + line.text)])
    }

    /// Both lines after joining, when the cell above the second half becomes a whole stretch of time only with it.
    private func joined(
        _ previous: DocumentLine,
        rest: DocumentLine.Cell,
        line: DocumentLine
    ) -> (first: DocumentLine, remaining: DocumentLine?)? {
        let letter = (rest.right - rest.left) / Double(max(rest.text.count, 1))
        let room = previous.columnRight - previous.right
        let isFull = room < letter * Double(rest.text.prefix { $0 != " " }.count + 1)
        for index in previous.cells.count > 1 ? [0, previous.cells.count - 1] : [0] {
            let cell = previous.cells[index]
            // In a column of its own, or at the end of a line that goes on at the left edge.
            let isBelow = abs(cell.left - rest.left) < 4
            let isNext = index == previous.cells.count - 1 && line.cells.count == 1
            guard
                isBelow || index == previous.cells.count - 1 && abs(previous.left - rest.left) < 4
                    || isNext && isFull && Self.hanging.contains(rest.left - previous.left) && !line.isBullet
            else { continue }
            // What is found in the cell alone is asked for again later, what is found in both is not.
            let before = scanner.firstMatch(in: cell.text)
            let wasWhole = before.map { $0.isRange && $0.range.end != nil } ?? false
            let wasOpenWord = before.map { $0.range.isCurrent && cell.text.last?.isLetter == true } ?? false
            guard !wasWhole, !wasOpenWord else { continue }
            let text = cell.text + " " + rest.text
            guard let match = scanner.firstMatch(in: text), match.isRange,
                match.characters.upperBound >= text.count - 1,
                match.characters.lowerBound < cell.text.count,
                !isWhole(
                    rest.text,
                    behind: cell.text.dropFirst(match.characters.lowerBound),
                    isFull: isFull,
                    beside: match.range
                )
            else { continue }
            var cells = previous.cells
            cells[index] = cell.joined(with: rest)
            guard let first = previous.with(cells: cells) else { continue }
            return (first, line.with(cells: Array(line.cells.dropFirst())))
        }
        return nil
    }
}
