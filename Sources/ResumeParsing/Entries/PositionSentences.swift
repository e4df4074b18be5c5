import TextFolding

/// Entries that are written as sentences: "Working as a Store Clerk at Acme Foods from March 2019 to date."
struct PositionSentences {
    let scanner: DateScanner

    /// Words before the one that says that somebody works.
    private static let fillers: Set<String> = [
        "currently", "presently", "previously", "i", "am", "was", "have", "has", "been", "now", "actualmente",
        "derzeit",
        "aktuell", "actuellement", "atualmente",
    ]
    private static let verbs: Set<String> = [
        "working", "worked", "work", "works", "served", "serving", "employed", "trabajando", "trabaje", "trabajo",
        "trabalhando", "trabalhei", "tatig", "beschaftigt", "gearbeitet", "travaille",
    ]
    private static let roles: Set<String> = ["as", "como", "als", "comme"]
    private static let articles: Set<String> = ["a", "an", "the"]
    private static let places: Set<String> = [
        "in", "at", "with", "for", "en", "na", "no", "em", "bei", "chez", "by",
    ]
    private static let beginnings: Set<String> = ["from", "since", "during", "desde", "von", "seit", "depuis", "de"]

    /// Longer sentences tell a story.
    private static let mostWords = 40

    /// The lines with such sentences as title, employer and dates in fields, where most entries are written so.
    func divided(_ lines: [DocumentLine]) -> [DocumentLine] {
        let openings = lines.filter { Self.opens($0.text) }.count
        guard openings > 0 else { return lines }
        let dated = lines.filter { !Self.opens($0.text) && scanner.firstMatch(in: $0.text)?.isRange == true }.count
        guard openings > dated else { return lines }
        var result: [DocumentLine] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            guard Self.opens(line.text) else {
                result.append(line)
                continue
            }
            var text = line.text
            // A sentence that was too long for its line says when on the next one.
            if index < lines.count, !lines[index].isBullet, lines[index].block == line.block,
                scanner.firstMatch(in: text)?.isRange != true,
                scanner.firstMatch(in: text + " " + lines[index].text)?.isRange == true
            {
                text += " " + lines[index].text
                index += 1
            }
            result.append(fields(text).map { line.with(text: $0).withoutBullet } ?? line)
        }
        return result
    }

    private static func opens(_ text: String) -> Bool {
        // One word tells most lines from such sentences.
        let first = Lexicon.key(String(text[..<(text.firstIndex(of: " ") ?? text.endIndex)]))
        return (fillers.contains(first) || verbs.contains(first)) && role(in: text.split(separator: " ")) != nil
    }

    /// Where it is said as what or where somebody works, and whether the title comes first.
    private static func role(in words: [Substring]) -> (index: Int, isTitleFirst: Bool)? {
        var index = words.prefix { fillers.contains(Lexicon.key(String($0))) }.count
        guard index + 2 < words.count, verbs.contains(Lexicon.key(String(words[index]))) else { return nil }
        index += 1
        let next = Lexicon.key(String(words[index]))
        if roles.contains(next) { return (index + 1, true) }
        return places.contains(next) ? (index + 1, false) : nil
    }

    /// "Store Clerk | Acme Foods | March 2019 to date"; nil where the sentence does not say all three.
    private func fields(_ text: String) -> String? {
        guard let match = scanner.firstMatch(in: text), match.isRange else { return nil }
        let words = String(text.prefix(match.characters.lowerBound)).split(separator: " ")
        guard words.count <= Self.mostWords, let (start, isTitleFirst) = Self.role(in: words) else { return nil }
        let parting = isTitleFirst ? Self.places : Self.roles
        guard let cut = words.indices.dropFirst(start + 1).first(where: { parting.contains(words[$0].lowercased()) })
        else { return nil }
        let sides = [words[start..<cut], words[(cut + 1)...]].map { side -> String in
            var side = side
            while let first = side.first, Self.articles.contains(first.lowercased()) { side.removeFirst() }
            while let last = side.last, Self.beginnings.contains(Lexicon.key(String(last))) { side.removeLast() }
            return HeaderFragmenter.trimmed(side.joined(separator: " ").filter { $0 != "(" })
        }
        guard sides.allSatisfy({ !$0.isEmpty }) else { return nil }
        let from = text.index(text.startIndex, offsetBy: match.characters.lowerBound)
        let to = text.index(text.startIndex, offsetBy: match.characters.upperBound)
        return sides.joined(separator: " | ") + " | " + text[from..<to]
    }
}
