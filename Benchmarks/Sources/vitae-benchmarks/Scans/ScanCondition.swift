import Foundation

/// What can be wrong with a scan.
enum ScanCondition: String, CaseIterable {
    /// A flatbed scanner: a little noise.
    case clean
    /// Laid down askew, by two degrees.
    case skewed
    /// A photo with the light from one side: the darkest corner gets a third of the light.
    case shadowed

    private static let skew = 2.0
    private static let darkest = 0.34
    private static let noise = 6.0

    /// The picture of a page as it looks under this condition.
    func applied(to page: GreyPicture, seed: Int) -> GreyPicture {
        var random = RepeatableRandom(seed: UInt64(seed))
        switch self {
        case .clean: return page.noisy(by: Self.noise, random: &random)
        case .skewed: return page.turned(by: Self.skew).noisy(by: Self.noise, random: &random)
        case .shadowed: return page.shaded(to: Self.darkest).noisy(by: Self.noise, random: &random)
        }
    }
}

extension GreyPicture {
    fileprivate func noisy(by amount: Double, random: inout RepeatableRandom) -> GreyPicture {
        var copy = self
        for index in copy.dots.indices {
            // The sum of two even distributions is a triangle: close enough to a sensor's noise.
            let bits = random.next()
            let first = Double(bits & 0xFFFF) / 65_535
            let second = Double((bits >> 16) & 0xFFFF) / 65_535
            copy.dots[index] = Self.dot(Double(dots[index]) + (first + second - 1) * 2 * amount)
        }
        return copy
    }

    fileprivate func shaded(to darkest: Double) -> GreyPicture {
        var copy = self
        for row in 0..<height {
            for column in 0..<width {
                let way = (Double(column) / Double(width) + Double(row) / Double(height)) / 2
                let light = 1 - (1 - darkest) * way
                copy.dots[row * width + column] = Self.dot(Double(dots[row * width + column]) * light)
            }
        }
        return copy
    }

    fileprivate func turned(by degrees: Double) -> GreyPicture {
        var copy = GreyPicture(width: width, height: height, dots: [UInt8](repeating: 255, count: dots.count))
        let angle = degrees * .pi / 180
        let middleX = Double(width) / 2
        let middleY = Double(height) / 2
        for row in 0..<height {
            for column in 0..<width {
                let x = Double(column) - middleX
                let y = Double(row) - middleY
                let sourceX = x * cos(angle) + y * sin(angle) + middleX
                let sourceY = y * cos(angle) - x * sin(angle) + middleY
                copy.dots[row * width + column] = interpolated(x: sourceX, y: sourceY)
            }
        }
        return copy
    }

    private func interpolated(x: Double, y: Double) -> UInt8 {
        let left = Int(x.rounded(.down))
        let top = Int(y.rounded(.down))
        guard left >= 0, top >= 0, left + 1 < width, top + 1 < height else { return 255 }
        let index = top * width + left
        let rightShare = x - Double(left)
        let bottomShare = y - Double(top)
        let upper = Double(dots[index]) * (1 - rightShare) + Double(dots[index + 1]) * rightShare
        let lower = Double(dots[index + width]) * (1 - rightShare) + Double(dots[index + width + 1]) * rightShare
        return Self.dot(upper * (1 - bottomShare) + lower * bottomShare)
    }

    private static func dot(_ value: Double) -> UInt8 {
        UInt8(min(max(value.rounded(), 0), 255))
    }
}
