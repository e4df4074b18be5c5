/// Where a sheet of paper lies on a photo: light, with straight sides, on something darker.
struct SheetOutline {
    var topLeft: PicturePoint
    var topRight: PicturePoint
    var bottomRight: PicturePoint
    var bottomLeft: PicturePoint

    /// Greys between the sheet and what it lies on.
    private static let leastContrast = 35.0
    /// Share of the picture's border that may be as light as the sheet.
    private static let mostLightBorder = 0.3
    /// Share of the picture that the sheet takes.
    private static let leastArea = 0.2
    /// Share of the space between its sides that is light.
    private static let leastLight = 0.7
    /// Height over width of the sheets that résumés are printed on, A4 and Letter.
    private static let shapes = 1.25...1.46
    private static let usualShape = 1.414
    /// How many times as wide or high as what is light a sheet is at most: beyond that it is no sheet.
    private static let mostMissing = 1.8

    /// - Parameter bitmap: the photo, with some 400 dots on its longer side.
    init?(in bitmap: GreyBitmap) {
        guard let threshold = Self.threshold(of: bitmap) else { return nil }
        let isLight = bitmap.pixels.map { Int($0) > threshold }
        guard Self.lightShareOfBorder(isLight, width: bitmap.width, height: bitmap.height) <= Self.mostLightBorder
        else { return nil }
        let sheet = Self.largestArea(isLight, width: bitmap.width, height: bitmap.height)
        let area = sheet.count(where: { $0 })
        guard Double(area) >= Self.leastArea * Double(sheet.count) else { return nil }
        var left: [(along: Double, across: Double)] = []
        var right: [(along: Double, across: Double)] = []
        for y in 0..<bitmap.height {
            let row = sheet[y * bitmap.width..<(y + 1) * bitmap.width]
            guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else { continue }
            left.append((Double(y), Double(first - row.startIndex)))
            right.append((Double(y), Double(last + 1 - row.startIndex)))
        }
        var top: [(along: Double, across: Double)] = []
        var bottom: [(along: Double, across: Double)] = []
        for x in 0..<bitmap.width {
            let column = (0..<bitmap.height).lazy.filter { sheet[$0 * bitmap.width + x] }
            guard let first = column.first, let last = column.last else { continue }
            top.append((Double(x), Double(first)))
            bottom.append((Double(x), Double(last + 1)))
        }
        guard let left = SheetSide(left), let right = SheetSide(right), let top = SheetSide(top),
            let bottom = SheetSide(bottom)
        else { return nil }
        topLeft = SheetSide.corner(upright: left, level: top)
        topRight = SheetSide.corner(upright: right, level: top)
        bottomRight = SheetSide.corner(upright: right, level: bottom)
        bottomLeft = SheetSide.corner(upright: left, level: bottom)
        guard Double(area) >= Self.leastLight * width * height else { return nil }
    }

    /// The mean length of the level sides.
    var width: Double { (topLeft.distance(to: topRight) + bottomLeft.distance(to: bottomRight)) / 2 }
    /// The mean length of the upright sides.
    var height: Double { (topLeft.distance(to: bottomLeft) + topRight.distance(to: bottomRight)) / 2 }

    /// How much wider and higher than what is light the sheet is, as multiples, where it has the shape of a sheet only
    /// with what is beside: a dark column or band of the page.
    var missing: (width: Double, height: Double) {
        let shape = height / width
        guard shape <= Self.usualShape * Self.mostMissing else { return (1, 1) }
        if shape > Self.shapes.upperBound { return (shape / Self.usualShape, 1) }
        if shape < Self.shapes.lowerBound, shape > 1 { return (1, Self.usualShape / shape) }
        return (1, 1)
    }

    /// The outline on a picture with so many times the dots each way.
    func scaled(by factor: Double) -> SheetOutline {
        var outline = self
        for corner in [\SheetOutline.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            outline[keyPath: corner].x *= factor
            outline[keyPath: corner].y *= factor
        }
        return outline
    }

    /// The grey that parts light from dark best (Otsu: least variance within both); nil where they hardly differ.
    private static func threshold(of bitmap: GreyBitmap) -> Int? {
        var counts = [Double](repeating: 0, count: 256)
        for grey in bitmap.pixels { counts[Int(grey)] += 1 }
        let total = counts.reduce(0, +)
        let sum = counts.indices.reduce(0.0) { $0 + Double($1) * counts[$1] }
        var dark = 0.0
        var darkSum = 0.0
        var best = (variance: 0.0, threshold: 0, contrast: 0.0)
        for grey in 0..<255 {
            dark += counts[grey]
            darkSum += Double(grey) * counts[grey]
            guard dark > 0, dark < total else { continue }
            let contrast = (sum - darkSum) / (total - dark) - darkSum / dark
            let variance = dark * (total - dark) * contrast * contrast
            if variance > best.variance { best = (variance, grey, contrast) }
        }
        return best.contrast >= leastContrast ? best.threshold : nil
    }

    private static func lightShareOfBorder(_ isLight: [Bool], width: Int, height: Int) -> Double {
        let border = isLight[..<width] + isLight[((height - 1) * width)...]
        var light = border.count(where: { $0 })
        for y in 0..<height {
            if isLight[y * width] { light += 1 }
            if isLight[y * width + width - 1] { light += 1 }
        }
        return Double(light) / Double(2 * (width + height))
    }

    /// The largest of the areas that hang together.
    private static func largestArea(_ isLight: [Bool], width: Int, height: Int) -> [Bool] {
        var areas = [Int](repeating: 0, count: isLight.count)
        var largest = (area: 0, count: 0)
        var area = 0
        for start in isLight.indices where isLight[start] && areas[start] == 0 {
            area += 1
            areas[start] = area
            var stack = [start]
            var count = 0
            while let dot = stack.popLast() {
                count += 1
                let x = dot % width
                let neighbours = [x > 0 ? dot - 1 : dot, x < width - 1 ? dot + 1 : dot, dot - width, dot + width]
                for next in neighbours where isLight.indices.contains(next) && isLight[next] && areas[next] == 0 {
                    areas[next] = area
                    stack.append(next)
                }
            }
            if count > largest.count { largest = (area, count) }
        }
        return areas.map { $0 == largest.area && $0 > 0 }
    }
}
