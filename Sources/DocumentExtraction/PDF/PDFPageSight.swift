import TextDocument

/// What a page shows, next to what its text layer says.
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

    /// - Parameters:
    ///   - page: to be drawn.
    ///   - layer: what its text layer says.
    ///   - pictures: where pictures are drawn on it, in points.
    init(_ page: PDFPage, layer: PDFTextLayer, pictures: [Bounds]) {
        self.layer = layer
        guard let drawing = page.render(resolution: InkInspection.resolution) else {
            hidden = []
            isUnread = false
            return
        }
        let inspection = InkInspection(drawing: drawing)
        var hidden = Set(layer.words.indices.filter { !inspection.isVisible(layer.words[$0]) })
        let pictureShare = Self.share(of: pictures, on: page)
        // A photo has ink everywhere.
        let overlapping = layer.words.indices.filter { index in
            let box = layer.words[index].drawn
            return !hidden.contains(index) && pictures.contains { $0.contains(x: box.middleX, y: box.middleY) }
        }
        if pictureShare < Self.pictureOfPage {
            // Text over it shows its own colour, text under it does not.
            if !overlapping.isEmpty, let closer = page.render(resolution: InkInspection.closeResolution) {
                let inspection = InkInspection(drawing: closer)
                hidden.formUnion(overlapping.filter { !inspection.showsColour(of: layer.words[$0]) })
            }
        } else if !overlapping.isEmpty, let closer = page.render(resolution: PictureCover.resolution),
            PictureCover(drawing: closer).hides(overlapping.map { layer.words[$0] })
        {
            // The text of a scan has the colour of its layer by chance only: what counts is whether there is writing.
            hidden.formUnion(overlapping)
        }
        self.hidden = hidden
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

    private static func isUnread(_ words: [PDFWord], drawing: ColourBitmap, pictureShare: Double) -> Bool {
        if Legibility.share(of: words.map(\.text.text)) < garbled { return true }
        guard words.count < sparseWords else { return false }
        guard drawing.grey.inkShare(outside: words.map(\.drawn)) > inkOfScan else { return false }
        return words.count < fewWords || pictureShare > pictureOfText
    }

    private static func share(of pictures: [Bounds], on page: PDFPage) -> Double {
        let area = pictures.reduce(0) { $0 + max($1.width, 0) * max($1.height, 0) }
        return area / max(page.width * page.height, 1)
    }
}
