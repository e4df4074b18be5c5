import Resume
import TextFolding

/// One statement about what somebody did: a bullet, or a sentence where there are none.
struct Statement: Sendable {
    let text: String
    /// Where it begins, with its own words: a line may hold the end of another statement and only a part of this one.
    let line: LineReference?
    let folded: FoldedText
    /// Whether it measures something.
    let hasNumber: Bool

    /// Whether it may measure something for all that is known: others surely hold no figure.
    let mayHaveNumber: Bool

    /// Longer statements are quoted by their beginning, in letters.
    static let quotedLength = 240

    /// - Parameters:
    ///   - text: its words.
    ///   - line: the line that it begins on.
    ///   - isAlone: whether no other shares its bullet or paragraph.
    ///   - isMeasured: whether another that shares its bullet measures something.
    init(_ text: String, line: LineReference?, isAlone: Bool = true, isMeasured: Bool = false) {
        self.text = text
        self.isAlone = isAlone
        self.isMeasured = isMeasured
        self.line = line.map { LineReference(page: $0.page, line: $0.line, text: Self.quotation(text)) }
        isSurelyWhole = Self.opensSurely(text, line: line)
        folded = FoldedText(text)
        wordCount = folded.tokens.count { !PronounsRule.pronouns.contains($0.number) }
        hasNumber = FigureFinder.hasFigure(text, folded.tokens)
        mayHaveNumber = hasNumber || FigureFinder.mayHaveFigure(folded.tokens, in: folded)
    }

    var tokens: [TextToken] { folded.tokens }
    /// Whether it surely begins where it was read to begin, and its letters stand in order.
    ///
    /// How others open and how long they are is not judged: a reader may have lost a part of them.
    let isSurelyWhole: Bool
    /// Whether no other shares its bullet or paragraph: among others a short one is no fault.
    let isAlone: Bool
    /// Whether another that shares its bullet measures something.
    let isMeasured: Bool
    /// Its words; I and my say nothing more.
    let wordCount: Int

    /// Fewer words may be a heading, a name or the value of a field, unless a verb opens them.
    static let sureWords = 6

    /// Whether it is surely a whole statement and nothing else, so that something may be said of it.
    ///
    /// What a semicolon ends is a part of what it stands in.
    func isSure(_ lexicon: ScoringLexicon) -> Bool {
        // What ends with a colon leads to others.
        guard isSurelyWhole, !text.hasSuffix(":"), text.last != ";", text.last != ",", !opensWithHeading(lexicon) else {
            return false
        }
        return wordCount >= Self.sureWords || tellsBriefly(lexicon)
    }

    /// Whether a few words surely tell a deed: "Building 6, Room 204" and "Reading First" open with a verb as well.
    private func tellsBriefly(_ lexicon: ScoringLexicon) -> Bool {
        guard let first = tokens.first, lexicon.actionVerbs.contains(first.number) else { return false }
        if lexicon.pastVerbs.contains(first.number) {
            return tokens.dropFirst().first?.form.contains(.isCapitalised) != true
        }
        let isGerund = folded.bytes(of: first).suffix(3).elementsEqual("ing".utf8)
        return !isGerund && tokens.dropFirst().allSatisfy { $0.form.isDisjoint(with: [.isCapitalised, .hasDigit]) }
    }

    /// How much of a statement it is, 0-1: a scrap of three words says little, and a wall of text is not read to its
    /// end.
    var fullness: Double {
        switch wordCount {
        case 0...1: 0
        case 2...3: 0.4
        case 4...5: 0.7
        case 6...36: 1
        case 37...50: 0.8
        default: 0.5
        }
    }
}

extension FoldedText {
    /// A number for its words without their digits; the seed for a text without letters.
    var lettersKey: UInt64 {
        tokens.reduce(WordNumber.seed) { key, token in
            token.form.contains(.hasLetter) ? WordNumber.joining(token.lettersNumber, to: key) : key
        }
    }

    /// A number for its words.
    var key: UInt64 {
        tokens.reduce(WordNumber.seed) { WordNumber.joining($1.number, to: $0) }
    }
}
