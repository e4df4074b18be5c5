/// Finds the properties of text by where it stands: pages of 512 bytes, each about a stretch of the file (MS-DOC
/// 2.9.33).
struct DOCFormattedPages {
    enum Kind {
        case characters
        case paragraphs
    }

    /// Text of equal properties.
    struct Run {
        /// Positions in the document's stream.
        let range: Range<Int>
        /// Where its properties stand in the document's stream; empty without any.
        let properties: Range<Int>
        /// Number of the paragraph style.
        let style: Int
    }

    private let document: LittleEndianBytes
    private let kind: Kind
    private var starts: [Int] = []
    private var pages: [Int] = []

    private static let pageSize = 512

    init(_ kind: Kind, in range: Range<Int>, of table: LittleEndianBytes, document: LittleEndianBytes) {
        self.kind = kind
        self.document = document
        guard range.upperBound <= table.count else { return }
        let count = max(0, (range.count - 4) / 8)
        starts = (0..<count).compactMap { table.uint32(at: range.lowerBound + $0 * 4) }
        pages = (0..<count).compactMap { table.uint32(at: range.lowerBound + (count + 1 + $0) * 4) }
    }

    func run(at offset: Int) -> Run? {
        guard let index = Self.lastIndex(below: starts.count, where: { starts[$0] <= offset }) else { return nil }
        let page = pages[index] * Self.pageSize
        guard let count = document.uint8(at: page + Self.pageSize - 1), count > 0,
            let run = Self.lastIndex(
                below: count,
                where: { index in document.uint32(at: page + index * 4).map { $0 <= offset } ?? false }
            ),
            let start = document.uint32(at: page + run * 4), let end = document.uint32(at: page + run * 4 + 4),
            start <= offset, offset < end
        else { return nil }
        let entries = page + (count + 1) * 4
        switch kind {
        case .characters:
            guard let place = document.uint8(at: entries + run) else { return nil }
            let position = page + place * 2
            let size = place == 0 ? 0 : document.uint8(at: position) ?? 0
            return Run(range: start..<end, properties: position + 1..<position + 1 + size, style: 0)
        case .paragraphs:
            guard let place = document.uint8(at: entries + run * 13) else { return nil }
            if place == 0 { return Run(range: start..<end, properties: 0..<0, style: 0) }
            var position = page + place * 2
            var size = (document.uint8(at: position) ?? 0) * 2 - 1
            if size < 0 {
                position += 1
                size = (document.uint8(at: position) ?? 0) * 2
            }
            guard size >= 2, let style = document.uint16(at: position + 1) else { return nil }
            return Run(range: start..<end, properties: position + 3..<position + 1 + size, style: style)
        }
    }

    /// The last index of which the condition is true, if it is of all before; nil if of none.
    private static func lastIndex(below count: Int, where condition: (Int) -> Bool) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
