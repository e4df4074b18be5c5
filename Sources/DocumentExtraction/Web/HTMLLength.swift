/// A length as web pages write it (CSS Values 4).
struct HTMLLength {
    enum Unit {
        case points
        /// A share of the size around it: of text, or of what it is placed in.
        case share
        /// A share of the size of the page's text.
        case rootShare
    }

    let number: Double
    let unit: Unit

    private static let units = [
        "px": 0.75, "pt": 1, "pc": 12, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "q": 72 / 101.6,
        "vw": 9.6, "vh": 6, "vmin": 6, "vmax": 9.6,
    ]
    /// The size of text that shares are of where only an estimate is asked for.
    private static let usualSize = 12.0

    /// Nil for what is none, or in a unit that is not read.
    init?(_ text: some StringProtocol) {
        let unit = String(text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" })
        guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
        if let points = Self.units[unit] {
            (self.number, self.unit) = (number * points, .points)
        } else if number == 0 {
            (self.number, self.unit) = (0, .points)
        } else {
            switch unit {
            case "em": (self.number, self.unit) = (number, .share)
            case "rem": (self.number, self.unit) = (number, .rootShare)
            case "ex", "ch": (self.number, self.unit) = (number / 2, .share)
            case "%": (self.number, self.unit) = (number / 100, .share)
            default: return nil
            }
        }
    }

    /// Points, as far as they can be told: a share is one of text of the usual size.
    var points: Double {
        unit == .points ? number : number * Self.usualSize
    }
}
