import TextFolding

/// The words of a text, and what stands between them.
///
/// A text is taken for sentences of items: "Budgeting, payroll and month-end close" has three.
struct SkillText {
    /// What stands in front of a word; later ones part more.
    enum Gap: Int, Comparable {
        /// Spaces, or a sign within a name.
        case none
        /// A sign that both parts items and stands within names: "CI/CD", "R&D".
        case sign
        case item
        case line
        case sentence

        static func < (one: Gap, other: Gap) -> Bool { one.rawValue < other.rawValue }
    }

    let text: String
    let words: [FoldedWord]
    /// What stands in front of each word.
    let gaps: [Gap]

    init(_ text: String) {
        self.text = text
        var words = text.foldedWords
        var gaps: [Gap] = []
        gaps.reserveCapacity(words.count)
        var copy = text
        copy.withUTF8 { bytes in
            let addresses = unsafe Self.addresses(in: bytes)
            if !addresses.isEmpty { words.removeAll { word in addresses.contains { $0.overlaps(word.range) } } }
            var end = 0
            for word in words {
                let isFirst = gaps.isEmpty
                let gap = end < word.range.lowerBound ? unsafe Self.gap(bytes, end..<word.range.lowerBound) : .none
                gaps.append(isFirst ? .sentence : gap)
                end = word.range.upperBound
            }
        }
        self.words = words
        self.gaps = gaps
    }

    /// Where addresses of pages and of mail stand: their words name nothing.
    private static func addresses(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var addresses: [Range<Int>] = []
        var start = 0
        var isAddress = false
        for index in 0...bytes.count {
            guard unsafe index < bytes.count && !bytes[index].isPlainSpace else {
                if isAddress { addresses.append(start..<index) }
                start = index + 1
                isAddress = false
                continue
            }
            switch unsafe bytes[index] {
            case UInt8(ascii: "@"):
                if index > start { isAddress = true }
            case UInt8(ascii: "/"):
                if unsafe index > start + 1 && bytes[index - 1] == UInt8(ascii: "/") { isAddress = true }
            case UInt8(ascii: "."):
                let isWeb =
                    unsafe index == start + 3 && bytes[start..<index].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
                if isWeb { isAddress = true }
            default:
                break
            }
        }
        return addresses
    }

    /// The text of words, as it is written.
    func written(_ range: Range<Int>) -> Substring {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: words[range.lowerBound].range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: words[range.upperBound - 1].range.upperBound)
        return text[start..<end]
    }

    /// Whether a colon, a semicolon or a bracket stands in front of a word.
    func isBreak(before word: Int) -> Bool {
        guard word > 0 else { return true }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: words[word - 1].range.upperBound)
        let end = utf8.index(utf8.startIndex, offsetBy: words[word].range.lowerBound)
        guard start < end else { return false }
        return utf8[start..<end].contains { byte in
            [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "(")].contains(byte)
        }
    }

    /// The item that words stand in: all up to the next sign or conjunction on either side.
    func item(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, gaps[start] == .none, !isConjunction(start - 1) { start -= 1 }
        var end = range.upperBound
        while end < words.count, gaps[end] == .none, !isConjunction(end) { end += 1 }
        return start..<end
    }

    /// The item in front of another one in the same sentence.
    func item(before item: Range<Int>) -> Range<Int>? {
        var last = item.lowerBound
        guard last > 0, gaps[last] < .sentence else { return nil }
        last -= 1
        while last > 0, isConjunction(last), gaps[last] < .sentence { last -= 1 }
        return isConjunction(last) ? nil : self.item(around: last..<(last + 1))
    }

    /// The item behind another one in the same sentence.
    func item(after item: Range<Int>) -> Range<Int>? {
        var first = item.upperBound
        guard first < words.count, gaps[first] < .sentence else { return nil }
        while first < words.count, isConjunction(first), gaps[first] < .sentence { first += 1 }
        guard first < words.count, gaps[first] < .sentence, !isConjunction(first) else { return nil }
        return self.item(around: first..<(first + 1))
    }

    private func isConjunction(_ word: Int) -> Bool { SkillCues.conjunctions.contains(words[word].text) }

    /// Whether a word is written with a capital letter.
    func isCapital(_ word: Int) -> Bool {
        let byte = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: words[word].range.lowerBound)]
        return (0x41...0x5A).contains(byte)
    }

    private static func gap(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Gap {
        var gap = Gap.none
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = unsafe bytes[index]
            let isBeforeSpace = unsafe index + 1 == bytes.count || bytes[index + 1].isPlainSpace
            let isBehindSpace = unsafe index > range.lowerBound && bytes[index - 1].isPlainSpace
            let isAtSpace = isBeforeSpace || isBehindSpace
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
                gap = max(gap, isAtSpace ? .sentence : .item)
            case 0x0A, 0x0D:
                gap = max(gap, .line)
            case UInt8(ascii: "/"), UInt8(ascii: "&"):
                gap = max(gap, .sign)
            case UInt8(ascii: "-"):
                if isAtSpace { gap = max(gap, .item) }
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: ">"),
                UInt8(ascii: "\""), UInt8(ascii: "="), 0x09:
                gap = max(gap, .item)
            case 0xE2, 0xC2, 0xEF:
                // Dashes, bullets and quotation marks; a space that does not break and an apostrophe part nothing.
                let isPart =
                    unsafe index + 2 < range.upperBound && byte == 0xE2 && bytes[index + 1] == 0x80
                    && (bytes[index + 2] == 0x99 || bytes[index + 2] == 0x90 || bytes[index + 2] == 0x91
                        || bytes[index + 2] == 0x8B)
                let isSpace = unsafe index + 1 < range.upperBound && byte == 0xC2 && bytes[index + 1] == 0xA0
                if !isPart, !isSpace { gap = max(gap, .item) }
            default:
                break
            }
            index += 1
        }
        return gap
    }
}
