/// What each of the terms counts.
package struct MatchWeights: Hashable, Sendable {
    package let constant: Double
    /// In the order of the terms.
    package let terms: [Double]

    package init(constant: Double, terms: [Double]) {
        self.constant = constant
        self.terms = terms
    }

    /// What is expected without any judgement.
    package static let expected = MatchWeights(
        constant: -3.2,
        terms: [2.2, 0.5, 1.8, 1.2, 1.5, 1.0, -0.8, -0.2, -1.6, -0.4, -1.2, 1.2, 0.8, -1.5, 4.0]
    )

    /// Fitted as `vitae-evaluate jobs --fit` does to 782 judgements of three folders together: the twins', and two of real
    /// postings, which cannot be passed on.
    package static let fitted = MatchWeights(
        constant: -4.28,
        terms: [1.84, 0.05, 1.18, 0.45, 2.36, 0.42, -0.80, -0.44, -1.22, -0.25, -0.73, 1.98, 0.47, -1.48, 3.39]
    )
}
