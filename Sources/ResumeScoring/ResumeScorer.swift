package import Careers
import CheckedNumbers
package import Resume
package import TextDocument

/// Scores a résumé by the rubric.
///
/// A pure function: the same document always gives the same score, to the byte.
package struct ResumeScorer: Sendable {
    /// Below this likelihood a document is not taken for a résumé.
    static let leastLikelihood = 0.4
    /// What a page with some words on it keeps, whatever they are.
    private static let leastPoints = 8.0

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
        if let language = UnreadLanguage.name(of: subject.text) { return Self.unread(language) }
        let unread = UnreadContent(subject)
        let answers = unread.holding(RuleBook.rules.map { Answer(rule: $0, assessment: $0.assess(subject)) })
        let tally = ScoreTally(answers)
        let total = tally.total
        // Something that is hardly a résumé cannot be a good one, however tidy it is.
        let isLikely = resume.likelihood >= Self.leastLikelihood
        let floor = document.hasText ? min(Self.leastPoints, total) : 0
        let likely = isLikely || total == 0 ? 1 : max(resume.likelihood / Self.leastLikelihood, floor / total)
        let hidden = answers.contains { $0.code == HiddenTextRule.name && $0.assessment.isFatal }
        let scale = hidden && total * likely > HiddenTextRule.mostPoints ? HiddenTextRule.mostPoints / total : likely
        var categories = tally.categories
        for place in categories.indices {
            categories[place].points = Self.rounded(categories[place].points * scale)
            categories[place].possible = Self.rounded(categories[place].possible)
        }

        var found = Self.merged(answers.compactMap { $0.finding(scale: tally.scale) })
        if tally.withheld > 0 {
            let place = found.firstIndex { $0.code == DetailRule.name }
            let detail = place.map { found.remove(at: $0) }
            // The same advice stands once: that lines stand twice is said with what it withholds.
            let repeated = subject.tellsEnough ? found.firstIndex { $0.code == RepetitionRule.name } : nil
            let repetition = repeated.map { found.remove(at: $0) }
            let thin = ThinContent.finding(
                for: subject,
                beside: [detail, repetition].compactMap(\.self),
                lost: tally.withheld,
                possible: tally.withholding
            )
            found += thin.map { [$0] } ?? []
        }
        found += unread.finding.map { [$0] } ?? []
        if hidden, let place = found.firstIndex(where: { $0.code == HiddenTextRule.name }) {
            found[place].pointsLost = Self.rounded(found[place].pointsLost + total * (likely - scale))
            found[place].pointsPossible = 100
        }
        var findings = Self.ordered(found)
        // What deceives a reader is said before anything else, whatever else costs.
        if hidden, let place = findings.firstIndex(where: { $0.code == HiddenTextRule.name }) {
            findings.insert(findings.remove(at: place), at: 0)
        }
        if !isLikely { findings.insert(Self.unlikely(lost: total * (1 - likely)), at: hidden ? 1 : 0) }
        let score = Int(saturating: (total * scale).rounded())
        return ResumeScore(
            score: score,
            feedback: Feedback.sentences(for: findings, isLikely: isLikely),
            findings: findings,
            categories: categories,
            percentile: ReferenceDistribution.percentile(of: score),
            rubricVersion: RuleBook.version
        )
    }

    /// What several rules say in the same words is said once, with what it costs altogether.
    private static func merged(_ findings: [Finding]) -> [Finding] {
        var result: [Finding] = []
        for finding in findings {
            guard let place = result.firstIndex(where: { $0.message == finding.message && $0.advice == finding.advice })
            else {
                result.append(finding)
                continue
            }
            result[place].pointsLost = rounded(result[place].pointsLost + finding.pointsLost)
            result[place].pointsPossible = rounded(result[place].pointsPossible + finding.pointsPossible)
            if result[place].pointsLost >= Finding.majorLoss, result[place].severity == .minor {
                result[place].severity = .major
            }
        }
        return result
    }

    /// Dearest first; findings of equal cost stay in the order of the rubric.
    private static func ordered(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if (first.severity == .fatal) != (second.severity == .fatal) { return first.severity == .fatal }
            return (second.pointsLost, left.offset) < (first.pointsLost, right.offset)
        }.map(\.element)
    }

    /// The answer to a document in a language that is not read: it says so, and judges nothing.
    private static func unread(_ language: String) -> ResumeScore {
        let message = "The document is in \(language), which is not read yet."
        let advice = "Send a version in one of the languages that are read, such as English, German, French or Spanish"
        return ResumeScore(
            score: 0,
            feedback: "\(message) Its text, contact details and dates are given as far as they were found, "
                + "and no score. \(advice).",
            findings: [
                Finding(
                    code: "document.language",
                    severity: .info,
                    pointsLost: 0,
                    pointsPossible: 0,
                    message: message,
                    advice: advice,
                    evidence: []
                )
            ],
            categories: [],
            percentile: nil,
            unreadLanguage: language,
            rubricVersion: RuleBook.version
        )
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
