/// How a title is written: the pieces it consists of, with weights, as a vector of length 1.
package struct TitleShape: Sendable {
    /// Weights by the hash of the piece, in rising order.
    let parts: [(key: Int32, weight: Double)]

    /// How alike two titles are written: the cosine of the angle between them, 0-1.
    package func cosine(_ other: TitleShape) -> Double {
        var sum = 0.0
        var left = 0
        var right = 0
        while left < parts.count, right < other.parts.count {
            let (first, second) = (parts[left], other.parts[right])
            if first.key == second.key { sum += first.weight * second.weight }
            if first.key <= second.key { left += 1 }
            if second.key <= first.key { right += 1 }
        }
        return min(sum, 1)
    }
}
