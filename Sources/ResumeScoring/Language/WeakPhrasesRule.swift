import Resume
import TextFolding

/// Phrases that name a duty instead of a deed, where the verb belongs.
///
/// Further on they say something else: whoever trains "staff responsible for billing" names no duty.
struct WeakPhrasesRule: ScoringRule {
    let code = "language.weak_phrases"
    let category = ScoreCategory.language
    let weight = 4.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let openings = subject.statements.map { $0.weakOpening(subject.lexicon) }
        let weak = zip(subject.statements, openings).compactMap { statement, phrase in phrase.map { (statement, $0) } }
        let share = subject.share(
            of: openings.map { $0 == nil ? 1 : 0 },
            expected: subject.field.statements,
            part: 1
        )
        guard let first = weak.first?.1 else {
            return Assessment.short(share, of: subject)
        }
        var named: [String] = []
        for (_, phrase) in weak.prefix(Assessment.mostEvidence) {
            let words = "“\(subject.lexicon.weakWords[phrase])”"
            if !named.contains(words) { named.append(words) }
        }
        return Assessment(
            share,
            ScoringSubject.atLeast(weak.count, "opens", "open")
                + " with a duty where a deed belongs: \(named.joined(separator: ", ")).",
            advice: subject.lexicon.advice[first],
            evidence: weak.compactMap(\.0.line)
        )
    }
}

extension Statement {
    /// The weak phrase in the place of its verb, behind "I" or an adverb too; its number in the table.
    fileprivate func weakOpening(_ lexicon: ScoringLexicon) -> Int? {
        let start = tokens.firstIndex { token in
            !lexicon.openingPronouns.contains(token.number)
                && !folded.bytes(of: token).suffix(2).elementsEqual("ly".utf8)
        }
        return start.flatMap { lexicon.weakPhrases.match(in: tokens, at: $0)?.phrase }
    }
}
