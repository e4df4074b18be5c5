import TextDocument

/// The characters of a Word document in reading order, and where in the file each of them stands.
struct DOCText {
    /// UTF-16.
    private(set) var units: [UInt16] = []
    /// Positions in the document's stream, by which properties are looked up.
    private(set) var offsets: [Int] = []

    private let maximumCount: Int

    private enum Mark {
        static let properties = 1
        static let pieces = 2
    }

    /// The text of an old document: one byte a character.
    init(old range: Range<Int>, of document: LittleEndianBytes, maximumCount: Int) throws(ExtractionFailure) {
        self.maximumCount = maximumCount
        try append(count: range.count, at: range.lowerBound, isCompressed: true, of: document)
    }

    /// The text that is put together from pieces (MS-DOC 2.8.35).
    init(
        pieces range: Range<Int>,
        in table: LittleEndianBytes,
        of document: LittleEndianBytes,
        maximumCount: Int
    ) throws(ExtractionFailure) {
        self.maximumCount = maximumCount
        var position = range.lowerBound
        while table.uint8(at: position) == Mark.properties, let size = table.uint16(at: position + 1) {
            position += 3 + size
        }
        guard position < range.upperBound, table.uint8(at: position) == Mark.pieces,
            let size = table.uint32(at: position + 1), position + 5 + size <= table.count
        else { throw .damaged }
        let start = position + 5
        let count = (size - 4) / 12
        for piece in 0..<max(count, 0) {
            let descriptor = start + (count + 1) * 4 + piece * 8
            guard let first = table.uint32(at: start + piece * 4), let end = table.uint32(at: start + piece * 4 + 4),
                let place = table.uint32(at: descriptor + 2), first == units.count, end >= first
            else { throw .damaged }
            let isCompressed = place & 0x4000_0000 != 0
            let offset = place & 0x3FFF_FFFF
            try append(
                count: end - first,
                at: isCompressed ? offset / 2 : offset,
                isCompressed: isCompressed,
                of: document
            )
        }
    }

    private mutating func append(
        count: Int,
        at offset: Int,
        isCompressed: Bool,
        of document: LittleEndianBytes
    ) throws(ExtractionFailure) {
        guard count <= maximumCount - units.count else { throw .tooLarge }
        let width = isCompressed ? 1 : 2
        guard let bytes = document[offset..<offset + count * width] else { throw .damaged }
        offsets += stride(from: offset, to: offset + count * width, by: width)
        if isCompressed {
            units += bytes.map { UInt16(truncatingIfNeeded: RTFCodePage.windows1252.scalar(for: $0).value) }
        } else {
            units += stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
                UInt16(bytes[$0 + 1]) << 8 | UInt16(bytes[$0])
            }
        }
    }
}
