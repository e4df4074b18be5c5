/// A metric with everything that is known of it before it has a value.
package struct MetricFamily: Hashable, Sendable {
    /// How values of a metric behave.
    package enum Kind: String, Sendable {
        case counter
        case gauge
        case histogram
    }

    /// The name, with its unit.
    package let name: String
    /// What it counts, as a sentence.
    package let help: String
    /// How its values behave.
    package let kind: Kind
    /// The names of its labels.
    package let labels: [String]

    /// Describes a metric.
    ///
    /// - Parameters:
    ///   - name: letters, digits and underscores; counters end in `_total`.
    ///   - kind: how its values behave.
    ///   - labels: names of its labels. Their values must come from small closed sets: never a token, a name of a
    ///     person, an address, or anything else that a client chooses.
    ///   - help: what it counts.
    package init(_ name: String, _ kind: Kind, labels: [String] = [], help: String) {
        self.name = name
        self.kind = kind
        self.labels = labels
        self.help = help
    }
}
