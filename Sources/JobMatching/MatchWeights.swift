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
        terms: [2.2, 0.5, 1.8, 1.2, 1.5, 1.0, -0.8, -0.2, -1.6, -0.4, -1.2, 1.2, 0.8, -1.5]
    )

    /// Printed by `vitae-evaluate jobs --fit` for judgements of real postings, which cannot be passed on.
    package static let fitted = MatchWeights(
        constant: -2.40,
        terms: [1.67, 0.03, 1.46, 0.78, 1.51, 1.12, -0.87, -0.96, -1.52, -0.46, -1.05, 1.00, 0.41, -1.47]
    )
}
