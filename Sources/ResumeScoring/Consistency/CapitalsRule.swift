import Resume

/// Statements that begin with a capital and are not written in capitals.
struct CapitalsRule: ScoringRule {
    let code = "consistency.capitals"
    let category = ScoreCategory.consistency
    let weight = 2.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let odd = subject.bullets.filter { Self.isOdd($0.text) }
        let share = ScoringSubject.share(of: subject.bullets) { Self.isOdd($0.text) }
        return Assessment(
            1 - 1.5 * share,
            judged: subject.substance,
            "\(odd.count) statements begin with a small letter or shout in capitals.",
            advice: "Begin every statement with a capital and write the rest in small letters",
            evidence: odd.compactMap(\.line)
        )
    }

    private static func isOdd(_ text: String) -> Bool {
        guard let word = text.split(separator: " ").first, let first = word.first else { return false }
        // "iOS" and "eCommerce" begin small on purpose.
        if first.isLowercase { return word.allSatisfy { !$0.isUppercase } }
        let letters = text.filter(\.isLetter)
        return letters.count > 20 && letters == letters.uppercased() && letters != letters.lowercased()
    }
}
