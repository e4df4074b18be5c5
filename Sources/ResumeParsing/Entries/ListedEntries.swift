import TextFolding

/// Takes the bullets off entries that are items of a list themselves:
///
///     • Store Clerk, Kestrel Foods, Hull (March 2019 – Present)
///     • Cashier, Maple Logistics, Leeds (2015 – 2019)
struct ListedEntries {
    let scanner: DateScanner

    /// Items with dates that make it a list of entries.
    private static let leastEntries = 2
    /// Points by which the left edges of such items may differ.
    private static let tolerance = 3.0
    /// What may stand beside the dates at an end of an item, in characters.
    private static let mostBeside = 2

    /// The lines, those without bullets that begin or end with dates, where no line outside a list has any.
    func withoutBullets(_ lines: [DocumentLine]) -> [DocumentLine] {
        guard lines.first?.isBullet == true, let left = lines.map(\.left).min() else { return lines }
        let areEntries = lines.map { line in
            guard line.isBullet, !line.isTold, line.left < left + Self.tolerance else { return false }
            return isDated(line)
        }
        let isElsewhere = lines.contains { !$0.isBullet && scanner.firstMatch(in: $0.text)?.isRange == true }
        guard areEntries.filter(\.self).count >= Self.leastEntries, areEntries[0], !isElsewhere else { return lines }
        return zip(lines, areEntries).map { $1 ? $0.withoutBullet : $0 }
    }

    private func isDated(_ line: DocumentLine) -> Bool {
        guard let match = scanner.firstMatch(in: line.text), match.isRange else { return false }
        return match.characters.lowerBound < Self.mostBeside
            || match.characters.upperBound >= line.text.count - Self.mostBeside
    }
}
