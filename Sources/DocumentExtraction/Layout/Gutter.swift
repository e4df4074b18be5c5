import TextDocument

/// A vertical strip without text that parts two columns over some height of a page.
struct Gutter {
    /// Where the right column begins, in points.
    let x: Double
    let top: Double
    let bottom: Double

    /// Where a short heading at the left stands over both columns: nothing beside it, and both go on below on one line.
    ///
    /// - Returns: the top of the first such heading that has text above it.
    func sharedHeading(in segments: [Segment]) -> Double? {
        let left = segments.filter { $0.box.middleX < x }.sorted { $0.box.top < $1.box.top }
        let right = segments.filter { $0.box.middleX >= x }
        let usual = segments.map(\.fontSize).sorted().dropFirst(segments.count / 2).first ?? 0
        guard let leftEdge = left.map(\.box.left).min() else { return nil }
        for (heading, next) in zip(left, left.dropFirst())
        where heading.fontSize > usual * 1.1 && heading.box.left < leftEdge + 3 {
            let above = right.filter { $0.box.middleY < heading.box.top }.map(\.box.bottom).max() ?? .infinity
            let below = right.filter { $0.box.middleY > heading.box.top }.min { $0.box.top < $1.box.top }
            guard let below, below.box.sharesLine(with: next.box), abs(below.box.middleY - next.box.middleY) < 1 else {
                continue
            }
            if heading.box.top - above > heading.box.height { return heading.box.top - 0.5 }
        }
        return nil
    }
}
