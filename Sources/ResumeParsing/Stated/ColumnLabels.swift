import TextFolding

/// Words that say what a column or a field of an entry holds, and are no part of it.
struct ColumnLabels: Sendable {
    enum Kind: String {
        case time
        /// When something began.
        case start
        case end
        case title
        /// A title where no other label says it.
        case role
        case employer
        /// An employer where no other label says it.
        case client
        case place
        /// What was done.
        case told
        /// What is said besides: hours, pay, who to ask.
        case note
        /// Of the row.
        case number
    }

    let table: LabelTable<Kind>

    /// Reads a table with two columns, the head of a column and what stands under it.
    init(_ table: TableFile) {
        self.table = LabelTable(table)
    }

    /// Whether a folded text says what stands behind it.
    func isLabel(_ key: String) -> Bool {
        switch table.kind(key: key) {
        case .time, .start, .end, .title, .role, .employer, .client, .place: true
        case .told, .note, .number, nil: false
        }
    }

    /// What a text says that stands under or behind it; nil when it says nothing of that.
    func kind(_ text: String) -> Kind? { table.kind(text) }

    /// Signs and words between what the head of one column says of several things.
    private static let partSigns = ["/", "&", " and ", ",", "("]

    /// What the head of a column says, or the first of its parts that says something: "Employer & Location".
    func headKind(_ text: String) -> Kind? {
        if let kind = kind(text) { return kind }
        guard text.wordCount <= Self.mostHeadWords else { return nil }
        return ListItems.pieces(text, at: Self.partSigns).lazy.compactMap { kind($0) }.first
    }

    private static let mostHeadWords = 6

    /// The head of a column as the table of labels has it.
    func canonical(_ kind: Kind) -> String {
        switch kind {
        case .time: "period"
        case .start: "from"
        case .end: "to"
        case .title, .role: "position"
        case .employer, .client: "employer"
        case .place: "location"
        case .told: "responsibilities"
        case .note: "remarks"
        case .number: "no"
        }
    }

    /// Whether the first cell of a line says what stands beside it.
    func isField(_ line: DocumentLine) -> Bool {
        line.cells.count >= 2 && kind(line.cells[0].text) != nil
    }

    /// What the first cell of a line, or its text up to a colon, says that the rest is; nil when it says nothing of that.
    func field(_ line: DocumentLine) -> (kind: Kind, value: DocumentLine)? {
        line.isTold ? nil : table.field(line)
    }

    /// Lines that a label takes at most.
    private static let mostLines = 3

    /// The lines with labels put together that were too long for their column:
    ///
    ///     Name and address   Blue Harbour Shipyard, Hull
    ///     of employer
    func withWholeLabels(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var index = 0
        while index < lines.count {
            let (line, count) = withWholeLabel(lines[index...].prefix(Self.mostLines))
            result.append(line)
            for follower in lines[(index + 1)..<(index + count)] {
                if let rest = follower.with(cells: Array(follower.cells.dropFirst())) { result.append(rest) }
            }
            index += count
        }
        return result
    }

    /// The first of some lines with the whole of its label, and how many lines that took.
    private func withWholeLabel(_ lines: ArraySlice<DocumentLine>) -> (line: DocumentLine, count: Int) {
        let line = lines[lines.startIndex]
        guard line.cells.count >= 2, kind(line.cells[0].text) == nil else { return (line, 1) }
        var label = line.cells[0].text
        for (number, next) in lines.dropFirst().enumerated() {
            guard let cell = next.cells.first, cell.right <= line.cells[1].left, next.block == line.block else { break }
            label += " " + cell.text
            guard kind(label) != nil else { continue }
            let first = DocumentLine.Cell(
                text: label,
                left: line.cells[0].left,
                right: line.cells[0].right,
                isBold: line.cells[0].isBold,
                isItalic: line.cells[0].isItalic
            )
            return (line.with(cells: [first] + line.cells.dropFirst()) ?? line, number + 2)
        }
        return (line, 1)
    }

    /// Whether a folded text says that a title stands behind it.
    func isTitle(_ key: String) -> Bool { [.title, .role].contains(table.kind(key: key)) }

    /// Whether a folded text says that a place stands behind it.
    func isPlace(_ key: String) -> Bool { table.kind(key: key) == .place }

    /// Whether a line is the head of a table: it names at least two columns, and nothing else.
    func isTableHead(_ line: DocumentLine) -> Bool {
        guard line.cells.count >= 2 else { return false }
        return line.cells.allSatisfy { kind($0.text) != nil }
    }

    /// The lines without heads of tables and without labels that only say what follows.
    func withoutLabels(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var isTelling = false
        for line in lines where !isTableHead(line) {
            if line.cells.count == 1, isOpening(line) {
                isTelling = true
                continue
            }
            let field = withoutLabel(line)
            result.append(isTelling ? field.asBullet : field)
            isTelling = false
        }
        return result
    }

    /// "Responsibilities", "Projects handled:"
    private func isOpening(_ line: DocumentLine) -> Bool {
        let kind = kind(line.text)
        return kind == .told || kind == .note && line.wordCount > 1 && line.text.hasSuffix(":")
    }

    /// A line whose first cell only says that times or tasks follow, without that cell; tasks are told like behind a bullet.
    func withoutLabel(_ line: DocumentLine) -> DocumentLine {
        guard let (kind, value) = field(line) else { return line }
        return switch kind {
        case .told: value.asBullet
        case .note: line.asBullet
        case .time, .start, .end: value
        case .title, .role, .employer, .client, .place, .number: line
        }
    }
}
