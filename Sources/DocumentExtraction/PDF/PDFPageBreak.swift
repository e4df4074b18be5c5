import TextDocument

/// A row of text that stands at the end of one page and, once more, at the start of the next, because a page was cut through
/// it.
///
/// Browsers print such a row on both pages, and what is beyond the cut is clipped away. The copy is not seen as a whole, and
/// hides nothing: its words are to be read on the other page.
enum PDFPageBreak {
    /// Words that a row has at least; fewer may be a heading or a page number on every page.
    private static let leastWords = 4
    /// Part of the page's height from its edge within which a row is cut.
    private static let margin = 0.06

    /// Indices of the words of a page's first row that is the last one of the page before; of its last one where the page
    /// behind shows it and it is hidden here.
    ///
    /// - Parameters:
    ///   - index: the page's place among the layers.
    ///   - layers: those of all pages.
    ///   - hidden: indices of words that nobody sees on the page.
    /// - Returns: none where nothing is repeated.
    static func repeated(on index: Int, of layers: [PDFTextLayer], hidden: Set<Int>) -> Set<Int> {
        if index > 0 {
            let first = row(of: layers[index], isLast: false)
            if isSame(first, of: layers[index], row(of: layers[index - 1], isLast: true), of: layers[index - 1]) {
                return Set(first)
            }
        }
        guard !hidden.isEmpty, index + 1 < layers.count else { return [] }
        let last = row(of: layers[index], isLast: true)
        let isHidden = !hidden.isDisjoint(with: last)
        return isHidden
            && isSame(last, of: layers[index], row(of: layers[index + 1], isLast: false), of: layers[index + 1])
            ? Set(last) : []
    }

    /// Indices of the words of the first or the last row, where it stands at the edge, from left to right.
    private static func row(of layer: PDFTextLayer, isLast: Bool) -> [Int] {
        let words = layer.words
        let lettered = words.indices.filter { InkInspection.hasLetters(words[$0]) }
        let edge = lettered.min { left, right in
            let (first, second) = (words[left].text.box.middleY, words[right].text.box.middleY)
            return isLast ? first > second : first < second
        }
        guard let edge else { return [] }
        let box = words[edge].text.box
        let distance = isLast ? layer.height - box.bottom : box.top
        guard distance < margin * layer.height else { return [] }
        return lettered.filter { abs(words[$0].text.box.middleY - box.middleY) < box.height / 2 }
            .sorted { words[$0].text.box.left < words[$1].text.box.left }
    }

    private static func isSame(_ row: [Int], of layer: PDFTextLayer, _ other: [Int], of before: PDFTextLayer) -> Bool {
        row.count >= leastWords && row.map { layer.words[$0].text.text } == other.map { before.words[$0].text.text }
    }
}
