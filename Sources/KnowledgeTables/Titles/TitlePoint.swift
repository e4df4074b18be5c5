/// A title among others: what it stands for, what its words speak for and how it is written, as one vector.
package struct TitlePoint: Sendable {
    /// What a part of it measures.
    package enum Axis: Hashable, Sendable {
        case occupation(Int)
        case meaning(Int)
        case piece(Int32)
    }

    /// How much the three count; together 1.
    private static let occupationPart = 0.42
    private static let meaningPart = 0.39
    private static let piecePart = 0.19

    /// Weights, each axis once.
    package let parts: [(axis: Axis, weight: Double)]

    /// - Parameters:
    ///   - tokens: folded words of a title.
    ///   - space: all known titles.
    ///   - meanings: what words speak for.
    package init(_ tokens: [String], in space: TitleSpace, meanings: inout WordMeanings) {
        let occupation = Self.occupationPart.squareRoot()
        let meaning = Self.meaningPart.squareRoot()
        let piece = Self.piecePart.squareRoot()
        parts =
            space.vector(for: tokens).parts.map { (.occupation($0.number), occupation * $0.weight) }
            + meanings.vector(for: tokens).parts.map { (.meaning($0.number), meaning * $0.weight) }
            + space.shape(of: tokens).parts.map { (.piece($0.key), piece * $0.weight) }
    }
}
