import Resume

/// Statements of 6 to 32 words.
struct StatementLengthRule: ScoringRule {
    let code = "length.statements"
    let category = ScoreCategory.length
    let weight = 1.5
    let source = "convention"

    private static let readable = Statement.sureWords...32

    func assess(_ subject: ScoringSubject) -> Assessment {
        let odd = subject.statements.filter { statement in
            statement.isSure(subject.lexicon) && !Self.readable.contains(statement.wordCount)
                && (statement.isAlone || statement.wordCount > Self.readable.upperBound)
        }
        let share = Double(subject.statements.count - odd.count) / Double(max(subject.statements.count, 1))
        let rows = odd.filter { $0.runsTogether(subject.lexicon) }
        if !rows.isEmpty, rows.count * 2 >= odd.count {
            return Assessment(
                share,
                judged: subject.substance,
                rows.count == 1
                    ? "One line holds several statements without a mark between them."
                    : "\(rows.count) lines hold several statements without a mark between them.",
                advice: "Put every statement on a line of its own, with a bullet in front",
                evidence: rows.compactMap(\.line)
            )
        }
        return Assessment(
            share,
            judged: subject.substance,
            subject.statements.isEmpty
                ? "No statements say what was done."
                : odd.count == 1
                    ? "One statement is shorter than 6 words or longer than 32."
                    : "\(odd.count) statements are shorter than 6 words or longer than 32.",
            advice: "Give every statement 6 to 32 words: what you did, how, and what came of it",
            evidence: odd.compactMap(\.line)
        )
    }
}
