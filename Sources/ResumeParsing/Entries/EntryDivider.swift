import Careers
import Resume
import TextFolding

/// Divides the lines of a section into entries: headers are short lines around a date, what follows tells about them.
struct EntryDivider {
    let scanner: DateScanner
    let knowledge: CareerKnowledge
    let labels: ColumnLabels
    let isPlace: @Sendable (String) -> Bool

    func blocks(of lines: [DocumentLine]) -> [EntryBlock] {
        let sentences = PositionSentences(scanner: scanner).divided(lines)
        if let entries = FormEntries(scanner: scanner, labels: labels, isPlace: isPlace).blocks(of: sentences) {
            return entries
        }
        let fields = sentences.filter { !labels.isTableHead($0) }.map(labels.withoutLabel)
        let lines = DatedParagraphs(scanner: scanner).divided(
            DateRail(scanner: scanner).joined(BrokenDates(scanner: scanner).joined(fields))
        )
        let marked = HeaderMarks(scanner: scanner, knowledge: knowledge).marked(lines)
        let rightEdges = lines.rightEdges
        let wrapped = WrappedHeader(scanner: scanner)
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
                let joined = wrapped.joined(last, line, rightEdge: rightEdges[line.block] ?? line.right)
            {
                header[header.count - 1] = HeaderLine(joined, scanner: scanner)
            } else {
                header.append(HeaderLine(line, scanner: scanner))
            }
        }
        flush()
        return HeaderConsensus(scanner: scanner, knowledge: knowledge).mended(blocks)
    }

    // MARK: One header or several

    /// Headers without anything told between them: as many entries as there are dates.
    private func split(_ header: [HeaderLine]) -> [EntryBlock] {
        guard !header.isEmpty else { return [] }
        let dated = header.indices.filter { header[$0].dates != nil }
        guard dated.count > 1, let first = dated.first else { return [EntryBlock(header: header)] }
        // Where dates come last, what follows one belongs to the next, however many lines that are.
        let isDateLast = first > 0 && dated.last == header.count - 1 && dated.allSatisfy { header[$0].cells.isEmpty }
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
