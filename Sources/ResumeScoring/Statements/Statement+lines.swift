import Resume
import TextFolding

extension Statement {
    /// Letters by which the start of a line is found in the text that was joined from lines.
    static let openingLength = 20

    /// The pieces of a highlight that was joined from lines, cut where a line opens with a verb or a duty in front.
    ///
    /// A picture of a page often loses the marks before its bullets; what followed each mark still starts a line and
    /// begins with a capital and a verb or a phrase such as "responsible for", which a line within a sentence does not.
    static func pieces(_ highlight: Sourced<String>, lexicon: ScoringLexicon) -> [Sourced<String>] {
        guard highlight.lines.count > 1 else { return [highlight] }
        let text = highlight.value
        var pieces: [Sourced<String>] = []
        var start = text.startIndex
        var lines = Array(highlight.lines.prefix(1))
        for (previous, line) in zip(highlight.lines, highlight.lines.dropFirst()) {
            let opening = line.text.prefix(openingLength)
            if opening.first?.isUppercase == true, !previous.text.isUnfinished(before: line.text),
                opens(FoldedText(String(opening)).tokens, lexicon),
                let place = text[start...].firstRange(of: opening)?.lowerBound, place > start
            {
                pieces.append(Sourced(trimmed(text[start..<place]), lines: lines))
                start = place
                lines = []
            }
            lines.append(line)
        }
        return pieces + [Sourced(trimmed(text[start...]), lines: lines)]
    }

    private static func opens(_ tokens: [TextToken], _ lexicon: ScoringLexicon) -> Bool {
        tokens.first.map { lexicon.actionVerbs.contains($0.number) } == true
            || lexicon.weakPhrases.match(in: tokens, at: 0) != nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
