import TextFolding

/// Which parts of a posting's text say what the work is and asks for, and which speak of the employer, of benefits, of the law
/// or of how to apply: a skill that is named there is asked of nobody.
struct PostingOutline {
    /// Where the text does not speak of the work, in bytes of UTF-8 and in order.
    let aside: [Range<Int>]
    /// Lines of sentences where the posting has lists as well, in bytes of UTF-8 and in order.
    let prose: [Range<Int>]

    /// Words of the longest line beside a list that is no sentence.
    private static let shortLine = 8

    /// Headings are no longer than this, in bytes and words.
    private static let longestHeading = (bytes: 64, words: 8)

    /// A line of the text.
    private struct Line {
        let range: Range<Int>
        let content: String
        /// What it is the heading of.
        let heading: PostingCues.Part?
        let isItem: Bool
    }

    /// Items that a list has at least.
    private static let fewestItems = 3

    init(_ text: String) {
        var copy = text
        let utf8 = text.utf8
        let lines = copy.withUTF8 { unsafe Self.lines(of: $0) }.map { range in
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            let content = String(text[start..<utf8.index(start, offsetBy: range.count)])
            return Line(
                range: range,
                content: content,
                heading: Self.heading(content).map(PostingCues.part),
                isItem: Self.isItem(content)
            )
        }
        var aside: [Range<Int>] = []
        var part = PostingCues.Part.work
        // What stands in front of the first heading or list mostly speaks of the employer.
        let hasLists = lines.filter(\.isItem).count >= Self.fewestItems
        var isOpening = hasLists || lines.contains { $0.heading == .work }
        var isLedIn = false
        for line in lines {
            if let heading = line.heading {
                part = heading
                isLedIn = false
                if part == .work { isOpening = false } else { aside.append(line.range) }
                continue
            }
            if part == .work, line.isItem { isOpening = false }
            if isLedIn, line.isItem { continue }
            isLedIn = false
            for sentence in Self.sentences(of: line.content) {
                let words = sentence.words
                let isPlain = !PostingCues.isAside(sentence: words)
                let isOfWork =
                    switch part {
                    case .work:
                        (isPlain || PostingCues.isOfTools(sentence: words))
                            && (!isOpening || PostingCues.isOfWork(opening: words))
                    case .employer:
                        PostingCues.isOfTools(sentence: words) || isPlain && PostingCues.isOfWork(sentence: words)
                    case .other: false
                    }
                if isOfWork {
                    // "This is what we use:" speaks of the items under it.
                    isLedIn = part == .employer && line.content.utf8.last { !$0.isPlainSpace } == UInt8(ascii: ":")
                } else {
                    let start = line.range.lowerBound + sentence.range.lowerBound
                    aside.append(start..<(start + sentence.range.count))
                }
            }
        }
        self.aside = aside
        prose =
            hasLists
            ? lines.filter { $0.heading == nil && !$0.isItem && $0.content.foldedTokens.count > Self.shortLine }.map(
                \.range
            )
            : []
    }

    /// Whether a place in the text is in a sentence beside lists.
    func isProse(_ range: Range<Int>) -> Bool { Self.overlaps(prose, range) }

    /// Whether one of several ranges in order overlaps another one.
    private static func overlaps(_ ranges: [Range<Int>], _ range: Range<Int>) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].overlaps(range)
    }

    /// Whether a line is an item of a list: a sign stands in front of it.
    private static func isItem(_ line: String) -> Bool {
        guard let first = line.first(where: { !$0.isWhitespace }) else { return false }
        return !first.isLetter && !first.isNumber && !"\"“‘(".contains(first)
    }

    /// Whether a place in the text is in a part that speaks of the work.
    func isOfWork(_ range: Range<Int>) -> Bool { !Self.overlaps(aside, range) }

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
