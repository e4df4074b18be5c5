import TextDocument

/// What the text layer of a page says.
struct PDFTextLayer {
    /// The page it was read from, which would gather its text again if it were opened anew to be drawn.
    let page: PDFPage
    let number: Int
    /// Size in points with the text upright.
    let width: Double
    let height: Double
    let words: [PDFWord]
    private let direction: TextDirection
    /// Size in points as the page is shown.
    private let shown: (width: Double, height: Double)

    init(_ page: PDFPage) {
        self.page = page
        number = page.number
        let layer = page.words()
        words = layer.words
        direction = layer.direction
        shown = (page.width, page.height)
        width = layer.direction.isSideways ? page.height : page.width
        height = layer.direction.isSideways ? page.width : page.height
    }

    /// The page in reading order.
    ///
    /// - Parameters:
    ///   - hidden: indices of words that nobody sees on the page.
    ///   - repeated: indices of words of which a neighbouring page shows the copies; they are left out.
    ///   - surroundings: words that stand off the page.
    /// - Returns: the page, these words apart from its lines.
    func page(hidden: Set<Int> = [], repeated: Set<Int> = [], surroundings: [String] = []) -> TextPage {
        let visible = words.indices.filter { !hidden.contains($0) && !repeated.contains($0) }.map { words[$0] }
        return TextPage(
            number: number,
            width: width,
            height: height,
            origin: .textLayer,
            lines: lines(of: visible),
            hiddenWords: hidden.subtracting(repeated).sorted().map { words[$0].text.text } + surroundings
        )
    }

    /// The lines of the page, then those that stand across it: they have no place among the others.
    private func lines(of words: [PDFWord]) -> [TextLine] {
        let rules = page.content.rules.map { direction.upright($0, width: shown.width, height: shown.height) }
        var lines = PageLayout(set: words.filter { $0.direction == direction }.map(\.set), rules: rules).lines()
        for direction in TextDirection.allCases where direction != self.direction {
            let across = words.filter { $0.direction == direction }.map(\.set)
            guard !across.isEmpty else { continue }
            let blocks = (lines.map(\.block).max() ?? -1) + 1
            lines += PageLayout(set: across).lines().map { line in
                var line = line
                line.block += blocks
                for index in line.words.indices { line.words[index].box = placed(line.words[index].box, direction) }
                return line
            }
        }
        return lines
    }

    /// Where a box of text that runs another way lies on the page with its own text upright.
    private func placed(_ box: Bounds, _ other: TextDirection) -> Bounds {
        let drawn = other.lying(box, width: shown.width, height: shown.height)
        return direction.upright(drawn, width: shown.width, height: shown.height)
    }
}

extension PDFWord {
    /// The word as layout takes it.
    fileprivate var set: SetWord {
        SetWord(word: text, isAfterSpace: isAfterSpace)
    }
}
