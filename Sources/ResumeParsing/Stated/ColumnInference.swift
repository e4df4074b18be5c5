import Careers
import TextFolding

/// Tells what the columns of a table hold that its head does not name, from what all of its rows have in them.
///
///     S.N.   Ward          Hospital                 Beds   Duration
///     1      Staff Nurse   Blue Harbour Infirmary   340    2019 – 2023
struct ColumnInference {
    typealias Kind = ColumnLabels.Kind

    let scanner: DateScanner
    let labels: ColumnLabels
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let isPlace: (String) -> Bool

    /// The rows of a table and what its columns hold.
    struct Table {
        /// Where the head stands, or the first row where there is none.
        let start: Int
        let firstRow: Int
        /// Heads that say what the columns hold, placed like those of the table.
        let head: DocumentLine
    }

    /// Columns that the table has at least: names beside dates need no table to be read.
    private static let leastColumns = 4
    private static let leastRows = 2
    private static let mostHeadWords = 6
    /// How much a column must be like titles, or like employers, on average of its rows.
    private static let leastTitle = 0.5
    private static let leastEmployer = 0.3
    /// Part of the rows of a column of employers that may name nothing but a place.
    private static let mostPlaces = 0.5
    /// Letters that most of what is a name has.
    private static let leastLetters = 3

    /// The first table of a section whose rows say who employed, as what, and when.
    func table(in lines: [DocumentLine]) -> Table? {
        guard let first = lines.indices.first(where: { isRow(lines[$0]) }) else { return nil }
        let count = lines[first].cells.count
        let rows = lines[first...].filter { $0.cells.count == count && isRow($0) }
        guard rows.count >= Self.leastRows else { return nil }
        let head = first > 0 && isHead(lines[first - 1], columns: count) ? lines[first - 1] : nil
        var kinds = (0..<count).map { column in head.flatMap { labels.headKind($0.cells[column].text) } }
        guard findTimes(&kinds, rows), findNames(&kinds, rows) else { return nil }
        let place = head ?? lines[first]
        let cells = place.cells.enumerated().map { column, cell in
            DocumentLine.Cell(
                text: kinds[column].map(labels.canonical) ?? "",
                left: cell.left,
                right: cell.right,
                isBold: cell.isBold,
                isItalic: cell.isItalic
            )
        }
        return place.with(cells: cells).map { Table(start: head == nil ? first : first - 1, firstRow: first, head: $0) }
    }

    private func isRow(_ line: DocumentLine) -> Bool {
        line.cells.count >= Self.leastColumns && !line.isBullet && line.cells.contains { isDate($0.text) }
    }

    private func isHead(_ line: DocumentLine, columns: Int) -> Bool {
        line.cells.count == columns && !line.isBullet
            && line.cells.allSatisfy { $0.text.wordCount <= Self.mostHeadWords && !isDate($0.text) }
    }

    /// Whether a text says when, and nothing else.
    private func isDate(_ text: String) -> Bool {
        guard let match = scanner.firstMatch(in: text) else { return false }
        return match.characters.count * 4 >= text.count * 3
    }

    private func findTimes(_ kinds: inout [Kind?], _ rows: [DocumentLine]) -> Bool {
        if kinds.contains(where: { $0 == .time || $0 == .start }) { return true }
        let dated = kinds.indices.filter { column in
            kinds[column] == nil && rows.allSatisfy { isDate($0.cells[column].text) }
        }
        if dated.count == 2, dated[1] == dated[0] + 1 {
            (kinds[dated[0]], kinds[dated[1]]) = (.start, .end)
        } else if dated.count == 1 {
            kinds[dated[0]] = .time
        } else {
            return false
        }
        return true
    }

    private func findNames(_ kinds: inout [Kind?], _ rows: [DocumentLine]) -> Bool {
        let open = kinds.indices.filter { column in
            kinds[column] == nil
                && rows.allSatisfy { $0.cells[column].text.count(where: \.isLetter) >= Self.leastLetters }
        }
        func mean(_ column: Int, _ likeness: (String) -> Double) -> Double {
            rows.reduce(0) { $0 + likeness($1.cells[column].text) } / Double(rows.count)
        }
        let likeness = Dictionary(
            uniqueKeysWithValues: open.map { column in
                let place = mean(column) { isPlace($0) ? 1 : 0 }
                return (
                    column,
                    (
                        title: mean(column, knowledge.titleLikelihood),
                        employer: mean(column, employers.likelihood) - place
                    )
                )
            }
        )
        // Both at once: the pair of columns that is most like a title and an employer.
        let isTitleKnown = kinds.contains { $0 == .title || $0 == .role }
        let isEmployerKnown = kinds.contains { $0 == .employer || $0 == .client }
        var best: (title: Int?, employer: Int?, score: Double)?
        for title in isTitleKnown ? [nil] : open.map(Optional.some) {
            for employer in isEmployerKnown ? [nil] : open.map(Optional.some) where employer == nil || title != employer
            {
                var score = 0.0
                if let title, let own = likeness[title] {
                    guard own.title >= Self.leastTitle else { continue }
                    score += own.title - own.employer
                }
                if let employer, let own = likeness[employer] {
                    guard own.employer >= Self.leastEmployer else { continue }
                    score += own.employer - own.title
                }
                if score > best?.score ?? -.infinity { best = (title, employer, score) }
            }
        }
        guard let best else {
            // What no other column can be: the names beside titles and dates are those of employers.
            guard isTitleKnown, !isEmployerKnown, let only = open.first, open.count == 1,
                mean(only, { isPlace($0) ? 1 : 0 }) < Self.mostPlaces
            else { return false }
            kinds[only] = .employer
            return true
        }
        if let title = best.title { kinds[title] = .title }
        if let employer = best.employer { kinds[employer] = .employer }
        return true
    }
}
