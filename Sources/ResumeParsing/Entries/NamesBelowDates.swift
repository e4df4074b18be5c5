import TextFolding

/// A section in which every entry begins with its dates on a line of their own, and a name that is set apart below:
///
///     2019 – 2021
///     FITTER, BLUE HARBOUR
///     Welded hulls
struct NamesBelowDates {
    /// Lines that tell about an entry.
    private let tales: Set<Int>

    /// Entries that show it.
    private static let leastEntries = 2
    /// Characters of a line besides its date.
    private static let mostBeside = 2
    private static let signs = [", ", " – ", " — ", " | ", " · ", " / ", " - "]

    /// - Parameters:
    ///   - lines: of the section.
    ///   - dated: what each line says when.
    ///   - prominence: which lines are set apart.
    init?(_ lines: [DocumentLine], dated: [DateMatch?], prominence: Prominence) {
        let dates = lines.indices.filter { dated[$0]?.isRange == true }
        guard dates.count >= Self.leastEntries, dates.first == lines.startIndex else { return nil }
        for index in dates {
            guard let date = dated[index], lines[index].text.count - date.characters.count <= Self.mostBeside,
                index + 1 < lines.count, prominence.has(lines[index + 1]), !prominence.has(lines[index]),
                !lines[index + 1].isBullet
            else { return nil }
        }
        guard lines.count(where: prominence.has) == dates.count else { return nil }
        let haveFields = dates.allSatisfy { index in
            Self.signs.contains { lines[index + 1].text.contains($0) } || lines[index + 1].cells.count > 1
        }
        // Where a name has nothing below it, no second one is missing.
        let areAlone = dates.contains { $0 + 2 == lines.endIndex || $0 + 2 < lines.endIndex && dated[$0 + 2] != nil }
        let areWhole = haveFields && areAlone
        // One more name may stand below the first, but not two.
        tales = Set(
            lines.indices.dropFirst().filter { index in
                let isPlain = dated[index] == nil && !prominence.has(lines[index])
                return isPlain && (areWhole || dated[index - 1] == nil && !prominence.has(lines[index - 1]))
            }
        )
    }

    /// Whether the line at a place only tells about an entry.
    func isTale(_ index: Int) -> Bool { tales.contains(index) }
}
