import TextDocument

/// Turns the characters of a Word document and their properties into blocks.
struct DOCParser {
    /// A field that is open.
    private struct Field {
        var instruction: [UInt16] = []
        var isInResult = false
        /// The address that its result links to.
        var link: String?
    }

    /// Characters that are not text (MS-DOC 2.4.1).
    private enum Mark {
        static let cell: UInt16 = 0x07
        static let tab: UInt16 = 0x09
        static let lineBreak: UInt16 = 0x0B
        static let pageBreak: UInt16 = 0x0C
        static let paragraph: UInt16 = 0x0D
        static let columnBreak: UInt16 = 0x0E
        static let fieldStart: UInt16 = 0x13
        static let fieldSeparator: UInt16 = 0x14
        static let fieldEnd: UInt16 = 0x15
        static let hyphen: UInt16 = 0x1E

        /// A picture in the line, and one that is anchored there.
        static let drawings: Set<UInt16> = [0x01, 0x08]
        static let endsParagraph: Set<UInt16> = [cell, pageBreak, paragraph, columnBreak]
    }

    private let text: DOCText
    private let document: LittleEndianBytes
    /// Large properties stand in a stream of their own.
    private let data: LittleEndianBytes
    private let characterPages: DOCFormattedPages
    private let paragraphPages: DOCFormattedPages
    private let continuousEnds: Set<Int>
    private let maximumTextBytes: Int
    private var styles: DOCStyles

    private var builder = RTFBlockBuilder()
    private var fields: [Field] = []
    private var size = 0
    private var highSurrogate: UInt16?
    /// Whether the character before ended a cell.
    private var isAfterCell = false
    /// Whether nothing is drawn behind text.
    private let isPaperPlain: Bool
    private var run = 0..<0
    private var look = DOCProperties()

    private static let largeProperties: Set<Int> = [0x6645, 0x6646]
    /// What matters of them stands at their beginning.
    private static let longestProperties = 512
    private static let longestInstruction = 4096
    private static let mostFields = 64

    init(
        text: DOCText,
        information: DOCInformation,
        document: LittleEndianBytes,
        table: LittleEndianBytes,
        data: LittleEndianBytes,
        maximumTextBytes: Int
    ) {
        self.text = text
        isPaperPlain = !text.units.contains { Mark.drawings.contains($0) }
        self.document = document
        self.data = data
        self.maximumTextBytes = maximumTextBytes
        // Old documents keep what follows in other ways.
        let table = information.isOld ? LittleEndianBytes([]) : table
        characterPages = DOCFormattedPages(
            .characters,
            in: information.range(of: .characterPages),
            of: table,
            document: document
        )
        paragraphPages = DOCFormattedPages(
            .paragraphs,
            in: information.range(of: .paragraphPages),
            of: table,
            document: document
        )
        styles = DOCStyles(in: information.range(of: .styles), of: table)
        continuousEnds =
            DOCSections(in: information.range(of: .sections), of: table, document: document).continuousEnds
    }

    /// The blocks of a stretch of the text that is a document of its own.
    mutating func blocks(of characters: Range<Int>) throws(ExtractionFailure) -> [FlowBlock] {
        builder = RTFBlockBuilder()
        fields = []
        isAfterCell = false
        var start = characters.lowerBound
        var state = RTFState()
        while start < characters.upperBound {
            let end = text.units[start..<characters.upperBound].firstIndex(where: Mark.endsParagraph.contains)
            state = read(start..<(end ?? characters.upperBound), end: end, isFirst: start == characters.lowerBound)
            guard size <= maximumTextBytes else { throw .tooLarge }
            start = (end ?? characters.upperBound) + 1
        }
        return builder.finish(state)
    }

    // MARK: Paragraphs

    private mutating func read(_ characters: Range<Int>, end: Int?, isFirst: Bool) -> RTFState {
        let properties = paragraphProperties(at: text.offsets[end ?? characters.upperBound - 1])
        let paragraph = properties ?? DOCProperties()
        if paragraph.startsPage, !isFirst { builder.breakPage(paragraph.state) }
        run = 0..<0
        highSurrogate = nil
        for index in characters { append(text.units[index], at: text.offsets[index], in: paragraph) }
        guard let end else { return paragraph.state }
        size += 1
        var state = paragraph.state
        switch text.units[end] {
        case Mark.cell:
            // An instruction does not end in another cell.
            fields.removeAll()
            // Without properties two marks in a row end the row.
            let endsRow = properties?.endsRow ?? (isAfterCell && characters.isEmpty)
            state.isInTable = true
            state.nesting = 0
            if endsRow { builder.endRow(state, depth: 1) } else { builder.endCell(state, depth: 1) }
            isAfterCell = !endsRow
            return state
        case Mark.pageBreak where !continuousEnds.contains(end): builder.breakPage(state)
        case Mark.paragraph where paragraph.endsNestedRow: builder.endRow(state, depth: max(2, state.tableDepth))
        case Mark.paragraph where paragraph.endsNestedCell: builder.endCell(state, depth: max(2, state.tableDepth))
        default: builder.endParagraph(state)
        }
        isAfterCell = false
        return state
    }

    private mutating func paragraphProperties(at offset: Int) -> DOCProperties? {
        guard let run = paragraphPages.run(at: offset) else { return nil }
        var properties = styles.properties(of: run.style)
        let large = DOCModifiers(run.properties, of: document).first { Self.largeProperties.contains($0.code) }
        if let start = large?.value, let size = data.uint16(at: start) {
            styles.apply(start + 2..<start + 2 + min(size, Self.longestProperties), of: data, to: &properties)
        }
        styles.apply(run.properties, of: document, to: &properties)
        if properties.isHeading { properties.state.list = 0 }
        return properties
    }

    // MARK: Characters

    private mutating func append(_ unit: UInt16, at offset: Int, in paragraph: DOCProperties) {
        switch unit {
        case Mark.fieldStart:
            if fields.count < Self.mostFields { fields.append(Field()) }
        case Mark.fieldSeparator:
            guard let last = fields.indices.last, !fields[last].isInResult else { return }
            fields[last].isInResult = true
            fields[last].link = RTFHyperlink.address(in: String(decoding: fields[last].instruction, as: UTF16.self))
        case Mark.fieldEnd: _ = fields.popLast()
        default:
            if let last = fields.indices.last, !fields[last].isInResult {
                if fields[last].instruction.count < Self.longestInstruction { fields[last].instruction.append(unit) }
            } else if fields.allSatisfy(\.isInResult) {
                show(unit, at: offset, in: paragraph)
            }
        }
    }

    private mutating func show(_ unit: UInt16, at offset: Int, in paragraph: DOCProperties) {
        if !run.contains(offset) { look = properties(at: offset, in: paragraph) }
        guard !look.state.isDeleted else { return }
        look.state.link = fields.last { $0.link != nil }?.link
        let high = highSurrogate
        highSurrogate = nil
        if let symbol = look.symbol, unit >= 0x20 {
            append(symbol)
            return
        }
        switch unit {
        case Mark.tab: append(FlowRun.Content.tab)
        case Mark.lineBreak: append(FlowRun.Content.lineBreak)
        case Mark.hyphen: append("-" as Unicode.Scalar)
        // Drawings, notes and hyphens that may come.
        case 0..<0x20: break
        case 0xD800...0xDBFF: highSurrogate = unit
        case 0xDC00...0xDFFF:
            guard let high else { return }
            append(UTF16.decode(UTF16.EncodedScalar([high, unit])))
        default: append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        size += UTF8.width(scalar)
        builder.append(scalar, state: look.state, isVisible: isVisible)
    }

    private mutating func append(_ content: FlowRun.Content) {
        size += 1
        builder.append(content, state: look.state, isVisible: isVisible)
    }

    /// What is behind the cells of a table is said behind them.
    private var isVisible: Bool {
        look.state.isVisible(on: isPaperPlain && look.state.tableDepth == 0 ? .paper : .unknown)
    }

    private mutating func properties(at offset: Int, in paragraph: DOCProperties) -> DOCProperties {
        var properties = paragraph
        guard let found = characterPages.run(at: offset) else {
            run = offset..<offset + 1
            return properties
        }
        run = found.range
        styles.apply(found.properties, of: document, to: &properties)
        return properties
    }
}
