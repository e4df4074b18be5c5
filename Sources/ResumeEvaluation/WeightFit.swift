import Foundation
import JobMatching

/// Finds the weights of a match's terms that explain judgements best: logistic regression by Newton's method.
///
/// A related posting counts as half a fit. Each grade weighs as much as the others, however many judgements it has, so that
/// a score of a half parts what fits from what does not. What few judgements tell stays near what is expected without any. The
/// same judgements always give the same weights.
struct WeightFit {
    /// What a judgement says of a posting's terms.
    struct Example {
        let terms: MatchTerms
        /// 0-2.
        let grade: Int
    }

    /// How strongly weights are drawn to what is expected, in judgements.
    private static let ridge = 10.0
    private static let steps = 30

    static func weights(_ examples: [Example]) -> MatchWeights {
        let size = MatchTerms.Term.allCases.count + 1
        let rows = examples.map { [1] + $0.terms.numbers }
        let targets = examples.map { Double($0.grade) / 2 }
        let counts = Dictionary(examples.map { ($0.grade, 1.0) }, uniquingKeysWith: +)
        let shares = examples.map { Double(examples.count) / Double(counts.count) / (counts[$0.grade] ?? 1) }
        let expected = [MatchWeights.expected.constant] + MatchWeights.expected.terms
        var weights = expected
        for _ in 0..<steps {
            var gradient = (0..<size).map { $0 == 0 ? 0 : -ridge * (weights[$0] - expected[$0]) }
            var curvature = (0..<size).map { row in (0..<size).map { row == $0 && row > 0 ? ridge : 1e-9 } }
            for (index, row) in rows.enumerated() {
                let sum = zip(row, weights).reduce(0) { $0 + $1.0 * $1.1 }
                let value = 1 / (1 + exp(-sum))
                for first in 0..<size {
                    gradient[first] += shares[index] * (targets[index] - value) * row[first]
                    for second in 0..<size {
                        curvature[first][second] += shares[index] * value * (1 - value) * row[first] * row[second]
                    }
                }
            }
            let step = solution(of: curvature, gradient)
            weights = zip(weights, step).map { $0 + $1 }
        }
        return MatchWeights(constant: weights[0], terms: Array(weights.dropFirst()))
    }

    /// Gaussian elimination with the largest pivot.
    private static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double] {
        var rows = zip(matrix, right).map { $0 + [$1] }
        let size = right.count
        for column in 0..<size {
            let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            rows.swapAt(column, pivot)
            guard rows[column][column] != 0 else { continue }
            for row in 0..<size where row != column {
                let factor = rows[row][column] / rows[column][column]
                for cell in column...size { rows[row][cell] -= factor * rows[column][cell] }
            }
        }
        return (0..<size).map { rows[$0][$0] == 0 ? 0 : rows[$0][size] / rows[$0][$0] }
    }
}
