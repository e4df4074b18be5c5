package import Logging
import Synchronization

/// Keeps the metrics of the process, and writes them down when asked.
package final class MetricsRegistry: Sendable {
    /// Looks up the current values of a metric.
    package typealias Reading = @Sendable () async throws -> [MetricSample]

    /// The values of one metric, by the values of its labels.
    private enum Values {
        case counted([[String]: Double])
        case distributed([[String]: Histogram])
        case read(Reading)
    }

    private struct Entry {
        let family: MetricFamily
        var values: Values
    }

    private let entries = Mutex<[String: Entry]>([:])
    private let logger: Logger

    /// Makes a registry without metrics.
    ///
    /// - Parameter logger: is told of values that cannot be read.
    package init(logger: Logger) {
        self.logger = logger
    }

    /// What was declared, in the order of the names.
    var families: [MetricFamily] {
        entries.withLock { $0.values.map(\.family) }.sorted { $0.name < $1.name }
    }

    /// Adds a metric that is counted here. One that has no labels begins at 0.
    package func declare(_ family: MetricFamily) {
        let values: Values =
            if family.kind == .histogram {
                .distributed(family.labels.isEmpty ? [[]: Histogram()] : [:])
            } else {
                .counted(family.labels.isEmpty ? [[]: 0] : [:])
            }
        entries.withLock { $0[family.name] = Entry(family: family, values: values) }
    }

    /// Adds a metric whose values are known elsewhere; they are looked up every time somebody asks.
    package func declare(_ family: MetricFamily, reading: @escaping Reading) {
        entries.withLock { $0[family.name] = Entry(family: family, values: .read(reading)) }
    }

    /// Counts.
    ///
    /// - Parameters:
    ///   - amount: how much is added.
    ///   - family: a counter that was declared.
    ///   - labels: the values of its labels, in its order.
    package func add(_ amount: Double = 1, to family: MetricFamily, labels: [String] = []) {
        entries.withLock { entries in
            guard case .counted(var series) = entries[family.name]?.values else { return }
            // Without this the dictionary would be copied: the entry still holds it.
            entries[family.name]?.values = .counted([:])
            series[labels, default: 0] += amount
            entries[family.name]?.values = .counted(series)
        }
    }

    /// Adds a value to a histogram.
    ///
    /// - Parameters:
    ///   - value: the value, in the unit of the metric.
    ///   - family: a histogram that was declared.
    ///   - labels: the values of its labels, in its order.
    package func observe(_ value: Double, in family: MetricFamily, labels: [String] = []) {
        entries.withLock { entries in
            guard case .distributed(var series) = entries[family.name]?.values else { return }
            entries[family.name]?.values = .distributed([:])
            series[labels, default: Histogram()].observe(value)
            entries[family.name]?.values = .distributed(series)
        }
    }

    /// All metrics in Prometheus' text format, in the order of their names. What cannot be read is left out.
    package func exposition() async -> String {
        var output = MetricsText()
        for entry in entries.withLock({ Array($0.values) }).sorted(by: { $0.family.name < $1.family.name }) {
            switch entry.values {
            case .counted(let series):
                output.begin(entry.family)
                for (labels, value) in Self.ordered(series) {
                    output.add(MetricSample(labels: labels, value), of: entry.family)
                }
            case .distributed(let series):
                output.begin(entry.family)
                for (labels, histogram) in Self.ordered(series) {
                    output.add(histogram, labels: labels, of: entry.family)
                }
            case .read(let reading):
                await add(reading, of: entry.family, to: &output)
            }
        }
        return output.text
    }

    private func add(_ reading: Reading, of family: MetricFamily, to output: inout MetricsText) async {
        do {
            let samples = try await reading()
            output.begin(family)
            for sample in samples { output.add(sample, of: family) }
        } catch {
            logger.warning("metric not read", metadata: ["metric": "\(family.name)", "error": "\(type(of: error))"])
        }
    }

    private static func ordered<Value>(_ series: [[String]: Value]) -> [([String], Value)] {
        series.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, $0.value) }
    }
}
