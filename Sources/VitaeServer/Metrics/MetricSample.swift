/// One value of a metric.
package struct MetricSample: Hashable, Sendable {
    /// The values of the labels, in the order in which the metric names them.
    package let labels: [String]
    /// The value.
    package let value: Double

    /// Creates a value.
    package init(labels: [String] = [], _ value: Double) {
        self.labels = labels
        self.value = value
    }
}
