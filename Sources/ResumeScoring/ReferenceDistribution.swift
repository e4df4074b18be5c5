/// How the scores of varied résumés are spread; what a score is compared with.
///
/// Numbers only: `make_reference.py` makes them, and Rubric.md says from what.
enum ReferenceDistribution {
    /// How many of the reference résumés have the score that is the index, 0-100.
    static let counts: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 5, 2, 5,
        4, 3, 2, 2, 3, 11, 7, 9, 9, 6, 11, 4, 10, 5, 8, 7, 13, 10, 16, 11, 13, 7, 15, 22, 10, 11, 13, 14, 13, 16, 12,
        14, 7, 10, 8, 11, 13, 14, 10, 7, 11, 3, 5, 10, 7, 2, 5, 6, 12, 6, 5, 7, 5, 2, 9, 13, 12, 4, 6, 11, 6, 2, 0, 2,
    ]

    /// The part of the reference that a score is better than, in whole percent.
    static func percentile(of score: Int) -> Int {
        100 * counts.prefix(max(score, 0)).reduce(0, +) / counts.reduce(0, +)
    }
}
