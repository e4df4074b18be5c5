/// A list of which nearly every item says from when to when: each is an entry, and what stands behind its dates tells of it.
///
///     • Advocate, Example & Partners – April 2017 to date
///     • Junior Associate, Sample Law – August 2012 to March 2017. Drafting of plaints and bail applications.
struct DatedItems {
    let scanner: DateScanner

    private static let leastItems = 3
    /// Characters of a name.
    private static let leastName = 4

    /// Whether lines are such a list.
    func areEntries(_ lines: [DocumentLine]) -> Bool {
        let items = lines.filter(\.isBullet)
        guard lines.first?.isBullet == true, items.count >= Self.leastItems, items.count * 2 > lines.count else {
            return false
        }
        let entries = items.count { item in
            scanner.firstMatch(in: item.text)?.isRange == true && Sentences.end(in: head(of: item)[...]) == nil
        }
        return entries * 4 >= items.count * 3
    }

    /// An item up to the end of its dates, where names stand in front of them.
    func head(of line: DocumentLine) -> String {
        guard let date = scanner.firstMatch(in: line.text), date.characters.lowerBound >= Self.leastName else {
            return line.text
        }
        return String(line.text.prefix(date.characters.upperBound))
    }
}
