import Foundation

/// What speaks for a posting and against it, each as a number, and what each counts.
///
/// The score is the logistic function of the weighted sum: the probability that somebody who reads the posting beside the
/// résumé would call it a fit rather than none, were both as frequent. The weights are those that explain judgements best;
/// `vitae-evaluate jobs --fit` finds them.
package struct MatchTerms: Hashable, Sendable {
    package enum Term: Int, CaseIterable, Sendable {
        /// How surely the posting's occupation is one of the person's, by how much they are alike.
        case occupation
        /// Whether it is the occupation that the person has.
        case ownOccupation
        /// How alike its title is to the current title.
        case title
        /// How alike its title is to a target role.
        case targetTitle
        /// The share of what it asks for that the person has, rare skills before common ones.
        case skills
        /// How many skills they have in common, as far as more say more.
        case commonSkills
        /// Whether it names skills, and none of the person's.
        case noSkill
        /// One rank above the person's.
        case rankAbove
        /// Further above; two ranks or more.
        case rankFarAbove
        /// One rank below.
        case rankBelow
        /// Further below.
        case rankFarBelow
        /// Near where the person is.
        case local
        /// Open to people where the person is, wherever they live.
        case remote
        /// A language in the title that the résumé does not show.
        case language
        /// How much the résumé has of the words by which the posting is told from others.
        case words
    }

    private var values = [Double](repeating: 0, count: Term.allCases.count)

    package init() {}

    package subscript(term: Term) -> Double {
        get { values[term.rawValue] }
        set { values[term.rawValue] = newValue }
    }

    /// The numbers in the order of the terms.
    package var numbers: [Double] { values }

    /// 0-1.
    package func score(weights: MatchWeights = .fitted) -> Double {
        let sum = zip(values, weights.terms).reduce(weights.constant) { $0 + $1.0 * $1.1 }  // checked: floating point
        return 1 / (1 + exp(-sum))
    }
}
