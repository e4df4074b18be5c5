/// A range of time zones in a text: "UTC-5 to UTC+1", "GMT+2", "CET ± 3 hours".
struct ZoneRange: Equatable {
    /// Hours from UTC.
    let hours: ClosedRange<Double>
    /// The text without it.
    let rest: String

    /// Clocks that are as good as a number.
    private static let names: [(name: String, offset: Double)] = [
        ("utc", 0), ("gmt", 0), ("cest", 1), ("cet", 1), ("eet", 2), ("wet", 0),
    ]

    /// - Parameter text: a location text; nil comes back when it names no zone.
    init?(in text: String) {
        // Most texts name no zone, and need not be taken apart.
        guard Self.mayNameZone(text) else { return nil }
        let characters = Array(text)
        let lower = characters.map { Character($0.lowercased().first.map(String.init) ?? " ") }
        var scanner = Scanner(characters: lower)
        guard let start = scanner.find(), let first = scanner.zone(isNamed: true) else { return nil }
        var hours = first
        var end = scanner.position
        if scanner.connector(), let second = scanner.zone(isNamed: false) {
            hours =
                min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
            end = scanner.position
        }
        self.hours = hours
        rest = String(characters[..<start]) + ", " + String(characters[end...])
    }

    /// Whether a text has the end of one of the names: "tc" of UTC, "mt" of GMT, "et" and "st" of the others.
    private static func mayNameZone(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            let letter = byte | 0x20
            switch (before, letter) {
            case (UInt8(ascii: "t"), UInt8(ascii: "c")), (UInt8(ascii: "m"), UInt8(ascii: "t")),
                (UInt8(ascii: "e"), UInt8(ascii: "t")), (UInt8(ascii: "s"), UInt8(ascii: "t")):
                return true
            default: before = letter
            }
        }
        return false
    }

    /// Reads along the characters.
    private struct Scanner {
        let characters: [Character]
        var position = 0

        init(characters: [Character]) { self.characters = characters }

        /// Where the first name of a zone stands that an offset follows, or that needs none.
        mutating func find() -> Int? {
            for start in characters.indices where start == 0 || !characters[start - 1].isLetter {
                position = start
                guard let offset = name(), position == characters.count || !characters[position].isLetter else {
                    continue
                }
                let end = position
                skipSpaces()
                // "UTC" alone says how times are written, not who may apply.
                if isSign(position) || offset != 0 {
                    position = start
                    return start
                }
                position = end
            }
            return nil
        }

        /// A zone as a range of one offset, or of those around it.
        mutating func zone(isNamed: Bool) -> ClosedRange<Double>? {
            let start = position
            skipSpaces()
            let base = name()
            guard base != nil || !isNamed else { return nil }
            let beforeOffset = position
            skipSpaces()
            if tolerance(), let hours = number() {
                skipSpaces()
                _ = word("hours") || word("hour") || word("hrs") || word("h")
                return ((base ?? 0) - hours)...((base ?? 0) + hours)
            }
            if isSign(position) {
                let isNegative = characters[position] != "+"
                position += 1
                skipSpaces()
                if let hours = number(), hours <= 14 {
                    let offset = (base ?? 0) + (isNegative ? -hours : hours)
                    return offset...offset
                }
            }
            position = base == nil ? start : beforeOffset
            return base.map { $0...$0 }
        }

        /// What stands between the ends of a range.
        mutating func connector() -> Bool {
            skipSpaces()
            for text in ["to", "through", "until", "and", "bis", "/", "..", "-", "–", "—"] where word(text) {
                return true
            }
            return false
        }

        private mutating func name() -> Double? {
            for (name, offset) in ZoneRange.names where word(name) { return offset }
            return nil
        }

        /// "±", "+/-", "+-".
        private mutating func tolerance() -> Bool {
            for text in ["±", "+/-", "+/−", "+-", "-/+"] where word(text) {
                skipSpaces()
                return true
            }
            return false
        }

        private mutating func number() -> Double? {
            let start = position
            while position < characters.count, characters[position].isNumber, position < start + 2 { position += 1 }
            guard var value = Double(String(characters[start..<position])) else { return nil }
            if position + 2 < characters.count, characters[position] == ":", characters[position + 1].isNumber,
                let minutes = Double(String(characters[(position + 1)...(position + 2)])), minutes < 60
            {
                value += minutes / 60
                position += 3
            }
            return value
        }

        private mutating func word(_ text: String) -> Bool {
            guard characters[position...].starts(with: text) else { return false }
            position += Array(text).count
            return true
        }

        private func isSign(_ index: Int) -> Bool {
            index < characters.count && ["+", "-", "−", "–", "±"].contains(characters[index])
        }

        private mutating func skipSpaces() {
            while position < characters.count, characters[position].isWhitespace { position += 1 }
        }
    }
}
