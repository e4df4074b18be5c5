import Resume
import TextFolding

/// Personal data that employers should not base a decision on; costs no points, and its values are never read.
struct PersonalDataRule: ScoringRule {
    let code = "advice.personal_data"
    let category = ScoreCategory.advice
    let weight = 0.0

    private static let labels = [
        "date of birth", "birth date", "birthdate", "dob", "place of birth", "marital status", "nationality",
        "religion",
        "gender", "geburtsdatum", "familienstand", "staatsangehorigkeit", "date de naissance", "nationalite",
        "fecha de nacimiento", "estado civil", "data de nascimento", "data di nascita", "data urodzenia",
    ].map(ScoringLexicon.key)

    /// Longer lines are prose that happens to use such a word.
    private static let mostWords = 9

    func assess(_ subject: ScoringSubject) -> Assessment {
        let lines = subject.lines.filter { line in
            let tokens = line.text.foldedTokens
            guard tokens.count <= Self.mostWords else { return false }
            let key = ScoringLexicon.key(tokens)
            return Self.labels.contains { key.contains($0) }
        }
        guard !lines.isEmpty else { return .full }
        return Assessment(
            0,
            "The résumé states personal data that is not needed.",
            advice: "Leave out birth date, marital status, nationality and the like where local custom allows it",
            evidence: lines
        )
    }
}
