import TextDocument

extension TextDirection {
    /// Letters from which on a word tells which way it runs.
    private static let leastLetters = 3
    /// How far the middles of its letters may lie apart across their direction, as a share of what they measure there.
    private static let mostSway = 0.2
    /// How far one letter may be from the next, as a share of their height.
    private static let widestGap = 0.5

    /// Which way a word runs that stands across a page, such as a label at its edge; nil for a word that runs like the
    /// page, or tells nothing.
    ///
    /// - Parameters:
    ///   - word: the boxes of its letters as the page is shown, in the order in which they are read.
    ///   - page: which way most of the page's text runs.
    init?(ofWord word: ArraySlice<Bounds>, on page: TextDirection) {
        guard word.count >= Self.leastLetters else { return nil }
        let steps = zip(word, word.dropFirst())
        if steps.allSatisfy({ Self.isBelow($0, $1) }) {
            self = .downwards
        } else if steps.allSatisfy({ Self.isBelow($1, $0) }) {
            self = .upwards
        } else if page.isSideways, steps.allSatisfy({ Self.isBelow(Self.turned($0), Self.turned($1)) }) {
            self = .rightwards
        } else {
            return nil
        }
        if self == page { return nil }
    }

    /// Whether a letter, or a short word, goes on where such a word ends.
    func continues(_ previous: Bounds, with next: Bounds) -> Bool {
        guard self != .leftwards else { return false }
        let (first, second) = isSideways ? (previous, next) : (Self.turned(previous), Self.turned(next))
        let gap = self == .upwards ? first.top - second.bottom : second.top - first.bottom
        return abs(first.middleX - second.middleX) <= Self.mostSway * max(first.width, second.width)
            && abs(gap) <= first.width
    }

    /// Whether a letter stands right below another, as letters of upright lines do not: between those there is a gap.
    private static func isBelow(_ upper: Bounds, _ lower: Bounds) -> Bool {
        abs(upper.middleX - lower.middleX) <= mostSway * max(upper.width, lower.width)
            && lower.middleY > upper.middleY
            && abs(lower.top - upper.bottom) <= widestGap * min(upper.width, lower.width)
    }

    private static func turned(_ box: Bounds) -> Bounds {
        Bounds(left: box.top, top: box.left, right: box.bottom, bottom: box.right)
    }
}
