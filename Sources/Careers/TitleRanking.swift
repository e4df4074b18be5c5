import KnowledgeTables

/// Orders job titles by how likely they are to name the same work as another.
package struct TitleRanking: Sendable {
    /// How much of the likeness is what titles stand for; the rest is how they are written.
    private static let vectorPart = 0.6

    private let knowledge: CareerKnowledge
    private let corpus: [Entry]

    private struct Entry: Sendable {
        let vector: OccupationVector
        let shape: TitleShape
    }

    /// - Parameters:
    ///   - corpus: the titles that are put in order.
    ///   - knowledge: what is known of titles.
    package init(corpus: [String], knowledge: CareerKnowledge) {
        self.knowledge = knowledge
        self.corpus = corpus.map { Self.entry($0, knowledge) }
    }

    private static func entry(_ text: String, _ knowledge: CareerKnowledge) -> Entry {
        let title = knowledge.title(text)
        return Entry(
            vector: knowledge.occupations.vector(for: title),
            shape: knowledge.occupations.shape(of: title)
        )
    }

    /// The titles in order.
    ///
    /// - Parameter title: what they are compared with.
    /// - Returns: places in the corpus with the likeness (0-1), best first; among equals the one that stands first.
    package func ranked(for title: String) -> [(index: Int, score: Double)] {
        let own = Self.entry(title, knowledge)
        let scores = corpus.map { other in
            Self.vectorPart * own.vector.cosine(other.vector)
                + (1 - Self.vectorPart) * own.shape.cosine(other.shape)
        }
        return scores.enumerated().sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }
            .map { ($0.offset, $0.element) }
    }
}
