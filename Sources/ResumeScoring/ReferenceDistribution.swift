/// How the scores of varied résumés are spread; what a score is compared with.
///
/// Numbers only: `make_reference.py` makes them, and Rubric.md says from what.
enum ReferenceDistribution {
    /// How many of the reference résumés have the score that is the index, 0-100.
    static let counts: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 4, 5, 4,
        4, 3, 4, 1, 6, 8, 6, 12, 8, 6, 11, 7, 9, 5, 9, 9, 16, 9, 18, 9, 13, 11, 12, 24, 13, 10, 14, 10, 12, 10, 14, 12,
        10, 7, 11, 11, 11, 11, 12, 7, 8, 2, 10, 9, 4, 3, 3, 10, 7, 7, 6, 7, 5, 3, 11, 9, 10, 6, 6, 12, 3, 2, 0, 2,
    ]

    /// The part of the reference that a score is better than, in whole percent.
    static func percentile(of score: Int) -> Int {
        100 * counts.prefix(max(score, 0)).reduce(0, +) / counts.reduce(0, +)
    }
}
