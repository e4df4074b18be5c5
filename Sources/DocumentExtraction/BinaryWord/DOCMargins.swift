/// The headers and footers of a Word document, each text once.
struct DOCMargins {
    /// Where they stand among the characters.
    private(set) var headers: [Range<Int>] = []
    private(set) var footers: [Range<Int>] = []

    /// Lines that set notes apart come before the first header.
    private static let separators = 6
    /// Of each section the headers of even, odd and first pages, and the footers.
    private static let footerKinds: Set<Int> = [2, 3, 5]
    private static let kinds = 6

    init(text: DOCText, information: DOCInformation, table: LittleEndianBytes) {
        let story = information.characters(of: .headers, count: text.units.count)
        let places = information.range(of: .headers)
        guard places.upperBound <= table.count else { return }
        var seen: Set<[UInt16]> = []
        var previousEnd = 0
        for index in Self.separators..<max(Self.separators, places.count / 4 - 1) {
            guard let start = table.uint32(at: places.lowerBound + index * 4),
                let end = table.uint32(at: places.lowerBound + index * 4 + 4), previousEnd <= start, start < end,
                end <= story.count
            else { continue }
            previousEnd = end
            let range = story.lowerBound + start..<story.lowerBound + end
            let units = Array(text.units[range])
            guard units.contains(where: { $0 > 0x20 }), seen.insert(units).inserted else { continue }
            if Self.footerKinds.contains((index - Self.separators) % Self.kinds) {
                footers.append(range)
            } else {
                headers.append(range)
            }
        }
    }
}
