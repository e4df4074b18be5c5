/// The measurements of a run, as a table that Markdown shows as one too.
struct BenchmarkReport {
    private var rows: [[String]] = []
    private(set) var isWithinBudgets = true

    private static let header = ["benchmark", "measured", "budget", "ok", "behind it"]

    mutating func add(_ measurements: [Measurement]) {
        for measurement in measurements {
            let isKept = measurement.isWithinBudget
            if isKept == false { isWithinBudgets = false }
            rows.append([
                measurement.name,
                measurement.unit.text(measurement.value),
                measurement.budget?.text(in: measurement.unit) ?? "",
                isKept.map { $0 ? "yes" : "NO" } ?? "",
                measurement.detail,
            ])
        }
    }

    /// A benchmark that cannot be run keeps no budget.
    mutating func addFailure(of name: BenchmarkName, _ error: any Error) {
        isWithinBudgets = false
        rows.append([name.rawValue, "-", "", "NO", "not measured: \(error)"])
    }

    var table: String {
        let all = [Self.header] + rows
        let widths = Self.header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { Self.line($0, widths: widths) }
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }

    private static func line(_ cells: [String], widths: [Int]) -> String {
        let padded = zip(cells, widths).map { cell, width in
            cell + String(repeating: " ", count: width - cell.count)
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }
}
