import TextDocument

/// What a page shows, next to what its text layer says.
///
/// What is painted tells it of most pages. Where it does not, the page is drawn; and before a word is said to be hidden,
/// it is drawn by another program too: each of them leaves out or paints black what the other shows.
struct PDFPageSight {
    /// Indices of words that nobody sees on the page.
    let hidden: Set<Int>
    /// Whether the page shows text that its layer does not have, or the layer cannot be read.
    let isUnread: Bool
    private let layer: PDFTextLayer

    /// Pages with fewer visible words than this may be scans.
    private static let fewWords = 12
    /// Pages with fewer visible words than this may have their text in pictures.
    private static let sparseWords = 80
    /// Share of a page's dots that must be ink outside its words before it is taken for a scan.
    private static let inkOfScan = 0.002
    /// Share of the page that pictures cover where the text is in them.
    private static let pictureOfText = 0.4
    /// Share of the page that pictures cover where they are the page: a scan, or a background.
    private static let pictureOfPage = 0.6
    /// Share of words that read like words, below which a layer is garbled.
    private static let garbled = 0.5
    /// Points of paths that a few letters have at least: with fewer, a page has rules and frames.
    private static let pointsOfLetters = 200

    /// - Parameters:
    ///   - page: to be drawn where that is needed.
    ///   - layer: what its text layer says.
    init(_ page: PDFPage, layer: PDFTextLayer) {
        self.layer = layer
        let pictures = page.content.pictures
        let pictureShare = Self.share(of: pictures, on: page)
        let doubtful = PaintInspection(page).doubtful(among: layer.words)
        let isPlain = doubtful.isEmpty && !Self.mayShowMore(page, than: layer.words, pictureShare: pictureShare)
        guard !isPlain, let drawing = page.render(resolution: InkInspection.resolution) else {
            hidden = []
            isUnread = Self.isGarbled(layer.words)
            return
        }
        hidden = Self.hidden(
            among: doubtful,
            of: layer.words,
            on: page,
            drawing: drawing,
            pictures: pictures,
            pictureShare: pictureShare
        )
        let hidden = hidden
        let visible = layer.words.indices.filter { !hidden.contains($0) }.map { layer.words[$0] }
        isUnread = Self.isUnread(visible, drawing: drawing, pictureShare: pictureShare)
    }

    /// Whether recognised words say more than the visible words of the layer.
    func isImproved(by recognised: [TextWord]) -> Bool {
        let visible = layer.words.indices.filter { !hidden.contains($0) }.map { layer.words[$0].text.text }
        let before = Legibility.share(of: visible) * Double(visible.count)
        return Legibility.share(of: recognised.map(\.text)) * Double(recognised.count) > before
    }

    /// The hidden words, without those that the picture of the page shows after all.
    func hiddenText(beside recognised: [TextWord]) -> [String] {
        let seen = Set(recognised.map { $0.text.lowercased() })
        return hidden.sorted().map { layer.words[$0].text.text }.filter { !seen.contains($0.lowercased()) }
    }

    /// Indices of the words that neither renderer shows.
    private static func hidden(
        among doubtful: [Int],
        of words: [PDFWord],
        on page: PDFPage,
        drawing: ColourBitmap,
        pictures: [Bounds],
        pictureShare: Double
    ) -> Set<Int> {
        let first = InkInspection(drawing: drawing)
        var hidden = Set(doubtful.filter { !first.isVisible(words[$0]) })
        hidden.subtract(printedTwice(hidden, among: words, doubtful: Set(doubtful)))
        if !hidden.isEmpty, let other = page.render(resolution: InkInspection.resolution, with: .splash) {
            let second = InkInspection(drawing: other)
            hidden = hidden.filter { !second.isVisible(words[$0]) }
        }
        // A photo has ink everywhere.
        let overlapping = doubtful.filter { index in
            let box = words[index].drawn
            return !hidden.contains(index) && pictures.contains { $0.contains(x: box.middleX, y: box.middleY) }
        }
        guard !overlapping.isEmpty else { return hidden }
        if pictureShare < pictureOfPage {
            // Text over it shows its own colour, text under it does not.
            var covered = overlapping
            for renderer in [PDFPage.Renderer.cairo, .splash] where !covered.isEmpty {
                guard let closer = page.render(resolution: InkInspection.closeResolution, with: renderer) else { break }
                let inspection = InkInspection(drawing: closer)
                covered = covered.filter { !inspection.showsColour(of: words[$0]) }
            }
            hidden.formUnion(covered)
        } else if let closer = page.render(resolution: PictureCover.resolution),
            PictureCover(drawing: closer).hides(overlapping.map { words[$0] })
        {
            // The text of a scan has the colour of its layer by chance only: what counts is whether there is writing.
            hidden.formUnion(overlapping)
        }
        return hidden
    }

    /// Those words whose like stands in the same place for certain: what is printed over itself hides nothing.
    private static func printedTwice(_ hidden: Set<Int>, among words: [PDFWord], doubtful: Set<Int>) -> Set<Int> {
        guard !hidden.isEmpty else { return [] }
        var certain: [String: [Bounds]] = [:]
        for index in words.indices where !doubtful.contains(index) {
            certain[words[index].text.text, default: []].append(words[index].drawn)
        }
        // Of a word that stands there often the first few tell.
        return hidden.filter { index in
            let box = words[index].drawn
            return certain[words[index].text.text]?.prefix(mostCopies).contains { copy in
                copy.contains(x: box.middleX, y: box.middleY)
            } ?? false
        }
    }

    private static let mostCopies = 100

    /// Whether there may be text on the page that its layer does not have.
    private static func mayShowMore(_ page: PDFPage, than words: [PDFWord], pictureShare: Double) -> Bool {
        guard words.count < sparseWords else { return false }
        let content = page.content
        return pictureShare > pictureOfText
            || words.count < fewWords
                && (content.isCrowded || content.pathPoints >= pointsOfLetters || !content.paints.isEmpty)
    }

    private static func isGarbled(_ words: [PDFWord]) -> Bool {
        Legibility.share(of: words.map(\.text.text)) < garbled
    }

    private static func isUnread(_ words: [PDFWord], drawing: ColourBitmap, pictureShare: Double) -> Bool {
        if isGarbled(words) { return true }
        guard words.count < sparseWords else { return false }
        guard drawing.grey.inkShare(outside: words.map(\.drawn)) > inkOfScan else { return false }
        return words.count < fewWords || pictureShare > pictureOfText
    }

    private static func share(of pictures: [Bounds], on page: PDFPage) -> Double {
        let area = pictures.reduce(0) { $0 + max($1.width, 0) * max($1.height, 0) }
        return area / max(page.width * page.height, 1)
    }
}
