/// Repairs text that was written as UTF-8 and read as Windows-1252 or Latin-1 ("rÃ©sumÃ©", "â€“"), once or several times.
///
/// Only what makes sense as UTF-8 is decoded, and of that only what correct text does not contain: a capital letter with
/// a quotation mark behind it, or a small one with two marks, may be the end of a word in many languages.
enum DoubleEncoding {
    /// What has been through several programs is repaired as often.
    private static let mostRounds = 3

    /// The bytes of Windows-1252 from 0x80 to 0x9F by their characters; five codes have none.
    private static let windows1252: [Unicode.Scalar: UInt8] = [
        "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A,
        "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97,
        "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
    ]

    /// What some programs write for the five codes that have no character.
    private static let lost: Unicode.Scalar = "\u{200B}"

    /// Marks that stand behind a word, so that a letter in front of one proves nothing.
    private static let closing: Set<Unicode.Scalar> = [
        "’", "”", "“", "‘", "…", "–", "—", "»", "›", "™", "®", "°", "©", "•", "·", "‹", "«", "²", "³", "¹", "º", "ª",
        "„", "‚",
    ]

    /// What stands in place of sequences that lost their last byte, as five codes and the no-break space get lost: the
    /// first two bytes, and the character that résumés have there.
    private static let truncated: [(bytes: [UInt8], character: Unicode.Scalar)] = [
        ([0xEF, 0xBC], "\u{FF0D}"), ([0xEF, 0xBD], "\u{FF5C}"), ([0xEF, 0xAC], "\u{FB01}"), ([0xE2, 0x80], "”"),
        ([0xE2, 0x97], "●"), ([0xE2, 0x96], "■"),
    ]

    /// The word as it was meant.
    static func repaired(_ word: String) -> String {
        var scalars = Array(word.unicodeScalars)
        for _ in 0..<mostRounds {
            guard scalars.contains(where: { (0xC2...0xF4).contains($0.value) }) else { break }
            let next = repairedOnce(scalars)
            if next == scalars { break }
            scalars = next
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    private static func repairedOnce(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var position = 0
        while position < scalars.count {
            if let (decoded, end) = foreignRun(in: scalars, at: position) ?? sequence(in: scalars, at: position)
                ?? truncatedSequence(in: scalars, at: position)
            {
                result += decoded
                position = end
            } else {
                result.append(scalars[position])
                position += 1
            }
        }
        return result
    }

    private typealias Decoded = (scalars: [Unicode.Scalar], end: Int)

    private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        (0x80...0xFF).contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : windows1252[scalar]
    }

    /// The character that some scalars are the bytes of.
    private static func character(in scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, end: Int)? {
        guard scalars[start].value <= 0xF4, let lead = byte(scalars[start]), lead >= 0xC2 else { return nil }
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard start + count <= scalars.count else { return nil }
        var bytes = [lead]
        for scalar in scalars[(start + 1)..<(start + count)] {
            guard let next = byte(scalar), next < 0xC0 else { return nil }
            bytes.append(next)
        }
        guard let only = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else { return nil }
        return (only, start + count)
    }

    /// One character that nothing else can be meant by.
    private static func sequence(in scalars: [Unicode.Scalar], at start: Int) -> Decoded? {
        guard let (decoded, end) = character(in: scalars, at: start) else { return nil }
        let previous = start > 0 ? scalars[start - 1] : nil
        switch decoded.value {
        case 0x80...0x9F:
            // Controls of Latin-1 are meant to be what Windows has in their place.
            guard !isCapitalEnd(scalars, start, end) else { return nil }
            let meant = windows1252.first { $0.value == UInt8(truncatingIfNeeded: decoded.value) }?.key
            return (meant.map { [$0] } ?? [], end)
        case 0xA0...0x17F:
            return isCapitalEnd(scalars, start, end) ? nil : ([decoded], end)
        case 0x2000...0x206F, 0x20A0...0x20CF, 0x2122, 0xF000...0xF0FF, 0xFB00...0xFB06, 0xFEFF, 0xFF01...0xFF5E,
            0xFFFD, 0x1F000...0x1FAFF:
            return ([decoded], end)
        case 0x2190...0x22FF, 0x25A0...0x27BF, 0x2B00...0x2BFF:
            // Bullets and arrows stand behind no letter.
            return previous?.properties.isAlphabetic == true ? nil : ([decoded], end)
        default:
            return nil
        }
    }

    /// Whether a capital letter and the mark behind it may just be the end of what is written in capitals.
    private static func isCapitalEnd(_ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> Bool {
        guard closing.contains(scalars[start + 1]) else { return false }
        let rest = scalars[end...]
        let isPossessive = scalars[start + 1] == "’" && (rest.first == "s" || rest.first == "S")
        if isPossessive, rest.dropFirst().first?.properties.isAlphabetic != true {
            return start > 0 && scalars[start - 1].properties.isUppercase
        }
        if rest.first?.properties.isAlphabetic == true { return false }
        guard start > 0, !scalars[start - 1].properties.isAlphabetic else {
            // Alone with a mark, only these two are no grade or name in any language.
            return start > 0 ? scalars[start - 1].properties.isUppercase : !["Â", "Ã"].contains(scalars[start])
        }
        return ["“", "„", "”", "‘", "«", "»", "("].contains(scalars[start - 1])
            || !["Â", "Ã"].contains(scalars[start])
    }

    /// Letters of another script, which take two or three bytes each: one may be chance, two are not.
    private static func foreignRun(in scalars: [Unicode.Scalar], at start: Int) -> Decoded? {
        var decoded: [Unicode.Scalar] = []
        var position = start
        while position < scalars.count, let (scalar, end) = character(in: scalars, at: position), isForeign(scalar) {
            decoded.append(scalar)
            position = end
        }
        return decoded.count >= 2 ? (decoded, position) : nil
    }

    /// Greek, Cyrillic, Hebrew, Arabic, the scripts of India, and those of China, Japan and Korea.
    private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0370...0x04FF, 0x05D0...0x05EA, 0x0620...0x06FF, 0x0900...0x0DFF, 0x3040...0x30FF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3:
            scalar.properties.isAlphabetic
        default:
            false
        }
    }

    /// Sequences that lost their last byte, and letters that are left of a no-break space.
    private static func truncatedSequence(in scalars: [Unicode.Scalar], at start: Int) -> Decoded? {
        let first = scalars[start]
        let next = start + 1 < scalars.count ? scalars[start + 1] : nil
        if first == "Â" || first == "Ã" { return noBreakSpace(in: scalars, at: start) }
        guard let lead = byte(first), let second = next.flatMap(byte),
            let meant = truncated.first(where: { $0.bytes == [lead, second] })?.character
        else { return nil }
        let isMarked = start + 2 < scalars.count && scalars[start + 2] == lost
        let isLetter = start + 2 < scalars.count && scalars[start + 2].properties.isAlphabetic
        // A dash behind a letter with a circumflex is a dash behind a word.
        let isAfterLetter = start > 0 && scalars[start - 1].properties.isAlphabetic
        if lead == 0xE2, second != 0x80, isAfterLetter || !isMarked && start + 2 < scalars.count { return nil }
        if second == 0xAC, !isLetter, !isMarked { return nil }
        return ([meant], start + (isMarked ? 3 : 2))
    }

    /// "Â" and "Ã" are what is left of a no-break space and of an "à" where white space is cut off.
    private static func noBreakSpace(in scalars: [Unicode.Scalar], at start: Int) -> Decoded? {
        let letter = scalars[start]
        let previous = start > 0 ? scalars[start - 1] : nil
        let rest = scalars[(start + 1)...]
        if letter == "Â", rest.first == lost, previous?.properties.isUppercase != true { return ([], start + 2) }
        guard rest.allSatisfy({ $0 == "Â" }), previous?.properties.isUppercase != true else { return nil }
        if letter == "Ã" {
            let isOver = previous.map { $0.properties.isLowercase } ?? true
            return rest.isEmpty && isOver ? (["à"], start + 1) : nil
        }
        return ([], scalars.count)
    }
}
