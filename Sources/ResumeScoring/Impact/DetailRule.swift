import Resume
import TextFolding

/// Enough said about the newest positions.
struct DetailRule: ScoringRule {
    let code = "impact.detail"
    let category = ScoreCategory.impact
    let weight = 4.0

    /// Older positions may be lines only.
    private static let judgedPositions = 3
    /// Words in which a position is described well.
    private static let fullWords = 45.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let advice = "Say in two to five bullets what you did and what came of it"
        guard subject.hasWork else {
            let words = Double(Set(subject.bullets.flatMap(\.tokens)).count)
            return Assessment(
                0.9 * words / (2 * Self.fullWords),
                "Projects and voluntary work are hardly described.",
                advice: "Describe projects, voluntary work and courses: your part in them and what came of it"
            )
        }
        let judged = subject.positions.prefix(Self.judgedPositions)
        let shares = judged.map { entry in
            // Distinct words: saying a thing twice describes nothing better.
            let words = Set((entry.highlights.map(\.value) + [entry.summary ?? ""]).flatMap(\.foldedTokens))
            return min(1, Double(words.count) / Self.fullWords)
        }
        // The newest positions matter most: an older one in a line or two takes nothing away.
        let means = shares.indices.map { last in shares[...last].reduce(0, +) / Double(last + 1) }
        return Assessment(
            means.max() ?? 0,
            "Some of the newest positions are hardly described.",
            advice: advice,
            evidence: zip(judged, shares).filter { $1 < 1 }.flatMap { $0.0.lines.prefix(1) }
        )
    }
}
