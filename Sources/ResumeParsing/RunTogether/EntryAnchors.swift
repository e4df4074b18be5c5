import TextFolding

/// Finds what entries of a running text can be told by.
struct EntryAnchors {
    let scanner: DateScanner
    let isPlace: (String) -> Bool

    /// More in one text is no résumé.
    private static let most = 60
    private static let mostDashes = 200
    private static let longestPlace = 5
    /// Words between a dash and dates that name a place which no gazetteer knows.
    private static let mostUnknown = 4

    private struct Dated {
        let characters: Range<Int>
        let text: String
    }

    /// All of a text, in order.
    func anchors(in text: String) -> [EntryAnchor] {
        let characters = Array(text)
        let dates = self.dates(in: characters)
        var anchors: [EntryAnchor] = []
        var taken: Set<Int> = []
        for dash in dashes(in: characters) {
            guard let anchor = placed(characters, dash: dash, dates: dates),
                anchors.last.map({ $0.characters.upperBound <= dash }) != false
            else { continue }
            anchors.append(anchor)
            if let start = dates.firstIndex(where: { anchor.characters.contains($0.characters.lowerBound) }) {
                taken.insert(start)
            }
        }
        for (index, date) in dates.enumerated() where !taken.contains(index) {
            anchors.append(EntryAnchor(characters: date.characters, place: nil, dates: date.text, hasDash: false))
        }
        return anchors.sorted { $0.characters.lowerBound < $1.characters.lowerBound }
    }

    /// Stretches of time, but for those that a label is in front of ("Duration : May – July 2015").
    private func dates(in characters: [Character]) -> [Dated] {
        var dates: [Dated] = []
        var start = 0
        while dates.count < Self.most, start < characters.count {
            guard let match = scanner.firstMatch(in: String(characters[start...])), match.isRange else { break }
            let range = (match.characters.lowerBound + start)..<(match.characters.upperBound + start)
            let before = characters[..<range.lowerBound].last { $0 != " " && $0 != "(" }
            if before != ":" { dates.append(Dated(characters: range, text: String(characters[range]))) }
            start = max(range.upperBound, start + 1)
        }
        return dates
    }

    /// Where dashes with space around them stand.
    private func dashes(in characters: [Character]) -> [Int] {
        Array(
            characters.indices.lazy.filter { index in
                "-–—".contains(characters[index]) && index > 0 && characters[index - 1] == " "
                    && (index + 1 == characters.count || characters[index + 1] == " ")
            }
            .prefix(Self.mostDashes)
        )
    }

    /// "- Leeds, England March 2015 to Present", "- March 2015 to Present", "- Leeds, England".
    private func placed(_ characters: [Character], dash: Int, dates: [Dated]) -> EntryAnchor? {
        if dates.contains(where: { $0.characters.contains(dash) }) { return nil }
        var start = dash + 1
        while start < characters.count, characters[start] == " " { start += 1 }
        let next = dates.first { $0.characters.lowerBound >= start }
        let end = min(next?.characters.lowerBound ?? characters.count, start + 80)
        let words = String(characters[start..<end]).split(separator: " ", omittingEmptySubsequences: true)
        let reachesDates = end == next?.characters.lowerBound
        if let next, reachesDates, words.allSatisfy({ !$0.contains(where: \.isLetter) }) {
            return EntryAnchor(
                characters: dash..<next.characters.upperBound,
                place: nil,
                dates: next.text,
                hasDash: true
            )
        }
        for count in stride(from: min(Self.longestPlace, words.count), through: 1, by: -1) {
            let text = Signs.trimmed(words[..<count].joined(separator: " "))
            let isBeforeDates = reachesDates && words[count...].allSatisfy { !$0.contains(where: \.isLetter) }
            let isUnknown = isBeforeDates && count <= Self.mostUnknown && words[..<count].allSatisfy(Self.isName)
            guard isBeforeDates || text.contains(","), isPlace(text) || isUnknown else { continue }
            if isBeforeDates, let next {
                return EntryAnchor(
                    characters: dash..<next.characters.upperBound,
                    place: text,
                    dates: next.text,
                    hasDash: true
                )
            }
            let length = words[..<count].map(\.count).reduce(count - 1, +)
            return EntryAnchor(
                characters: dash..<min(start + length, characters.count),
                place: text,
                dates: nil,
                hasDash: true
            )
        }
        return nil
    }

    private static func isName(_ word: Substring) -> Bool { word.first?.isUppercase == true }
}
