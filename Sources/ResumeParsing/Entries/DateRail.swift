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

    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var index = 0
        while index < lines.count {
            let (line, count) = railed(lines, at: index)
            result.append(line)
            for follower in lines[(index + 1)..<(index + count)] {
                if let rest = follower.with(cells: Array(follower.cells.dropFirst())) { result.append(rest) }
            }
            index += count
        }
        return result
    }

    /// The line with its whole date, and how many lines the date took.
    private func railed(_ lines: [DocumentLine], at index: Int) -> (line: DocumentLine, count: Int) {
        let line = lines[index]
        guard let first = line.cells.first, Self.isNarrow(first), !line.isBullet else { return (line, 1) }
        let alone = scanner.firstMatch(in: first.text)
        if let alone, alone.isRange, !Self.isOpen(first.text), !alone.range.isCurrent { return (line, 1) }
        var text = first.text
        var best: (text: String, count: Int)?
        for count in 2...Self.mostLines where index + count <= lines.count {
            let next = lines[index + count - 1]
            guard let cell = next.cells.first, Self.isNarrow(cell), !next.isBullet, next.page == line.page,
                next.block == line.block, abs(cell.left - first.left) < Self.tolerance,
                next.top - lines[index + count - 2].top < 2.2 * max(line.bottom - line.top, line.fontSize)
            else { break }
            text += " " + cell.text
            guard let match = scanner.firstMatch(in: text), match.isRange,
                match.characters.lowerBound == 0, match.characters.upperBound >= text.count - 1
            else { continue }
            best = (text, count)
        }
        // A date on a line of its own is no column.
        guard let best, lines[index..<(index + best.count)].contains(where: { $0.cells.count > 1 }) else {
            return (line, 1)
        }
        let cell = DocumentLine.Cell(
            text: best.text,
            left: first.left,
            right: first.right,
            isBold: first.isBold,
            isItalic: first.isItalic
        )
        return (line.with(cells: [cell] + line.cells.dropFirst()) ?? line, best.count)
    }

    private static func isNarrow(_ cell: DocumentLine.Cell) -> Bool {
        cell.text.wordCount <= mostWords
    }

    /// Whether something must follow: a sign or a word that begins the second half of a stretch.
    private static func isOpen(_ text: String) -> Bool {
        text.last.map { "-–—,".contains($0) } == true
    }
}
