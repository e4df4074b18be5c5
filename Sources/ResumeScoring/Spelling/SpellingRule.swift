import Resume

/// Statements without slips of the pen.
struct SpellingRule: ScoringRule {
    let code = "consistency.spelling"
    let category = ScoreCategory.consistency
    let weight = 6.0
    let source = "Sterkens et al., PLOS ONE 2023"

    /// In the study two slips cost 40 % of what five cost.
    private static let tooMany = 5.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let slips = SpellingCheck(subject).slips
        let examples = slips.prefix(3).map { "“\($0.word)” (\($0.correction)?)" }
        return Assessment(
            1 - Double(slips.count) / Self.tooMany,
            judged: subject.substance,
            "At least \(slips.count == 1 ? "one word looks" : "\(slips.count) words look") misspelt: "
                + examples.joined(separator: ", ") + ".",
            advice: slips.first.map { "Correct the spelling: “\($0.word)” should probably be “\($0.correction)”" }
                ?? "Correct the spelling",
            evidence: slips.compactMap(\.line)
        )
    }
}
