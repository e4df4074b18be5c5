/// How the scores of varied résumés are spread; what a score is compared with.
///
/// Numbers only: `make_reference.py` makes them, and Rubric.md says from what.
enum ReferenceDistribution {
    /// How many of the reference résumés have the score that is the index, 0-100.
    static let counts: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 4, 2, 5,
        3, 2, 4, 5, 4, 9, 10, 8, 7, 9, 7, 6, 8, 6, 10, 10, 9, 11, 13, 12, 10, 13, 12, 18, 12, 9, 10, 15, 12, 14, 14, 14,
        7, 12, 6, 18, 11, 11, 11, 13, 8, 4, 6, 10, 6, 2, 3, 7, 11, 7, 6, 7, 7, 8, 9, 10, 6, 6, 7, 8, 6, 1, 1, 1,
    ]

    /// The part of the reference that a score is better than, in whole percent.
    static func percentile(of score: Int) -> Int {
        100 * counts.prefix(max(score, 0)).reduce(0, +) / total
    }

    /// How many résumés the reference has.
    static let total = counts.reduce(0, +)
}
