import TextDocument

/// What the text layer of a page says.
struct PDFTextLayer {
    let number: Int
    /// Size in points with the text upright.
    let width: Double
    let height: Double
    let words: [PDFWord]

    init(_ page: borrowing PDFPage) {
        number = page.number
        let layer = page.words()
        words = layer.words
        width = layer.direction.isSideways ? page.height : page.width
        height = layer.direction.isSideways ? page.width : page.height
    }

    /// The page in reading order.
    ///
    /// - Parameter hidden: indices of words that nobody sees on the page.
    /// - Returns: the page, these words apart from its lines.
    func page(hidden: Set<Int> = []) -> TextPage {
        let visible = words.indices.filter { !hidden.contains($0) }.map { words[$0].text }
        return TextPage(
            number: number,
            width: width,
            height: height,
            origin: .textLayer,
            lines: PageLayout(words: visible).lines(),
            hiddenWords: hidden.sorted().map { words[$0].text.text }
        )
    }
}
