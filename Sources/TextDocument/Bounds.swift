/// An axis-parallel rectangle in points (1/72 inch), origin at the top left of its page.
///
/// A file may state any number as a coordinate. Here all of them are finite and no farther out than `farthest`, so that no
/// later stage has to ask.
package struct Bounds: Hashable, Sendable {
    /// How far an edge may lie from the origin, in points: more than the longest text on one endless page takes.
    package static let farthest = 1e9

    /// The left edge.
    package var left: Double { didSet { left = Self.plausible(left) } }
    /// The upper edge.
    package var top: Double { didSet { top = Self.plausible(top) } }
    /// The right edge.
    package var right: Double { didSet { right = Self.plausible(right) } }
    /// The lower edge, larger than the upper.
    package var bottom: Double { didSet { bottom = Self.plausible(bottom) } }

    /// Edges beyond `farthest` are moved there, and those that are no number to the origin.
    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = Self.plausible(left)
        self.top = Self.plausible(top)
        self.right = Self.plausible(right)
        self.bottom = Self.plausible(bottom)
    }

    static func plausible(_ edge: Double) -> Double {
        edge.isNaN ? 0 : min(max(edge, -farthest), farthest)
    }

    /// The distance between the left and the right edge.
    package var width: Double { right - left }
    /// The distance between the upper and the lower edge.
    package var height: Double { bottom - top }
    /// The middle between left and right.
    package var middleX: Double { (left + right) / 2 }
    /// The middle between top and bottom.
    package var middleY: Double { (top + bottom) / 2 }

    /// The smallest box that holds both.
    package func union(_ other: Bounds) -> Bounds {
        Bounds(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// Whether the point lies inside or on the border.
    package func contains(x: Double, y: Double) -> Bool {
        x >= left && x <= right && y >= top && y <= bottom
    }

    /// The horizontal distance between two boxes; negative where they overlap.
    package func distance(to other: Bounds) -> Double {
        max(left - other.right, other.left - right)
    }

    /// The box with another height around the same middle.
    package func withHeight(_ height: Double) -> Bounds {
        Bounds(left: left, top: middleY - height / 2, right: right, bottom: middleY + height / 2)
    }
}
