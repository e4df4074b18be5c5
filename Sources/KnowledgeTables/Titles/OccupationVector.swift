/// What a title stands for: classes of occupations with weights, of length 1 unless empty.
package struct OccupationVector: Hashable, Sendable {
    /// Weights by the number of the class, in rising order.
    package let parts: [Part]

    package struct Part: Hashable, Sendable {
        package let number: Int
        package let weight: Double
    }

    /// - Parameter weights: weights by number, of any length.
    init(_ weights: [Int: Double]) {
        let ordered = weights.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        let length = ordered.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
        parts = length > 0 ? ordered.map { Part(number: $0.key, weight: $0.value / length) } : []
    }
}
