/// What all rules together could not give because the document says too little.
enum ThinContent {
    private static let code = "length.thin_content"

    /// One finding in place of many, so that the advice stands once and with its true cost.
    static func finding(for subject: ScoringSubject, lost: Double, possible: Double) -> Finding? {
        let lost = ResumeScorer.rounded(lost)
        guard lost > 0 else { return nil }
        return Finding(
            code: code,
            severity: lost >= Finding.majorLoss ? .major : .minor,
            pointsLost: lost,
            pointsPossible: possible,
            message:
                "It says little: \(subject.contentWords) words on work, education and projects, each once.",
            advice: "Say more about what you did in each position, course or project, and what came of it",
            evidence: []
        )
    }
}
