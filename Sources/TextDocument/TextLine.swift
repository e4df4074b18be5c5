/// Words on one base line of one block in the order in which they are read; those of a table's row with all lines of each
/// cell.
package struct TextLine: Hashable, Sendable {
    /// The words in reading order.
    package var words: [TextWord]
    /// Number of the block (column, sidebar, cell) on the page in reading order, from 0.
    package var block: Int
    /// Whether it is a page number, or a header or footer that pages repeat.
    package var isRepeated = false

    package init(words: [TextWord], block: Int) {
        self.words = words
        self.block = block
    }

    /// The words joined by single spaces.
    package var text: String {
        guard words.count > 1 else { return words.first?.text ?? "" }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.reduce(0) { $0 + $1.text.utf8.count + 1 })
        for index in words.indices {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes += words[index].text.utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The box around all words; nil for a line without words.
    package var box: Bounds? {
        guard let first = words.first else { return nil }
        return words.dropFirst().reduce(first.box) { $0.union($1.box) }
    }

    /// The largest font size in the line, in points; 0 without words.
    package var fontSize: Double {
        words.reduce(0) { max($0, $1.fontSize) }
    }

    /// Whether most characters are bold.
    package var isBold: Bool {
        var bold = 0
        var all = 0
        for word in words {
            all += word.text.utf8.count
            if word.isBold { bold += word.text.utf8.count }
        }
        return bold * 2 > all
    }

    /// The words split where a cell begins, and where the distance is wider than text would leave it: a date set flush
    /// right.
    ///
    /// - Parameter gap: the least distance, in multiples of the font size, that separates two cells.
    /// - Returns: the cells in reading order, each with at least one word.
    package func cells(gap: Double = 1.6) -> [[TextWord]] {
        words.cut { last, word in
            word.startsCell
                || !word.box.isBelow(last.box)
                    && word.box.distance(to: last.box) > gap * max(last.fontSize, word.fontSize)
        }
    }
}

extension [TextWord] {
    /// The words in parts.
    ///
    /// - Parameter isApart: whether a word, the second, does not belong to the one before.
    /// - Returns: the parts in order; none for no words.
    package func cut(where isApart: (TextWord, TextWord) -> Bool) -> [[TextWord]] {
        guard !isEmpty else { return [] }
        let starts = indices.dropFirst().filter { isApart(self[$0 - 1], self[$0]) }
        guard !starts.isEmpty else { return [self] }
        return zip([0] + starts, starts + [count]).map { Array(self[$0..<$1]) }
    }
}

extension Bounds {
    /// Whether a word goes on in the next line of its cell.
    fileprivate func isBelow(_ last: Bounds) -> Bool {
        top > last.middleY && left < last.right
    }
}
