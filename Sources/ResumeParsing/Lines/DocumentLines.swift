import Resume
import TextDocument
import TextFolding

/// The lines of a document in reading order, without what is repeated on its pages.
enum DocumentLines {
    static func lines(of document: TextDocument) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var blockOffset = 0
        for page in document.markingRepetition.pages {
            var lines: [DocumentLine] = []
            let edges = CellEdges(of: page)
            let columns = ColumnEdges(of: page)
            let bullets = BulletEdges(page)
            // The block of a bullet on a line of its own: what it stands in front of comes next.
            var blockOfBullet: Int?
            for (index, line) in page.lines.enumerated() {
                guard !line.isRepeated else { continue }
                let text = line.text
                guard !isDocumentTitle(text, line, at: index, on: page) else { continue }
                if line.words.count == 1, line.words[0].text == DocumentLine.bullet {
                    blockOfBullet = line.block
                    continue
                }
                let reference = LineReference(page: page.number, line: index + 1, text: text)
                let isRecognised = page.origin == .recognised
                if let line = DocumentLine(
                    line,
                    reference: reference,
                    isRecognised: isRecognised,
                    edges: edges,
                    columnRight: columns.right(of: line.block),
                    bullets: bullets,
                    blockOffset: blockOffset
                ) {
                    let isBehindBullet = blockOfBullet == page.lines[index].block
                    lines.append(bullets.isLost(at: index) || isBehindBullet ? line.asBullet : line)
                }
                blockOfBullet = nil
            }
            result += page.origin == .flow ? lines : ColumnTails.moved(lines)
            blockOffset += (page.lines.map(\.block).max() ?? 0) + 1
        }
        return result
    }

    private static func isDocumentTitle(
        _ text: String,
        _ line: TextLine,
        at index: Int,
        on page: TextPage
    ) -> Bool {
        guard page.number == 1, line.words.count <= 3 else { return false }
        let key = Lexicon.key(text)
        return DocumentTitles.phrases.contains(key) || index < linesOfTitle && DocumentTitles.openings.contains(key)
    }

    /// Lines at the top of a document among which its title stands.
    private static let linesOfTitle = 2
}
