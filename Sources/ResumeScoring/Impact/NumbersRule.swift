import Resume

/// Statements that measure what was achieved.
struct NumbersRule: ScoringRule {
    let code = "impact.numbers"
    let category = ScoreCategory.impact
    let weight = 16.0

    /// Share of statements with a figure that earns everything; at the lower one a figure is still an accident.
    private static let fullShare = 0.6
    private static let leastShare = 0.1
    /// Statements from which on a share means something; fewer are trusted less.
    private static let fullCount = 4.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        // Projects may add to positions, but not dilute them: more to show is never worse.
        let share = max(Self.earned(by: subject.workBullets), Self.earned(by: subject.bullets))
        let plain = subject.bullets.filter { !$0.hasNumber && $0.wordCount > 3 }
        guard !subject.bullets.isEmpty else {
            return Assessment(
                0,
                "Nothing says what was achieved.",
                advice: "Describe each position with two to five bullets: what you did, how much, with what result"
            )
        }
        let measured = subject.bullets.count(where: \.hasNumber)
        return Assessment(
            share,
            "\(measured) of \(subject.bullets.count) statements measure something; six in ten earn full credit.",
            advice: "Add figures that show the size or result of your work (how many, how much, how fast)",
            evidence: plain.compactMap(\.line)
        )
    }

    private static func earned(by bullets: [Bullet]) -> Double {
        let share = ScoringSubject.share(of: bullets, where: \.hasNumber)
        let trust = 0.4 + 0.6 * min(1, Double(bullets.count) / fullCount)
        return min(1, max(0, share - leastShare) / (fullShare - leastShare)) * trust
    }
}
