import CTesseract
import CheckedNumbers
import TextDocument

/// Bullets, told by their shape: recognition takes them for letters and signs ("e", "¢"), or for specks.
extension Picture {
    /// Inches across: the full stops of a text are smaller, pictures larger.
    private static let sizes = 0.027...0.1
    /// Height over width.
    private static let shapes = 0.75...1.34
    /// Share of its box that a disc or a square fills; letters as wide as high have holes.
    private static let leastFill = 0.68
    /// Multiples of its size that are free on either side of it.
    private static let freeBeside = 0.8
    /// Multiples of its size that are free above and below it.
    private static let freeAbove = 1.0
    private static let freeBelow = 1.45
    /// Multiples of its size within which a stem of its width makes it the dot of an "i".
    private static let stem = (below: 2.2, beside: 0.6, edge: 0.25)
    /// Multiples of its size: how far in front of a full stop its word ends, and by how much base lines differ.
    private static let stop = (reach: 5.0, tolerance: 0.3)
    /// Multiples of its size within which another one beside it makes both parts of a rating.
    private static let ratingGap = 3.0
    /// Dots that the faint edge of a bullet takes around it.
    private static let faintEdge = 2.0
    /// Bullets of a page.
    private static let most = 1_000

    /// Whitens discs and squares that stand by themselves on a level picture in 256 greys, on white paper.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: those that are bullets, in dots.
    func removeBullets(resolution: Double) -> [Bounds] {
        var found: [Bounds] = []
        for box in inkParts() {
            guard Self.sizes.contains(max(box.width, box.height) / resolution),
                Self.shapes.contains(box.height / max(box.width, 1))
            else { continue }
            if isSolid(box), standsAlone(box), !isOverStem(box), !isFullStop(box) { found.append(box) }
            guard found.count <= Self.most else { return [] }
        }
        for box in found { fill(box, margin: Self.faintEdge, isSet: true) }
        return found.filter { box in
            !found.contains { other in
                other != box && other.sharesLine(with: box) && other.distance(to: box) < Self.ratingGap * box.width
            }
        }
    }

    private func isSolid(_ box: Bounds) -> Bool {
        let area = (box.right - box.left) * (box.bottom - box.top)
        return Double(inkCount(from: box.left, box.top, to: box.right, box.bottom)) >= Self.leastFill * area
    }

    private func standsAlone(_ box: Bounds) -> Bool {
        let beside = max((Self.freeBeside * box.width).rounded(), 2)
        let above = max((Self.freeAbove * box.height).rounded(), 2)
        let below = max((Self.freeBelow * box.height).rounded(), 2)
        return inkCount(from: box.left - beside, box.top - beside, to: box.left, box.bottom + below) == 0
            && inkCount(from: box.right, box.top - beside, to: box.right + beside, box.bottom + below) == 0
            && inkCount(from: box.left, box.top - above, to: box.right, box.top) == 0
            && inkCount(from: box.left, box.bottom, to: box.right, box.bottom + below) == 0
    }

    /// Whether it stands on the base line of what is in front of it: a bullet stands higher.
    private func isFullStop(_ box: Bounds) -> Bool {
        let left = box.left - Self.stop.reach * box.width
        let level = box.bottom + Self.stop.tolerance * box.height
        return inkCount(from: left, box.top - box.height, to: box.left, box.bottom) > 0
            && inkCount(from: left, level, to: box.left, box.bottom + box.height) == 0
    }

    private func isOverStem(_ box: Bounds) -> Bool {
        let end = box.bottom + Self.stem.below * box.height
        let (near, far) = (Self.stem.edge * box.width, Self.stem.beside * box.width)
        return inkCount(from: box.left, box.bottom, to: box.right, end) > 0
            && inkCount(from: box.left - far, box.bottom, to: box.left - near, end) == 0
            && inkCount(from: box.right + near, box.bottom, to: box.right + far, end) == 0
    }

    private func inkCount(from left: Double, _ top: Double, to right: Double, _ bottom: Double) -> Int {
        guard let data = unsafe pixGetData(pointerForReading) else { return 0 }
        let wordsPerLine = Int(unsafe pixGetWpl(pointerForReading))
        let columns = (Int(saturating: left)..<Int(saturating: max(left, right))).clamped(to: 0..<width)
        let rows = (Int(saturating: top)..<Int(saturating: max(top, bottom))).clamped(to: 0..<height)
        var count = 0
        for row in rows {
            for column in columns {
                let shift = UInt32(24 - 8 * (column % 4))
                if unsafe data[row * wordsPerLine + column / 4] >> shift & 0xFF < UInt32(Self.ink) { count += 1 }
            }
        }
        return count
    }
}
