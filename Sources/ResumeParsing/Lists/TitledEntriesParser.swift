import Resume

/// Reads certificates, awards and publications: one an item, with the date it names.
struct TitledEntriesParser {
    let scanner: DateScanner

    func entries(from lines: [DocumentLine]) -> [TitledEntry] {
        ListItems.lines(lines).map { item in
            let match = scanner.firstMatch(in: item.value)
            let date = match?.range.start ?? match?.range.end
            var text = item.value
            if let match {
                let characters = Array(text)
                text =
                    String(characters[..<match.characters.lowerBound])
                    + String(characters[match.characters.upperBound...])
            }
            let cleaned = HeaderFragmenter.trimmed(text.filter { !"()[]".contains($0) })
            return TitledEntry(title: cleaned.isEmpty ? item.value : cleaned, date: date, lines: item.lines)
        }
    }
}
