import Resume
import TextDocument

/// Characters that lost their meaning on the way into the file.
struct BrokenCharactersRule: ScoringRule {
    let code = "readability.broken_characters"
    let category = ScoreCategory.readability
    let weight = 2.0

    /// Share of words at which nothing is earned any more.
    private static let unreadable = 0.05
    /// Icons beside contact details are harmless.
    private static let toleratedWords = 3

    func assess(_ subject: ScoringSubject) -> Assessment {
        let words = subject.document.pages.flatMap(\.lines).flatMap(\.words)
        let broken = words.count { Self.isBroken($0.text) }
        guard broken > Self.toleratedWords else { return .full }
        return Assessment(
            1 - Double(broken) / Double(words.count) / Self.unreadable,
            "\(broken) words hold characters that a machine cannot read.",
            advice: "Use an ordinary font and export the file again.",
            evidence: subject.lines.filter { Self.isBroken($0.text) }
        )
    }

    private static func isBroken(_ text: String) -> Bool {
        text.contains("(cid:")
            || text.unicodeScalars.contains { $0.value == 0xFFFD || $0.properties.generalCategory == .privateUse }
    }
}
