import Resume
import TextDocument
import TextFolding

/// The lines of a document in reading order, without what is repeated on its pages.
enum DocumentLines {
    static func lines(of document: TextDocument) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var blockOffset = 0
        for page in document.markingRepetition.pages {
            let edges = CellEdges(of: page)
            let columns = ColumnEdges(of: page)
            let bullets = BulletEdges(page)
            for (index, line) in page.lines.enumerated() {
                guard !line.isRepeated, !isDocumentTitle(line, on: page) else { continue }
                let reference = LineReference(page: page.number, line: index + 1, text: line.text)
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
                    result.append(bullets.isLost(at: index) ? line.asBullet : line)
                }
            }
            blockOffset += (page.lines.map(\.block).max() ?? 0) + 1
        }
        return result
    }

    private static func isDocumentTitle(_ line: TextLine, on page: TextPage) -> Bool {
        page.number == 1 && line.words.count <= 3 && DocumentTitles.phrases.contains(Lexicon.key(line.text))
    }
}
