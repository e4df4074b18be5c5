import Resume
import TextFolding

/// Reads publications: one an item, over as many lines as it takes.
struct PublicationsParser {
    let scanner: DateScanner

    func entries(from lines: [DocumentLine]) -> [TitledEntry] {
        let reader = CitationReader(scanner: scanner)
        return items(of: lines).compactMap(reader.entry)
    }

    /// Numbers, bullets and hanging indents show where an item begins; without them a year behind which room was left
    /// ends it.
    private func items(of lines: [DocumentLine]) -> [ListedItem] {
        let texts = lines.map { line in
            line.cells.count > 1 ? line.cells.map(\.text).joined(separator: " | ") : line.text
        }
        let isMarked = zip(lines, texts).contains { $0.isBullet || ListedItem.number(of: $1) != nil }
        let flow = LineFlow(lines)
        // "Keynote, Kew Gardens, 2022": elsewhere the year stands behind the authors, where a line may end as well.
        let datesEnd = texts.filter { ListedItem.endsWithDate($0, scanner) }.count * 2 > texts.count
        let edges = Dictionary(lines.map { ($0.block, $0.left) }, uniquingKeysWith: min)
        let hangs = lines.contains { $0.left > (edges[$0.block] ?? $0.left) + 6 }
        var items: [ListedItem] = []
        for (line, text) in zip(lines, texts) {
            let isNumbered = ListedItem.number(of: text) != nil
            let starts: Bool
            if isMarked {
                starts = line.isBullet || isNumbered
            } else if hangs {
                starts = line.left <= (edges[line.block] ?? line.left) + 3
            } else if let last = items.last, let previous = last.lines.last {
                let isDated = scanner.firstMatch(in: last.text) != nil
                let isOpen =
                    flow.goesOn(line, after: previous) && !(datesEnd && last.isWhole(before: line, scanner))
                    && !(isDated && beginsReference(text))
                // A bold title has its authors and venue below it.
                let isTitle = previous.isBold && !line.isBold && last.lines.count < 4
                starts = !isOpen && !isTitle && (isDated || !hasYears(texts))
                if isTitle, !isOpen {
                    items[items.count - 1].text += " | " + text
                    items[items.count - 1].lines.append(line)
                    continue
                }
            } else {
                starts = true
            }
            if starts || items.isEmpty {
                items.append(ListedItem(text: ListedItem.withoutNumber(text), lines: [line]))
            } else {
                items[items.count - 1].text = HighlightJoiner.join(items[items.count - 1].text, text)
                items[items.count - 1].lines.append(line)
            }
        }
        return items
    }

    /// "Doe, J., & Roe, R. (2020)": what no line within a reference begins with.
    private func beginsReference(_ text: String) -> Bool {
        let authors = AuthorNames.prefix(of: text)
        let rest = text.dropFirst(authors.count).drop { $0 == " " }
        guard !authors.isEmpty, rest.hasPrefix("(") else { return false }
        return scanner.firstMatch(in: String(rest.dropFirst().prefix { $0 != ")" }))?.characters.lowerBound == 0
    }

    private func hasYears(_ texts: [String]) -> Bool { texts.contains { scanner.firstMatch(in: $0) != nil } }
}
