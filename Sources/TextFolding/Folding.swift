extension String {
    /// Lower case without diacritics: what two spellings of one word have in common ("Kraków", "KRAKOW").
    package var folded: String {
        let lower = lowercased()
        return Folding.plain(lower) ?? lower
    }
}

extension Substring {
    /// Lower case without diacritics: what two spellings of one word have in common ("Kraków", "KRAKOW").
    package var folded: String {
        let lower = lowercased()
        return Folding.plain(lower) ?? lower
    }
}

extension Character {
    /// Lower case without diacritics.
    package var folded: String { String(self).folded }
}

/// The letters behind the diacritics of Latin scripts.
enum Folding {
    /// One or two ASCII letters by scalar, the first in the low byte; 0 for scalars that stay as they are.
    private static let table: [UInt16] = {
        let groups: [(String, String)] = [
            ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęěẽ", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
            ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőơ", "o"),
            ("ŕŗř", "r"),
            ("śŝşšș", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųư", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"), ("æ", "ae"),
            ("œ", "oe"), ("ß", "ss"), ("þ", "th"), ("’‘", "'"), ("–—‐‑", "-"), ("\u{A0}", " "),
        ]
        var table = [UInt16](repeating: 0, count: 0x2020)
        for (letters, plain) in groups {
            let entry = plain.utf8.reversed().reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
            for scalar in letters.unicodeScalars { table[Int(scalar.value)] = entry }
        }
        return table
    }()

    private static let combiningMarks: ClosedRange<UInt32> = 0x300...0x36F

    /// A text without diacritics; nil when it is ASCII already.
    static func plain(_ lower: String) -> String? {
        guard !lower.isPlain else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lower.utf8.count)
        for scalar in lower.unicodeScalars {
            let value = scalar.value
            if value < 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: value))
            } else if Int(value) < table.count, table[Int(value)] != 0 {
                let entry = table[Int(value)]
                bytes.append(UInt8(truncatingIfNeeded: entry))
                if entry > 0xFF { bytes.append(UInt8(truncatingIfNeeded: entry >> 8)) }
            } else if !combiningMarks.contains(value) {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
