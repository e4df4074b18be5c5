import CTesseract
import CheckedNumbers
import TextDocument

/// The lines that tables are drawn with. Recognition takes pieces of them for letters ("|", "_"), and loses the words of
/// cells between them.
extension Picture {
    /// Inches of the shortest line that runs level, and of the shortest upright one: no stroke of a letter is as long.
    private static let leastLengths = (level: 0.4, upright: 0.3)
    /// Inches of the thickest line.
    private static let mostThickness = 0.04
    /// Grey below which a dot of the evened picture belongs to a line, which may be light.
    private static let lightest: Int32 = 200
    /// Dots by which a line that is not quite level steps aside.
    private static let step: Int32 = 3
    /// Dots that the edges of a line take around it.
    private static let blur: Int32 = 3
    /// Lines of a page: what has more is a pattern.
    private static let most: Int32 = 2_000

    /// Whitens the lines of tables on a level picture in 256 greys, on white paper.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: the lines as thin boxes, in points.
    func removeRules(resolution: Double) -> [Bounds] {
        guard let dark = unsafe pixThresholdToBinary(pointerForReading, Self.lightest) else { return [] }
        let ink = unsafe Picture(consuming: dark)
        guard
            let level = ink.strokes(
                long: Self.leastLengths.level * resolution,
                thin: Self.mostThickness * resolution,
                isLevel: true
            ),
            // Most pages have none, and end here.
            !level.isBlank,
            let upright = ink.strokes(
                long: Self.leastLengths.upright * resolution,
                thin: Self.mostThickness * resolution,
                isLevel: false
            )
        else { return [] }
        let scale = 72 / resolution
        let (levels, uprights) = (level.parts(most: Self.most), upright.parts(most: Self.most))
        let grids = RuledGrid.all(in: (levels + uprights).map { $0.scaled(by: scale) })
        guard !grids.isEmpty else { return [] }
        func isInGrid(_ box: Bounds) -> Bool {
            let box = box.scaled(by: scale)
            return grids.contains { $0.includes(box) }
        }
        // An underlined word beside a table keeps its line, and so does a large letter its stem.
        for box in levels where !isInGrid(box) { level.fill(box, isSet: false) }
        for box in uprights where !isInGrid(box) { upright.fill(box, isSet: false) }
        whiten(below: level)
        whiten(below: upright)
        return (levels + uprights).filter(isInGrid).map { $0.scaled(by: scale) }
    }

    /// The straight strokes of a picture in black and white.
    ///
    /// - Parameters:
    ///   - length: dots of the shortest.
    ///   - thickness: dots of the thickest.
    ///   - isLevel: whether those that run level are wanted, or those that stand upright.
    /// - Returns: a picture of them alone; nil when memory does not suffice.
    private func strokes(long length: Double, thin thickness: Double, isLevel: Bool) -> Picture? {
        let length = Int32(saturating: length)
        let thickness = Int32(saturating: thickness) + Self.step
        guard let wide = unsafe pixDilateBrick(nil, pointerForReading, isLevel ? 1 : Self.step, isLevel ? Self.step : 1)
        else { return nil }
        let widened = unsafe Picture(consuming: wide)
        guard
            let opened = unsafe pixOpenBrick(nil, widened.pointerForReading, isLevel ? length : 1, isLevel ? 1 : length)
        else { return nil }
        let long = unsafe Picture(consuming: opened)
        guard
            let thin = unsafe pixSelectBySize(
                long.pointerForReading,
                isLevel ? 0 : thickness,
                isLevel ? thickness : 0,
                8,
                Int32(isLevel ? L_SELECT_HEIGHT : L_SELECT_WIDTH),
                Int32(L_SELECT_IF_LTE),
                nil
            )
        else { return nil }
        return unsafe Picture(consuming: thin)
    }

    /// Whitens what is dark on a picture in black and white, and the faint edge around it.
    private func whiten(below lines: borrowing Picture) {
        let mask = unsafe lines.pointerForReading
        guard unsafe pixDilateBrick(mask, mask, Self.blur, Self.blur) != nil else { return }
        unsafe pixSetMasked(pointerForReading, mask, 255)
    }
}
