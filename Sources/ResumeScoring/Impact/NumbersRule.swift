import CheckedNumbers
import Resume

/// Statements that measure what was achieved.
struct NumbersRule: ScoringRule {
    let code = "impact.numbers"
    let category = ScoreCategory.impact
    let weight = 19.0
    let source = "Harvard and UMD rubrics (consensus)"

    /// Part of a position's statements that need a figure.
    private static let fullPart = 0.6

    /// The first of some statements, those of them that run together with none.
    private static func apart(_ statements: [Statement], _ lexicon: ScoringLexicon) -> [Statement] {
        Array(statements.lazy.filter { !$0.runsTogether(lexicon) }.prefix(Assessment.mostEvidence))
    }

    /// How many there are at least: in others a number may measure nothing.
    private static func message(_ unmeasured: Int, of subject: ScoringSubject) -> String {
        switch unmeasured {
        case subject.statements.count where unmeasured > 1: "No statement about a position holds a figure. "
        case 0: "Few statements measure something. "
        default: ScoringSubject.atLeast(unmeasured, "holds", "hold") + " no figure. "
        }
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        let statements = subject.statements
        guard !statements.isEmpty else {
            return Assessment(
                0,
                "Nothing says what was achieved.",
                advice: "Describe each position with two to five bullets: what you did, how much, with what result",
                evidence: Array((subject.positions.first?.lines ?? subject.top).prefix(1))
            )
        }
        let bare = statements.filter { !$0.mayHaveNumber }
        let unmeasured = bare.filter {
            !$0.isMeasured && $0.isSure(subject.lexicon) && !$0.isGeneral(subject.lexicon, names: [])
        }
        // What tells of a deed can be measured sooner than what describes.
        let deeds = unmeasured.filter { $0.isSurelyWhole && $0.opensWithVerb(subject.lexicon) }
        let plain = Self.apart(deeds.isEmpty ? unmeasured : deeds, subject.lexicon)
        let measured = statements.count(where: \.hasNumber)
        guard measured < statements.count else {
            let share = subject.share(
                of: statements.map { _ in 1 },
                expected: subject.field.measured,
                part: Self.fullPart
            )
            return Assessment.short(share, of: subject)
        }
        return Assessment(
            subject.share(
                of: statements.map { $0.hasNumber ? 1 : 0 },
                expected: subject.field.measured,
                part: Self.fullPart
            ),
            Self.message(unmeasured.count, of: subject)
                + (Double(measured) < subject.field.measured
                    ? "\(Int(saturating: subject.field.measured)) with one, and six in ten in the positions told best, earn full credit."
                    : "Six in ten with one in the positions told best, none of them very short or long, earn full credit."),
            advice: plain.isEmpty
                ? "Add statements with the size or result of your work (how many, how much, how fast)"
                : "Add figures that show the size or result of your work (how many, how much, how fast)",
            evidence: plain.isEmpty ? subject.thinnest : plain.compactMap(\.line)
        )
    }
}
