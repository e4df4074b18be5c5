import Careers

/// Takes lines off a header that are more than headers have here: what stands before the names of an entry is another one
/// without dates, or the end of what was told about the one before.
///
///     Key Account Manager
///     Rajhans Retail, Noida
///     Territory Manager
///     Trident Minds, Chennai
///     December 2015 to October 2016
struct HeaderSurplus {
    let knowledge: CareerKnowledge

    /// Headers that agree on how many lines stand before their dates.
    private static let leastAgreeing = 2
    /// From such a likelihood on, a line names a position.
    private static let leastTitle = 0.55

    /// The entries with headers of the usual length.
    func cut(_ blocks: [EntryBlock]) -> [EntryBlock] {
        guard let usual = usualLines(blocks) else { return blocks }
        var result: [EntryBlock] = []
        for block in blocks {
            guard let date = block.header.firstIndex(where: { $0.dates != nil }), block.header[date].cells.isEmpty,
                date > usual
            else {
                fold(block, usual: usual, into: &result)
                continue
            }
            let surplus = block.header[..<(date - usual)]
            if surplus.count == usual, surplus.contains(where: isTitle) {
                result.append(EntryBlock(header: Array(surplus)))
            } else if let last = result.indices.last, !surplus.contains(where: isTitle),
                isTitle(block.header[date - usual])
            {
                result[last].body += surplus.map(\.line)
            } else {
                result.append(block)
                continue
            }
            result.append(EntryBlock(header: Array(block.header[(date - usual)...]), body: block.body))
        }
        return result
    }

    /// How many lines stand before dates on a line of their own, in most headers, and nothing behind; nil where one does.
    private func usualLines(_ blocks: [EntryBlock]) -> Int? {
        var counts: [Int: Int] = [:]
        var dated = 0
        for block in blocks {
            guard let date = block.header.firstIndex(where: { $0.dates != nil }) else { continue }
            dated += 1
            if block.header[date].cells.isEmpty, date == block.header.count - 1 { counts[date, default: 0] += 1 }
        }
        guard let usual = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), usual.key >= 2,
            usual.value >= Self.leastAgreeing, usual.value * 2 > dated
        else { return nil }
        return usual.key
    }

    /// Where all entries have several lines, one line without a date is told within the entry before.
    private func fold(_ block: EntryBlock, usual: Int, into result: inout [EntryBlock]) {
        guard let last = result.indices.last, block.dates == nil, block.header.count < usual, !block.body.isEmpty
        else {
            result.append(block)
            return
        }
        result[last].body += block.header.map(\.line) + block.body
    }

    private func isTitle(_ header: HeaderLine) -> Bool {
        knowledge.titleLikelihood(header.line.text) >= Self.leastTitle
    }
}
