/// Log-likelihoods of a span by label, against the other labels.
struct SpanScores: Sendable {
    private var values: SIMD8<Double>

    init(title: Double, employer: Double, place: Double, terms: Double, unit: Double, other: Double) {
        values = [title, employer, place, terms, unit, other, 0, 0]
    }

    subscript(label: HeaderLabel) -> Double {
        get { values[label.rawValue] }
        set { values[label.rawValue] = newValue }
    }
}
