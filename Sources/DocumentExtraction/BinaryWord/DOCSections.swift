/// Where sections end without a page ending.
struct DOCSections {
    /// Characters that end a section while the next goes on on the same page.
    private(set) var continuousEnds: Set<Int> = []

    private static let kindOfBreak = 0x3009
    private static let newPage = 2
    private static let longestProperties = 512

    init(in range: Range<Int>, of table: LittleEndianBytes, document: LittleEndianBytes) {
        guard range.upperBound <= table.count else { return }
        let count = max(0, (range.count - 4) / 16)
        for section in 1..<max(count, 1) {
            let descriptor = range.lowerBound + (count + 1) * 4 + section * 12
            guard let start = table.uint32(at: range.lowerBound + section * 4),
                let place = table.uint32(at: descriptor + 2), let size = document.uint16(at: place)
            else { continue }
            var kind = Self.newPage
            for modifier in DOCModifiers(place + 2..<place + 2 + min(size, Self.longestProperties), of: document)
            where modifier.code == Self.kindOfBreak {
                kind = modifier.value
            }
            if kind < Self.newPage { continuousEnds.insert(start - 1) }
        }
    }
}
