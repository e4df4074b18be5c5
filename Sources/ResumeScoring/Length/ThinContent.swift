/// What all rules together could not give because the document says too little.
enum ThinContent {
    static let code = "length.thin_content"

    /// That so many statements say what others say, at least; where none does, that so many lines do.
    static func repetition(_ subject: ScoringSubject) -> String {
        let copies = subject.copiedStatements.count
        let count = copies > 0 ? copies : subject.copies.lines.count
        let what = copies > 0 ? "statement" : "line"
        let subjects = count == 1 ? "At least one \(what) says" : "At least \(count) \(what)s say"
        return subject.hasNearCopies
            ? "\(subjects) again, or nearly in the same words, what stands in another place."
            : "\(subjects) again what stands in another place."
    }

    /// The share of the points lost below which much is said already.
    private static let leastOfLittle = 1.0 / 3

    private static func message(_ subject: ScoringSubject, share: Double) -> String {
        // How many words they are is not told: a reader counts others.
        if !subject.generalProse.isEmpty {
            return "Little tells what was done; other statements tell of the position, or of something in general."
        }
        let says = share < leastOfLittle ? "could say more" : "says little"
        return subject.leavesDeeds
            ? "What could be read \(says) about what was done." : "It \(says) about what was done."
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
            return Finding(
                code: code,
                severity: lost >= Finding.majorLoss ? .major : .minor,
                pointsLost: lost,
                pointsPossible: ResumeScorer.rounded(possible + others.reduce(0) { $0 + $1.pointsPossible }),
                message: repetition(subject) + " What is said twice counts once.",
                advice: "Say each thing once, where it weighs most",
                evidence: lines.prefix(Assessment.mostEvidence).map { $0 }
            )
        }
        let all = ResumeScorer.rounded(possible + others.reduce(0) { $0 + $1.pointsPossible })
        return Finding(
            code: code,
            severity: lost >= Finding.majorLoss ? .major : .minor,
            pointsLost: lost,
            pointsPossible: all,
            message: message(subject, share: all > 0 ? lost / all : 1),
            advice: more.advice,
            evidence: more.evidence
        )
    }
}
