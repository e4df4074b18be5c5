import TextDocument

/// One side of a possible gutter.
struct Column {
    let lines: [Bounds]
    let fontSize: Double
    /// Share of lines that are dates, 0-1.
    let dateShare: Double
    let box: Bounds?
    private let years: [Bounds]
    /// Lines that say when, whatever else they say.
    let datedLines: [Bounds]
    /// Whether most lines end with a colon: labels of what stands beside them.
    let hasLabels: Bool
    /// Whether the first line looks like a heading over the others: larger or bolder than most, short, without figures.
    let beginsWithHeading: Bool
    /// Lines that begin something: bold, or set off from the line above.
    let beginnings: [Bounds]
    let rows: [[Segment]]
    /// Lines that say what another one says: the labels of a form do.
    private let repeated: [Bounds]

    init(_ segments: [Segment]) {
        let segments = segments.flatMap(\.lines)
        let rows = PageLayout.rows(of: segments)
        let lines = rows.compactMap { row in
            row.first.map { first in row.dropFirst().reduce(first.box) { $0.union($1.box) } }
        }
        self.rows = rows
        self.lines = lines
        let dates = rows.filter { row in row.contains { $0.isDate } && row.reduce(0) { $0 + $1.words.count } <= 6 }
        years = dates.filter { row in row.contains(where: \.hasYear) }.compactMap(\.first?.box)
        repeated = Self.repeated(rows: rows, lines: lines)
        datedLines = zip(rows, lines).filter { row, _ in row.contains { $0.isDate } }.map { $1 }
        hasLabels = rows.count >= 3 && rows.filter(Self.isLabel).count * 5 >= rows.count * 3
        beginsWithHeading = Self.beginsWithHeading(rows)
        beginnings = Self.beginnings(rows: rows, lines: lines)
        dateShare = rows.isEmpty ? 0 : Double(dates.count) / Double(rows.count)
        fontSize = segments.map(\.fontSize).sorted().dropFirst(segments.count / 2).first ?? 0
        box = lines.first.map { first in lines.dropFirst().reduce(first) { $0.union($1) } }
    }

    /// Whether this side and the one at its right are columns of their own rather than cells of common rows (dates flush
    /// right, label rails, tables).
    func isParted(from right: Column) -> Bool {
        let few = lines.count <= right.lines.count ? self : right
        let many = lines.count <= right.lines.count ? right : self
        guard few.lines.count >= 3, few.height > 2.5 * few.fontSize, few.isBeside(many) else { return false }
        if few.dateShare >= 0.5, few.width < 0.6 * many.width { return false }
        if few.isDateRail(beside: many) || few.isLabelRail(beside: many) { return false }
        if hasCards(beside: right) { return true }
        if sharesSections(with: right) { return false }
        if hasLabels || isTable(beside: right) || isForm(beside: right) || right.isWrappedRow(beside: self) {
            return false
        }
        if beginsWithHeading, right.beginsWithHeading, begins(levelWith: right) { return true }
        let aligned = few.alignment(with: many)
        if aligned < 0.6 { return true }
        // On a common grid a sidebar is told by being as dense as the text beside it, and long.
        return few.lines.count >= 12 && few.density(in: many) >= 0.7 && few.dateShare < 0.3
    }

    /// Where headings of one size stand on one line on both sides.
    ///
    /// - Returns: the top of the first of these.
    func topOfHeading(levelIn other: Column) -> Double? {
        let others = other.headings
        guard !others.isEmpty else { return nil }
        for heading in headings {
            let pair = others.first { other in
                abs(other.middleY - heading.middleY) < 1 && abs(other.height - heading.height) < 0.5
            }
            if let pair { return min(heading.top, pair.top) }
        }
        return nil
    }

    /// What is left of the column from there on.
    func below(_ top: Double) -> Column {
        Column(rows.joined().filter { $0.box.middleY > top })
    }

    /// How many dates stand on one line with something on the other side.
    func countOfDates(levelWith other: Column) -> Int {
        years.count { date in
            other.lines.contains { abs($0.middleY - date.middleY) < Self.level * max(fontSize, 4) }
        }
    }

    /// Share of the type's size by which things on one line differ in height.
    private static let level = 0.12

    /// Short lines without figures, larger than most or in capitals.
    private var headings: [Bounds] {
        let short = zip(rows, lines).filter { row, _ in
            row.count == 1 && row[0].words.count <= 4 && !row[0].words.contains { $0.text.contains(where: \.isNumber) }
        }
        let capitals = short.filter { row, _ in Self.isCapitals(row[0]) }
        return short.filter { row, _ in
            row[0].fontSize > 1.1 * fontSize || capitals.count * 3 < rows.count && Self.isCapitals(row[0])
        }.map { $1 }
    }

    private static func isCapitals(_ segment: Segment) -> Bool {
        let letters = segment.words.map(\.text).joined()
        return letters.count > 3 && letters == letters.uppercased() && letters != letters.lowercased()
    }

    /// Whether a word has letters, and all are capitals.
    private static func isCapitals(_ word: TextWord) -> Bool {
        word.text == word.text.uppercased() && word.text != word.text.lowercased()
    }

    private static func isLabel(_ row: [Segment]) -> Bool {
        row.last?.words.last?.text.hasSuffix(":") == true
    }

    private static func beginsWithHeading(_ rows: [[Segment]]) -> Bool {
        guard rows.count >= 3, let first = rows.first?.first, rows[0].count == 1, first.words.count <= 4,
            !first.words.contains(where: { $0.text.contains(where: \.isNumber) })
        else { return false }
        let others = rows.dropFirst().compactMap { $0.first?.words.first }
        let sizes = others.map(\.fontSize).sorted()
        let isLarger = first.fontSize > 1.1 * sizes[sizes.count / 2]
        let isBolder = first.words.allSatisfy(\.isBold) && others.filter(\.isBold).count * 2 < others.count
        return isLarger || isBolder
            || isCapitals(first) && others.filter(isCapitals).count * 3 < others.count
    }

    /// Whether the first lines of both sides stand on one base line.
    func begins(levelWith other: Column) -> Bool {
        guard let first = lines.first, let second = other.lines.first else { return false }
        return abs(first.middleY - second.middleY) < 0.6 * max(fontSize, 4)
    }

    /// Whether this side and the other are cells of common rows: each group of lines here says when, and begins level
    /// with the beginning of something there.
    func isTable(beside other: Column) -> Bool {
        let groups = groups
        guard groups.count >= 3 else { return false }
        let dated = groups.filter { group in
            datedLines.contains { $0.middleY >= group.top && $0.middleY <= group.bottom }
        }
        guard dated.count >= 3, dated.count * 3 >= groups.count * 2 else { return false }
        let level = dated.filter { group in
            other.beginnings.contains { abs($0.middleY - group.firstMiddle) < 0.3 * max(fontSize, 4) }
        }
        return level.count * 10 >= dated.count * 9
    }

    /// Whether this side names the fields on the other: it says the same again and again, level with them.
    private func isForm(beside other: Column) -> Bool {
        repeated.count >= 4 && repeated.count * 3 >= lines.count
            && alignedCount(repeated, with: other) * 5 >= repeated.count * 4
    }

    private static func repeated(rows: [[Segment]], lines: [Bounds]) -> [Bounds] {
        let texts = rows.map { row in row.flatMap(\.words).map(\.text).joined(separator: " ") }
        var counts: [String: Int] = [:]
        for text in texts where text.contains(where: \.isLetter) { counts[text, default: 0] += 1 }
        // A label that takes two lines stands level with its value on the first.
        var heads: [String: Set<String>] = [:]
        for (head, text) in zip(texts, texts.dropFirst()) { heads[text, default: []].insert(head) }
        func isRest(_ index: Int) -> Bool {
            guard index > 0, let own = heads[texts[index]], own.count == 1 else { return false }
            return own.contains(texts[index - 1]) && counts[texts[index - 1]] == counts[texts[index]]
                && lines[index].top - lines[index - 1].bottom < 0.5 * lines[index].height
                && texts[index].first?.isUppercase != true && !texts[index].hasPrefix(WordCleaning.bullet)
        }
        return texts.indices.filter { counts[texts[$0]] ?? 0 > 1 && !isRest($0) }.map { lines[$0] }
    }

    /// Lines with no more than the usual space between them.
    private var groups: [(top: Double, bottom: Double, firstMiddle: Double)] {
        var groups: [(top: Double, bottom: Double, firstMiddle: Double)] = []
        for line in lines {
            if let last = groups.last, line.top - last.bottom <= 0.8 * fontSize {
                groups[groups.count - 1].bottom = line.bottom
            } else {
                groups.append((line.top, line.bottom, line.middleY))
            }
        }
        return groups
    }

    var segmentCount: Int { rows.reduce(0) { $0 + $1.count } }
    var height: Double { box?.height ?? 0 }
    var width: Double { box?.width ?? 0 }

    private static func beginnings(rows: [[Segment]], lines: [Bounds]) -> [Bounds] {
        let pitches = zip(lines, lines.dropFirst()).map { $1.middleY - $0.middleY }.sorted()
        let usual = pitches.isEmpty ? 0 : pitches[pitches.count / 2]
        return lines.indices.filter { index in
            let isBold = rows[index].first?.words.first?.isBold == true
            return index == 0 || isBold || lines[index].middleY - lines[index - 1].middleY > 1.3 * usual
        }.map { lines[$0] }
    }

    /// Where this side ends when it is only a few lines next to the beginning of the other; nil for a column of its
    /// own.
    func endsHead(of other: Column) -> Double? {
        guard let box, let otherBox = other.box, lines.count <= 5, other.lines.count >= 5 * lines.count,
            box.top < otherBox.top + 4 * other.fontSize, lines.allSatisfy({ box.right - $0.right < 3 }),
            lines.contains(where: { $0.left - box.left > 8 })
        else { return nil }
        let after = other.lines.first { $0.middleY > box.bottom }
        return after.map { ($0.top + max(box.bottom, $0.top)) / 2 }
    }

    /// Whether most of this side has text of the other next to it, rather than above or below.
    func isBeside(_ other: Column) -> Bool {
        guard let box, let otherBox = other.box else { return false }
        return min(box.bottom, otherBox.bottom) - max(box.top, otherBox.top) > 0.5 * box.height
    }

    /// Whether this side names the dates of what begins on the other: every date stands beside the beginning of
    /// something.
    func isDateRail(beside other: Column) -> Bool {
        guard let box, let otherBox = other.box, box.left < otherBox.left else { return false }
        // A date that goes on below begins nothing there.
        // What stands above the other side belongs to the head of the page.
        let dates = years.filter { $0.bottom > otherBox.top }
        let starts = dates.enumerated().filter { index, date in
            index == 0 || date.top - dates[index - 1].bottom > 0.8 * fontSize
        }.map(\.element)
        guard starts.count >= 2 else { return false }
        return starts.allSatisfy { date in
            other.beginnings.contains { abs($0.middleY - date.middleY) < 0.6 * max(fontSize, 4) }
        }
    }

    /// Whether this side only says what the sections on the other are about: few short lines, one group beside the
    /// beginning of each section, level with its first line.
    func isLabelRail(beside other: Column) -> Bool {
        guard let box, let otherBox = other.box, box.left < otherBox.left, lines.count * 3 < other.lines.count,
            box.width < 0.5 * otherBox.width
        else { return false }
        var groups: [Bounds] = []
        var previous: Bounds?
        for line in lines {
            if previous.map({ line.top - $0.bottom > 1.2 * fontSize }) ?? true { groups.append(line) }
            previous = line
        }
        guard groups.count >= 3, lines.count <= 2 * groups.count else { return false }
        // Labels are larger than the text, and stand beside the first line of a section, which need not look like one.
        let level = groups.filter { group in
            other.lines.contains { abs($0.middleY - group.middleY) < 0.6 * max(fontSize, 4) }
        }
        let beginning = groups.filter { group in
            other.beginnings.contains { abs($0.middleY - group.middleY) < 0.6 * max(fontSize, 4) }
        }
        return level.count == groups.count && beginning.count * 3 >= groups.count * 2
    }

    /// How many lines of this side stand on the base line of a line on the other.
    func alignedCount(_ lines: [Bounds], with other: Column) -> Int {
        lines.filter { line in
            other.lines.contains { abs($0.middleY - line.middleY) < 0.25 * max(fontSize, 4) }
        }.count
    }

    /// Share of lines that stand on the base line of a line on the other side, 0-1.
    func alignment(with other: Column) -> Double {
        lines.isEmpty ? 1 : Double(alignedCount(lines, with: other)) / Double(lines.count)
    }

    /// Lines here for one line of the other side, over the height of this one.
    func density(in other: Column) -> Double {
        guard let box else { return 0 }
        let beside = other.lines.filter { $0.middleY >= box.top && $0.middleY <= box.bottom }
        return beside.isEmpty ? 1 : Double(lines.count) / Double(beside.count)
    }
}
