import Resume
import TextFolding

/// Reads who can be asked about a person; that references can be asked for is none.
struct RefereesParser {
    let lexicon: Lexicon

    func referees(from lines: [DocumentLine]) -> [RefereeEntry] {
        var entries: [RefereeEntry] = []
        /// The entries that stand side by side.
        var columns = 0..<0
        let told = lines.filter { !isOnRequest($0.text) }
        let areNamesOnly = told.allSatisfy { line in line.cells.allSatisfy { isName($0.text) } }
        for line in told {
            let texts = line.cells.map(\.text)
            if texts.count > 1, texts.count == columns.count, !isTold(entries[columns]), !areNamesOnly {
                for (index, text) in zip(columns, texts) { add(text, line, to: &entries[index]) }
                continue
            }
            let areColumns = texts.count > 1 && texts.allSatisfy(isName)
            let first = entries.count
            for text in areColumns ? texts : [line.text] {
                let name = name(in: text)
                // What stands below a name alone is the position, which may look like one.
                let isDetail = !areColumns && !areNamesOnly && entries.last.map { $0.reference == nil } == true
                if let name, !isDetail {
                    let rest = Signs.trimmed(String(text.dropFirst(name.count)))
                    entries.append(
                        RefereeEntry(name: name, reference: rest.isEmpty ? nil : rest, lines: [line.reference])
                    )
                } else if let last = entries.indices.last {
                    add(text, line, to: &entries[last])
                } else {
                    entries.append(RefereeEntry(name: nil, reference: text, lines: [line.reference]))
                }
            }
            columns = areColumns ? first..<entries.count : 0..<0
        }
        return entries
    }

    private func add(_ text: String, _ line: DocumentLine, to entry: inout RefereeEntry) {
        entry.reference = entry.reference.map { HighlightJoiner.join($0, text) } ?? text
        entry.lines.append(line.reference)
    }

    /// Whether entries end with how the people are reached.
    private func isTold(_ entries: ArraySlice<RefereeEntry>) -> Bool {
        entries.contains { $0.reference?.contains { $0 == "@" || $0.isNumber } == true }
    }

    /// Whether a line says no more than that references can be had.
    private func isOnRequest(_ text: String) -> Bool {
        let key = Lexicon.key(text)
        return key.wordCount <= 14 && lexicon.onRequest.contains { key.contains($0) }
    }

    /// The name in front of a line: two to five words that names are made of, up to the first sign.
    private func name(in text: String) -> String? {
        let head = text.prefix { !",;:|–—(·•".contains($0) }
        let candidate = String(head.firstRange(of: " - ").map { head[..<$0.lowerBound] } ?? head)
        let trimmed = Signs.trimmed(candidate)
        return isName(trimmed) ? trimmed : nil
    }

    private func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return (2...5).contains(words.count)
            && words.allSatisfy { word in
                word.allSatisfy { $0.isLetter || ".'’-".contains($0) }
                    && (word.first?.isUppercase == true || word.count <= 3)
            }
            && EmployerNames(lexicon).likelihood(text) <= EmployerNames.unknown
    }
}
