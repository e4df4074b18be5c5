import TextFolding

/// Puts header lines together that were too long for one line.
struct WrappedHeader {
    let scanner: DateScanner
    let isPlace: (String) -> Bool

    private static let connectives: Set<Substring> = [
        "of", "and", "&", "for", "the", "de", "der", "und", "et", "y", "e", "des", "du", "in", "van", "i", "at",
    ]

    /// Whether a text ends with a word behind which a name goes on.
    static func endsOpen(_ text: String) -> Bool { connectives.contains(text.split(separator: " ").last ?? "") }

    /// Two header lines as one, where the first was full and broke off.
    func joined(
        _ first: HeaderLine,
        _ second: DocumentLine,
        rightEdge: Double,
        longest: Double,
        isRare: Bool
    ) -> DocumentLine? {
        let line = first.line
        guard let cell = line.cells.first, line.cells.count == 1 || isDateBeside(line),
            let next = second.cells.first, line.block == second.block, abs(line.left - second.left) < 4,
            abs(cell.lastStyle.size - next.firstStyle.size) <= 1, second.page == line.page
        else { return nil }
        if line.cells.count > 1 {
            // Beside a date the width is unknown; fields that go on tell.
            let isOpen = ["|", "·", "•", "–", "—", "/"].contains(cell.text.split(separator: " ").last ?? "")
            let hasMore = [" · ", " | ", " • "].contains { cell.text.contains($0) && next.text.contains($0) }
            let breaksOff = Self.connectives.contains(cell.text.split(separator: " ").last ?? "")
            guard
                isOpen || hasMore || breaksOff && cell.lastStyle == next.firstStyle
                    || isRare && isSet(second, below: line),
                second.cells.count == 1,
                scanner.firstMatch(in: next.text) == nil
            else {
                return nil
            }
            let joined = cell.joined(with: next)
            return line.with(cells: [joined] + line.cells.dropFirst())
        }
        // What is a stretch of time and nothing else goes on with nothing.
        if let match = scanner.firstMatch(in: next.text), match.isRange, match.characters.lowerBound == 0,
            match.characters.upperBound >= next.text.count - 1
        {
            return nil
        }
        // What has dates of its own is another entry.
        if first.dates?.start != nil, let match = scanner.firstMatch(in: next.text), match.range.start != nil,
            match.isRange
        {
            return nil
        }
        if saysWhereAndWhen(next.text), !line.text.hasSuffix(",") { return nil }
        if endsWithOpenDate(line.text, before: next.text) { return nil }
        let last = line.text.split(separator: " ").last ?? ""
        // "(January" goes on until the bracket is closed.
        let isOpen =
            line.text.lastIndex(of: "(") ?? line.text.startIndex > line.text.lastIndex(of: ")") ?? line.text.startIndex
        let breaksOff = Self.connectives.contains(last) || line.text.last.map { ",|·•–-".contains($0) } == true
        // A sign that parts fields has a field behind it.
        let isCut = ["|", "·", "•", "–", "—", "/", "@"].contains(last)
        // A line of fields is one line as long as it looks the same.
        let hasFields =
            [" · ", " | ", " • ", " – ", " — ", " / "].contains { line.text.contains($0) }
            && (line.isBold == next.isBold || isMostlyDate(next.text))
        // One style that goes on is one text.
        let goesOn = cell.lastStyle == next.firstStyle && (!cell.styleChanges.isEmpty || !next.styleChanges.isEmpty)
        // "Fitter, Blue Harbour / Shipyard, Hull": a list of names that goes on in the same style.
        let isList = line.text.contains(", ") && cell.styleChanges.isEmpty && goesOnPlain(line, second)
        guard
            breaksOff || hasFields || isOpen || goesOn || isList
                || next.text.first.map({ "|·•–-".contains($0) }) == true
        else {
            return nil
        }
        let letter = (line.right - line.left) / Double(max(line.text.count, 1))
        let firstWord = Double(next.text.prefix { $0 != " " }.count + 1)
        guard
            isCut || isOpen && next.text.contains(")")
                || line.right + letter * firstWord > (goesOn ? longest : rightEdge) && line.text.count > 24
        else { return nil }
        let joined = cell.joined(with: next, endingAt: next.right)
        return second.with(cells: [joined] + second.cells.dropFirst())
    }

    /// "Kestrel Interiors, Hull / 2020 –" above "Lead on eight projects": the dash says that it goes on, and nothing of the
    /// next line.
    private func endsWithOpenDate(_ text: String, before next: String) -> Bool {
        guard text.last.map({ DateWords.dashes.contains(String($0)) }) == true, let date = scanner.firstMatch(in: text),
            date.characters.upperBound >= text.count - 2, let whole = scanner.firstMatch(inJoined: text + " " + next)
        else { return false }
        return whole.characters.upperBound <= text.count + 1
    }

    /// Whether two lines look the same, and the second is no date.
    private func goesOnPlain(_ line: DocumentLine, _ next: DocumentLine) -> Bool {
        guard let first = line.cells.last, let second = next.cells.first, next.cells.count == 1 else { return false }
        return first.lastStyle == second.firstStyle && second.styleChanges.isEmpty
            && line.isAllCapitals == next.isAllCapitals && scanner.firstMatch(in: second.text) == nil
    }

    /// "Hull / 2019 – 2021": a line of its own.
    private func saysWhereAndWhen(_ text: String) -> Bool {
        guard let match = scanner.firstMatch(inJoined: text), match.isRange else { return false }
        let before = text.prefix(match.characters.lowerBound)
        guard let sign = [" / ", " | ", " · ", " • "].first(where: { before.hasSuffix($0) }) else { return false }
        return isPlace(String(before.dropLast(sign.count)))
    }

    /// "León (since November 2022)": at most a town besides the dates.
    private func isMostlyDate(_ text: String) -> Bool {
        guard let match = scanner.firstMatch(inJoined: text), match.isRange else { return false }
        return text.count - match.characters.count <= 16 && text.contains("(")
    }

    /// Whether lines that are set like the one above them, beside whose name a date stands, are few among such headers:
    /// these go on where others had room.
    func areRare(in lines: [DocumentLine]) -> Bool {
        let pairs = zip(lines, lines.dropFirst()).filter { isDateBeside($0.0) }
        let followed = pairs.count { isSet($1, below: $0) }
        return pairs.count >= Self.leastHeaders && followed * 2 < pairs.count
    }

    /// Headers of a section that show how they are set.
    private static let leastHeaders = 3

    /// Whether a line goes on below in the bold type of the one above.
    private func isSet(_ next: DocumentLine, below line: DocumentLine) -> Bool {
        guard let cell = line.cells.first, let other = next.cells.first else { return false }
        return cell.isBold && other.isBold && cell.lastStyle == other.firstStyle && !next.isBullet
            && abs(cell.left - other.left) < 1
    }

    /// Whether a line is a name with its dates in a cell of their own.
    private func isDateBeside(_ line: DocumentLine) -> Bool {
        line.cells.count == 2 && scanner.firstMatch(in: line.cells[0].text) == nil
            && scanner.firstMatch(in: line.cells[1].text)?.isRange == true
    }
}
