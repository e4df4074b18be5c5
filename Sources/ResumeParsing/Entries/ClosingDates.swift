import Resume
import TextFolding

/// Puts dates that close entries, as on cards, behind the first line of each.
struct ClosingDates {
    let scanner: DateScanner
    let isPlace: (String) -> Bool

    /// Lines in front of a date from which on one of them tells about the entry.
    private static let leastLines = 3
    /// Words of a town that need not be known.
    private static let wordsOfTown = 2

    /// The lines in the order of entries that begin with their dates.
    ///
    /// - Parameter lines: those of a section.
    /// - Returns: the same, unless every entry begins with a line that is set like the first and ends with one that says
    ///   when, and at most where.
    func moved(_ lines: [DocumentLine]) -> [DocumentLine] {
        guard let first = lines.first, let last = lines.last, closes(last), !closes(first) else { return lines }
        let dated = lines.indices.filter { scanner.firstMatch(in: lines[$0].text)?.isRange == true }
        let starts = [0] + dated.dropLast().map { $0 + 1 }
        let groups = zip(starts, dated).map { $0...$1 }
        guard groups.count > 1, dated.contains(where: { namesPlace(lines[$0]) }),
            dated.allSatisfy({ closes(lines[$0]) }),
            starts.allSatisfy({ isSet(lines[$0], like: first) }), lines.contains(where: { !isSet($0, like: first) }),
            let opening = groups.first, opening.count > Self.leastLines,
            groups.allSatisfy({ $0.count > 1 })
        else { return lines }
        return groups.flatMap { group in
            [lines[group.lowerBound], lines[group.upperBound]] + lines[group].dropFirst().dropLast()
        }
    }

    private func closes(_ line: DocumentLine) -> Bool {
        let header = HeaderLine(line, scanner: scanner)
        return !line.isBullet && header.isStretch
            && header.cells.allSatisfy { isPlace($0.text) || $0.text.wordCount <= Self.wordsOfTown }
    }

    private func namesPlace(_ line: DocumentLine) -> Bool {
        let cells = HeaderLine(line, scanner: scanner).cells
        return cells.isEmpty || cells.contains { isPlace($0.text) }
    }

    private func isSet(_ line: DocumentLine, like other: DocumentLine) -> Bool {
        line.isBold == other.isBold && abs(line.fontSize - other.fontSize) < 0.5 && !line.isBullet
    }
}
