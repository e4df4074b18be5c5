import TextDocument

/// What the beginning of a Word stream says about the rest (FIB, MS-DOC 2.5).
struct DOCInformation {
    /// A table, by its place in the list of all tables.
    enum Table: Int {
        case styles = 1
        case sections = 6
        case headers = 11
        case characterPages = 12
        case paragraphPages = 13
        case pieces = 33
    }

    /// The texts that stand one behind the other, in this order.
    enum Story: Int, CaseIterable {
        case body, footnotes, headers, macros, comments, endnotes, boxes, headerBoxes
    }

    private let document: LittleEndianBytes
    let isEncrypted: Bool
    /// Written by Word 6 or 95.
    let isOld: Bool
    /// Whether text was changed without writing all of it anew.
    let isComplex: Bool
    let tableStream: String
    /// Where an old document's text stands.
    let oldText: Range<Int>

    private static let oldSignature = 0xA5DC
    private static let signature = 0xA5EC
    private static let firstNewVersion = 106
    private static let storyLengths = 76
    private static let tables = 154

    init(_ document: LittleEndianBytes) throws(ExtractionFailure) {
        guard let signature = document.uint16(at: 0), let version = document.uint16(at: 2),
            let flags = document.uint16(at: 10), let textStart = document.uint32(at: 24),
            let textEnd = document.uint32(at: 28), signature == Self.signature || signature == Self.oldSignature
        else { throw .damaged }
        self.document = document
        isOld = signature == Self.oldSignature || version < Self.firstNewVersion
        isComplex = flags & 0x0004 != 0
        isEncrypted = flags & 0x0100 != 0
        tableStream = flags & 0x0200 != 0 ? "1Table" : "0Table"
        oldText = textStart..<max(textStart, textEnd)
    }

    /// Where a story stands among the characters, of which there are so many.
    func characters(of story: Story, count: Int) -> Range<Int> {
        var start = 0
        for other in Story.allCases where other.rawValue < story.rawValue { start += length(of: other) }
        return min(start, count)..<min(start + length(of: story), count)
    }

    private func length(of story: Story) -> Int {
        document.uint32(at: Self.storyLengths + story.rawValue * 4) ?? 0
    }

    /// Where a table stands in the table stream; empty where there is none.
    func range(of table: Table) -> Range<Int> {
        let entry = Self.tables + table.rawValue * 8
        let start = document.uint32(at: entry) ?? 0
        return start..<start + (document.uint32(at: entry + 4) ?? 0)
    }
}
