import Careers
import Resume
import TextFolding

/// Tells the dates of entries from those of something within an entry: "Chair of the group since 2023".
struct DateAsides {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    /// From such a likelihood on, a text names a position.
    private static let leastTitle = 0.55

    /// The dates in the lines of a section.
    ///
    /// - Parameter lines: the section.
    /// - Returns: the date of each line; nil for one that has none, or is too long for a header.
    func found(in lines: [DocumentLine]) -> [DateMatch?] {
        lines.map { line in
            line.isTold || line.isBullet && line.wordCount > 8 ? nil : scanner.firstMatch(in: line.text)
        }
    }

    /// The dates that entries have.
    ///
    /// - Parameters:
    ///   - dated: the date of each line.
    ///   - lines: the section.
    /// - Returns: the same, but nil for dates of something within an entry.
    func removed(from dated: [DateMatch?], in lines: [DocumentLine]) -> [DateMatch?] {
        withoutTales(withoutLabels(withoutUnset(dated, in: lines), in: lines), in: lines)
    }

    /// Where dates stand apart from what they date, those in a line of text tell of something within an entry.
    private func withoutUnset(_ dated: [DateMatch?], in lines: [DocumentLine]) -> [DateMatch?] {
        let apart = zip(lines, dated).map { line, date in
            guard let date, date.isRange else { return false }
            return line.cells.contains { cell in
                guard cell.text.count <= date.characters.count + 4 else { return false }
                return scanner.firstMatch(in: cell.text)?.isRange == true
            }
        }
        guard apart.filter(\.self).count >= 2 else { return dated }
        let areFirst = zip(dated, apart).allSatisfy { $0?.characters.lowerBound == 0 || !$1 }
        return zip(dated, zip(lines, apart)).map { date, place in
            guard let date, date.isRange, !place.1, place.0.cells.count == 1, !place.0.isBold,
                date.characters.lowerBound > 0,
                areFirst || date.range.isCurrent && date.range.start?.month == nil
            else { return date }
            return nil
        }
    }

    /// "2019 – 2022: rollout at a bank" below "Consultant, Acme, 2018 – 2023": where most stretches of time stand apart
    /// or behind what they date, one in front of a colon divides an entry.
    private func withoutLabels(_ dated: [DateMatch?], in lines: [DocumentLine]) -> [DateMatch?] {
        let labels = zip(lines, dated).map { line, date in
            guard let date, date.isRange, date.characters.lowerBound <= 1, line.cells.count == 1, !line.isBold else {
                return false
            }
            return line.text.dropFirst(date.characters.upperBound).hasPrefix(":")
                || line.text.prefix(date.characters.upperBound).hasSuffix(":")
        }
        let count = labels.filter(\.self).count
        guard count > 0, let first = dated.firstIndex(where: { $0?.isRange == true }), !labels[first],
            dated.filter({ $0?.isRange == true }).count - count >= max(count, 2)
        else { return dated }
        // Of the entry at hand.
        var span: DateRange?
        return zip(dated, labels).map { date, isLabel in
            guard isLabel else {
                if let date, date.isRange { span = date.range }
                return date
            }
            return DatePlacement.lies(date, within: span) ? nil : date
        }
    }

    /// "Grade AA at every audit since 2011": behind ordinary words, without a sign before it, "since" tells.
    private func withoutTales(_ dated: [DateMatch?], in lines: [DocumentLine]) -> [DateMatch?] {
        guard let first = dated.firstIndex(where: { $0?.isRange == true }),
            dated.contains(where: { $0.map { $0.isRange && !$0.range.isCurrent } == true })
        else { return dated }
        return dated.indices.map { index in
            guard index > first, let date = dated[index], isTale(date, on: lines[index]) else { return dated[index] }
            return nil
        }
    }

    private func isTale(_ date: DateMatch, on line: DocumentLine) -> Bool {
        guard date.isRange, date.range.isCurrent, date.range.start?.month == nil, line.cells.count == 1, !line.isBold,
            date.characters.upperBound >= line.text.count - 1
        else { return false }
        let text = line.text.prefix(date.characters.upperBound)
        // "2019 – present" is a stretch of its own; "since 2019" goes on with the words before it.
        guard text.last?.isNumber == true || text.dropLast().last?.isNumber == true else { return false }
        let before = line.text.prefix(date.characters.lowerBound)
        guard before.hasSuffix(" "), before.dropLast().last?.isLetter == true else { return false }
        let words = before.split(separator: " ")
        return words.count >= 2 && words.dropFirst().contains { $0.first?.isLowercase == true && $0.count > 3 }
            && knowledge.titleLikelihood(String(before)) < Self.leastTitle
    }
}
