/// One side of a sheet of paper: a straight line along which most of its outermost dots lie.
struct SheetSide {
    /// Across = offset + slope × along.
    let offset: Double
    let slope: Double

    /// Dots that a side may be from its line.
    private static let tolerance = 2.0
    /// Share of the dots that lie on it: corners, fingers and shadows take the rest.
    private static let leastShare = 0.6

    /// - Parameter points: where the sheet ends, from one end of the side to the other.
    init?(_ points: [(along: Double, across: Double)]) {
        let half = points.count / 2
        guard half >= 10 else { return nil }
        let slopes = (0..<half).map { index in
            (points[index + half].across - points[index].across) / (points[index + half].along - points[index].along)
        }
        let slope = Self.median(slopes)
        let offset = Self.median(points.map { $0.across - slope * $0.along })
        let near = points.filter { abs($0.across - offset - slope * $0.along) <= Self.tolerance }
        guard Double(near.count) >= Self.leastShare * Double(points.count) else { return nil }
        let count = Double(near.count)
        let along = near.reduce(0) { $0 + $1.along } / count
        let across = near.reduce(0) { $0 + $1.across } / count
        let spread = near.reduce(0) { $0 + ($1.along - along) * ($1.along - along) }
        guard spread > 0 else { return nil }
        self.slope = near.reduce(0) { $0 + ($1.along - along) * ($1.across - across) } / spread
        self.offset = across - self.slope * along
    }

    /// Where an upright side and a level one meet.
    static func corner(upright: SheetSide, level: SheetSide) -> PicturePoint {
        let y = (level.offset + level.slope * upright.offset) / (1 - level.slope * upright.slope)
        return PicturePoint(x: upright.offset + upright.slope * y, y: y)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
