/// How the pay of a posting stands among that of others in the same currency.
struct SalaryStanding {
    /// Yearly pay by currency, in order.
    private let amounts: [String: [Double]]

    /// Fewer say nothing of what is usual.
    private static let fewest = 5

    init(_ postings: [JobPosting]) {
        var amounts: [String: [Double]] = [:]
        for posting in postings {
            guard let salary = posting.salary, let year = salary.yearly else { continue }
            amounts[salary.currency, default: []].append(year)
        }
        self.amounts = amounts.mapValues { $0.sorted() }
    }

    /// The share of the others that pay less, those that pay the same counted half; nil where a posting does not say what it
    /// pays, or too few others do.
    func share(of posting: JobPosting) -> Double? {
        guard let salary = posting.salary, let year = salary.yearly, let all = amounts[salary.currency],
            all.count >= Self.fewest
        else { return nil }
        let less = Self.count(in: all) { $0 < year }
        let notMore = Self.count(in: all) { $0 <= year }
        return Double(less + notMore) / 2 / Double(all.count)
    }

    /// How many at the beginning of an ordered list fulfil a condition that none behind them does.
    private static func count(in all: [Double], where isBefore: (Double) -> Bool) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(all[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Salary {
    /// The middle of the range for a year of full-time work; nil where the unit is not known.
    fileprivate var yearly: Double? {
        let amounts = [minimum, maximum].compactMap { $0 }
        guard !amounts.isEmpty, let periods = Self.periods[unit] else { return nil }
        return amounts.reduce(0, +) / Double(amounts.count) * periods
    }

    private static let periods: [String: Double] = ["HOUR": 2_080, "DAY": 260, "WEEK": 52, "MONTH": 12, "YEAR": 1]
}
