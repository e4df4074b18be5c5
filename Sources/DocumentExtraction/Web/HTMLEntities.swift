/// The character references of web pages: names and numbers.
enum HTMLEntities {
    /// The characters by name.
    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for entry in HTMLEntityNames.all.split(separator: " ") {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { continue }
            var characters = String.UnicodeScalarView()
            for number in parts[1].split(separator: "+") {
                if let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) { characters.append(scalar) }
            }
            names[String(parts[0])] = String(characters)
        }
        return names
    }()

    private static let unterminated = Set(HTMLEntityNames.unterminated.split(separator: " ").map(String.init))
    private static let longestName = 31

    /// The text with its references resolved; what is none stays as it is.
    static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let scalars = Array(text.unicodeScalars)
        var resolved = String.UnicodeScalarView()
        var position = 0
        while position < scalars.count {
            if scalars[position] == "&", let (characters, end) = reference(in: scalars, at: position + 1) {
                resolved.append(contentsOf: characters.unicodeScalars)
                position = end
            } else {
                resolved.append(scalars[position])
                position += 1
            }
        }
        return String(resolved)
    }

    private static func reference(in scalars: [Unicode.Scalar], at start: Int) -> (String, end: Int)? {
        if start < scalars.count, scalars[start] == "#" {
            return number(in: scalars, at: start + 1).map { (String($0), $1) }
        }
        var name = ""
        var end = start
        while end < scalars.count, end - start < longestName, isAlphanumeric(scalars[end]) {
            name.unicodeScalars.append(scalars[end])
            end += 1
        }
        guard let characters = names[name] else { return nil }
        if end < scalars.count, scalars[end] == ";" { return (characters, end + 1) }
        // A longer name, or a parameter of an address.
        if end < scalars.count, isAlphanumeric(scalars[end]) || scalars[end] == "=" { return nil }
        return unterminated.contains(name) ? (characters, end) : nil
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    private static func number(in scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, end: Int)? {
        let isHexadecimal = start < scalars.count && (scalars[start] == "x" || scalars[start] == "X")
        let first = isHexadecimal ? start + 1 : start
        var end = first
        var value: UInt32 = 0
        while end < scalars.count, let digit = Character(scalars[end]).hexDigitValue, scalars[end].isASCII,
            isHexadecimal || digit < 10
        {
            // No character has a number this large; it grows no further.
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
            end += 1
        }
        guard end > first else { return nil }
        if end < scalars.count, scalars[end] == ";" { end += 1 }
        return (scalar(value), end)
    }

    /// Numbers 0x80-0x9F mean Windows-1252, as browsers have it.
    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        if (0x80...0x9F).contains(value) {
            return TextDecoding.string(from: [UInt8(value)]).unicodeScalars.first ?? "\u{FFFD}"
        }
        return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
