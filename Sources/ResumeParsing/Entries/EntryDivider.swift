import Careers
import Resume
import TextFolding

/// Divides the lines of a section into entries: headers are short lines around a date, what follows tells about them.
struct EntryDivider {
    let scanner: DateScanner
    let knowledge: CareerKnowledge
    let labels: ColumnLabels
    let isPlace: (String) -> Bool
    let employers: EmployerNames

    func blocks(of lines: [DocumentLine]) -> [EntryBlock] {
        let fielded = ProjectFields(scanner: scanner).told(lines)
        let isPlain = isPlain(fielded)
        let told = isPlain ? ListedEntries(scanner: scanner).withoutBullets(fielded) : fielded
        if isPlain, let entries = entriesWithoutLayout(told) { return entries }
        let sentences = PositionSentences(scanner: scanner).divided(told)
        if let entries = FormEntries(scanner: scanner, labels: labels, isPlace: isPlace).blocks(of: sentences) {
            return entries
        }
        let fields = labels.withoutLabels(sentences)
        let whole = DateRail(scanner: scanner).joined(BrokenDates(scanner: scanner).joined(fields))
        let rows = RailPlaces(scanner: scanner, isPlace: isPlace).apart(DescribedRows(scanner: scanner).joined(whole))
        let lines = DatedParagraphs(scanner: scanner).divided(rows)
        let marked = HeaderMarks(scanner: scanner, knowledge: knowledge).marked(lines)
        let rightEdges = lines.rightEdges
        let longest = Dictionary(lines.map { ($0.block, $0.right) }, uniquingKeysWith: max)
        let wrapped = WrappedHeader(scanner: scanner, isPlace: isPlace)
        // Headers of one entry or several, each with what is told behind it.
        var runs: [EntryBlock] = []
        for (line, isBody) in marked {
            if isBody {
                if runs.isEmpty { runs.append(EntryBlock()) }
                runs[runs.count - 1].body.append(line)
            } else if let run = runs.last, run.body.isEmpty, let last = run.header.last {
                let joined = wrapped.joined(
                    last,
                    line,
                    rightEdge: rightEdges[line.block] ?? line.right,
                    longest: longest[line.block] ?? line.right
                )
                if joined != nil { runs[runs.count - 1].header.removeLast() }
                runs[runs.count - 1].header.append(HeaderLine(joined ?? line, scanner: scanner))
            } else {
                runs.append(EntryBlock(header: [HeaderLine(line, scanner: scanner)]))
            }
        }
        let isDateLast = isDateLast(in: runs)
        let blocks = runs.flatMap { run -> [EntryBlock] in
            var blocks = split(run.header, isDateLast: isDateLast)
            blocks[blocks.count - 1].body = run.body
            return blocks
        }
        let mended = HeaderConsensus(scanner: scanner, knowledge: knowledge).mended(blocks)
        return HeaderSurplus(knowledge: knowledge).cut(mended)
    }

    /// Whether no line looks any different from others, so that words alone tell what each is.
    private func isPlain(_ lines: [DocumentLine]) -> Bool {
        guard let size = lines.first?.fontSize else { return false }
        return lines.allSatisfy { line in
            !line.isBold && abs(line.fontSize - size) < 0.1
                && (line.cells.count == 1 || line.wordCount > RunTogetherEntries.longLine)
        }
    }

    /// Entries whose lines ran together, or came out of a board one field a line.
    private func entriesWithoutLayout(_ lines: [DocumentLine]) -> [EntryBlock]? {
        let parting = NameParting(employers: employers, knowledge: knowledge)
        return ProseEntries(scanner: scanner, knowledge: knowledge).blocks(of: lines)
            ?? RunTogetherEntries(scanner: scanner, parting: parting, isPlace: isPlace).blocks(of: lines)
            ?? BoardEntries(scanner: scanner, knowledge: knowledge, isPlace: isPlace).blocks(of: lines)
    }

    // MARK: One header or several

    /// Whether headers that name one entry have their names before its date, and nothing behind.
    private func isDateLast(in runs: [EntryBlock]) -> Bool {
        let dates = runs.compactMap { run -> (before: Int, after: Int)? in
            let dated = run.header.indices.filter { run.header[$0].dates != nil }
            guard dated.count == 1, run.header.count > 1 else { return nil }
            return (dated[0], run.header.count - 1 - dated[0])
        }
        return dates.filter { $0.before > 0 && $0.after == 0 }.count * 3 > dates.count * 2
    }

    /// Headers without anything told between them: as many entries as there are dates.
    private func split(_ header: [HeaderLine], isDateLast: Bool) -> [EntryBlock] {
        let dated = header.indices.filter { header[$0].dates != nil }
        guard dated.count > 1, let first = dated.first else { return [EntryBlock(header: header)] }
        // Where dates come last, what follows one belongs to the next, however many lines that are.
        let isDateLast =
            isDateLast
            || first > 0 && dated.last == header.count - 1 && dated.allSatisfy { header[$0].cells.isEmpty }
        var starts = [0]
        for (previous, index) in zip(dated, dated.dropFirst()) {
            // As many lines before each date as before the first, as far as there are so many.
            starts.append(isDateLast ? previous + 1 : max(previous + 1, index - first))
        }
        return starts.enumerated().map { number, start in
            let end = number + 1 < starts.count ? starts[number + 1] : header.count
            return EntryBlock(header: Array(header[start..<end]))
        }
    }
}
