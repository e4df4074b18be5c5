/// Writes metrics in Prometheus' text format, version 0.0.4.
struct MetricsText {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    mutating func begin(_ family: MetricFamily) {
        text += "# HELP \(family.name) \(Self.escaped(family.help, quotes: false))\n"
        text += "# TYPE \(family.name) \(family.kind.rawValue)\n"
    }

    mutating func add(_ sample: MetricSample, of family: MetricFamily) {
        line(family.name, Array(zip(family.labels, sample.labels)), Self.number(sample.value))
    }

    mutating func add(_ histogram: Histogram, labels: [String], of family: MetricFamily) {
        let labels = Array(zip(family.labels, labels))
        for (bound, count) in zip(histogram.bounds, histogram.cumulative) {
            line("\(family.name)_bucket", labels + [("le", Self.number(bound))], "\(count)")
        }
        line("\(family.name)_bucket", labels + [("le", "+Inf")], "\(histogram.count)")
        line("\(family.name)_sum", labels, Self.number(histogram.sum))
        line("\(family.name)_count", labels, "\(histogram.count)")
    }

    private mutating func line(_ name: String, _ labels: [(String, String)], _ value: String) {
        let pairs = labels.map { "\($0)=\"\(Self.escaped($1, quotes: true))\"" }
        text += pairs.isEmpty ? "\(name) \(value)\n" : "\(name){\(pairs.joined(separator: ","))} \(value)\n"
    }

    /// Backslashes and line ends are escaped everywhere, quotes in the values of labels.
    static func escaped(_ text: String, quotes: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\"" where quotes: result += "\\\""
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}
