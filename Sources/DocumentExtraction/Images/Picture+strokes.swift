import CTesseract
import CheckedNumbers
import TextDocument

/// How thick the strokes of letters are: recognition says nothing about bold type.
extension Picture {
    /// Strokes that are cut at least where the thickness of a word is told by them.
    private static let leastCuts = 16
    /// Greys between paper and ink below which a word is too faint to measure.
    private static let leastContrast = 40
    /// Of the contrast: what is lighter is paper.
    private static let faintest = 0.25
    /// Dots around a box that the edges of its letters may take.
    private static let margin = 2

    /// How wide the strokes of the letters in a box are, in dots and parts of dots: upright strokes are the most that a
    /// level cut meets.
    ///
    /// - Parameter box: in dots.
    /// - Returns: nil where there are too few strokes, or the picture has not 256 greys.
    func strokeWidth(in box: Bounds) -> Double? {
        guard unsafe pixGetDepth(pointerForReading) == 8, let data = unsafe pixGetData(pointerForReading) else {
            return nil
        }
        let (left, right) = (Int(saturating: box.left), Int(saturating: box.right))
        let (top, bottom) = (Int(saturating: box.top), Int(saturating: box.bottom))
        let columns = (left - Self.margin..<max(left, right) + Self.margin).clamped(to: 0..<width)
        let rows = (top..<max(top, bottom)).clamped(to: 0..<height)
        guard columns.count > 1, rows.count > 1 else { return nil }
        let wordsPerLine = Int(unsafe pixGetWpl(pointerForReading))
        var greys: [Int] = []
        greys.reserveCapacity(columns.count * rows.count)
        for row in rows {
            for column in columns {
                let shift = UInt32(24 - 8 * (column % 4))
                greys.append(Int(unsafe data[row * wordsPerLine + column / 4] >> shift & 0xFF))
            }
        }
        guard let ink = greys.min(), let paper = greys.max(), paper - ink >= Self.leastContrast else { return nil }
        var cuts = Self.cuts(greys, across: columns.count, ink: ink, paper: paper)
        guard cuts.count >= Self.leastCuts else { return nil }
        cuts.sort()
        return Double(cuts[cuts.count / 2]) / Double(paper - ink)
    }

    /// How much ink each stroke has in each row, in greys.
    private static func cuts(_ greys: [Int], across width: Int, ink: Int, paper: Int) -> [Int] {
        let lightest = paper - Int(saturating: faintest * Double(paper - ink))
        var cuts: [Int] = []
        var cut = 0
        for (index, grey) in greys.enumerated() {
            if cut > 0, grey >= lightest || index % width == 0 {
                cuts.append(cut)
                cut = 0
            }
            if grey < lightest { cut += paper - grey }
        }
        if cut > 0 { cuts.append(cut) }
        return cuts
    }
}
