/// An axis-parallel rectangle in points (1/72 inch), origin at the top left of its page.
package struct Bounds: Hashable, Sendable {
    /// The left edge.
    package var left: Double
    /// The upper edge.
    package var top: Double
    /// The right edge.
    package var right: Double
    /// The lower edge, larger than the upper.
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
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
