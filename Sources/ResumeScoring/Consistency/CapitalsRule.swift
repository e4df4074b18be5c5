import Resume
import TextFolding

/// Statements that begin with a capital and are not written in capitals.
struct CapitalsRule: ScoringRule {
    let code = "consistency.capitals"
    let category = ScoreCategory.consistency
    let weight = 0.5
    let source = "convention"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let odd = subject.statements.filter(Self.isOdd)
        return Assessment(
            1 - 1.5 * Double(odd.count) / Double(max(subject.statements.count, 1)),
            judged: subject.substance,
            ScoringSubject.atLeast(
                odd.count,
                "begins with a small letter or shouts in capitals.",
                "begin with a small letter or shout in capitals."
            ),
            advice: "Begin every statement with a capital and write the rest in small letters",
            evidence: odd.compactMap(\.line)
        )
    }

    private static func isOdd(_ statement: Statement) -> Bool {
        guard statement.isSurelyWhole, let first = statement.tokens.first, first.form.contains(.hasLetter),
            !first.form.contains(.hasDigit),
            !first.form.contains(.isSpecial)
        else { return false }
        // "iOS" and "eCommerce" begin small on purpose.
        if !first.form.contains(.isCapitalised) { return !first.form.contains(.hasInnerCapital) }
        let long = statement.tokens.filter { $0.count > 3 }
        return long.count > 2 && long.allSatisfy { $0.form.isSuperset(of: [.isCapitalised, .hasInnerCapital]) }
    }
}
