import Resume
import TextFolding

/// Reads which languages a person speaks, and how well.
struct LanguagesParser {
    let lexicon: Lexicon

    /// The longest name of a language, in words.
    private static let mostWords = 3

    func languages(from lines: [DocumentLine]) -> [LanguageEntry] {
        var entries: [LanguageEntry] = []
        for line in lines {
            let found = languages(in: line)
            if found.isEmpty, let last = entries.indices.last, entries[last].fluency == nil,
                entries[last].lines.count == 1, fluency(line.text) != nil
            {
                // The level stands below the language.
                entries[last].fluency = bare(line.text)
                entries[last].lines.append(line.reference)
            }
            entries += found.filter { new in !entries.contains { $0.language == new.language } }
        }
        return entries
    }

    /// Whether a line says of languages how well they are spoken, and nothing else.
    func isList(_ line: DocumentLine) -> Bool {
        let items = items(line.cells.map(\.text).joined(separator: " "))
        return !items.isEmpty && items.allSatisfy { language($0)?.fluency.flatMap(fluency) != nil }
    }

    private func languages(in line: DocumentLine) -> [LanguageEntry] {
        let text = line.cells.map(\.text).joined(separator: " ")
        // "Fluent: English, French"
        if let colon = text.firstIndex(of: ":"), fluency(String(text[..<colon])) != nil {
            let level = String(text[..<colon])
            return items(String(text[text.index(after: colon)...])).compactMap { item in
                language(item).map { LanguageEntry(language: $0.name, fluency: level, lines: [line.reference]) }
            }
        }
        return items(text).flatMap { item -> [LanguageEntry] in
            guard let found = language(item) else { return [] }
            return [LanguageEntry(language: found.name, fluency: found.fluency, lines: [line.reference])]
        }
    }

    /// The parts of a line that name a language each.
    private func items(_ text: String) -> [String] {
        let parts = ListItems.split(text).flatMap { ListItems.pieces($0, at: [". "]) }.map(bare)
        var items: [String] = []
        for part in parts.flatMap(parted) {
            // "English, C1", "Deutsch, fließend": a level behind a comma belongs to the language before.
            if let last = items.last, language(part) == nil, fluency(part) != nil, !last.isEmpty {
                items[items.count - 1] = last + " " + part
            } else {
                items.append(part)
            }
        }
        return items
    }

    /// "English and French", and table rows with more than one language on a line.
    private func parted(_ text: String) -> [String] {
        let words = text.split(separator: " ").map(String.init)
        var starts: [Int] = []
        var index = 0
        while index < words.count {
            if let length = nameLength(in: words, at: index) {
                starts.append(index)
                index += length
            } else {
                index += 1
            }
        }
        guard let first = starts.first, starts.count > 1 else { return [text] }
        // "Fluent in English and Spanish": the level before the first is that of all.
        var level = Array(words[..<first])
        while let last = level.last, ["in", "en", "auf"].contains(last) { level.removeLast() }
        guard level.isEmpty || fluency(level.joined(separator: " ")) != nil else { return [text] }
        let parts = zip(starts, starts.dropFirst() + [words.count]).map { start, end in
            var part = Array(words[start..<end])
            while let last = part.last, ["and", "und", "et", "y", "e", "i", "en", "&", "/"].contains(last.lowercased())
            {
                part.removeLast()
            }
            return part
        }
        // "Native English speaker and beginner in German": each has its own.
        let haveNone = parts.allSatisfy { nameLength(in: $0, at: 0) == $0.count }
        guard level.isEmpty || haveNone else { return [text] }
        return parts.map { ($0 + level).joined(separator: " ") }
    }

    private func nameLength(in words: [String], at start: Int) -> Int? {
        for length in stride(from: min(Self.mostWords, words.count - start), through: 1, by: -1) {
            let phrase = words[start..<(start + length)].joined(separator: " ")
            guard !phrase.contains("(") || phrase.hasPrefix("(") == false else { continue }
            if lexicon.languages[Lexicon.key(phrase)] != nil, phrase.first?.isLetter == true { return length }
        }
        return nil
    }

    private func language(_ item: String) -> (name: String, fluency: String?)? {
        let words = item.split { " ()–—:/[]".contains($0) }.map { String($0.drop { $0 == "-" }) }.filter { !$0.isEmpty }
        for index in words.indices {
            guard let length = nameLength(in: words, at: index) else { continue }
            let key = Lexicon.key(words[index..<(index + length)].joined(separator: " "))
            var rest = words
            rest.removeSubrange(index..<(index + length))
            // "Fluent in Spanish"
            while let last = rest.last, ["in", "en", "auf"].contains(last) { rest.removeLast() }
            let fluency = rest.joined(separator: " ")
            // "across Latin America"
            if index > 0, self.fluency(fluency) == nil { return nil }
            return (lexicon.languages[key] ?? key, fluency.isEmpty ? nil : fluency)
        }
        return unknown(item)
    }

    /// A language that no table knows is told by the level beside it: "Ga (fluent)", "Valenciano – nativo".
    private func unknown(_ item: String) -> (name: String, fluency: String?)? {
        let parts = item.split { "()–—:[]".contains($0) }.map { bare(String($0)) }.filter { !$0.isEmpty }
        let pieces = parts.count == 1 ? ListItems.pieces(item, at: [" - "]) : parts
        guard pieces.count == 2, fluency(pieces[1]) != nil, fluency(pieces[0]) == nil,
            pieces[0].wordCount <= 3, pieces[0].first?.isUppercase == true,
            pieces[0].allSatisfy({ $0.isLetter || " -'’".contains($0) })
        else { return nil }
        return (pieces[0], pieces[1])
    }

    /// The text when every word of it tells how well a language is known, or the whole does.
    private func fluency(_ text: String) -> String? {
        let tokens = text.foldedTokens
        guard !tokens.isEmpty, tokens.count <= 6 else { return nil }
        if lexicon.fluency.contains(tokens.joined(separator: " ")) { return text }
        return tokens.contains { lexicon.fluency.contains($0) } ? text : nil
    }

    /// Without bars, dots and stars that show a level.
    private func bare(_ text: String) -> String {
        Signs.trimmed(SkillLevels.withoutBars(text))
    }
}
