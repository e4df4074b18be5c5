import Careers
import TextFolding

/// Finds the names of entries that have a date and nothing else, where the other entries of the section have theirs.
struct HeaderConsensus {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    /// Where the names stand, seen from the date.
    private enum Side {
        case above
        case below
    }

    /// Longer lines tell something, and name nothing.
    private static let mostWords = 14

    func mended(_ blocks: [EntryBlock]) -> [EntryBlock] {
        let sides = blocks.compactMap(Self.side)
        let above = sides.filter { $0 == .above }.count
        let below = sides.count - above
        var blocks = blocks
        for index in blocks.indices where Self.isBare(blocks[index]) {
            let before = index > 0 ? blocks[index - 1].body.last.flatMap(named) : nil
            let after = blocks[index].body.first.flatMap(named)
            let isAbove: Bool
            if above != below {
                isAbove = above > below
            } else {
                isAbove = likelihood(before) > likelihood(after)
            }
            if isAbove, let before {
                blocks[index - 1].body.removeLast()
                blocks[index].header.insert(HeaderLine(before, scanner: scanner), at: 0)
                // A name without a date and with nothing told was the first line of this one's.
                if blocks[index - 1].dates == nil, blocks[index - 1].body.isEmpty {
                    blocks[index].header.insert(contentsOf: blocks[index - 1].header, at: 0)
                    blocks[index - 1].header = []
                }
            } else if let after {
                blocks[index].body.removeFirst()
                blocks[index].header.append(HeaderLine(after, scanner: scanner))
            }
        }
        demoteTales(&blocks)
        return blocks.filter { !$0.header.isEmpty || !$0.body.isEmpty }
    }

    /// Where names stand beside their dates in all other entries, what stands below in one does not name it.
    private func demoteTales(_ blocks: inout [EntryBlock]) {
        let dated = blocks.indices.filter { blocks[$0].dates != nil }
        guard dated.count >= 3 else { return }
        let below = dated.map { index -> Int? in
            guard let date = blocks[index].header.firstIndex(where: { $0.dates != nil }),
                !blocks[index].header[date].cells.isEmpty
            else { return nil }
            return blocks[index].header.count - 1 - date
        }
        guard below.allSatisfy({ $0 != nil }), below.filter({ $0 == 0 }).count * 3 >= below.count * 2 else { return }
        for (index, lines) in zip(dated, below) {
            guard let lines, lines > 0 else { continue }
            let tales = blocks[index].header.suffix(lines)
            guard tales.allSatisfy({ knowledge.titleLikelihood($0.line.text) < 0.55 }) else { continue }
            blocks[index].body.insert(contentsOf: tales.map(\.line), at: 0)
            blocks[index].header.removeLast(lines)
        }
    }

    /// Whether a block has a date, and no name.
    private static func isBare(_ block: EntryBlock) -> Bool {
        block.dates != nil && block.header.allSatisfy { $0.cells.isEmpty }
    }

    /// Where the names of a block stand; nil where it has none, or beside the date.
    private static func side(_ block: EntryBlock) -> Side? {
        guard let date = block.header.firstIndex(where: { $0.dates != nil }), block.header[date].cells.isEmpty,
            block.header.count > 1
        else { return nil }
        return date > 0 ? .above : .below
    }

    private func named(_ line: DocumentLine) -> DocumentLine? {
        line.wordCount <= Self.mostWords ? line : nil
    }

    private func likelihood(_ line: DocumentLine?) -> Double {
        guard let line else { return -1 }
        return knowledge.titleLikelihood(line.text) - (line.isBullet ? 0.3 : 0)
    }
}
