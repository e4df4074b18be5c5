import Resume
import TextFolding

/// Statements that open with what somebody did.
struct ActionVerbsRule: ScoringRule {
    let code = "language.action_verbs"
    let category = ScoreCategory.language
    let weight = 6.0
    let source = "TalentWorks (correlational)"

    /// Part of the expected statements, and of each position's, that is enough.
    private static let fullShare = 0.8

    /// What a verb behind "I" or "we" is worth.
    private static let behindPronoun = 0.75

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let opens = subject.statements.map { Self.opening($0, subject.lexicon) }
        // What may be a heading or a name is no example, and neither is what tells of an employer.
        let others = zip(subject.statements, opens).filter { statement, opening in
            opening < 1 && !Self.opensWithAuxiliary(statement) && statement.wordCount >= Statement.sureWords
                && statement.isSure(subject.lexicon) && !statement.isGeneral(subject.lexicon, names: [])
        }.map(\.0)
        let share = subject.share(
            of: opens,
            expected: subject.field.statements * Self.fullShare,
            part: Self.fullShare
        )
        guard !others.isEmpty else {
            return Assessment.short(share, of: subject)
        }
        return Assessment(
            share,
            ScoringSubject.atLeast(others.count, "does", "do") + " not open with a verb.",
            advice: "Open every statement with a verb that says what you did, such as led, built or taught",
            evidence: others.compactMap(\.line)
        )
    }

    /// How far a statement opens with a verb, 0-1. That the verb is a weak one is the business of another rule.
    private static func opening(_ statement: Statement, _ lexicon: ScoringLexicon) -> Double {
        guard statement.isSurelyWhole else { return 1 }
        let tokens = statement.tokens
        if let start = statement.labelEnd {
            let verb = tokens[start...].first { !statement.folded.bytes(of: $0).suffix(2).elementsEqual("ly".utf8) }
            if let verb, lexicon.isVerb(verb, in: statement.folded) { return 1 }
        }
        // "Successfully led", "I led", "(Summer job) Led"
        let leading = tokens.dropFirst(statement.wordsInBrackets).firstIndex { token in
            !lexicon.openingPronouns.contains(token.number)
                && !statement.folded.bytes(of: token).suffix(2).elementsEqual("ly".utf8)
        }
        guard let leading, isVerb(leading, of: statement, lexicon) else {
            // In front of statements that run together may stand the end of another, or a heading.
            return statement.runsTogether(lexicon) || statement.opensWithHeading(lexicon) ? 1 : 0
        }
        // "Was responsible for" says no more than "Responsible for".
        if opensWithAuxiliary(statement), lexicon.weakPhrases.match(in: tokens, at: leading) != nil { return 0 }
        return tokens.first.map { lexicon.openingPronouns.contains($0.number) } == true ? behindPronoun : 1
    }

    private static func opensWithAuxiliary(_ statement: Statement) -> Bool {
        statement.tokens.first.map { auxiliary.contains($0.number) } == true
    }

    /// Forms of *be* and *have*, which are verbs too.
    private static let auxiliary = WordNumber.set([
        "am", "are", "be", "been", "had", "has", "have", "is", "was", "were",
    ])
    /// Behind these a word that may be a verb is a noun: "Experience in", "Management of".
    private static let behindNoun = WordNumber.set(["and", "as", "at", "for", "in", "of", "on", "with"])

    /// Whether a word is a verb, or may be one for all that is known.
    private static func isVerb(_ index: Int, of statement: Statement, _ lexicon: ScoringLexicon) -> Bool {
        let (token, text) = (statement.tokens[index], statement.folded)
        if lexicon.isVerb(token, in: text) || auxiliary.contains(token.number) { return true }
        // "Problem-solved"
        if token.form.contains(.isPart), index + 1 < statement.tokens.count {
            let next = statement.tokens[index + 1]
            if lexicon.actionVerbs.contains(next.number) || text.bytes(of: next).suffix(2).elementsEqual("ed".utf8) {
                return true
            }
        }
        guard index + 1 < statement.tokens.count, !behindNoun.contains(statement.tokens[index + 1].number) else {
            return false
        }
        return lexicon.mayBeVerb(token, in: text)
    }
}
