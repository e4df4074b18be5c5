import Resume

/// The answer of one rule.
struct Assessment: Sendable {
    static let mostEvidence = 3

    /// Earned part of the weight, 0-1; nil when the rule has nothing to say about this document.
    var share: Double?
    /// How much of the weight there was text enough to judge, 0-1; the rest is lost for want of content.
    var judged: Double
    var message: String
    var advice: String
    var evidence: [LineReference]
    /// Whether the document fails its purpose because of it.
    var isFatal: Bool
    /// What it says is missing; where an unread part may be that, nothing is said and nothing lost.
    var missing: MissingContent?
    /// What it is known by where it is not what the rule is about: too few statements are no weak phrases.
    var code: String?

    init(
        _ share: Double?,
        judged: Double = 1,
        _ message: String = "",
        advice: String = "",
        evidence: [LineReference] = [],
        isFatal: Bool = false,
        missing: MissingContent? = nil,
        code: String? = nil
    ) {
        self.share = share.map { min(max($0, 0), 1) }
        self.judged = judged
        self.message = message
        self.advice = advice
        self.evidence = Array(evidence.prefix(Self.mostEvidence))
        self.isFatal = isFatal
        self.missing = missing
        self.code = code
    }

    /// Everything was earned.
    static let full = Assessment(1)

    /// For a rule of which each statement is as it should be: nothing is looked for where nothing is lacking.
    ///
    /// - Parameters:
    ///   - share: what they earn.
    ///   - subject: the résumé, which has too few of them, or some that are hard to read.
    /// - Returns: all points, or what was earned with the reason for the rest.
    static func short(_ share: Double, of subject: ScoringSubject) -> Assessment {
        guard share < 1 else { return .full }
        let shortfall = Shortfall(subject)
        return Assessment(
            share,
            shortfall.message,
            advice: shortfall.advice,
            evidence: shortfall.evidence,
            code: shortfall.code
        )
    }

    /// The rule cannot judge this document: the others share out its points.
    static let notApplicable = Assessment(nil)

    /// Earned part of the whole weight; nil when the rule has nothing to say.
    var earned: Double? { share.map { $0 * judged } }
}
