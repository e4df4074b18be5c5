import TextDocument

/// Gives dates and places in a rail beside the text back to the row that they belong to.
///
/// A rail is set by itself: its second line stands beside whatever comes second in the text, as a rule the first item of
/// a list, and says nothing about that. So lines that stand close below each other in a rail are one thing, and belong to
/// the row beside the first of them.
struct RailRows {
    /// From the top, each from the left.
    private(set) var rows: [[Segment]]

    /// Points by which edges of one rail differ.
    private static let edgeTolerance = 3.0
    /// The most space between lines of one rail, in multiples of their height.
    private static let mostLeading = 0.9
    /// Words of one line of a rail.
    private static let mostWords = 6
    /// Words of a row from which on it is taken for a sentence.
    private static let sentenceWords = 8
    /// Multiples of the font size between things that stand beside each other.
    private static let cellGap = 2.0
    private static let dashes: Set<Character> = ["-", "–", "—"]
    private static let untilWords: Set<String> = ["to", "until", "till", "bis", "à", "al", "hasta", "tot"]

    private enum Side { case left, right }

    /// What stands in a rail so far, and the row beside its first line.
    private struct Rail {
        let row: Int
        var last: Segment
        var words: [TextWord]
    }

    init(_ rows: [[Segment]]) {
        self.rows = rows
        settle(.right)
        settle(.left)
        self.rows.removeAll(where: \.isEmpty)
    }

    private mutating func settle(_ side: Side) {
        var rail: Rail?
        for index in rows.indices {
            guard let piece = Self.piece(of: rows[index], at: side) else {
                rail = nil
                continue
            }
            // By its position: what is painted twice has the same box.
            let text = Array(side == .right ? rows[index].dropLast() : rows[index].dropFirst())
            if let known = rail, Self.continues(known, piece), belongs(piece, to: known, beside: text, at: side) {
                rows[index] = text
                let moved = moved(piece, to: known, at: side)
                rail?.last = piece
                rail?.words += moved.words
            } else {
                rail = text.isEmpty || Self.isItem(text) ? nil : Rail(row: index, last: piece, words: piece.words)
            }
        }
    }

    /// What may stand in a rail on that side of a row: something short beside something else, or all by itself.
    private static func piece(of row: [Segment], at side: Side) -> Segment? {
        guard let piece = side == .right ? row.last : row.first, piece.words.count <= mostWords,
            piece.words.first?.text != WordCleaning.bullet
        else { return nil }
        return piece
    }

    /// Whether a piece stands close below the rail, in line with it.
    private static func continues(_ rail: Rail, _ piece: Segment) -> Bool {
        let last = rail.last
        let gap = piece.box.top - last.box.bottom
        let isInLine =
            abs(piece.box.right - last.box.right) < edgeTolerance || abs(piece.box.left - last.box.left) < edgeTolerance
            || abs(piece.box.middleX - last.box.middleX) < edgeTolerance
        return isInLine && gap < mostLeading * last.box.height && gap > -0.5 * last.box.height
            && abs(piece.fontSize - last.fontSize) < 0.15 * last.fontSize
    }

    /// Whether a piece says what is missing in the rail, rather than something about the text beside it.
    private func belongs(_ piece: Segment, to rail: Rail, beside text: [Segment], at side: Side) -> Bool {
        guard let head = rows[rail.row].first(where: { $0.box != rail.last.box }) else { return false }
        if Self.isOpen(rail.words) || Self.opens(piece.words) {
            // "2017–21" below "2021–" is a stretch of its own.
            if Self.isStretch(piece.words), Segment.isDate(rail.words), !text.isEmpty { return false }
            // What stands alone below the rail may be anything but a date or the word for today.
            let isEnd = piece.isDate || piece.words.count == 1 || !text.isEmpty && piece.words.count <= 3
            return isEnd && Segment.isDate(rail.words)
        }
        // What stands alone may be text that begins or ends where the rail does.
        if text.isEmpty, side == .left || piece.box.left < (head.box.left + rail.last.box.left) / 2 { return false }
        let isDated = Segment.isDate(rail.words)
        // Of two dates each has its own row.
        guard isDated != piece.isDate else { return false }
        return text.isEmpty || Self.isItem(text) || Self.isSentence(text)
    }

    /// Whether words have a number on either side of a dash.
    private static func isStretch(_ words: [TextWord]) -> Bool {
        let parts = words.map(\.text).joined(separator: " ").split(whereSeparator: dashes.contains)
        return parts.count { $0.contains(where: \.isNumber) } > 1
    }

    private static func isOpen(_ words: [TextWord]) -> Bool {
        guard let last = words.last?.text else { return false }
        // "May 2017 – Nov/" goes on with a year.
        return last.last.map { dashes.contains($0) || $0 == "/" } == true || untilWords.contains(last.lowercased())
    }

    private static func opens(_ words: [TextWord]) -> Bool {
        guard let first = words.first?.text else { return false }
        return first.first.map(dashes.contains) == true && words.count > 1 || untilWords.contains(first.lowercased())
    }

    /// Whether what is beside a rail is an item of a list, which has no title of its own.
    private static func isItem(_ text: [Segment]) -> Bool {
        guard let first = text.first?.words.first?.text else { return false }
        return first == WordCleaning.bullet || ["-", "–", "*", "·", "◦"].contains(first)
            || first.first == WordCleaning.bullet.first
    }

    /// Whether what is beside a rail is a sentence or the rest of one: in a title most words begin with a capital.
    private static func isSentence(_ text: [Segment]) -> Bool {
        let words = text.flatMap(\.words)
        guard let first = words.first, !first.isBold else { return false }
        if first.text.first?.isLowercase == true { return true }
        return words.count >= sentenceWords
            && words.count(where: { $0.text.first?.isLowercase == true }) * 2 > words.count
    }

    /// Sets a piece beside the row of its rail: the end of a date where it stands, so that it goes on in its cell, and
    /// anything else in a cell of its own.
    private mutating func moved(_ piece: Segment, to rail: Rail, at side: Side) -> Segment {
        let isGoingOn = Self.isOpen(rail.words) || Self.opens(piece.words) || side == .left
        if isGoingOn {
            let place = rows[rail.row].firstIndex { $0.words.last == rail.words.last } ?? rows[rail.row].count - 1
            rows[rail.row].insert(piece, at: place + 1)
            return piece
        }
        let right = rows[rail.row].map(\.box.right).max() ?? 0
        let level = rows[rail.row].last?.box ?? rail.last.box
        let shifted = piece.shifted(
            right: right + Self.cellGap * piece.fontSize - piece.box.left,
            down: level.middleY - piece.box.middleY
        )
        rows[rail.row].append(shifted)
        return shifted
    }
}

extension Segment {
    /// The same words elsewhere, by so many points.
    fileprivate func shifted(right: Double, down: Double) -> Segment {
        var segment: Segment?
        for word in words {
            var word = word
            word.box = Bounds(
                left: word.box.left + right,
                top: word.box.top + down,
                right: word.box.right + right,
                bottom: word.box.bottom + down
            )
            if segment == nil { segment = Segment(word) } else { segment?.append(word) }
        }
        return segment ?? self
    }
}
