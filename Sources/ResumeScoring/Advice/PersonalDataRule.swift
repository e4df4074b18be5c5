import Resume

/// Personal data that employers should not base a decision on; costs no points, and its values are never read.
struct PersonalDataRule: ScoringRule {
    let code = "advice.personal_data"
    let category = ScoreCategory.advice
    let weight = 0.0
    let source = "policy"

    private static let labels = PhraseTable([
        "date of birth", "birth date", "birthdate", "dob", "place of birth", "marital status", "civil status",
        "geburtsdatum", "familienstand", "staatsangehorigkeit", "date de naissance", "nationalite",
        "fecha de nacimiento", "estado civil", "data de nascimento", "data di nascita", "data urodzenia",
    ])

    /// Plain words that are labels only where they open a line that says little more.
    private static let opening = PhraseTable([
        "age", "sex", "born", "alter", "edad", "gender", "nationality", "religion",
    ])
    private static let mostWordsOfValue = 3

    /// Longer lines are prose that happens to use such a word.
    private static let mostWords = 9

    /// Whether a line states such data.
    static func isPersonal(_ text: FoldedText) -> Bool {
        guard text.tokens.count <= mostWords else { return false }
        if text.tokens.count <= mostWordsOfValue + 1, opening.match(in: text.tokens, at: 0) != nil {
            // "sex, disability, and age"
            return text.tokens.dropFirst().allSatisfy { !EnglishDetector.isFunctionWord($0.number) }
        }
        return text.tokens.indices.contains { labels.match(in: text.tokens, at: $0) != nil }
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        let lines = subject.text.lines.filter { Self.isPersonal($0.text) }
        guard !lines.isEmpty else { return .full }
        return Assessment(
            0,
            "The résumé states personal data that is not needed.",
            advice: "Leave out birth date, marital status, nationality and the like where local custom allows it",
            evidence: lines.prefix(Assessment.mostEvidence).map(subject.text.reference)
        )
    }
}
