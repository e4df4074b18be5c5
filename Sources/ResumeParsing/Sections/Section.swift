/// The lines under one heading.
struct Section: Sendable {
    var kind: SectionKind
    /// The heading as written; nil for what stands before the first.
    var heading: DocumentLine?
    var lines: [DocumentLine] = []
}
