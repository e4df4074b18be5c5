import Places
import TextFolding

/// The texts of a section about schooling, and what was found of them: the same are asked for many times.
final class StudyTexts {
    private let cells: [CutText]
    private var places: [String: Bool] = [:]

    /// - Parameters:
    ///   - lines: those of the section.
    ///   - details: numbers of those that only tell something; each counts as one cell.
    init(_ lines: [DocumentLine], details: Set<Int>) {
        cells = lines.enumerated().flatMap { row, line in
            details.contains(row) ? [CutText(line.text)] : line.cells.map { CutText($0.text) }
        }
    }

    /// Some words as they stand there, brackets in pairs.
    func text(of range: Range<Int>, in words: [StudyWord]) -> String {
        var parts: [String] = []
        var first = range.lowerBound
        while first < range.upperBound {
            var last = first
            while last + 1 < range.upperBound, words[last + 1].cell == words[first].cell { last += 1 }
            parts.append(text(words[first], words[last]))
            first = last + 1
        }
        return parts.dropFirst().reduce(parts.first ?? "") { HighlightJoiner.join($0, $1) }
    }

    private func text(_ first: StudyWord, _ last: StudyWord) -> String {
        let cell = cells[first.cell]
        guard first.range.lowerBound < last.range.upperBound, last.range.upperBound <= cell.characters.count else {
            return first.text
        }
        return cell.text(first.range.lowerBound..<last.range.upperBound)
    }

    func isPlace(_ text: String, in gazetteer: Gazetteer) -> Bool {
        if let known = places[text] { return known }
        let isPlace = Placeholders.isPlace(text) || gazetteer.isPlace(text)
        places[text] = isPlace
        return isPlace
    }
}
