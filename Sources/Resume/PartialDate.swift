/// A date as exact as a résumé states it: a year, a month of a year, or a day.
package struct PartialDate: Codable, Hashable, Sendable, Comparable {
    package var year: Int
    /// 1-12.
    package var month: Int?
    /// 1-31.
    package var day: Int?

    package init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// ISO 8601, reduced to what is known: `2019`, `2019-04`, `2019-04-30`.
    package var iso8601: String {
        let parts = [month, month == nil ? nil : day].compactMap { $0 }.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (["\(year)"] + parts).joined(separator: "-")
    }

    /// Months since the year 0; a year alone counts from its January.
    package var firstMonthIndex: Int { year * 12 + (month ?? 1) - 1 }

    /// Months since the year 0; a year alone counts to its December.
    package var lastMonthIndex: Int { year * 12 + (month ?? 12) - 1 }

    package static func < (left: PartialDate, right: PartialDate) -> Bool {
        (left.firstMonthIndex, left.day ?? 0) < (right.firstMonthIndex, right.day ?? 0)
    }
}
