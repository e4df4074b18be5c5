import Careers
import Resume
import TextFolding

/// Tells dates in what is told about entries ("Chair of the ethics board, 2020–2023") from those that entries have: they
/// stand behind bullets or further in, and the dates of entries do not.
struct ToldDates {
    /// How far what is told is indented, in points.
    private static let indents = 6.0...40.0
    /// Points by which the left edges of one level differ.
    private static let tolerance = 4.0
    /// Dates of entries that show where they stand.
    private static let leastDates = 2

    /// What looks as much like a title as this may be one.
    private static let leastTitle = 0.55
    /// Words of a position.
    private static let mostTitleWords = 5

    let lines: [DocumentLine]
    let knowledge: CareerKnowledge

    /// The dates without those that are told.
    ///
    /// - Parameters:
    ///   - dated: what each line says when.
    ///   - edges: where the names of entries begin, by block.
    /// - Returns: nil in their place.
    func removed(from dated: [DateMatch?], edges: [Int: Double]) -> [DateMatch?] {
        let plain = lines.indices.filter { dated[$0]?.isRange == true && !lines[$0].isBullet }
        let items = lines.indices.filter { dated[$0] != nil && lines[$0].isBullet }
        let undated = lines.indices.filter { dated[$0] == nil && !lines[$0].isBullet && lines[$0].cells.count == 1 }
        let indented = plain.filter { index in
            isIndented(lines[index], edges: edges) && undated.contains { areLevel(lines[$0], lines[index]) }
        }
        let own = plain.count - indented.count
        guard own >= Self.leastDates else { return dated }
        var dated = dated
        // "• Member of the works council," above "2017 – 2019", while the dates of entries stand in a column of their own.
        let rails = plain.filter { lines[$0].cells.count > 1 && dated[$0]?.characters.lowerBound == 0 }
        if rails.count >= Self.leastDates, let edge = rails.map({ lines[$0].cells[0].right }).max() {
            for index in plain.dropFirst() where lines[index].cells.count == 1 && lines[index].left > edge {
                if index > 0, lines[index - 1].isBullet, !lines[index].isBold { dated[index] = nil }
            }
        }
        for lines in [items, indented] {
            let told = told(among: lines, dated: dated, own: own)
            for index in told where !self.lines[index].isBold { dated[index] = nil }
        }
        return dated
    }

    /// The lines of a list whose dates are told: those that do not begin with them, where entries have more dates, and those
    /// that do, where most of these name no position.
    private func told(among indices: [Int], dated: [DateMatch?], own: Int) -> [Int] {
        let first = indices.filter { dated[$0]?.characters.lowerBound ?? 0 <= 1 }
        let later = indices.filter { dated[$0]?.characters.lowerBound ?? 0 > 1 }
        let clear = first.filter { index in dated[index].map { !mayBePosition(lines[index], behind: $0) } == true }
        let areAll = clear.count * 2 > first.count && first.count <= 2 * own
        return (later.count < own ? later : []) + (areAll ? first : first.count < own ? clear : [])
    }

    private func mayBePosition(_ line: DocumentLine, behind date: DateMatch) -> Bool {
        let rest = line.text.dropFirst(date.characters.upperBound).drop { " :,–-".contains($0) }
        guard let first = rest.split(separator: ",").first.map(String.init) else { return true }
        return first.wordCount <= Self.mostTitleWords && knowledge.titleLikelihood(first) >= Self.leastTitle
    }

    /// Whether a line stands further in than names do.
    private func isIndented(_ line: DocumentLine, edges: [Int: Double]) -> Bool {
        guard line.cells.count == 1, let edge = edges[line.block] else { return false }
        return Self.indents.contains(line.left - edge)
    }

    private func areLevel(_ line: DocumentLine, _ other: DocumentLine) -> Bool {
        line.block == other.block && abs(line.left - other.left) < Self.tolerance
    }
}
