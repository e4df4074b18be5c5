/// Counts values by size.
struct Histogram: Hashable, Sendable {
    /// Upper bounds in seconds, from a poll to a document of many scanned pages.
    static let seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    /// The largest value of each bucket but the last, ascending.
    let bounds: [Double]
    /// All values together.
    private(set) var sum = 0.0
    /// Values in each bucket alone; the last one takes what is above all bounds.
    private var counts: [UInt64]

    init(bounds: [Double] = Self.seconds) {
        self.bounds = bounds.sorted()
        counts = Array(repeating: 0, count: bounds.count + 1)
    }

    /// How many values there were.
    var count: UInt64 { counts.reduce(0, +) }

    /// How many values were at most as large as each bound.
    var cumulative: [UInt64] {
        var total: UInt64 = 0
        return counts.dropLast().map { count in
            total += count
            return total
        }
    }

    mutating func observe(_ value: Double) {
        guard value.isFinite else { return }
        counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
        sum += value
    }
}
