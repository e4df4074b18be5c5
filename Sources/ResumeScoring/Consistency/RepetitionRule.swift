import Resume

/// Statements that stand in the résumé once.
struct RepetitionRule: ScoringRule {
    let code = "consistency.repetition"
    let category = ScoreCategory.consistency
    let weight = 3.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        var seen: Set<String> = []
        let copies = subject.allWorkBullets.filter { !seen.insert($0.key).inserted }
        let share = Double(copies.count) / Double(max(subject.allWorkBullets.count, 1))
        let count = max(copies.count, subject.copiedLines.count)
        return Assessment(
            1 - 2 * max(share, subject.copiedShare),
            judged: subject.substance,
            "\(count) \(count == 1 ? "line says" : "lines say") what another says already.",
            advice: "Say each thing once, where it weighs most",
            evidence: copies.isEmpty ? subject.copiedLines : copies.compactMap(\.line)
        )
    }
}
