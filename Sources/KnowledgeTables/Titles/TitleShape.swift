/// How a title is written: the pieces it consists of, with weights, as a vector of length 1.
package struct TitleShape: Sendable {
    /// Weights by the hash of the piece, in rising order.
    let parts: [(key: Int32, weight: Double)]
}
