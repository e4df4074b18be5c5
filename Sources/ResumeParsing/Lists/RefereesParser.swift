import Resume
import TextFolding

/// Reads who can be asked about a person; that references can be asked for is none.
struct RefereesParser {
    let lexicon: Lexicon

    func referees(from lines: [DocumentLine]) -> [RefereeEntry] {
        var entries: [RefereeEntry] = []
        var isOpen = false
        for line in lines where !isOnRequest(line.text) {
            for cell in line.cells.count > 1 && line.cells.allSatisfy({ isName($0.text) })
                ? line.cells.map(\.text) : [line.text]
            {
                let name = name(in: cell)
                if let name {
                    let rest = HeaderFragmenter.trimmed(String(cell.dropFirst(name.count)))
                    entries.append(
                        RefereeEntry(name: name, reference: rest.isEmpty ? nil : rest, lines: [line.reference])
                    )
                    isOpen = true
                } else if isOpen, let last = entries.indices.last {
                    entries[last].reference = entries[last].reference.map { HighlightJoiner.join($0, cell) } ?? cell
                    entries[last].lines.append(line.reference)
                } else if let last = entries.indices.last {
                    entries[last].reference = entries[last].reference.map { HighlightJoiner.join($0, cell) } ?? cell
                    entries[last].lines.append(line.reference)
                } else {
                    entries.append(RefereeEntry(name: nil, reference: cell, lines: [line.reference]))
                }
            }
        }
        return entries
    }

    /// Whether a line says no more than that references can be had.
    private func isOnRequest(_ text: String) -> Bool {
        let key = Lexicon.key(text)
        return key.split(separator: " ").count <= 14 && lexicon.onRequest.contains { key.contains($0) }
    }

    /// The name in front of a line: two to five words that names are made of, up to the first sign.
    private func name(in text: String) -> String? {
        let head = text.prefix { !",;:|–—(·•".contains($0) }
        let candidate = String(head.range(of: " - ").map { head[..<$0.lowerBound] } ?? head)
        let trimmed = HeaderFragmenter.trimmed(candidate)
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

extension Substring {
    /// Where a text stands first.
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
