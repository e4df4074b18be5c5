import CheckedNumbers

/// A colour as web pages write it (CSS Color 4), as far as text and what is behind it have one.
struct HTMLColour {
    let colour: Colour
    /// 0-1.
    let opacity: Double

    /// The names of the first standard, and those that come near to white.
    private static let names: [String: String] = [
        "black": "000000", "silver": "C0C0C0", "gray": "808080", "grey": "808080", "white": "FFFFFF",
        "maroon": "800000", "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF", "magenta": "FF00FF",
        "green": "008000", "lime": "00FF00", "olive": "808000", "yellow": "FFFF00", "navy": "000080",
        "blue": "0000FF", "teal": "008080", "aqua": "00FFFF", "cyan": "00FFFF", "orange": "FFA500",
        "snow": "FFFAFA", "ivory": "FFFFF0", "whitesmoke": "F5F5F5", "ghostwhite": "F8F8FF",
        "floralwhite": "FFFAF0", "mintcream": "F5FFFA", "azure": "F0FFFF", "aliceblue": "F0F8FF",
        "honeydew": "F0FFF0", "seashell": "FFF5EE", "lavenderblush": "FFF0F5", "oldlace": "FDF5E6",
        "linen": "FAF0E6", "lightcyan": "E0FFFF", "lightyellow": "FFFFE0", "cornsilk": "FFF8DC",
    ]

    private init(_ colour: Colour, opacity: Double = 1) {
        self.colour = colour
        self.opacity = opacity
    }

    /// A colour in lower case; nil for what is none, or in a way of writing that is not read.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        if text == "transparent" {
            self.init(.black, opacity: 0)
        } else if let digits = Self.names[text], let colour = Colour(hexadecimal: digits) {
            self.init(colour)
        } else if text.hasPrefix("#") {
            self.init(hexadecimal: text.dropFirst())
        } else if text.hasPrefix("rgb("), text.hasSuffix(")") {
            self.init(parts: text.dropFirst(4).dropLast())
        } else if text.hasPrefix("rgba("), text.hasSuffix(")") {
            self.init(parts: text.dropFirst(5).dropLast())
        } else if text.hasPrefix("hsl"), text.hasSuffix(")"), let start = text.firstIndex(of: "(") {
            self.init(hue: text[text.index(after: start)...].dropLast())
        } else {
            return nil
        }
    }

    /// As attributes have it: a name, or digits with or without the sign in front.
    init?(attribute: String) {
        let text = attribute.lowercased().filter { !$0.isWhitespace }
        if let colour = Colour(hexadecimal: text) { self.init(colour) } else { self.init(text) }
    }

    private init?(hexadecimal digits: Substring) {
        let length = digits.count > 4 ? 6 : 3
        guard let colour = Colour(hexadecimal: digits.prefix(length)) else { return nil }
        let rest = digits.dropFirst(length)
        var opacity = 1.0
        if !rest.isEmpty {
            guard rest.count == length / 3, let number = UInt8(rest, radix: 16) else { return nil }
            opacity = Double(number) / (length == 6 ? 255 : 15)
        }
        self.init(colour, opacity: opacity)
    }

    /// Three parts and perhaps the opacity, between them commas, spaces or a slash.
    private init?(parts text: Substring) {
        let parts = text.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func value(_ part: Substring, whole: Double) -> Double? {
            let number = part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 * whole } : Double(part)
            return number.flatMap { $0.isFinite ? $0 : nil }
        }
        let values = parts.prefix(3).compactMap { value($0, whole: 255) }.map { UInt8(saturating: $0) }
        guard values.count == 3 else { return nil }
        var opacity: Double? = 1
        if parts.count == 4 { opacity = value(parts[3], whole: 1) }
        guard let opacity else { return nil }
        self.init(Colour(red: values[0], green: values[1], blue: values[2]), opacity: opacity)
    }

    /// Hue in degrees, saturation and lightness, and perhaps the opacity (CSS Color 4, 7.1).
    private init?(hue text: Substring) {
        let parts = text.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func share(_ part: Substring) -> Double? {
            let number = part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
            return number.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
        }
        let digits = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
        guard let hue = Double(digits), hue.isFinite, let saturation = share(parts[1]), let lightness = share(parts[2]),
            let opacity = parts.count == 4 ? share(parts[3]) : 1
        else { return nil }
        let reach = saturation * min(lightness, 1 - lightness)
        func part(_ place: Double) -> UInt8 {
            var turn = (place + hue / 30).truncatingRemainder(dividingBy: 12)
            if turn < 0 { turn += 12 }
            return UInt8(saturating: ((lightness - reach * max(-1, min(turn - 3, 9 - turn, 1))) * 255).rounded())
        }
        self.init(Colour(red: part(0), green: part(8), blue: part(4)), opacity: opacity)
    }

    /// What text in this colour is written with: a tinge is not seen.
    var ink: TextInk {
        opacity < 0.1 ? .transparent : .colour(colour)
    }
}
