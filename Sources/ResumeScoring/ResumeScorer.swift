package import Careers
package import Resume
package import TextDocument

/// Scores a résumé by the rubric.
///
/// A pure function: the same document always gives the same score, to the byte.
package struct ResumeScorer: Sendable {
    /// Below this likelihood a document is not taken for a résumé.
    static let leastLikelihood = 0.4

    private let lexicon: ScoringLexicon

    package init(_ lexicon: ScoringLexicon) {
        self.lexicon = lexicon
    }

    /// The score with what would raise it.
    ///
    /// - Parameters:
    ///   - resume: what was read from the document.
    ///   - document: the document itself.
    ///   - profile: the career that the résumé tells of.
    /// - Returns: the score, its findings and what to do first.
    package func score(_ resume: Resume, of document: TextDocument, profile: CareerProfile) -> ResumeScore {
        let subject = ScoringSubject(resume, document: document, profile: profile, lexicon: lexicon)
        let answers = RuleBook.rules.map { (rule: $0, assessment: $0.assess(subject)) }
        let judged = answers.filter { $0.assessment.share != nil }
        let judgedWeight = judged.reduce(0) { $0 + $1.rule.weight }
        let judgedPoints = judged.reduce(0) { $0 + $1.rule.weight * ($1.assessment.earned ?? 0) }
        // What cannot be judged earns what the rest earned on average: it neither helps nor harms.
        let mean = judgedWeight > 0 ? judgedPoints / judgedWeight : 0
        // Something that is hardly a résumé cannot be a good one, however tidy it is.
        let scale = min(1, resume.likelihood / Self.leastLikelihood)

        let categories = ScoreCategory.allCases.filter { $0 != .advice }.map { category in
            let own = answers.filter { $0.rule.category == category }
            let points = own.reduce(0) { $0 + $1.rule.weight * ($1.assessment.earned ?? mean) }
            let possible = own.reduce(0) { $0 + $1.rule.weight }
            return CategoryScore(name: category.rawValue, points: Self.rounded(points * scale), possible: possible)
        }
        let total = answers.reduce(0) { $0 + $1.rule.weight * ($1.assessment.earned ?? mean) }
        let unjudged = judged.filter { $0.assessment.judged < 1 }
        let thin = ThinContent.finding(
            for: subject,
            lost: unjudged.reduce(0) { $0 + $1.rule.weight * (1 - $1.assessment.judged) },
            possible: unjudged.reduce(0) { $0 + $1.rule.weight }
        )
        var findings = Self.ordered(
            answers.compactMap { Self.finding($0.assessment, of: $0.rule) } + (thin.map { [$0] } ?? [])
        )
        if scale < 1 { findings.insert(Self.unlikely(lost: total * (1 - scale)), at: 0) }
        return ResumeScore(
            score: Int((total * scale).rounded()),
            feedback: Feedback.sentences(for: findings, isLikely: scale == 1),
            findings: findings,
            categories: categories,
            rubricVersion: RuleBook.version
        )
    }

    private static func finding(_ assessment: Assessment, of rule: any ScoringRule) -> Finding? {
        guard let share = assessment.share, !assessment.message.isEmpty else { return nil }
        let lost = rounded(rule.weight * assessment.judged * (1 - share))
        guard lost > 0 || rule.weight == 0 && share < 1 else { return nil }
        return Finding(
            code: rule.code,
            severity: assessment.isFatal ? .fatal : lost >= Finding.majorLoss ? .major : lost > 0 ? .minor : .info,
            pointsLost: lost,
            pointsPossible: rule.weight,
            message: assessment.message,
            advice: assessment.advice,
            evidence: assessment.evidence
        )
    }

    /// Dearest first; findings of equal cost stay in the order of the rubric.
    private static func ordered(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if (first.severity == .fatal) != (second.severity == .fatal) { return first.severity == .fatal }
            return (second.pointsLost, left.offset) < (first.pointsLost, right.offset)
        }.map(\.element)
    }

    private static func unlikely(lost: Double) -> Finding {
        Finding(
            code: "document.likelihood",
            severity: .fatal,
            pointsLost: rounded(lost),
            pointsPossible: 100,
            message: "The document does not look like a résumé.",
            advice: "Send a résumé with contact details and sections for experience, education and skills.",
            evidence: []
        )
    }

    static func rounded(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
