/// What all rules together could not give because the document says too little.
enum ThinContent {
    static let code = "length.thin_content"

    /// That so many lines say what others say.
    static func repetition(of copies: Int, _ subject: ScoringSubject) -> String {
        let lines = copies == 1 ? "line says" : "lines say"
        return subject.hasNearCopies
            ? "\(copies) \(lines) again, or nearly in the same words, what stands in another place."
            : "\(copies) \(lines) again what stands in another place."
    }

    /// One finding in place of many, so that the advice stands once and with its true cost.
    ///
    /// - Parameters:
    ///   - subject: the résumé.
    ///   - others: what the rules on detail and on repetition found; they say the same, and their points are counted in.
    ///   - lost: what the other rules withheld.
    ///   - possible: what they could have given.
    /// - Returns: nil when there was enough to judge.
    static func finding(for subject: ScoringSubject, beside others: [Finding], lost: Double, possible: Double)
        -> Finding?
    {
        let lost = ResumeScorer.rounded(lost + others.reduce(0) { $0 + $1.pointsLost })
        guard lost > 0 else { return nil }
        let more = MoreContent(subject)
        if subject.tellsEnough {
            // Nothing is too short: what stands twice counts once.
            let told = subject.copiedStatements.compactMap(\.line)
            let lines = told.isEmpty ? subject.copies.lines.map(subject.text.reference) : told
            let copies = max(subject.copiedStatements.count, subject.copies.lines.count)
            return Finding(
                code: code,
                severity: lost >= Finding.majorLoss ? .major : .minor,
                pointsLost: lost,
                pointsPossible: ResumeScorer.rounded(possible + others.reduce(0) { $0 + $1.pointsPossible }),
                message: repetition(of: copies, subject) + (copies == 1 ? " It counts once." : " They count once."),
                advice: "Say each thing once, where it weighs most",
                evidence: lines.prefix(Assessment.mostEvidence).map { $0 }
            )
        }
        return Finding(
            code: code,
            severity: lost >= Finding.majorLoss ? .major : .minor,
            pointsLost: lost,
            pointsPossible: ResumeScorer.rounded(possible + others.reduce(0) { $0 + $1.pointsPossible }),
            message: subject.leavesDeeds
                ? "Little could be read: \(subject.statedWords) different words tell what was done."
                : "It says little: \(subject.statedWords) different words tell what was done.",
            advice: more.advice,
            evidence: more.evidence
        )
    }
}
