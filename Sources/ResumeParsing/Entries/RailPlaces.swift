import TextFolding

/// Takes the places that stand below dates, in a rail of their own, from beside the text that they cut in two:
///
///     2018 – 2021   Fitter, Blue Harbour
///                   Welded hulls
///     Hull          Trained three apprentices
struct RailPlaces {
    let scanner: DateScanner
    let isPlace: (String) -> Bool

    /// Points by which the names of entries may begin apart.
    private static let tolerance = 3.0
    /// Words of a place.
    private static let mostWords = 4
    /// Rows that show that there is a rail.
    private static let leastRows = 2

    /// The lines with such places behind the row that they belong to.
    func apart(_ lines: [DocumentLine]) -> [DocumentLine] {
        guard let edge = nameEdge(of: lines) else { return lines }
        // Where one note is a known place, the others are places that no table knows.
        let notes = lines.compactMap { note(of: $0, edge: edge) }
        guard notes.contains(where: { isPlace($0.text) }), notes.count <= lines.count(where: isRow) else {
            return lines
        }
        var result: [DocumentLine] = []
        // Behind the last row, and its block.
        var behind: (index: Int, block: Int)?
        for line in lines {
            if isRow(line) {
                result.append(line)
                behind = (result.count, line.block)
                continue
            }
            guard let row = behind, row.block == line.block, let note = note(of: line, edge: edge),
                let place = line.with(cells: [note])
            else {
                result.append(line)
                continue
            }
            result.insert(place, at: row.index)
            behind = (row.index + 1, row.block)
            if let rest = line.with(cells: Array(line.cells.dropFirst())) { result.append(rest) }
        }
        return result
    }

    /// What a line has in the rail beside text that is told.
    private func note(of line: DocumentLine, edge: Double) -> DocumentLine.Cell? {
        guard let note = line.cells.first, !line.isBullet, note.right < edge, note.text.wordCount <= Self.mostWords,
            !note.text.hasNumber, note.text.first?.isUppercase == true,
            // What begins where names do is another name.
            line.cells.dropFirst().allSatisfy({ $0.left > edge + Self.tolerance })
        else { return nil }
        return note
    }

    private func isRow(_ line: DocumentLine) -> Bool {
        guard line.cells.count == 2, let date = scanner.firstMatch(in: line.cells[0].text) else { return false }
        return date.isRange && date.characters.count >= line.cells[0].text.count - 2
    }

    /// Where the names of entries begin beside dates; nil where there is no rail.
    private func nameEdge(of lines: [DocumentLine]) -> Double? {
        let edges = lines.filter(isRow).map { $0.cells[1].left }
        guard edges.count >= Self.leastRows, let least = edges.min(), let most = edges.max() else { return nil }
        return most - least < Self.tolerance ? least : nil
    }
}
