import Resume
import TextFolding

/// Reads interests: one an item, several parted by commas, or kinds of them with a label in front.
struct InterestsParser {
    let scanner: DateScanner

    /// Longer items tell about one interest.
    private static let mostWords = 7

    func interests(from lines: [DocumentLine]) -> [InterestEntry] {
        ListedItem.items(of: lines, scanner: scanner).flatMap { item -> [InterestEntry] in
            let lines = item.references
            if let colon = item.text.firstIndex(of: ":"), colon < item.text.index(before: item.text.endIndex) {
                let name = Signs.trimmed(String(item.text[..<colon]))
                let keywords = ListItems.split(String(item.text[item.text.index(after: colon)...]))
                if name.wordCount <= 4, !keywords.isEmpty {
                    return [InterestEntry(name: name, keywords: keywords, lines: lines)]
                }
            }
            return sentences(item.text).flatMap { sentence -> [InterestEntry] in
                let parts = ListItems.split(sentence)
                let isList = parts.allSatisfy { $0.wordCount <= Self.mostWords }
                let names = isList ? (parts.dropLast() + lastOfList(parts)).flatMap(withoutAnd) : [sentence]
                return names.map { InterestEntry(name: $0, lines: lines) }
            }
        }
    }

    /// "Hurling, reading. Full clean driving licence."
    private func sentences(_ text: String) -> [String] {
        ListItems.pieces(text, at: [". "]).map { String($0.trimmingSuffix { ".;,".contains($0) }) }
            .filter { $0.contains(where: \.isLetter) && scanner.firstMatch(in: $0).map { $0.isRange } != true }
    }

    /// "Wandern, Schach und Lesen": two behind the last comma, where both are short.
    private func lastOfList(_ parts: [String]) -> [String] {
        guard parts.count > 1, let last = parts.last else { return parts.suffix(1) }
        for word in [" and ", " und ", " et ", " y ", " e ", " en ", " i "] {
            guard let range = last.firstRange(of: word) else { continue }
            let both = [String(last[..<range.lowerBound]), String(last[range.upperBound...])]
            if both.allSatisfy({ (1...2).contains($0.wordCount) }) { return both }
        }
        return [last]
    }

    /// The last of a list: "cycling, and cooking" has its word in front.
    private func withoutAnd(_ text: String) -> [String] {
        for word in ["and ", "und ", "et ", "y ", "e ", "en ", "i "] where text.hasPrefix(word) {
            return [String(text.dropFirst(word.count))]
        }
        return [text]
    }
}
