import Resume
import TextFolding

/// Reads positions as networks export them: the employer on a line of its own, once for all positions held there, and
/// below each title when it was held and for how long.
///
///     Kestrel Foods
///     4 years 3 months
///     Store Manager
///     January 2021 - Present (1 year 11 months)
///     Leeds, England
///     Store Clerk
///     September 2018 - January 2021 (2 years 5 months)
struct ProfileExport {
    let scanner: DateScanner
    let isPlace: (String) -> Bool
    let breaks: CareerBreaks

    /// Positions in a row that show the form.
    private static let leastPositions = 2
    /// Words of a title, of an employer and of a place.
    private static let mostWords = 12
    private static let mostNameWords = 6
    /// Points by which type of one size differs.
    private static let tolerance = 0.25

    /// The positions of a section.
    ///
    /// - Returns: nil where it has another form.
    func positions(of lines: [DocumentLine]) -> [StatedPosition]? {
        let dates = lines.map(dates)
        let dated = lines.indices.filter { dates[$0] != nil }
        let others = lines.indices.count { dates[$0] == nil && scanner.firstMatch(in: lines[$0].text)?.isRange == true }
        guard dated.count >= Self.leastPositions, others * 2 <= dated.count,
            dated.allSatisfy({ $0 > 0 && mayBeTitle(lines[$0 - 1]) }), let first = dated.first,
            let top = employer(above: first - 1, in: lines, like: nil), top == 0,
            // Where type tells nothing, a line between two positions may as well tell of the one above.
            !isAlike(lines[top], lines[first - 1])
        else { return nil }
        var positions: [StatedPosition] = []
        var heads: [Int] = []
        var name = ""
        for date in dated {
            let title = date - 1
            let employer = employer(above: title, in: lines, like: lines[top])
            if let employer { name = lines[employer].text }
            let head = employer ?? title
            heads.append(head)
            var position = StatedPosition()
            position.title = lines[title].text
            position.titleCertainty = StatedPosition.labelled
            position.employer = name
            position.employerCertainty = StatedPosition.labelled
            position.dates = dates[date]
            position.lines = Array(lines[head...date])
            positions.append(position)
        }
        for (index, date) in dated.enumerated() {
            var start = date + 1
            let end = index + 1 < heads.count ? heads[index + 1] : lines.count
            if start < end, isPlace(lines[start].text), lines[start].wordCount <= Self.mostNameWords {
                positions[index].place = lines[start].text
                positions[index].lines.append(lines[start])
                start += 1
            }
            if start < end { positions[index].body = Array(lines[start..<end]) }
        }
        return positions.filter { !breaks.isOne($0.employer ?? "") }
    }

    /// The dates of a line that says when and for how long, and nothing else.
    private func dates(_ line: DocumentLine) -> DateRange? {
        guard let match = scanner.firstMatch(in: line.text), match.isRange, match.characters.lowerBound == 0 else {
            return nil
        }
        let rest = line.text.dropFirst(match.characters.upperBound).drop { " ·".contains($0) }
        return rest.hasPrefix("(") && isDuration(String(rest)) ? match.range : nil
    }

    private func isDuration(_ text: String) -> Bool {
        let length = Durations.opening(of: text)
        return length > 0 && length >= text.count - 1
    }

    private func mayBeTitle(_ line: DocumentLine) -> Bool {
        !line.isBullet && line.wordCount <= Self.mostWords && line.text.hasLetter
            && scanner.firstMatch(in: line.text)?.isRange != true
    }

    /// The line that names the employer above a title, with or without how long somebody was there.
    private func employer(above title: Int, in lines: [DocumentLine], like other: DocumentLine?) -> Int? {
        var index = title - 1
        if index >= 0, isDuration(lines[index].text) { index -= 1 }
        guard index >= 0, mayBeTitle(lines[index]), !Sentences.ends(lines[index].text),
            other.map({ isAlike($0, lines[index]) }) ?? true
        else { return nil }
        return index
    }

    private func isAlike(_ one: DocumentLine, _ other: DocumentLine) -> Bool {
        abs(one.fontSize - other.fontSize) < Self.tolerance && one.isBold == other.isBold
    }
}
