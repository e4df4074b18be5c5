import Resume

/// Statements that stand in the résumé once.
struct RepetitionRule: ScoringRule {
    static let name = "consistency.repetition"
    let code = name
    let category = ScoreCategory.consistency
    let weight = 1.0
    let source = "policy"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let copies = subject.copiedStatements
        let lines =
            copies.isEmpty ? subject.copies.lines.prefix(Assessment.mostEvidence).map(subject.text.reference) : []
        return Assessment(
            1 - 3 * max(subject.copiedShare, subject.copies.share),
            judged: subject.substance,
            ThinContent.repetition(subject),
            advice: "Say each thing once, where it weighs most",
            evidence: copies.isEmpty ? lines : copies.compactMap(\.line)
        )
    }
}
