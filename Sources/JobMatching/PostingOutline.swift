import TextFolding

/// Which parts of a posting's text say what the work is and asks for, and which speak of the employer, of benefits, of the law
/// or of how to apply: a skill that is named there is asked of nobody.
struct PostingOutline {
    /// Where the text does not speak of the work, in bytes of UTF-8 and in order.
    let aside: [Range<Int>]

    /// Headings are no longer than this, in bytes and words.
    private static let longestHeading = (bytes: 64, words: 8)

    init(_ text: String) {
        var copy = text
        let lines = copy.withUTF8 { unsafe Self.lines(of: $0) }
        var aside: [Range<Int>] = []
        var isAside = false
        let utf8 = text.utf8
        for line in lines {
            let start = utf8.index(utf8.startIndex, offsetBy: line.lowerBound)
            let content = String(text[start..<utf8.index(start, offsetBy: line.count)])
            if let heading = Self.heading(content) {
                isAside = !PostingCues.isOfWork(heading: heading)
                if isAside { aside.append(line) }
            } else if isAside {
                aside.append(line)
            } else {
                for sentence in Self.sentences(of: content) where PostingCues.isAside(sentence: sentence.words) {
                    let start = line.lowerBound + sentence.range.lowerBound
                    aside.append(start..<(start + sentence.range.count))
                }
            }
        }
        self.aside = aside
    }

    /// Whether a place in the text is in a part that speaks of the work.
    func isOfWork(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = aside.count
        while low < high {
            let middle = (low + high) / 2
            if aside[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low == aside.count || !aside[low].overlaps(range)
    }

    private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count where unsafe index == bytes.count || bytes[index] == 0x0A {
            if index > start { lines.append(start..<index) }
            start = index + 1
        }
        return lines
    }

    /// The folded words of a line that is a heading; nil where it is none.
    private static func heading(_ line: String) -> [String]? {
        guard line.utf8.count <= longestHeading.bytes else { return nil }
        // Items of a list are no headings.
        guard let first = line.utf8.first(where: { !$0.isPlainSpace }), first != UInt8(ascii: "-"),
            first != UInt8(ascii: "*") || line.utf8.filter({ $0 == UInt8(ascii: "*") }).count > 1, !line.contains("•")
        else { return nil }
        let last = line.utf8.last { !$0.isPlainSpace }
        guard last != UInt8(ascii: "."), last != UInt8(ascii: ","), last != UInt8(ascii: ";") else { return nil }
        let words = line.foldedTokens
        guard (1...longestHeading.words).contains(words.count), PostingCues.isKnown(heading: words) else { return nil }
        return words
    }

    private static func sentences(of line: String) -> [(words: [String], range: Range<Int>)] {
        var sentences: [(words: [String], range: Range<Int>)] = []
        var copy = line
        copy.withUTF8 { bytes in
            var start = 0
            for index in 0...bytes.count {
                let isEnd =
                    unsafe index == bytes.count
                    || [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[index])
                        && (index + 1 == bytes.count || bytes[index + 1].isPlainSpace)
                guard isEnd, index > start else { continue }
                let text = unsafe String(decoding: bytes[start..<index], as: UTF8.self)
                sentences.append((text.foldedTokens, start..<index))
                start = index + 1
            }
        }
        return sentences
    }
}
