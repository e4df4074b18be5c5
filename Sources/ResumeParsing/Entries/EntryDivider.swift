import Careers
import Resume
import TextFolding

/// Divides the lines of a section into entries: headers are short lines around a date, what follows tells about them.
struct EntryDivider {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    func blocks(of lines: [DocumentLine]) -> [EntryBlock] {
        let fields = lines.filter { !ColumnLabels.isTableHead($0) }.map(ColumnLabels.withoutLabel)
        let lines = paragraphs(fields).flatMap(withoutSentences)
        let marked = mark(lines)
        let rightEdges = rightEdges(lines)
        var blocks: [EntryBlock] = []
        var header: [HeaderLine] = []
        func flush() {
            blocks += split(header)
            header = []
        }
        for (line, isBody) in marked {
            if isBody {
                flush()
                if blocks.isEmpty { blocks.append(EntryBlock()) }
                blocks[blocks.count - 1].body.append(line)
            } else if let last = header.last,
                let joined = wrapped(last, line, rightEdge: rightEdges[line.block] ?? line.right)
            {
                header[header.count - 1] = HeaderLine(joined, scanner: scanner)
            } else {
                header.append(HeaderLine(line, scanner: scanner))
            }
        }
        flush()
        return promoteFirstBullets(blocks)
    }

    // MARK: Header or body

    private func mark(_ lines: [DocumentLine]) -> [(line: DocumentLine, isBody: Bool)] {
        let dated = lines.map { line in
            line.isBullet && line.wordCount > 8 ? nil : scanner.firstMatch(in: line.text)
        }
        let edges = headerEdges(lines, dated: dated)
        let fullRight = rightEdges(lines)
        let layouts = EntryLayout.byBlock(lines)
        let stands = headersStandOut(lines, dated: dated)
        var marked: [(DocumentLine, Bool)] = []
        // Whether the header at hand has said when.
        var isDated = false
        for (index, line) in lines.enumerated() {
            let previous = marked.last
            let isBody = isBody(
                line,
                date: dated[index],
                previous: previous,
                next: index + 1 < lines.count ? (lines[index + 1], dated[index + 1]) : nil,
                headerEdge: edges[line.block] ?? line.left,
                rightEdge: fullRight[line.block] ?? line.right,
                layout: layouts[line.block] ?? EntryLayout([]),
                isDated: isDated,
                isPlain: stands && !line.isBold,
                isDateAhead: isDateAhead(lines, dated: dated, at: index)
            )
            isDated = !isBody && (isDated || dated[index]?.isRange == true)
            marked.append((line, isBody))
        }
        return marked
    }

    /// Whether every entry begins with a bold line: there are as many of them before dates as there are dates.
    private func headersStandOut(_ lines: [DocumentLine], dated: [DateMatch?]) -> Bool {
        let dates = dated.filter { $0?.isRange == true }.count
        guard dates >= 2, lines.filter(\.isBold).count * 2 < lines.count else { return false }
        let starts = lines.indices.filter { index in
            lines[index].isBold && (index == 0 || !lines[index - 1].isBold)
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

    private func rightEdges(_ lines: [DocumentLine]) -> [Int: Double] {
        Dictionary(lines.map { ($0.block, $0.right) }, uniquingKeysWith: max)
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
        isDateAhead: Bool
    ) -> Bool {
        if line.isBullet { return !isBulletedHeader(line, date: date, previous: previous, next: next) }
        let hasRange = date?.isRange == true || date != nil && line.cells.count > 1
        if hasRange, line.wordCount <= 16 || date?.characters.lowerBound ?? .max <= 1 { return false }
        // Where all names are bold, nothing else begins an entry.
        if isPlain, previous?.isBody == true { return true }
        if let previous, previous.isBody, continues(previous.line, line, rightEdge: rightEdge) { return true }
        let first = line.text.first
        if first?.isLowercase == true, previous != nil { return true }
        let words = line.text.split(separator: " ").filter { $0.contains(where: \.isLetter) }.count
        if words > 13 && !line.isBold || endsSentence(line) && words >= 3 { return true }
        guard let previous else { return false }
        // Behind the date a longer line of ordinary words begins to tell.
        let plain = line.text.split(separator: " ").filter { $0.first?.isLowercase == true }.count
        if !previous.isBody, isDated, !line.isBold,
            words >= 6 && plain * 2 > words || words >= 12 || Self.endOfSentence(line.text[...]) != nil
        {
            return true
        }
        // Where what is told stands behind bullets, or set off by space, a short line that begins anew names something.
        if previous.isBody, isDateAhead, words <= 12, !endsSentence(line), layout.begins(line, after: previous.line) {
            return false
        }
        let isIndented = !layout.isCentred && contentLeft(of: line) > headerEdge + 4
        if isIndented, !line.isBold, line.cells.count == 1, !previous.isBody, isDated,
            contentLeft(of: line) > contentLeft(of: previous.line) + 4,
            contentLeft(of: line) < contentLeft(of: previous.line) + 40
        {
            return true
        }
        if isIndented, !line.isBold, line.cells.count == 1 {
            // Beside a date in a rail of its own the header goes on further right.
            let rail = scanner.firstMatch(in: previous.line.text)?.characters
            let isBesideRail = rail?.lowerBound == 0 && (rail?.count ?? 0) < previous.line.text.count - 3
            return previous.isBody || !isBesideRail || words > 8
        }
        if !previous.isBody {
            // A header has few lines.
            return false
        }
        if line.isBold || line.cells.count > 1 { return false }
        if let next, next.date?.isRange == true, !next.line.isBullet { return false }
        return knowledge.titleLikelihood(line.text) < 0.55 && !looksLikeName(line)
    }

    /// Entries may be items of a list themselves: then the item, or the line below it, says when.
    private func isBulletedHeader(
        _ line: DocumentLine,
        date: DateMatch?,
        previous: (line: DocumentLine, isBody: Bool)?,
        next: (line: DocumentLine, date: DateMatch?)?
    ) -> Bool {
        guard line.wordCount <= 12, !endsSentence(line) else { return false }
        // "– Edinburgh" under a header that was too long for its line.
        if line.reference.text.hasPrefix("–") || line.reference.text.hasPrefix("—"), let previous, !previous.isBody,
            line.wordCount <= 3, next?.date?.isRange == true, next?.line.isBullet == false
        {
            return true
        }
        if let date, date.isRange {
            return date.characters.lowerBound <= 1 || date.characters.upperBound >= line.text.count - 2
        }
        guard let next, !next.line.isBullet, let when = next.date, when.isRange,
            next.line.text.count - when.characters.count <= 24, !next.line.isBold
        else { return false }
        return knowledge.titleLikelihood(line.text.split(separator: ",").first.map(String.init) ?? line.text) >= 0.55
    }

    /// Whether a line goes on with the sentence of the one before: that one was full, or broke off.
    private func continues(_ previous: DocumentLine, _ line: DocumentLine, rightEdge: Double) -> Bool {
        guard previous.block == line.block, !line.isBold || previous.isBold, line.cells.count == 1 else { return false }
        if abs(line.left - previous.left) > 30 { return false }
        let firstWord = line.text.prefix { $0 != " " }.count
        let width = (previous.right - previous.left) / Double(max(previous.text.count, 1)) * Double(firstWord + 1)
        let isFull = previous.right + width > rightEdge - 2
        if previous.text.hasSuffix(".") && !isFull { return false }
        return isFull && (previous.isBullet || line.left >= previous.left - 3) || previous.text.hasSuffix(",")
            || previous.text.hasSuffix("-") || line.text.first?.isLowercase == true
    }

    /// Where every entry is a paragraph that begins with its dates and a full stop, its lines are one.
    private func paragraphs(_ lines: [DocumentLine]) -> [DocumentLine] {
        let starts = lines.map { line in
            guard !line.isBullet, let match = scanner.firstMatch(in: line.text), match.isRange,
                match.characters.lowerBound <= 1
            else { return false }
            return line.text.dropFirst(match.characters.upperBound).hasPrefix(". ")
        }
        guard starts.filter({ $0 }).count >= 2 else { return lines }
        var result: [DocumentLine] = []
        for (line, starts) in zip(lines, starts) {
            guard !starts, !line.isBullet, let last = result.last, last.block == line.block, last.page == line.page
            else {
                result.append(line)
                continue
            }
            result[result.count - 1] = last.with(text: HighlightJoiner.join(last.text, line.text))
        }
        return result
    }

    /// "2017 – 2019. Clerk, Acme, Leeds. Sorted the mail.": what stands behind the first sentence tells, and does not name.
    private func withoutSentences(_ line: DocumentLine) -> [DocumentLine] {
        guard line.wordCount > 6, line.cells.count == 1, let match = scanner.firstMatch(in: line.text), match.isRange
        else { return [line] }
        if match.characters.lowerBound > 1 {
            // "Clerk – Acme – Leeds, 2017 – 2019. Sorted the mail."
            let end = line.text.index(line.text.startIndex, offsetBy: match.characters.upperBound)
            guard line.text[end...].hasPrefix(". "), !line.isBullet else { return [line] }
            let told = line.text[end...].dropFirst(2)
            return told.isEmpty ? [line] : [line.with(text: String(line.text[..<end])), line.with(text: String(told))]
        }
        let rest = line.text.dropFirst(match.characters.upperBound).drop { " .:,–-".contains($0) }
        guard let stop = Self.endOfSentence(rest) else { return [line] }
        let header = line.text[..<stop]
        let body = line.text[stop...].drop { ". ".contains($0) }
        guard !body.isEmpty else { return [line] }
        return [line.with(text: String(header)), line.with(text: String(body))]
    }

    /// Where a full stop ends a sentence: behind a word in lower case or of some length, before a capital or a number.
    private static func endOfSentence(_ text: Substring) -> String.Index? {
        var index = text.startIndex
        while let range = text[index...].firstRange(of: ". ") {
            let word = text[..<range.lowerBound].split(separator: " ").last ?? ""
            let next = text[range.upperBound...].first
            if word.count > 3, next?.isUppercase == true || next?.isNumber == true { return range.lowerBound }
            index = range.upperBound
        }
        return nil
    }

    /// A full stop behind anything but an abbreviation ("Ltd.", "Inc.").
    private func endsSentence(_ line: DocumentLine) -> Bool {
        guard line.text.hasSuffix("."), let last = line.text.split(separator: " ").last else { return false }
        return !(last.count <= 5 && last.first?.isUppercase == true)
    }

    private func looksLikeName(_ line: DocumentLine) -> Bool {
        let words = line.text.split(separator: " ")
        return words.count <= 6
            && words.allSatisfy { $0.first?.isUppercase == true || $0.count <= 3 || $0.first?.isLetter == false }
    }

    private static let connectives: Set<Substring> = [
        "of", "and", "&", "for", "the", "de", "der", "und", "et", "y", "e", "des", "du", "in", "van", "i", "at",
    ]

    /// Two header lines as one, where the first was full and broke off.
    private func wrapped(_ first: HeaderLine, _ second: DocumentLine, rightEdge: Double) -> DocumentLine? {
        let line = first.line
        guard let cell = line.cells.first, first.dates == nil ? line.cells.count == 1 : isDateBeside(line),
            let next = second.cells.first, line.block == second.block, abs(line.left - second.left) < 4,
            abs(line.fontSize - second.fontSize) < 0.3, second.page == line.page
        else { return nil }
        if line.cells.count > 1 {
            // Beside a date the width is unknown; fields that go on tell.
            let isOpen = ["|", "·", "•", "–", "—", "/"].contains(cell.text.split(separator: " ").last ?? "")
            let hasMore = [" · ", " | ", " • "].contains { cell.text.contains($0) && next.text.contains($0) }
            guard isOpen || hasMore, second.cells.count == 1, scanner.firstMatch(in: next.text) == nil else {
                return nil
            }
            let joined = DocumentLine.Cell(
                text: cell.text + " " + next.text,
                left: cell.left,
                right: cell.right,
                isBold: cell.isBold,
                isItalic: cell.isItalic
            )
            return line.with(cells: [joined] + line.cells.dropFirst())
        }
        let last = line.text.split(separator: " ").last ?? ""
        // "(January" goes on until the bracket is closed.
        let isOpen =
            line.text.lastIndex(of: "(") ?? line.text.startIndex > line.text.lastIndex(of: ")") ?? line.text.startIndex
        let breaksOff = Self.connectives.contains(last) || line.text.last.map { ",|·•–-".contains($0) } == true
        // A sign that parts fields has a field behind it.
        let isCut = ["|", "·", "•", "–", "—", "/"].contains(last)
        // A line of fields is one line as long as it looks the same.
        let hasFields =
            [" · ", " | ", " • ", " – ", " — ", " / "].contains { line.text.contains($0) }
            && (line.isBold == next.isBold || isMostlyDate(next.text))
        guard breaksOff || hasFields || isOpen || next.text.first.map({ "|·•–-".contains($0) }) == true else {
            return nil
        }
        let letter = (line.right - line.left) / Double(max(line.text.count, 1))
        let firstWord = Double(next.text.prefix { $0 != " " }.count + 1)
        guard
            isCut || isOpen && next.text.contains(")")
                || line.right + letter * firstWord > rightEdge && line.text.count > 24
        else { return nil }
        let joined = DocumentLine.Cell(
            text: line.text + " " + next.text,
            left: line.left,
            right: next.right,
            isBold: next.isBold,
            isItalic: next.isItalic
        )
        return second.with(cells: [joined] + second.cells.dropFirst())
    }

    /// "León (since November 2022)": at most a town besides the dates.
    private func isMostlyDate(_ text: String) -> Bool {
        guard let match = scanner.firstMatch(in: text), match.isRange else { return false }
        return text.count - match.characters.count <= 16 && text.contains("(")
    }

    /// Whether a line is a name with its dates in a cell of their own.
    private func isDateBeside(_ line: DocumentLine) -> Bool {
        line.cells.count == 2 && scanner.firstMatch(in: line.cells[0].text) == nil
            && scanner.firstMatch(in: line.cells[1].text)?.isRange == true
    }

    // MARK: One header or several

    /// Headers without anything told between them: as many entries as there are dates.
    private func split(_ header: [HeaderLine]) -> [EntryBlock] {
        guard !header.isEmpty else { return [] }
        let dated = header.indices.filter { header[$0].dates != nil }
        guard dated.count > 1, let first = dated.first else { return [EntryBlock(header: header)] }
        var starts = [0]
        for (previous, index) in zip(dated, dated.dropFirst()) {
            // As many lines before each date as before the first, as far as there are so many.
            starts.append(max(previous + 1, index - first))
        }
        return starts.enumerated().map { number, start in
            let end = number + 1 < starts.count ? starts[number + 1] : header.count
            return EntryBlock(header: Array(header[start..<end]))
        }
    }

    /// A date may be the heading, and the role the first bullet under it.
    private func promoteFirstBullets(_ blocks: [EntryBlock]) -> [EntryBlock] {
        blocks.map { block in
            guard block.dates != nil, block.header.allSatisfy({ $0.cells.isEmpty }), let first = block.body.first,
                first.wordCount <= 14
            else { return block }
            var block = block
            block.header.append(HeaderLine(first, scanner: scanner))
            block.body.removeFirst()
            return block
        }
    }
}
