import Resume
import TextFolding

/// Statements of 6 to 32 words.
struct StatementLengthRule: ScoringRule {
    static let name = "length.statements"
    let code = name
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
                    ? "At least one line holds several statements without a mark between them."
                    : "At least \(rows.count) lines hold several statements without a mark between them.",
                advice: "Put every statement on a line of its own, with a bullet in front",
                evidence: rows.compactMap(\.line)
            )
        }
        // A pronoun is no word to be praised for, but whoever counts the words counts it.
        let surely = odd.filter { !Self.readable.contains($0.folded.tokens.count) }
        let plain = surely.isEmpty ? odd : surely
        return Assessment(
            share,
            judged: subject.substance,
            subject.statements.isEmpty ? "No statements say what was done." : Self.message(plain),
            advice: "Give every statement 6 to 32 words: what you did, how, and what came of it",
            evidence: plain.compactMap(\.line)
        )
    }

    /// How many there are at least: what may be a heading or a part of a statement is not among them.
    private static func message(_ odd: [Statement]) -> String {
        let short = odd.count { $0.wordCount < readable.lowerBound }
        let wrong =
            switch short {
            case odd.count: "fewer than 6 words"
            case 0: "more than 32 words"
            default: "fewer than 6 words or more than 32"
            }
        return ScoringSubject.atLeast(odd.count, "has", "have") + " \(wrong)."
    }
}
