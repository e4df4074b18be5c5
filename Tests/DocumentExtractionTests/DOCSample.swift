/// Writes small binary Word documents.
struct DOCSample {
    typealias Style = (identifier: Int, base: Int, characters: [UInt8])

    /// Text and the properties of its characters; each is a piece, of one byte a character where those suffice.
    var runs: [(text: String, properties: [UInt8])]
    /// Styles and properties of paragraphs, in order; empty for a document without any.
    var paragraphs: [(style: Int, properties: [UInt8])] = []
    var styles: [Style] = []
    /// Lengths of body, footnotes, headers and so on; the body alone if empty.
    var lengths: [Int] = []
    var headerPlaces: [Int] = []
    var signature = 0xA5EC
    var version = 193
    /// The table stream is always `1Table`.
    var flags = 0x0200

    private static let pageSize = 512
    /// Where text begins, behind the lists of tables.
    private static let textStart = 1024

    init(_ runs: [(text: String, properties: [UInt8])]) {
        self.runs = runs
    }

    func bytes() -> [UInt8] {
        var text: [UInt8] = []
        var boundaries = [Self.textStart]
        var paragraphEnds = [Self.textStart]
        var characterCounts = [0]
        var pieces: [UInt8] = []
        for run in runs {
            let offset = Self.textStart + text.count
            let isCompressed = run.text.unicodeScalars.allSatisfy { $0.value < 0x100 }
            for unit in run.text.utf16 {
                text += little(Int(unit), isCompressed ? 1 : 2)
                if unit == 0x0D || unit == 0x07 { paragraphEnds.append(Self.textStart + text.count) }
            }
            boundaries.append(Self.textStart + text.count)
            characterCounts.append(characterCounts[characterCounts.count - 1] + run.text.utf16.count)
            pieces += little(0, 2) + little(isCompressed ? offset * 2 | 0x4000_0000 : offset, 4) + little(0, 2)
        }
        let characterPage = page(boundaries, runs.map { [UInt8($0.properties.count)] + $0.properties }, entrySize: 1)
        let paragraphPage = page(
            Array(paragraphEnds.prefix(paragraphs.count + 1)),
            paragraphs.prefix(paragraphEnds.count - 1).map { paragraph in
                let content = CompoundSample.padded(little(paragraph.style, 2) + paragraph.properties, to: 2)
                return [0, UInt8(content.count / 2)] + content
            },
            entrySize: 13
        )
        let textEnd = Self.textStart + text.count
        text = CompoundSample.padded(text, to: Self.pageSize)
        let firstPage = (Self.textStart + text.count) / Self.pageSize

        var table: [UInt8] = []
        var places: [Int: [UInt8]] = [:]
        func add(_ number: Int, _ content: [UInt8]) {
            places[number] = little(table.count, 4) + little(content.count, 4)
            table += CompoundSample.padded(content, to: 2)
        }
        let counts = characterCounts.flatMap { little($0, 4) }
        // One set of properties stands before the pieces, and is passed over.
        add(33, [1, 2, 0, 9, 9, 2] + little(counts.count + pieces.count, 4) + counts + pieces)
        if !styles.isEmpty { add(1, styleSheet) }
        if !headerPlaces.isEmpty { add(11, headerPlaces.flatMap { little($0, 4) }) }
        add(12, little(Self.textStart, 4) + little(textEnd, 4) + little(firstPage, 4))
        if !paragraphs.isEmpty { add(13, little(Self.textStart, 4) + little(textEnd, 4) + little(firstPage + 1, 4)) }

        var document = little(signature, 2) + little(version, 2) + little(0, 6) + little(flags, 2) + little(0, 12)
        document += little(Self.textStart, 4) + little(textEnd, 4) + little(0, 44)
        let lengths = lengths.isEmpty ? characterCounts.suffix(1) : lengths
        document += lengths.flatMap { little($0, 4) }
        document += little(0, 154 - document.count)
        for number in 0...33 { document += places[number] ?? little(0, 8) }
        document += little(0, Self.textStart - document.count)
        document += text + characterPage + paragraphPage
        return CompoundSample(streams: [("WordDocument", document), ("1Table", table)]).bytes()
    }

    /// A page of properties, which are filled in from its end.
    private func page(_ boundaries: [Int], _ contents: [[UInt8]], entrySize: Int) -> [UInt8] {
        var end: [UInt8] = [0, UInt8(contents.count)]
        var entries: [UInt8] = []
        for content in contents {
            end = CompoundSample.padded(content, to: 2) + end
            entries += little((Self.pageSize - end.count) / 2, 1) + little(0, entrySize - 1)
        }
        let start = boundaries.flatMap { little($0, 4) } + entries
        return start + Array(repeating: 0, count: Self.pageSize - start.count - end.count) + end
    }

    private var styleSheet: [UInt8] {
        var sheet = little(18, 2) + little(styles.count, 2) + little(10, 2) + little(0, 14)
        for style in styles {
            var content = little(style.identifier, 2) + little(style.base << 4 | 1, 2) + little(2, 2) + little(0, 4)
            content += little(1, 2) + little(0x53, 2) + little(0, 2)
            content += little(2, 2) + little(0, 2) + little(style.characters.count, 2) + style.characters
            sheet += little(content.count, 2) + CompoundSample.padded(content, to: 2)
        }
        return sheet
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] {
        CompoundSample.little(value, count)
    }
}
