import TextDocument

/// Turns the tokens of Rich Text Format into blocks.
struct RTFParser {
    var state = RTFState()
    /// The states of the groups around the current one, outermost first.
    private var states: [RTFState] = []
    /// The document, and the text boxes that are being read, innermost last.
    var builders = [RTFBlockBuilder()]
    /// The codes of the fields that are being read, innermost last.
    var instructions: [String] = []
    var colours = RTFColours()
    var cells = RTFCellGrounds()
    /// What is behind text outside of tables.
    let paper: TextGround
    private var fonts: [Int: RTFCodePage] = [:]
    private var codePage = RTFCodePage.windows1252
    private var standardFont: Int?
    /// Whether the group may be left out by those who do not know its first word.
    private var isOptional = false
    /// Characters left of those that stand for a Unicode character already read.
    var fallback = 0
    var highSurrogate: UInt32?
    /// Bytes of text so far, and one for each tab, break, paragraph, cell and row.
    var size = 0

    private static let deepestGroup = 200

    private init(paper: TextGround) {
        self.paper = paper
    }

    /// Reads a document; one without its last braces is read to its end.
    static func blocks(of bytes: ArraySlice<UInt8>, maximumTextBytes: Int) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = RTFParser(paper: RTFDrawings.areIn(bytes) ? .unknown : .paper)
        var tokens = RTFTokens(bytes)
        while let token = tokens.next() {
            switch token {
            case .groupStart: try parser.startGroup()
            case .groupEnd: parser.endGroup()
            default: parser.handle(token)
            }
            guard parser.size <= maximumTextBytes else { throw .tooLarge }
            if parser.states.isEmpty { break }
        }
        while !parser.states.isEmpty { parser.endGroup() }
        return parser.builders[0].finish(parser.state)
    }

    // MARK: Groups

    private mutating func startGroup() throws(ExtractionFailure) {
        guard states.count < Self.deepestGroup else { throw .damaged }
        fallback = 0
        isOptional = false
        states.append(state)
        state.opensField = false
        state.opensBox = false
    }

    private mutating func endGroup() {
        fallback = 0
        isOptional = false
        if state.opensField { instructions.removeLast() }
        // The paragraph that the document ends in still needs the outermost state.
        if states.count == 1 {
            states.removeLast()
            return
        }
        let inner = state
        state = states.popLast() ?? RTFState()
        if inner.opensBox, var box = builders.popLast() {
            let depth = state.tableDepth
            for block in box.finish(inner) { update { builder, _ in builder.place(block, depth: depth) } }
        }
    }

    // MARK: Tokens

    private mutating func handle(_ token: RTFToken) {
        if fallback > 0 {
            if Self.isCharacter(token) {
                fallback -= 1
                return
            }
            fallback = 0
        }
        switch token {
        case .groupStart, .groupEnd: break
        case .word(let word, let number): handle(word, number)
        case .symbol(let symbol): handle(symbol)
        case .byte(let byte), .character(let byte):
            isOptional = false
            guard state.destination != .skipped else { return }
            if byte == 0x09 {
                append(.tab)
            } else if byte >= 0x20 {
                append((state.codePage ?? codePage).scalar(for: byte))
            }
        }
    }

    /// Whether a token may stand for a Unicode character: others end what a careless writer left out.
    private static func isCharacter(_ token: RTFToken) -> Bool {
        switch token {
        case .groupStart, .groupEnd: false
        case .word(let word, _): RTFWords.characters[word] != nil
        case .symbol(let symbol): symbol != UInt8(ascii: "*") && symbol >= 0x20
        case .byte, .character: true
        }
    }

    private mutating func handle(_ symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "*"): isOptional = true
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"): append(Unicode.Scalar(symbol))
        case UInt8(ascii: "~"): append("\u{A0}")
        case UInt8(ascii: "_"): append("-")
        case 0x09: append(.tab)
        case 0x0A, 0x0D: end("par")
        default: break
        }
    }

    private mutating func handle(_ word: String, _ number: Int?) {
        let mayBeSkipped = isOptional
        isOptional = false
        switch state.destination {
        case .skipped: return
        case .fontTable:
            if mayBeSkipped { state.destination = .skipped }
            if word == "f" { state.font = number }
            if word == "fcharset", let font = state.font, let number {
                fonts[font] = RTFCodePage(characterSet: number)
            }
            return
        case .colourTable:
            if mayBeSkipped { state.destination = .skipped }
            colours.read(word, number)
            return
        case .body, .marker, .instruction: break
        }
        let isSkipped = RTFWords.skipped.contains(word) || mayBeSkipped && !RTFWords.optional.contains(word)
        if let character = RTFWords.characters[word] {
            append(character)
        } else if isSkipped {
            // Of the document itself nobody may leave out the rest.
            if states.count > 1 { state.destination = .skipped }
        } else if !open(word) {
            change(word, number)
        }
    }

    /// Opens what a group can be; false for a word that opens nothing.
    private mutating func open(_ word: String) -> Bool {
        switch word {
        case "fonttbl": state.destination = .fontTable
        case "colortbl": state.destination = .colourTable
        case "listtext", "pntext":
            guard state.destination == .body else { return true }
            state.destination = .marker
            update { builder, _ in builder.startMarker() }
        case "field":
            guard !state.opensField else { return true }
            state.opensField = true
            instructions.append("")
        case "fldinst": state.destination = instructions.isEmpty ? .skipped : .instruction
        case "fldrslt":
            guard let last = instructions.indices.last else { return true }
            state.link = RTFHyperlink.address(in: instructions[last]) ?? state.link
            // A field has one result: its code is not read again.
            instructions[last] = ""
        case "shptxt", "dptxbxtext":
            guard !state.opensBox, state.destination == .body, states.count > 1 else { return true }
            state.opensBox = true
            state.resetParagraph()
            builders.append(RTFBlockBuilder())
        default: return false
        }
        return true
    }

    private mutating func change(_ word: String, _ number: Int?) {
        switch word {
        case "ansicpg": codePage = RTFCodePage(number: number ?? 0)
        case "deff": standardFont = number
        case "f": setFont(number)
        case "plain":
            state.resetCharacters()
            setFont(standardFont)
        case "pard": state.resetParagraph()
        case "cf": state.ink = colours.ink(number)
        case "cb", "chcbpat", "highlight": state.shading = colours.ground(number)
        case "cbpat": state.ground = colours.ground(number)
        case "trowd": cells.startDefinition()
        case "clcbpat": cells.shade(colours.ground(number))
        case "cellx": cells.endDefinitionOfCell()
        // Patterns mix two colours.
        case "chshdng": if number ?? 0 > 0 { state.shading = .unknown }
        case "shading": if number ?? 0 > 0 { state.ground = .unknown }
        case "clshdng": if number ?? 0 > 0 { cells.shade(.unknown) }
        case "u": if let number { appendUnit(number) }
        case "tab": append(.tab)
        case "line": append(.lineBreak)
        case "par", "sect", "column", "page", "cell", "nestcell", "row", "nestrow": end(word)
        default: state.apply(word, number)
        }
    }

    private mutating func setFont(_ font: Int?) {
        state.font = font
        state.codePage = font.flatMap { fonts[$0] }
    }
}
