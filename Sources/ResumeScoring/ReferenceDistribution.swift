/// How the scores of varied résumés are spread; what a score is compared with.
///
/// Numbers only: how they were made stands in Rubric.md.
enum ReferenceDistribution {
    /// How many of the reference résumés have the score that is the index, 0-100.
    static let counts: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 3, 1, 5,
        6, 8, 10, 12, 12, 18, 17, 22, 17, 23, 22, 20, 24, 25, 29, 33, 41, 34, 34, 39, 43, 28, 30, 53, 28, 52, 39, 44,
        44, 37, 36, 46, 28, 26, 33, 35, 34, 20, 8, 31, 21, 19, 5, 18, 15, 12, 18, 15, 15, 12, 17, 18, 17, 13, 18, 17,
        10, 6, 9, 3, 5, 6, 2, 3,
    ]

    /// The part of the reference that a score is better than, in whole percent.
    static func percentile(of score: Int) -> Int {
        100 * counts.prefix(max(score, 0)).reduce(0, +) / counts.reduce(0, +)
    }
}
