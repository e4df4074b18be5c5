/// Maps an upright rectangle onto four corners as a camera sees it, with straight lines staying straight.
struct Projection {
    /// x = (a·u + b·v + c) ÷ (g·u + h·v + 1), y = (d·u + e·v + f) ÷ (g·u + h·v + 1)
    private let a, b, c, d, e, f, g, h: Double

    /// - Parameters:
    ///   - outline: where the corners of the rectangle are seen.
    ///   - width: of the rectangle, whose top left corner is the origin.
    ///   - height: of the rectangle.
    init?(onto outline: SheetOutline, width: Double, height: Double) {
        let (p, q, r, s) = (outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft)
        let first = PicturePoint(x: q.x - r.x, y: q.y - r.y)
        let second = PicturePoint(x: s.x - r.x, y: s.y - r.y)
        let third = PicturePoint(x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y)
        let determinant = first.x * second.y - second.x * first.y
        guard abs(determinant) > 1e-6, width > 0, height > 0 else { return nil }
        let across = (third.x * second.y - second.x * third.y) / determinant
        let down = (first.x * third.y - third.x * first.y) / determinant
        a = (q.x - p.x + across * q.x) / width
        b = (s.x - p.x + down * s.x) / height
        c = p.x
        d = (q.y - p.y + across * q.y) / width
        e = (s.y - p.y + down * s.y) / height
        f = p.y
        g = across / width
        h = down / height
    }

    /// Where a point of the rectangle's plane is seen; nil where the camera does not see it.
    func point(x: Double, y: Double) -> PicturePoint? {
        let depth = g * x + h * y + 1
        guard depth > 0.01 else { return nil }
        return PicturePoint(x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth)
    }
}
