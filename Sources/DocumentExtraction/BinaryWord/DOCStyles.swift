/// The style sheet of a Word document (MS-DOC 2.9.271).
struct DOCStyles {
    private struct Style {
        var base: Int
        var isHeading: Bool
        var paragraph: Range<Int>
        var characters: Range<Int>
    }

    private let table: LittleEndianBytes
    private var styles: [Int: Style] = [:]
    private var resolved: [Int: DOCProperties] = [:]
    private var characterModifiers: [Int: [DOCModifiers.Modifier]] = [:]

    private static let mostStyles = 4095
    private static let longestDescent = 10
    /// Many times what any style has.
    private static let longestProperties = 2048
    private static let characterStyle = 0x4A30

    private enum Kind {
        static let paragraph = 1
        static let character = 2
    }

    init(in range: Range<Int>, of table: LittleEndianBytes) {
        self.table = table
        guard !range.isEmpty, let headerSize = table.uint16(at: range.lowerBound),
            let count = table.uint16(at: range.lowerBound + 2), let baseSize = table.uint16(at: range.lowerBound + 4)
        else { return }
        var position = range.lowerBound + 2 + headerSize
        for index in 0..<min(count, Self.mostStyles) {
            guard let size = table.uint16(at: position), position + 2 + size <= table.count else { return }
            if size > 0 { styles[index] = style(in: position + 2..<position + 2 + size, baseSize: baseSize) }
            // Each begins at an even place.
            position += 2 + size + size % 2
        }
    }

    private func style(in range: Range<Int>, baseSize: Int) -> Style? {
        guard let identifier = table.uint16(at: range.lowerBound), let kind = table.uint16(at: range.lowerBound + 2),
            let nameLength = table.uint16(at: range.lowerBound + baseSize)
        else { return nil }
        // The name, its length and the zero behind it.
        var position = range.lowerBound + baseSize + 4 + nameLength * 2
        func part() -> Range<Int> {
            position += (position - range.lowerBound) % 2
            let size = table.uint16(at: position) ?? 0
            let part = position + 2..<position + 2 + size
            position = part.upperBound
            return part.upperBound <= range.upperBound ? part.prefix(Self.longestProperties) : 0..<0
        }
        let isParagraph = kind & 0xF == Kind.paragraph
        guard isParagraph || kind & 0xF == Kind.character else { return nil }
        // Properties of paragraphs begin with the number of the style.
        let paragraph = isParagraph ? part().dropFirst(2) : 0..<0
        return Style(
            base: kind >> 4,
            isHeading: (1...9).contains(identifier & 0xFFF),
            paragraph: paragraph,
            characters: part()
        )
    }

    /// What paragraphs of a style look like.
    mutating func properties(of index: Int) -> DOCProperties {
        if let properties = resolved[index] { return properties }
        var properties = DOCProperties()
        for style in descent(of: index) {
            properties.isHeading = properties.isHeading || style.isHeading
            apply(style.paragraph, of: table, to: &properties)
            apply(style.characters, of: table, to: &properties)
        }
        resolved[index] = properties
        return properties
    }

    /// Applies properties that stand somewhere to what the style of the paragraph comes to.
    mutating func apply(_ range: Range<Int>, of bytes: LittleEndianBytes, to properties: inout DOCProperties) {
        let base = properties.state
        for modifier in DOCModifiers(range, of: bytes) {
            if modifier.code == Self.characterStyle {
                for modifier in modifiers(of: modifier.value) { properties.apply(modifier, base: base) }
            } else {
                properties.apply(modifier, base: base)
            }
        }
    }

    /// What a style of characters changes, each property once: styles are applied to very many characters.
    private mutating func modifiers(of index: Int) -> [DOCModifiers.Modifier] {
        if let modifiers = characterModifiers[index] { return modifiers }
        var last: [Int: DOCModifiers.Modifier] = [:]
        for style in descent(of: index) {
            for modifier in DOCModifiers(style.characters, of: table)
            where DOCProperties.ofCharacters.contains(modifier.code) { last[modifier.code] = modifier }
        }
        let modifiers = last.values.sorted { $0.code < $1.code }
        characterModifiers[index] = modifiers
        return modifiers
    }

    /// A style after all that it is based on.
    private func descent(of index: Int) -> [Style] {
        var descent: [Style] = []
        var next = index
        while descent.count < Self.longestDescent, let style = styles[next] {
            descent.append(style)
            next = style.base
        }
        return descent.reversed()
    }
}
