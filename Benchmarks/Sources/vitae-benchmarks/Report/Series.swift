/// Repeated measurements of the same thing.
struct Series {
    private(set) var values: [Double] = []

    mutating func add(_ value: Double) {
        values.append(value)
    }

    /// What the thing costs when nothing else on the machine gets in its way.
    var minimum: Double { values.min() ?? .nan }

    var median: Double { percentile(50) }

    /// The value that so many percent of all do not exceed.
    func percentile(_ percent: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let rank = (percent / 100 * Double(values.count)).rounded(.up)
        return values.sorted()[min(max(Int(rank) - 1, 0), values.count - 1)]
    }
}
