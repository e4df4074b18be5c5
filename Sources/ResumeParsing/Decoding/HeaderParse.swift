/// A header line with a label for each of its pieces.
struct HeaderParse: Sendable {
    struct Span: Sendable {
        var label: HeaderLabel
        var text: String
        /// Number of the first and last of its atoms on the line.
        let atoms: ClosedRange<Int>
        let atomCount: Int
        let cell: Int
        let style: TypeStyle
        /// What stands in front of it.
        let gap: HeaderAtom.Gap
        let isCapitals: Bool
        /// Whether it was cut from what stands beside it where no sign is.
        let isBareCut: Bool

        func labelled(_ label: HeaderLabel) -> Span {
            var span = self
            span.label = label
            return span
        }
    }

    var score: Double
    var spans: [Span]
    /// Number of the first atom that tells about the entry, and is no part of its header; nil for none.
    var tail: Int?

    static let empty = HeaderParse(score: 0, spans: [])
}
