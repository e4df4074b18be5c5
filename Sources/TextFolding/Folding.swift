extension String {
    /// Lower case without diacritics: what two spellings of one word have in common ("Kraków", "KRAKOW").
    package var folded: String { Folding.folded(self) }
}

extension Substring {
    /// Lower case without diacritics: what two spellings of one word have in common ("Kraków", "KRAKOW").
    package var folded: String { Folding.folded(self) }
}

extension Character {
    /// Lower case without diacritics.
    package var folded: String { String(self).folded }
}

/// The letters behind the diacritics of Latin scripts.
enum Folding {
    private static let groups: [(String, String)] = [
        ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęěẽ", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
        ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőơ", "o"),
        ("ŕŗř", "r"),
        ("śŝşšș", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųư", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"), ("æ", "ae"),
        ("œ", "oe"), ("ß", "ss"), ("þ", "th"), ("’‘", "'"), ("–—‐‑", "-"), ("\u{A0}", " "),
    ]

    /// The scalars that nearly all texts in Latin scripts are made of.
    private static let common: [Range<UInt32>] = [0..<0x250, 0x2010..<0x2040]

    private static let combiningMarks: ClosedRange<UInt32> = 0x300...0x36F

    /// What stands for a common scalar, capital or small: up to three bytes of UTF-8, the first in the low byte; 0 for
    /// all others.
    private static let table: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 0x2040)
        func enter(_ text: some StringProtocol, for scalar: Unicode.Scalar) {
            table[Int(scalar.value)] = text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        let scalars = common.joined().compactMap(Unicode.Scalar.init)
        for scalar in scalars { enter(String(scalar), for: scalar) }
        for (letters, plain) in groups {
            for letter in letters.unicodeScalars { enter(plain, for: letter) }
        }
        for scalar in scalars where scalar.properties.changesWhenLowercased {
            var bytes: [UInt8] = []
            append(scalar.properties.lowercaseMapping, to: &bytes, by: table)
            enter(String(decoding: bytes, as: UTF8.self), for: scalar)
        }
        return table
    }()

    /// Adds what stands for small letters.
    private static func append(_ small: String, to bytes: inout [UInt8], by table: [UInt32]) {
        for scalar in small.unicodeScalars {
            if Int(scalar.value) < table.count, table[Int(scalar.value)] != 0 {
                var entry = table[Int(scalar.value)]
                while entry != 0 {
                    bytes.append(UInt8(truncatingIfNeeded: entry))
                    entry >>= 8
                }
            } else if !combiningMarks.contains(scalar.value) {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// Room for what folding makes of a number of bytes: letters of two bytes may become letters of three.
    static func capacity(for count: Int) -> Int { count + count / 2 + 1 }

    /// Folds UTF-8 of common scalars.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - result: where it goes, with room for as many bytes as `capacity` says.
    /// - Returns: how many bytes were written; nil where there is a scalar that is not common.
    static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into result: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        var written = 0
        var index = 0
        while index < bytes.count {
            let byte = unsafe bytes[index]
            if byte < 0x80 {
                unsafe result[written] = byte.isPlainCapital ? byte | 0x20 : byte
                written += 1
                index += 1
                continue
            }
            guard let (value, length) = unsafe scalar(at: index, in: bytes), value < table.count else { return nil }
            var entry = table[value]
            guard entry != 0 else { return nil }
            while entry != 0 {
                unsafe result[written] = UInt8(truncatingIfNeeded: entry)
                written += 1
                entry >>= 8
            }
            index += length
        }
        return written
    }

    /// A scalar of two or three bytes; nil for longer ones.
    private static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: Int, length: Int)? {
        let first = unsafe Int(bytes[index])
        switch first {
        case 0xC0..<0xE0: return unsafe ((first & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F), 2)
        case 0xE0..<0xF0:
            let last = unsafe Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F)
            return ((first & 0xF) << 12 | last, 3)
        default: return nil
        }
    }

    /// A text in small letters without diacritics.
    static func folded(_ text: some StringProtocol) -> String {
        let common = text.utf8.withContiguousStorageIfAvailable { bytes -> String? in
            guard unsafe bytes.contains(where: { $0.isPlainCapital || $0 >= 0x80 }) else { return String(text) }
            var isCommon = true
            let folded = unsafe String(unsafeUninitializedCapacity: capacity(for: bytes.count)) { result in
                let count = unsafe fold(bytes, into: result)
                isCommon = count != nil
                return count ?? 0
            }
            return isCommon ? folded : nil
        }
        if let common, let common { return common }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        append(text.lowercased(), to: &bytes, by: table)
        return String(decoding: bytes, as: UTF8.self)
    }
}
