import TextDocument

/// Puts the words of a line in the order in which they are read, where some of its script runs to the left.
///
/// A page shows runs of either direction (Unicode, annex 9), one after the other in the direction of the line; the
/// words of each run stand in its own. What stands on the page does not always tell which run a number was in: one that
/// follows a word in Latin letters is taken to belong to it ("Python 3"), unless it begins a span of years that would
/// fall.
enum LogicalOrder {
    private enum Kind {
        case leftwards
        case rightwards
        /// Digits without letters: part of a run that begins with letters, not of one to the left.
        case number
        /// Marks: part of the run that is on both sides of them.
        case neutral
    }

    /// Between words that are further apart than this in font sizes, nothing is turned around in a line that runs to
    /// the right.
    private static let widestGap = 2.0

    /// - Parameter words: of one line, from the left.
    /// - Returns: the words as they are read.
    static func order(_ words: [TextWord]) -> [TextWord] {
        let kinds = words.map { kind(of: $0.text) }
        let leftwards = kinds.filter { $0 == .leftwards }.count
        guard leftwards > 0 else { return words }
        if leftwards * 2 >= words.filter({ $0.text.contains(where: \.isLetter) }).count {
            let runs = runs(in: words.indices) { start in
                kinds[start] == .rightwards ? endOfRightwardRun(from: start, words, kinds) : start
            }
            return runs.reversed().flatMap { words[$0] }
        }
        let runs = runs(in: words.indices) { start in
            kinds[start] == .leftwards ? endOfLeftwardRun(from: start, words, kinds) : start
        }
        return runs.flatMap { kinds[$0.lowerBound] == .leftwards ? words[$0].reversed() : Array(words[$0]) }
    }

    /// Whether the letter is Hebrew, Arabic or of another script that runs to the left.
    static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
        (0x0590..<0x0900).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
            || (0xFE70...0xFEFC).contains(scalar.value)
    }

    private static func kind(of text: String) -> Kind {
        if text.unicodeScalars.contains(where: runsLeft) { return .leftwards }
        if text.contains(where: \.isLetter) { return .rightwards }
        return text.contains(where: \.isNumber) ? .number : .neutral
    }

    /// The words in runs, of each of which the last word is told by the first.
    private static func runs(in indices: Range<Int>, end: (Int) -> Int) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        var start = indices.lowerBound
        while start < indices.upperBound {
            let run = start...end(start)
            runs.append(run)
            start = run.upperBound + 1
        }
        return runs
    }

    private static func endOfRightwardRun(from start: Int, _ words: [TextWord], _ kinds: [Kind]) -> Int {
        var end = start
        var next = start + 1
        while next < kinds.count, kinds[next] != .leftwards {
            if kinds[next] == .rightwards {
                end = next
            } else if kinds[next] == .number {
                // Beyond a mark it may as well stand before the run.
                guard next == end + 1, let last = lastNumber(from: next, words, kinds) else { return end }
                end = last
                next = last
            }
            next += 1
        }
        return end
    }

    /// The last of the numbers that follow a word as they stand, marks between them; nil where they begin a span of
    /// years that falls ("Acme 2019 - 2016"): that one is read from the right.
    private static func lastNumber(from start: Int, _ words: [TextWord], _ kinds: [Kind]) -> Int? {
        var numbers: [Int] = []
        var next = start
        while next < kinds.count, kinds[next] == .number || kinds[next] == .neutral {
            if kinds[next] == .number { numbers.append(next) }
            next += 1
        }
        var last: Int?
        for (index, number) in numbers.enumerated() {
            if index + 1 < numbers.count, let year = year(in: words[number].text),
                let following = Self.year(in: words[numbers[index + 1]].text), year > following
            {
                return last
            }
            last = number
        }
        return last
    }

    private static func endOfLeftwardRun(from start: Int, _ words: [TextWord], _ kinds: [Kind]) -> Int {
        var end = start
        var next = start + 1
        while next < kinds.count, kinds[next] != .rightwards,
            words[next].box.left - words[next - 1].box.right <= widestGap * words[next].fontSize
        {
            if kinds[next] == .leftwards { end = next }
            next += 1
        }
        return end
    }

    /// The year that a word says or ends in ("2019", "03/2019").
    private static func year(in text: String) -> Int? {
        let digits = text.split { !$0.isNumber }.last.flatMap { Int($0) }
        return digits.flatMap { (1900...2100).contains($0) ? $0 : nil }
    }
}
