import Foundation

/// One figure, and what it may be.
struct Measurement {
    /// What is measured.
    let name: String
    let value: Double
    let unit: Unit
    /// Nil for a figure that explains another one.
    let budget: Budget?
    /// The figures behind this one.
    let detail: String

    enum Unit {
        case times, milliseconds, mebibytes, percent, perSecond, bytes
    }

    enum Budget {
        case atMost(Double)
        case atLeast(Double)

        func allows(_ value: Double) -> Bool {
            switch self {
            case .atMost(let limit): value <= limit
            case .atLeast(let limit): value >= limit
            }
        }
    }

    init(_ name: String, _ value: Double, _ unit: Unit, budget: Budget? = nil, detail: String = "") {
        self.name = name
        self.value = value
        self.unit = unit
        self.budget = budget
        self.detail = detail
    }

    /// Whether the budget is kept; nil without one.
    var isWithinBudget: Bool? { budget?.allows(value) }
}

extension Measurement.Unit {
    /// The value as people read it.
    func text(_ value: Double) -> String {
        switch self {
        case .times: "\(value.formatted(digits: 2)) ×"
        case .milliseconds: "\(value.formatted(digits: value < 10 ? 2 : 1)) ms"
        case .mebibytes: "\(value.formatted(digits: 1)) MiB"
        case .perSecond: "\(value.formatted(digits: 0)) a second"
        case .bytes: "\(value.formatted(digits: 0)) bytes"
        case .percent: "\(value.formatted(digits: value.magnitude < 1 ? 3 : 1)) %"
        }
    }
}

extension Measurement.Budget {
    func text(in unit: Measurement.Unit) -> String {
        switch self {
        case .atMost(let limit): "≤ \(unit.text(limit))"
        case .atLeast(let limit): "≥ \(unit.text(limit))"
        }
    }
}

extension Double {
    /// The number with so many digits behind the point.
    func formatted(digits: Int) -> String {
        String(format: "%.\(digits)f", self)
    }
}
