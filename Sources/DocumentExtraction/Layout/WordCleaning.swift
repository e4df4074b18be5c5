import TextDocument

/// Makes words from any source look alike: ligatures spelt out, full-width letters and signs as others are, icon glyphs
/// and invisible characters dropped, one bullet.
enum WordCleaning {
    /// The bullet that all bullets become.
    static let bullet = "•"

    /// Marks that stand in front of a list item when they stand alone.
    private static let bullets: Set<Unicode.Scalar> = [
        "\u{2022}", "\u{25CF}", "\u{25AA}", "\u{25A0}", "\u{25E6}", "\u{25CB}", "\u{2023}", "\u{2043}", "\u{2219}",
        "\u{F0B7}", "\u{F0A7}", "\u{F076}", "\u{F0D8}", "\u{F0A8}", "\u{25B6}", "\u{25B8}", "\u{25BA}", "\u{27A2}",
        "\u{2666}", "\u{25C6}",
        "\u{2218}", "\u{25AB}", "\u{25B9}", "\u{25C9}", "\u{25CE}", "\u{25FC}", "\u{25FE}", "\u{2605}", "\u{2726}",
        "\u{2727}", "\u{2794}", "\u{279C}", "\u{29BF}", "\u{26AB}", "\u{26AC}",
        "\u{261E}", "\u{261B}", "\u{27A3}", "\u{27A1}", "\u{27A5}", "\u{27A7}", "\u{2751}", "\u{274F}", "\u{2752}",
        "\u{2B9A}", "\u{F0FC}",
        "\u{2756}", "\u{27A4}", "\u{2192}", "\u{204C}", "\u{2713}", "\u{2714}", "\u{00A7}", "\u{221A}",
    ]

    private static let ligatures: [Unicode.Scalar: String] = [
        "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl", "\u{FB05}": "st",
        "\u{FB06}": "st",
    ]

    /// ASCII as wide as ideographs are, and how far from it that stands.
    private static let fullWidth: ClosedRange<UInt32> = 0xFF01...0xFF5E
    private static let toASCII: UInt32 = 0xFEE0

    private static let softHyphen: Unicode.Scalar = "\u{00AD}"

    /// Dashes of other scripts and of old code pages, as they are written elsewhere.
    private static let dashes: [Unicode.Scalar: String] = ["\u{FF0D}": "–", "\u{FE58}": "—", "\u{2015}": "—"]

    /// What is set small and high behind the number of a day: "1st April".
    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]

    /// The cleaned words; those of which nothing is left are dropped, and commas stand at the end of what they are
    /// behind.
    static func clean(_ words: [TextWord]) -> [TextWord] {
        clean(words.map { SetWord(word: $0) }).map(\.word)
    }

    static func clean(_ words: [SetWord]) -> [SetWord] {
        var cleaned: [SetWord] = []
        for set in words {
            guard let text = clean(set.word.text) else { continue }
            if text == ",", let last = cleaned.last?.word, last.isFollowed(by: set.word) {
                cleaned[cleaned.count - 1].word.text += text
                cleaned[cleaned.count - 1].word.box = last.box.union(set.word.box)
                continue
            }
            if ordinalEndings.contains(text), let last = cleaned.last?.word, last.isRaised(set.word) {
                cleaned[cleaned.count - 1].word.text += text
                cleaned[cleaned.count - 1].word.box.right = max(last.box.right, set.word.box.right)
                continue
            }
            var set = set
            set.word.text = text
            cleaned.append(set)
        }
        return cleaned
    }

    /// The cleaned text of one word, or nil when nothing is left of it.
    static func clean(_ text: String) -> String? {
        if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
        let scalars = DoubleEncoding.repaired(text).unicodeScalars
        if scalars.count == 1, let only = scalars.first, bullets.contains(only) { return bullet }
        var cleaned = ""
        for (offset, scalar) in scalars.enumerated() {
            if let letters = ligatures[scalar] ?? dashes[scalar] {
                cleaned += letters
            } else if offset == 0, scalar.value >= 0x2000, bullets.contains(scalar), !isRating(scalars) {
                cleaned += bullet
            } else if scalar == softHyphen, offset == scalars.count - 1 {
                // One at the end of a word was needed: the word goes on in the next line.
                cleaned += "-"
            } else if fullWidth.contains(scalar.value), let plain = Unicode.Scalar(scalar.value - toASCII) {
                cleaned.unicodeScalars.append(plain)
            } else if Character(scalar).isNewline {
                // What was encoded twice may have been the end of a line.
                cleaned += " "
            } else if !isDropped(scalar) {
                cleaned.unicodeScalars.append(scalar)
            }
        }
        let text = withoutPicture(cleaned)
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }

    /// "★★★★☆": what is set more than once counts, and opens nothing.
    private static func isRating(_ scalars: String.UnicodeScalarView) -> Bool {
        scalars.dropFirst().first.map { $0 == scalars.first || bullets.contains($0) } ?? false
    }

    /// "✉me@example.com" without the picture that is set close to it.
    private static func withoutPicture(_ text: String) -> String {
        let rest = text.drop { character in
            character.unicodeScalars.first?.properties.generalCategory == .otherSymbol && !"©®™°№".contains(character)
        }
        guard let first = rest.first, first.isLetter || first.isNumber || "+(@".contains(first) else { return text }
        return String(rest)
    }

    /// Controls, zero-width and direction marks, soft hyphens, private-use glyphs (icon fonts), replacement characters.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFD:
            true
        case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
            true
        default:
            false
        }
    }
}

extension TextWord {
    /// Whether a comma stands on the line of a word, no farther from it than words are apart.
    fileprivate func isFollowed(by comma: TextWord) -> Bool {
        box.sharesLine(with: comma.box) && text.last?.isLetter == true
            && (-1...fontSize).contains(comma.box.left - box.right)
    }

    /// Whether a word is set smaller and higher right behind the number that this one ends with.
    fileprivate func isRaised(_ ending: TextWord) -> Bool {
        text.last?.isNumber == true && ending.fontSize < 0.9 * fontSize
            && abs(ending.box.left - box.right) < 0.3 * fontSize && ending.box.middleY < box.middleY
            && ending.box.bottom > box.top
    }
}
