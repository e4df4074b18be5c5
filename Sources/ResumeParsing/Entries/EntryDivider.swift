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

    /// The lines of a section as the decoder reads them.
    enum Prepared {
        /// Entries that are known already, by what divides them.
        case blocks([EntryBlock])
        case lines([DocumentLine])
    }

    func prepared(_ lines: [DocumentLine]) -> Prepared {
        let named = lines.filter { !Self.isAside($0) }
        let counted = NumberedEntries(scanner: scanner).withoutNumbers(named.map(\.withoutSignCells))
        let fielded = ProjectFields(scanner: scanner).told(counted)
        let told = ListedEntries(scanner: scanner).withoutBullets(fielded)
        if isPlain(fielded), let entries = entriesWithoutLayout(told) { return .blocks(entries) }
        let fields = ClosingDates(scanner: scanner, isPlace: isPlace).moved(labels.withoutLabels(told))
        let broken = BrokenDates(scanner: scanner)
        let dated = DateRail(scanner: scanner).joined(broken.joined(fields.map(broken.withWholeCells)))
        let whole = WrappedCells(scanner: scanner).joined(dated)
        let rows = RailPlaces(scanner: scanner, isPlace: isPlace).apart(DescribedRows(scanner: scanner).joined(whole))
        return .lines(wrapped(DatedParagraphs(scanner: scanner).divided(rows)))
    }

    /// Words of a line in brackets that tells what an employer does.
    private static let leastAside = 4

    /// "(maker of castings for rail and agriculture)" under the name of an employer, which tells of neither position nor person.
    private static func isAside(_ line: DocumentLine) -> Bool {
        line.cells.count == 1 && line.text.hasPrefix("(") && line.text.hasSuffix(")") && line.wordCount >= leastAside
            && line.text.dropFirst().first?.isUppercase != true && !line.text.dropLast().contains(")")
    }

    /// The lines with headers put together that were too long for one line.
    private func wrapped(_ lines: [DocumentLine]) -> [DocumentLine] {
        let rightEdges = lines.rightEdges
        let longest = Dictionary(lines.map { ($0.block, $0.right) }, uniquingKeysWith: max)
        let wrapped = WrappedHeader(scanner: scanner, isPlace: isPlace)
        let areRare = wrapped.areRare(in: lines)
        let isDated = lines.map { scanner.firstMatch(in: $0.text)?.isRange == true }
        var result: [DocumentLine] = []
        for (index, line) in lines.enumerated() {
            let isNearDate = isDated[max(0, index - 2)...min(index + 1, lines.count - 1)].contains(true)
            if let last = result.last, isNearDate, !last.isBullet, !line.isBullet, !last.isTold, !line.isTold,
                !Sentences.ends(line.text), last.wordCount + line.wordCount <= 20,
                let joined = wrapped.joined(
                    HeaderLine(last, scanner: scanner),
                    line,
                    rightEdge: rightEdges[line.block] ?? line.right,
                    longest: longest[line.block] ?? line.right,
                    isRare: areRare
                )
            {
                result[result.count - 1] = joined
            } else {
                result.append(line)
            }
        }
        return result
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
        return RunTogetherEntries(scanner: scanner, parting: parting, isPlace: isPlace).blocks(of: lines)
            ?? BoardEntries(scanner: scanner, knowledge: knowledge, isPlace: isPlace).blocks(of: lines)
    }
}

extension DocumentLine {
    /// "2014 – 2019   :   Blue Harbour Ltd": the line without cells of one sign, which are no column.
    fileprivate var withoutSignCells: DocumentLine {
        guard cells.count > 2 else { return self }
        let kept = cells.enumerated().filter { index, cell in
            index == 0 || index == cells.count - 1 || cell.text != ":" && cell.text != "-" && cell.text != "–"
        }
        return kept.count == cells.count ? self : with(cells: kept.map(\.element)) ?? self
    }
}
