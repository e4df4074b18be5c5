/// What one rule answered about a résumé.
struct Answer: Sendable {
    let code: String
    let category: ScoreCategory
    let weight: Double
    let assessment: Assessment

    init(rule: any ScoringRule, assessment: Assessment) {
        code = rule.code
        category = rule.category
        weight = rule.weight
        self.assessment = assessment
    }

    private init(_ answer: Answer, assessment: Assessment) {
        code = answer.code
        category = answer.category
        weight = answer.weight
        self.assessment = assessment
    }

    /// The same question, which this document does not answer.
    var notApplicable: Answer { Answer(self, assessment: .notApplicable) }

    /// What the rule found.
    ///
    /// - Parameter scale: what a point of its weight counts.
    /// - Returns: nil when there is nothing to say.
    func finding(scale: Double) -> Finding? {
        guard !assessment.message.isEmpty else { return nil }
        let share = assessment.share ?? 1
        let lost = ResumeScorer.rounded(weight * scale * assessment.judged * (1 - share))
        guard lost > 0 || weight == 0 && share < 1 || assessment.share == nil else { return nil }
        return Finding(
            code: assessment.code ?? code,
            severity: assessment.isFatal ? .fatal : lost >= Finding.majorLoss ? .major : lost > 0 ? .minor : .info,
            pointsLost: lost,
            pointsPossible: assessment.share == nil ? 0 : ResumeScorer.rounded(weight * scale),
            message: assessment.message,
            advice: assessment.advice,
            evidence: assessment.evidence
        )
    }
}
