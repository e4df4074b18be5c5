/// Tables whose cells are entries of their own, side by side: each is read from its top to its bottom.
enum FlowCards {
    /// Cells of a row that show it.
    private static let leastCells = 2
    /// Paragraphs of one entry, and those in front of the one that says when.
    private static let mostParagraphs = 14
    private static let mostNames = 3

    /// The cards of a table in the order in which they are read.
    ///
    /// - Parameter rows: the cells of each row.
    /// - Returns: nil where the rows are read across.
    static func cards(in rows: [[[FlowBlock]]]) -> [[FlowBlock]]? {
        columnwise(rows) ?? cellwise(rows)
    }

    /// Cells of some lines each, which all say when on the same one.
    private static func cellwise(_ rows: [[[FlowBlock]]]) -> [[FlowBlock]]? {
        var hasCards = false
        for row in rows {
            let cells = row.compactMap(texts).filter { !$0.isEmpty }
            guard cells.count == row.count(where: { !$0.isEmpty && texts(in: $0) != [] }) else { return nil }
            guard !cells.isEmpty else { continue }
            let dates = cells.map { cell in cell.firstIndex(where: isDated) }
            guard let date = dates[0], date <= mostNames, Set(dates).count == 1,
                cells.allSatisfy({ (2...mostParagraphs).contains($0.count) })
            else { return nil }
            if cells.count >= leastCells { hasCards = true }
        }
        return hasCards ? rows.flatMap { $0 } : nil
    }

    /// Rows of one line each, of which one in so many says when in all of its cells: a row of names, one of employers,
    /// one of dates.
    private static func columnwise(_ rows: [[[FlowBlock]]]) -> [[FlowBlock]]? {
        let texts = rows.map { row in row.compactMap(Self.texts) }
        guard let width = rows.first?.count, width >= leastCells, rows.allSatisfy({ $0.count == width }),
            zip(texts, rows).allSatisfy({ $0.count == $1.count })
        else { return nil }
        let dated = texts.indices.filter { index in
            let filled = texts[index].filter { !$0.isEmpty }
            return filled.count >= leastCells && filled.allSatisfy { $0.count == 1 && isDated($0[0]) }
        }
        guard let first = dated.first, rows.count % dated.count == 0, rows.count > dated.count else { return nil }
        let period = rows.count / dated.count
        guard dated.allSatisfy({ $0 % period == first % period }), first < period else { return nil }
        // Nothing else says when, but for what is told below.
        let above = texts.indices.filter { $0 % period < first % period }
        guard above.allSatisfy({ !texts[$0].contains { $0.contains(where: isDated) } }) else { return nil }
        return stride(from: 0, to: rows.count, by: period).flatMap { top in
            (0..<width).map { column in (top..<(top + period)).flatMap { rows[$0][column] } }
        }
    }

    /// What the paragraphs of a cell say; nil where it holds more than paragraphs.
    private static func texts(in cell: [FlowBlock]) -> [String]? {
        var texts: [String] = []
        for block in cell {
            guard case .paragraph(let paragraph) = block else { return nil }
            let text = paragraph.runs.reduce(into: "") { text, run in
                switch run.content {
                case .text(let part): if !run.isHidden { text += part }
                case .tab, .lineBreak: text += "\t"
                }
            }
            if !paragraph.isEmpty { texts.append(text) }
        }
        return texts
    }

    /// Whether a text names a stretch of time: a year, and a dash or a word besides.
    private static func isDated(_ text: String) -> Bool {
        let hasYear = text.split(whereSeparator: { !$0.isNumber }).contains { digits in
            digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20"))
        }
        return hasYear && text.count <= 60 && text.contains { "-–—".contains($0) || $0.isLetter }
    }
}
