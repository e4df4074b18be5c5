import Careers
import Resume
import TextFolding

/// Tells the lines of a section that name entries from those that tell about them.
struct HeaderMarks {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    /// From such a likelihood on, a line names a position.
    private static let leastTitle = 0.55
    /// Letters that the narrowest columns of text hold.
    private static let leastWidth = 30.0

    func marked(_ lines: [DocumentLine]) -> [(line: DocumentLine, isBody: Bool)] {
        let asides = DateAsides(scanner: scanner, knowledge: knowledge)
        let found = asides.found(in: lines)
        let ofEntries = asides.removed(from: found, in: lines)
        let edges = headerEdges(lines, dated: ofEntries)
        let dated = ToldDates(lines: lines, knowledge: knowledge).removed(from: ofEntries, edges: edges)
        let placement = DatePlacement(lines, dated: dated)
        let fullRight = lines.rightEdges
        let layouts = EntryLayout.byBlock(lines)
        let prominence = Prominence(lines)
        let stands = headersStandOut(lines, dated: dated, prominence: prominence)
        let below = NamesBelowDates(lines, dated: dated, prominence: prominence)
        let areBeside = areNamesBesideDates(lines, dated: dated)
        let isNameFirst = (dated.firstIndex { $0?.isRange == true } ?? 0) > 0
        var marked: [(line: DocumentLine, isBody: Bool)] = []
        // Whether the header at hand has said when, and the last one named a position; and its dates.
        var (isDated, isNamed) = (false, false)
        var span: DateRange?
        for (index, line) in lines.enumerated() {
            let previous = marked.last
            let isAside = previous != nil && found[index] != nil && dated[index] == nil
            let isBody =
                isAside || below?.isTale(index) == true
                || isBody(
                    line,
                    date: dated[index],
                    previous: previous,
                    next: areBeside || index + 1 == lines.count ? nil : (lines[index + 1], dated[index + 1]),
                    headerEdge: edges[line.block] ?? line.left,
                    rightEdge: fullRight[line.block] ?? line.right,
                    layout: layouts[line.block] ?? EntryLayout([]),
                    isDated: isDated,
                    isPlain: (stands || below != nil) && !prominence.has(line),
                    isProminent: prominence.has(line),
                    standsOut: stands,
                    isDateAhead: isDateAhead(lines, dated: dated, at: index),
                    isNameFirst: isNameFirst,
                    isDateFirst: placement.isFirst,
                    isListed: placement.isInItems || !isNamed || !DatePlacement.lies(dated[index], within: span),
                    isBelowDate: isBelowDate(marked, dated: dated)
                )
            isDated = !isBody && (isDated || dated[index]?.isRange == true)
            if !isBody {
                let goesOn = marked.last?.isBody == false && isNamed
                isNamed = goesOn || !line.isBullet && namesPosition(line)
                if marked.last?.isBody != false { span = nil }
                if let date = dated[index], date.isRange { span = date.range }
            }
            marked.append((line, isBody))
        }
        return marked
    }

    /// Whether a line may name an employer above a line that begins with dates, and has names beside them.
    private func isNameAbove(_ next: (line: DocumentLine, date: DateMatch?)?, _ line: DocumentLine) -> Bool {
        guard let next, let date = next.date, date.isRange, !line.text.hasNumber else { return false }
        return !DatePlacement.isAlone(date, on: next.line) && looksLikeName(line)
    }

    /// Whether a line names a position in one of its parts.
    private func namesPosition(_ line: DocumentLine) -> Bool {
        line.cells.contains { cell in
            knowledge.titleLikelihood(cell.text) >= Self.leastTitle
                || cell.text.split(whereSeparator: { ",|–—·".contains($0) })
                    .contains { knowledge.titleLikelihood(String($0)) >= Self.leastTitle }
        }
    }

    private func withoutDate(_ date: DateMatch, _ text: String) -> String {
        let characters = Array(text)
        return String(characters[..<date.characters.lowerBound]) + String(characters[date.characters.upperBound...])
    }

    /// Whether every entry begins with its dates in a column of their own, and its names beside them: then no line before a
    /// date names what follows.
    private func areNamesBesideDates(_ lines: [DocumentLine], dated: [DateMatch?]) -> Bool {
        let dates = lines.indices.filter { dated[$0]?.isRange == true }
        return dates.count >= 2 && dates.first == 0
            && dates.allSatisfy { lines[$0].cells.count > 1 && dated[$0]?.characters.lowerBound == 0 }
    }

    /// Whether the header at hand began with a date alone, and has fewer than two names yet.
    private func isBelowDate(_ marked: [(line: DocumentLine, isBody: Bool)], dated: [DateMatch?]) -> Bool {
        let header = marked.suffix(3).reversed().prefix { !$0.isBody }.count
        guard (1...2).contains(header), let date = dated[marked.count - header], date.isRange else { return false }
        return marked[marked.count - header].line.text.count - date.characters.count <= 2
    }

    /// Whether every entry begins with a bold or large line: there are as many of them before dates as there are dates.
    private func headersStandOut(_ lines: [DocumentLine], dated: [DateMatch?], prominence: Prominence) -> Bool {
        let dates = dated.filter { $0?.isRange == true }.count
        guard dates >= 2, lines.filter(prominence.has).count * 4 < lines.count * 3, let first = lines.first,
            prominence.has(first) || dated[0]?.isRange == true || dated.first(where: { $0?.isRange == true }) == nil
        else { return false }
        let starts = lines.indices.filter { index in
            prominence.has(lines[index]) && (index == 0 || !prominence.has(lines[index - 1]))
                && isDateAhead(lines, dated: dated, at: index)
        }
        return starts.count >= dates
    }

    /// Whether this line or one of the next ones says when, before anything is told.
    private func isDateAhead(_ lines: [DocumentLine], dated: [DateMatch?], at index: Int) -> Bool {
        for ahead in index..<min(index + 4, lines.count) {
            if ahead > index, lines[ahead].isBullet { return false }
            if dated[ahead]?.isRange == true { return true }
        }
        return false
    }

    /// Where headers begin, by block: the leftmost edge of lines with dates (beside a date in a rail of its own), else of all.
    private func headerEdges(_ lines: [DocumentLine], dated: [DateMatch?]) -> [Int: Double] {
        var edges: [Int: Double] = [:]
        for (line, date) in zip(lines, dated) where date?.isRange == true && !line.isBullet {
            edges[line.block] = min(edges[line.block] ?? .infinity, contentLeft(of: line))
        }
        for line in lines where edges[line.block] == nil && !line.isBullet {
            let all = lines.filter { $0.block == line.block && !$0.isBullet }.map(\.left)
            edges[line.block] = all.min()
        }
        return edges
    }

    private func contentLeft(of line: DocumentLine) -> Double {
        let content = line.cells.first { cell in
            guard let match = scanner.firstMatch(in: cell.text) else { return true }
            return match.characters.count < cell.text.count - 2
        }
        return content?.left ?? line.left
    }

    private func isBody(
        _ line: DocumentLine,
        date: DateMatch?,
        previous: (line: DocumentLine, isBody: Bool)?,
        next: (line: DocumentLine, date: DateMatch?)?,
        headerEdge: Double,
        rightEdge: Double,
        layout: EntryLayout,
        isDated: Bool,
        isPlain: Bool,
        isProminent: Bool,
        standsOut: Bool,
        isDateAhead: Bool,
        isNameFirst: Bool,
        isDateFirst: Bool,
        isListed: Bool,
        isBelowDate: Bool
    ) -> Bool {
        // The page that a résumé was printed from stands anywhere.
        if line.isTold || isAddress(line) { return true }
        if line.isBullet {
            guard isListed || date == nil else { return true }
            return !isBulletedHeader(line, date: date, previous: previous, next: next, isNameFirst: isNameFirst)
        }
        let hasRange = date?.isRange == true || date != nil && line.cells.count > 1
        if hasRange, line.wordCount <= 16 || date?.characters.lowerBound ?? .max <= 1 { return false }
        // However long: a line that ends with its dates names something.
        if let date, date.isRange, line.wordCount <= 28, date.characters.upperBound >= line.text.count - 1 {
            return false
        }
        // Where all names stand out, nothing else begins an entry, and what does is none of the text before it.
        let isRow = line.cells.count > 1 && next?.date?.isRange == true && next?.line.isBullet == false
        if isPlain, previous?.isBody == true, !isRow { return true }
        if isDateFirst, previous?.isBody == true, date == nil, !isProminent, line.cells.count == 1,
            !isNameAbove(next, line), !Placeholders.isEmployer(line.text)
        {
            return true
        }
        if isProminent, standsOut, isDateAhead, previous?.isBody == true, words(of: line) <= 13 { return false }
        if let previous, previous.isBody, continues(previous.line, line, rightEdge: rightEdge) { return true }
        let first = line.text.first
        if first?.isLowercase == true, previous != nil { return true }
        let words = words(of: line)
        // However long: what has its dates on the next line, in a section where names come first, is a name.
        if isNameFirst, words > 13, words <= 20, !Sentences.ends(line.text), let next, let when = next.date,
            when.isRange,
            next.line.text.count - when.characters.count <= 4
        {
            return false
        }
        if words > 13 && !isProminent || Sentences.ends(line.text) && words >= 3 { return true }
        guard let previous else { return false }
        // Behind the date a longer line of ordinary words begins to tell.
        let plain = line.text.split(separator: " ").filter { $0.first?.isLowercase == true }.count
        if !previous.isBody, isDated, !isProminent,
            words >= 6 && plain * 2 > words || words >= 12
                || line.cells.contains(where: { Sentences.end(in: $0.text[...]) != nil })
        {
            return true
        }
        // Below a date that stands alone come the names, indented or not.
        if isBelowDate, words <= 10 { return false }
        // "Cut waste by 12 %": figures among ordinary words.
        if !previous.isBody, isDated, !isProminent, line.cells.count == 1, line.wordCount >= 4,
            plain * 2 >= line.wordCount - 1, Self.beforeBrackets(line.text).contains(where: \.isNumber)
        {
            return true
        }
        // Beside the date all is said already: what stands below tells about it.
        if !previous.isBody, isDated, !isProminent, line.cells.count == 1, previous.line.cells.count >= 3,
            words >= 3, plain * 2 >= words
        {
            return true
        }
        // Where what is told stands behind bullets, or set off by space, a short line that begins anew names something.
        if previous.isBody, isDateAhead, words <= 12, !Sentences.ends(line.text),
            layout.begins(line, after: previous.line)
        {
            return false
        }
        let isIndented = !layout.isCentred && contentLeft(of: line) > headerEdge + 4
        if isIndented, !isProminent, line.cells.count == 1, !previous.isBody, isDated,
            contentLeft(of: line) > contentLeft(of: previous.line) + 4,
            contentLeft(of: line) < contentLeft(of: previous.line) + 40
        {
            return true
        }
        if isIndented, !isProminent, line.cells.count == 1 {
            // Beside a date in a rail of its own the header goes on further right.
            let rail = scanner.firstMatch(in: previous.line.text)?.characters
            let isBesideRail =
                rail?.lowerBound == 0 && (rail?.count ?? 0) < previous.line.text.count - 3
                || previous.line.cells.count > 1 && abs(previous.line.cells[1].left - line.left) < 6
                    && scanner.firstMatch(in: previous.line.cells[0].text)?.isRange == true
            return previous.isBody || !isBesideRail || words > 8
        }
        if !previous.isBody {
            // A header has few lines.
            return false
        }
        if isProminent || line.cells.count > 1 { return false }
        if let next, let date = next.date, date.isRange, !next.line.isBullet {
            // Where entries begin with dates, what stands above them belongs to the entry before.
            return isDateFirst && date.characters.lowerBound <= 1 && !isNameAbove(next, line)
        }
        return knowledge.titleLikelihood(line.text) < Self.leastTitle && !looksLikeName(line)
    }

    /// Entries may be items of a list themselves: then the item, or the line below it, says when.
    private func isBulletedHeader(
        _ line: DocumentLine,
        date: DateMatch?,
        previous: (line: DocumentLine, isBody: Bool)?,
        next: (line: DocumentLine, date: DateMatch?)?,
        isNameFirst: Bool
    ) -> Bool {
        guard line.wordCount <= 12, !Sentences.ends(line.text) else { return false }
        // "– Edinburgh" under a header that was too long for its line.
        if line.reference.text.hasPrefix("–") || line.reference.text.hasPrefix("—"), let previous, !previous.isBody,
            line.wordCount <= 3, next?.date?.isRange == true, next?.line.isBullet == false
        {
            return true
        }
        if let date, date.isRange {
            return date.characters.lowerBound <= 1 || date.characters.upperBound >= line.text.count - 2
        }
        guard isNameFirst, let next, !next.line.isBullet, let when = next.date, when.isRange,
            next.line.text.count - when.characters.count <= 24, !next.line.isBold,
            knowledge.titleLikelihood(withoutDate(when, next.line.text)) < 0.55
        else { return false }
        let named = knowledge.titleLikelihood(line.text.split(separator: ",").first.map(String.init) ?? line.text)
        guard named >= Self.leastTitle else { return false }
        // "• Mentored junior engineers" above "Engineer   2011 – 2017" tells of the entry before: the next one names itself.
        let text = next.line.text
        let beside = text.prefix(when.characters.lowerBound) + text.dropFirst(when.characters.upperBound)
        return named > knowledge.titleLikelihood(String(beside))
    }

    /// Whether a line goes on with the sentence of the one before: that one was full, or broke off.
    private func continues(_ previous: DocumentLine, _ line: DocumentLine, rightEdge: Double) -> Bool {
        guard previous.block == line.block, !line.isBold || previous.isBold, line.cells.count == 1,
            !isAddress(previous)
        else { return false }
        if abs(line.left - previous.left) > 30 { return false }
        let firstWord = line.text.prefix { $0 != " " }.count
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        // Where no line is longer, none of them is full.
        let isWide = rightEdge - previous.left > letter * Self.leastWidth
        let isFull = isWide && previous.right + letter * Double(firstWord + 1) > rightEdge - 2
        if previous.text.hasSuffix(".") && !isFull { return false }
        return isFull && (previous.isBullet || line.left >= previous.left - 3) || previous.text.hasSuffix(",")
            || previous.text.hasSuffix("-") || line.text.first?.isLowercase == true
    }

    /// "Nurse (28 hours a week)" without what is said besides at its end.
    private static func beforeBrackets(_ text: String) -> Substring {
        text.hasSuffix(")") ? text.prefix { $0 != "(" } : text[...]
    }

    private func isAddress(_ line: DocumentLine) -> Bool { line.wordCount == 1 && line.text.contains("://") }

    private func words(of line: DocumentLine) -> Int {
        line.text.split(separator: " ").filter(\.hasLetter).count
    }

    private func looksLikeName(_ line: DocumentLine) -> Bool {
        let words = line.text.split(separator: " ")
        return words.count <= 6
            && words.allSatisfy { $0.first?.isUppercase == true || $0.count <= 3 || $0.first?.isLetter == false }
    }
}
