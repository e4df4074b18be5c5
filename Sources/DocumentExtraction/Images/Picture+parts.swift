import CTesseract
import CheckedNumbers
import TextDocument

extension Picture {
    /// The boxes of what hangs together in a picture in black and white, in dots.
    ///
    /// - Parameter most: more parts than these are a pattern.
    /// - Returns: none of a pattern.
    func parts(most: Int32) -> [Bounds] {
        var boxes = unsafe pixConnCompBB(pointerForReading, 8)
        defer { unsafe boxaDestroy(&boxes) }
        let count = unsafe boxaGetCount(boxes)
        guard count > 0, count <= most else { return [] }
        return (0..<count).compactMap { index in
            var area = (x: Int32(0), y: Int32(0), width: Int32(0), height: Int32(0))
            guard unsafe boxaGetBoxGeometry(boxes, index, &area.x, &area.y, &area.width, &area.height) == 0 else {
                return nil
            }
            return Bounds(
                left: Double(area.x),
                top: Double(area.y),
                right: Double(area.x) + Double(area.width),
                bottom: Double(area.y) + Double(area.height)
            )
        }
    }

    /// Grey below which a dot is ink.
    static let ink: UInt8 = 128
    /// Parts of the ink of a full page, and some more: what has more is a pattern.
    private static let mostInkParts: Int32 = 40_000

    /// The boxes of what hangs together of the ink of a picture in 256 greys, in dots; none of a pattern.
    func inkParts() -> [Bounds] {
        guard let dark = unsafe pixThresholdToBinary(pointerForReading, Int32(Self.ink)) else { return [] }
        return unsafe Picture(consuming: dark).parts(most: Self.mostInkParts)
    }

    /// Sets or clears all bits of a box: in black and white that blackens or whitens it, in greys the other way round.
    func fill(_ box: Bounds, margin: Double = 0, isSet: Bool) {
        var area = unsafe boxCreate(
            Int32(saturating: box.left - margin),
            Int32(saturating: box.top - margin),
            Int32(saturating: box.width + 2 * margin),
            Int32(saturating: box.height + 2 * margin)
        )
        if isSet {
            unsafe pixSetInRect(pointerForReading, area)
        } else {
            unsafe pixClearInRect(pointerForReading, area)
        }
        unsafe boxDestroy(&area)
    }
}
