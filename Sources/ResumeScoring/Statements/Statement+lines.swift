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

    /// Words of an end of a statement at most, and of its beginning at least.
    private static let mostWordsOfEnd = 5
    private static let leastWordsOfStart = 8
    /// A line as long as this goes on in the next one where it has no full stop and others have.
    private static let lettersOfFullLine = 90

    /// The highlights, those that were cut in two at the end of a line in one piece.
    ///
    /// A few words with a full stop that open with no verb, on the line behind a statement that lacks one while others
    /// have it, are its end; and nothing ends with "U.S.".
    static func joined(_ highlights: [Sourced<String>], lexicon: ScoringLexicon) -> [Sourced<String>] {
        let closed = highlights.count { $0.value.hasSuffix(".") }
        let areClosed = closed * 2 > highlights.count
        var result: [Sourced<String>] = []
        for highlight in highlights {
            guard let last = result.last,
                isCut(last, before: highlight) || areClosed && isEnd(highlight, of: last, lexicon)
            else {
                result.append(highlight)
                continue
            }
            result[result.count - 1] = Sourced(
                last.value + " " + highlight.value,
                lines: last.lines + highlight.lines
            )
        }
        return result
    }

    /// Whether a highlight ends with an abbreviation of letters apart, and the next goes on beside or below it.
    private static func isCut(_ highlight: Sourced<String>, before next: Sourced<String>) -> Bool {
        guard let word = highlight.value.split(separator: " ").last, let last = highlight.lines.last,
            let first = next.lines.first, isDotted(word) || endsWithOpening(highlight.value)
        else { return false }
        return last.page == first.page && (last.line...last.line + 1).contains(first.line)
    }

    /// Words of a sentence that has only begun at most.
    private static let mostWordsOfOpening = 2

    /// Whether a text ends with the first words of a sentence: "… and corrections. Provided administrative".
    private static func endsWithOpening(_ text: String) -> Bool {
        guard text.last?.isLetter == true, let stop = text.lastIndex(of: "."),
            text[..<stop].last?.isLowercase == true, text[text.index(after: stop)...].first == " "
        else { return false }
        let words = text[stop...].split(separator: " ").dropFirst()
        return (1...mostWordsOfOpening).contains(words.count) && words.first?.first?.isUppercase == true
    }

    private static func isEnd(_ highlight: Sourced<String>, of start: Sourced<String>, _ lexicon: ScoringLexicon)
        -> Bool
    {
        guard let line = highlight.lines.first, let previous = start.lines.last,
            line.page == previous.page, line.line == previous.line + 1,
            start.value.last?.isLetter == true, highlight.value.hasSuffix(".")
        else { return false }
        let words = FoldedText(highlight.value).tokens
        let isFull = previous.text.utf8.count >= lettersOfFullLine
        // "… of the Differential Global" and "Positioning System" are one name.
        let isName =
            isFull && previous.text.split(separator: " ").last?.first?.isUppercase == true
            && words.first.map { lexicon.pastVerbs.contains($0.number) } != true
        return isName
            || (words.count <= mostWordsOfEnd || isFull) && !opens(words, lexicon)
                && FoldedText(start.value).tokens.count >= leastWordsOfStart
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
