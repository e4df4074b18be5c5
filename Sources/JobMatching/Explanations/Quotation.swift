import Foundation
import Resume

/// Names a line of the résumé, so that a statement can be looked up.
enum Quotation {
    private static let longest = 70

    /// "page 1, line 12".
    static func place(of line: LineReference) -> String {
        "page \(line.page), line \(line.line)"
    }

    /// The line's words and where it stands; where it stands alone when the words say nothing new.
    ///
    /// - Parameters:
    ///   - line: of the résumé.
    ///   - name: what the line shows; it stays in view when a long line is cut.
    /// - Returns: "“Kept the books in SAP”, page 1, line 12".
    static func text(of line: LineReference, showing name: String) -> String {
        let sentence = QuotableText.line(line.text, upTo: 400).drop { "•·–—-*▪◦ ".contains($0) }
        let words = excerpt(of: String(sentence), showing: name)
        guard !words.isEmpty, words.lowercased() != name.lowercased() else { return place(of: line) }
        return "“\(words)”, \(place(of: line))"
    }

    /// Where a text has a name, or the first of its words in another form.
    private static func place(of name: String, in text: String) -> Range<String.Index>? {
        if let range = text.range(of: name, options: [.caseInsensitive, .diacriticInsensitive]) { return range }
        let wanted = Set(WordStems.telling(of: name))
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.first { word in
            !wanted.isDisjoint(with: WordStems.of(String(word)))
        }.map { $0.startIndex..<$0.endIndex }
    }

    private static func excerpt(of text: String, showing name: String) -> String {
        guard text.count > longest, let range = place(of: name, in: text) else {
            return QuotableText.cut(text, to: longest)
        }
        let end = text.distance(from: text.startIndex, to: range.upperBound)
        guard end >= longest - 1 else { return QuotableText.cut(text, to: longest) }
        let earliest = text.index(range.lowerBound, offsetBy: -longest / 3, limitedBy: text.startIndex)
        let lead = text[(earliest ?? text.startIndex)..<range.lowerBound]
        let start = lead.firstIndex(of: " ").map { text.index(after: $0) } ?? range.lowerBound
        return "…" + QuotableText.cut(String(text[start...]), to: longest)
    }
}
