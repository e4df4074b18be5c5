/// What all rules together could not give because the document says too little.
enum ThinContent {
    static let code = "length.thin_content"

    /// One finding in place of many, so that the advice stands once and with its true cost.
    ///
    /// - Parameters:
    ///   - subject: the résumé.
    ///   - detail: what the rule on detail found; it says the same, and its points are counted in.
    ///   - lost: what the other rules withheld.
    ///   - possible: what they could have given.
    /// - Returns: nil when there was enough to judge.
    static func finding(for subject: ScoringSubject, detail: Finding?, lost: Double, possible: Double) -> Finding? {
        let lost = ResumeScorer.rounded(lost + (detail?.pointsLost ?? 0))
        guard lost > 0 else { return nil }
        let more = MoreContent(subject)
        return Finding(
            code: code,
            severity: lost >= Finding.majorLoss ? .major : .minor,
            pointsLost: lost,
            pointsPossible: possible + (detail?.pointsPossible ?? 0),
            message: "It says little: \(subject.statedWords) different words tell what was done.",
            advice: more.advice,
            evidence: more.evidence
        )
    }
}
