extension RTFParser {
    private static let longestInstruction = 4096

    /// Takes a number of UTF-16, signed above 32767, or a whole character from a writer who does not split them.
    mutating func appendUnit(_ number: Int) {
        let high = highSurrogate
        let value = UInt32(clamping: number < 0 ? number + 0x1_0000 : number)
        fallback = state.fallbackLength
        switch value {
        case 0xD800...0xDBFF: highSurrogate = value
        case 0xDC00...0xDFFF:
            guard let high else { return }
            append(Unicode.Scalar(0x1_0000 + ((high - 0xD800) << 10) + (value - 0xDC00)) ?? "\u{FFFD}")
        default: append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        highSurrogate = nil
        switch state.destination {
        case .body:
            guard !state.isDeleted else { return }
            let isVisible = state.isVisible(on: ground)
            if isVisible { size += UTF8.width(scalar) }
            update { builder, state in builder.append(scalar, state: state, isVisible: isVisible) }
        case .marker: update { builder, _ in builder.appendToMarker(scalar) }
        case .instruction:
            guard let last = instructions.indices.last, instructions[last].utf8.count < Self.longestInstruction
            else { return }
            instructions[last].unicodeScalars.append(scalar)
        case .colourTable: if scalar == ";" { colours.endEntry() }
        case .fontTable, .skipped: break
        }
    }

    mutating func append(_ content: FlowRun.Content) {
        guard state.destination == .body, !state.isDeleted else { return }
        let isVisible = state.isVisible(on: ground)
        if isVisible { size += 1 }
        update { builder, state in builder.append(content, state: state, isVisible: isVisible) }
    }

    /// What is behind text that is set on nothing of its own. Tables within tables are defined behind their cells.
    private var ground: TextGround {
        // What a text box stands on is not known.
        guard builders.count == 1 else { return .unknown }
        return switch state.tableDepth {
        case 0: paper
        case 1: cells.current ?? paper
        default: .unknown
        }
    }

    /// Ends a paragraph and perhaps what it is in.
    mutating func end(_ word: String) {
        guard state.destination == .body else { return }
        size += 1
        update { builder, state in
            switch word {
            case "cell": builder.endCell(state, depth: 1)
            case "nestcell": builder.endCell(state, depth: max(2, state.tableDepth))
            case "row": builder.endRow(state, depth: 1)
            case "nestrow": builder.endRow(state, depth: max(2, state.tableDepth))
            case "page": builder.breakPage(state)
            default: builder.endParagraph(state)
            }
        }
        if word == "cell" { cells.endCell() }
        if word == "row" { cells.endRow() }
    }

    mutating func update(_ change: (inout RTFBlockBuilder, RTFState) -> Void) {
        change(&builders[builders.count - 1], state)
    }
}
