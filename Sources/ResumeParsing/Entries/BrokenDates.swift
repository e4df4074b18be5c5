import Resume
import TextFolding

/// Puts stretches of time together that were broken at the end of a line of text:
///
///     Claims Adjuster, Fraser Mutual, Surrey (October 2021
///     — August 2026)
struct BrokenDates {
    let scanner: DateScanner

    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        // Where dates have lines of their own, the last word above one is none of it: "Claremorris, Co. Mayo".
        let areApart = zip(lines, lines.dropFirst()).contains { line, next in
            guard let match = scanner.firstMatch(in: next.text), match.isRange, match.range.start?.month == nil else {
                return false
            }
            return next.cells.count == 1 && DatePlacement.isAlone(match, on: next) && !endsWithinDate(line.text)
        }
        for line in lines {
            if let last = result.last, let (whole, rest) = joined(last, line, areApart: areApart) {
                result[result.count - 1] = whole
                if let rest { result.append(rest) }
            } else {
                result.append(line)
            }
        }
        return result
    }

    /// "06/2019 ¦ 02/2025 ¦ Chef": the line with one cell for two that are a beginning and an end, or for three with "to"
    /// between them.
    func withWholeCells(_ line: DocumentLine) -> DocumentLine {
        guard line.cells.count > 1 else { return line }
        var cells = line.cells
        for index in cells.indices.dropLast() {
            let isLinked = index + 2 < cells.count && Self.isLink(cells[index + 1].text)
            let end = isLinked ? index + 2 : index + 1
            guard let start = scanner.firstMatch(in: cells[index].text), !start.isRange,
                Self.covers(start, cells[index].text)
            else { continue }
            let text = cells[index].text + " – " + cells[end].text
            guard let match = scanner.firstMatch(inJoined: text), match.isRange, Self.covers(match, text) else {
                continue
            }
            cells[index] = cells[index].followed(by: " –").joined(with: cells[end], endingAt: cells[end].right)
            cells.removeSubrange((index + 1)...end)
            return line.with(cells: cells) ?? line
        }
        return line
    }

    private static func isLink(_ text: String) -> Bool {
        DateWords.until.contains(text.folded) || ["-", "–", "—"].contains(text)
    }

    /// Whether a date is the whole of a text, but for a stop.
    private static func covers(_ match: DateMatch, _ text: String) -> Bool { match.characters.count >= text.count - 1 }

    /// Points by which the left edges of a column differ.
    private static let tolerance = 3.0
    /// Words of the rest of a stretch of time.
    private static let mostWordsOfRest = 3

    /// The same in a column of dates, whose second half stands beside the next line of an entry:
    ///
    ///     From July 2020 to   Employer: Example Consultancy
    ///     present             Position held: Civil Engineer
    func joinedInColumn(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result = lines
        for index in lines.indices.dropLast() {
            guard let (line, next) = joinedInColumn(result[index], result[index + 1]) else { continue }
            (result[index], result[index + 1]) = (line, next)
        }
        return result
    }

    private func joinedInColumn(_ line: DocumentLine, _ next: DocumentLine) -> (DocumentLine, DocumentLine)? {
        guard line.block == next.block, line.page == next.page, line.cells.count > 1, next.cells.count > 1,
            let first = line.cells.first, let rest = next.cells.first, abs(first.left - rest.left) < Self.tolerance,
            rest.text.wordCount <= Self.mostWordsOfRest,
            endsWithinDate(first.text) || first.text.last.map({ "-–—".contains($0) }) == true
        else { return nil }
        let text = HighlightJoiner.join(first.text, rest.text)
        guard let match = scanner.firstMatch(inJoined: text), match.isRange,
            match.characters.lowerBound < first.text.count,
            match.characters.upperBound >= text.count,
            let whole = line.with(cells: [first.joined(with: rest, endingAt: first.right)] + line.cells.dropFirst()),
            let below = next.with(cells: Array(next.cells.dropFirst()))
        else { return nil }
        return (whole, below)
    }

    /// Two lines as one, where a date begins in the first and ends in the second, and what a sentence has behind it; nil
    /// where none does.
    private func joined(
        _ line: DocumentLine,
        _ next: DocumentLine,
        areApart: Bool
    ) -> (whole: DocumentLine, rest: DocumentLine?)? {
        guard line.block == next.block, line.page == next.page, let cell = line.cells.last,
            let rest = next.cells.first, next.cells.count == 1
        else { return nil }
        guard next.wordCount <= 8 else { return parted(line, cell, next) }
        let isBracketed = Self.isOpen(cell.text) && rest.text.prefix { $0 != "(" }.contains(")")
        let isWhole = areApart && scanner.firstMatch(in: next.text)?.isRange == true
        let isWithinDate = !next.isBullet && !isWhole && endsWithinDate(cell.text)
        guard isBracketed || next.opensWithDash || isWithinDate else { return nil }
        let text = next.opensWithDash ? cell.text + " – " + rest.text : HighlightJoiner.join(cell.text, rest.text)
        guard let match = scanner.firstMatch(inJoined: text), match.isRange,
            match.characters.lowerBound < cell.text.count,
            match.characters.upperBound > text.count - rest.text.count,
            isBracketed || match.characters.upperBound >= text.count - 1
        else { return nil }
        let whole = DocumentLine.Cell(
            text: text,
            left: cell.left,
            right: max(cell.right, rest.right),
            isBold: cell.isBold,
            isItalic: cell.isItalic,
            styleChanges: cell.styleChanges,
            opening: cell.opening
        )
        return line.with(cells: line.cells.dropLast() + [whole]).map { ($0, nil) }
    }

    /// "Head Chef, Hotel Atlas, March 2018 to" above "date. I run a kitchen of ten.": the stretch of time whole, and the
    /// sentence behind it.
    private func parted(
        _ line: DocumentLine,
        _ cell: DocumentLine.Cell,
        _ next: DocumentLine
    ) -> (whole: DocumentLine, rest: DocumentLine?)? {
        guard !next.isBullet, endsWithinDate(cell.text) else { return nil }
        let text = cell.text + " " + next.text
        let inner = cell.text.count + 1
        guard let match = scanner.firstMatch(inJoined: text), match.isRange, match.characters.lowerBound < inner,
            match.characters.upperBound > inner
        else { return nil }
        let behind = text.dropFirst(match.characters.upperBound)
        guard let sign = behind.first, ".,;:".contains(sign) else { return nil }
        let rest = behind.drop { ".,;: ".contains($0) }
        let date = text.prefix(match.characters.upperBound).dropFirst(cell.text.count)
        return line.with(cells: line.cells.dropLast() + [cell.followed(by: String(date))])
            .map { ($0, rest.isEmpty ? nil : next.with(text: String(rest))) }
    }

    /// Whether a text breaks off behind the name of a month, or the word before it, with a date still to come:
    /// "… Leeds. Jul. 2013 – Jun.", "… from July 2013 to".
    private func endsWithinDate(_ text: String) -> Bool {
        guard let last = text.split(separator: " ").last, last.first?.isLetter == true else {
            return false
        }
        if DateWords.until.contains(last.folded) { return true }
        let match = scanner.firstMatch(in: last + " 2000")
        return match?.characters.lowerBound == 0 && match?.range.end?.month != nil
    }

    /// Whether a bracket is open at the end.
    private static func isOpen(_ text: String) -> Bool {
        guard let open = text.lastIndex(of: "(") else { return false }
        return text.lastIndex(of: ")").map { $0 < open } ?? true
    }
}
