extension ScoringSubject {
    /// What is missing beyond is not worth a remark.
    private static let nearlyAll = 0.98

    /// How far statements are as a rule wants them: half for their number, half for their part in each position.
    ///
    /// The number counts up to what the field expects, each statement by how full it is. The part is that of the
    /// positions told best, so that a further position, however badly it is told, never costs more than leaving it out.
    ///
    /// - Parameters:
    ///   - values: how far each of `statements` is as wanted, 0-1.
    ///   - expected: how many of them the field expects.
    ///   - part: the part of a position's statements that is enough.
    /// - Returns: the earned share, 0-1.
    func share(of values: [Double], expected: Double, part: Double) -> Double {
        let earned = zip(values, statements).map { $0 * $1.fullness }
        let number = min(1, earned.reduce(0, +) / expected)
        let parts = tellings.map { range in
            min(1, earned[range].reduce(0, +) / max(Double(range.count), field.perPosition) / part)
        }
        // checked: floating point
        let best = zip(parts.sorted(by: >), EntryCompleteness.parts).reduce(0) { $0 + $1.0 * $1.1 }
        let share = (number + best) / 2
        return share >= Self.nearlyAll ? 1 : share
    }
}
