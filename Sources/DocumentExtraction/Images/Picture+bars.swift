import CTesseract
import CheckedNumbers

/// Thick rules and filled bars, which recognition takes for words ("mms", "—") or for pictures, and with them the headings
/// beside them. Thin rules it knows itself.
extension Picture {
    /// Inches of the shortest bar: no stroke of a letter is as long.
    private static let leastLength = 0.5
    /// Inches of the thinnest bar.
    private static let leastThickness = 0.02
    /// Inches of the thickest bar; what is thicker is a ground or a picture.
    private static let mostThickness = 0.15
    /// Share of its box that a bar fills: letters that run into each other fill less.
    private static let solidity: Float = 0.9
    /// Grey below which a dot of the evened picture belongs to a bar, which may be light.
    private static let lightest: Int32 = 200
    /// Dots that the edges of a bar take around it.
    private static let blur: Int32 = 5

    /// Whitens the bars of a level picture in 256 greys, on white paper.
    ///
    /// - Parameter resolution: dots per inch.
    func removeBars(resolution: Double) {
        guard let dark = unsafe pixThresholdToBinary(pointerForReading, Self.lightest) else { return }
        let whole = unsafe Picture(consuming: dark)
        let length = Int32(saturating: Self.leastLength * resolution)
        let thickness = Int32(saturating: max(Self.leastThickness * resolution, 3))
        guard let opened = unsafe pixOpenBrick(nil, whole.pointerForReading, length, thickness) else { return }
        let cores = unsafe Picture(consuming: opened)
        // Most pages have none, and end here.
        guard !cores.isBlank,
            let filled = unsafe pixSeedfillBinary(nil, cores.pointerForReading, whole.pointerForReading, 8)
        else { return }
        let parts = unsafe Picture(consuming: filled)
        guard
            let solid = unsafe pixSelectByAreaFraction(
                parts.pointerForReading,
                Self.solidity,
                8,
                Int32(L_SELECT_IF_GTE),
                nil
            )
        else { return }
        let rectangles = unsafe Picture(consuming: solid)
        guard
            let selected = unsafe pixSelectBySize(
                rectangles.pointerForReading,
                0,
                Int32(saturating: Self.mostThickness * resolution),
                8,
                Int32(L_SELECT_HEIGHT),
                Int32(L_SELECT_IF_LTE),
                nil
            )
        else { return }
        let bars = unsafe Picture(consuming: selected)
        guard !bars.isBlank,
            unsafe pixDilateBrick(bars.pointerForReading, bars.pointerForReading, Self.blur, Self.blur) != nil
        else { return }
        unsafe pixSetMasked(pointerForReading, bars.pointerForReading, 255)
    }
}
