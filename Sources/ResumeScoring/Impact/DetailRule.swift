import Resume

/// Enough said about what somebody did.
struct DetailRule: ScoringRule {
    static let name = "impact.detail"
    let code = name
    let category = ScoreCategory.impact
    let weight = 7.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        // Distinct words: saying a thing twice describes nothing better.
        let share = Double(subject.statedWords) / subject.field.words
        let thinnest = subject.positions.min { Self.words(of: $0) < Self.words(of: $1) }
        return Assessment(
            share,
            "\(subject.statedWords) different words tell what was done; \(Int(subject.field.words)) earn full credit.",
            advice: subject.hasWork
                ? "Say in two to five bullets for each position what you did and what came of it"
                : "Describe projects, voluntary work and courses: your part in them and what came of it",
            evidence: Array((thinnest?.lines ?? []).prefix(1))
        )
    }

    private static func words(of entry: WorkEntry) -> Int {
        entry.highlights.reduce(entry.summary?.utf8.count ?? 0) { $0 + $1.value.utf8.count }
    }
}
