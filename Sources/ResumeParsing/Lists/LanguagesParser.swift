import Resume
import TextFolding

/// Reads which languages a person speaks, and how well.
struct LanguagesParser {
    let lexicon: Lexicon

    func languages(from lines: [DocumentLine]) -> [LanguageEntry] {
        lines.flatMap { line in
            ListItems.split(line.cells.map(\.text).joined(separator: " ")).compactMap { item in
                language(item, line: line.reference)
            }
        }
    }

    private func language(_ item: String, line: LineReference) -> LanguageEntry? {
        let words = item.split { $0 == " " || "()–—-:/".contains($0) }.map(String.init)
        for (index, word) in words.enumerated() {
            guard let name = lexicon.languages[Lexicon.key(word)] else { continue }
            var rest = words
            rest.remove(at: index)
            let fluency = rest.joined(separator: " ")
            return LanguageEntry(language: name, fluency: fluency.isEmpty ? nil : fluency, lines: [line])
        }
        return nil
    }
}
