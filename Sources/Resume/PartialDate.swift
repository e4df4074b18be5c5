/// A date as exact as a résumé states it: a year, a month of a year, or a day.
///
/// Its parts are always within their ranges, whatever text they were read from, so that months can be counted without a
/// check.
package struct PartialDate: Codable, Hashable, Sendable, Comparable {
    /// Years that ISO 8601 writes with four digits.
    package static let years = 0...9_999
    private static let months = 1...12
    private static let days = 1...31

    /// 0-9999.
    package let year: Int
    /// 1-12.
    package let month: Int?
    /// 1-31.
    package let day: Int?

    /// The date; a part outside its range is moved to the nearest end of it.
    package init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = Self.nearest(year, in: Self.years)
        self.month = month.map { Self.nearest($0, in: Self.months) }
        self.day = day.map { Self.nearest($0, in: Self.days) }
    }

    /// - Throws: `dataCorrupted` for a part outside its range.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func part(_ key: CodingKeys, in range: ClosedRange<Int>) throws -> Int? {
            guard let part = try container.decodeIfPresent(Int.self, forKey: key) else { return nil }
            guard range.contains(part) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "out of range")
            }
            return part
        }
        guard let year = try part(.year, in: Self.years) else {
            throw DecodingError.valueNotFound(
                Int.self,
                DecodingError.Context(codingPath: container.codingPath, debugDescription: "no year")
            )
        }
        self.year = year
        month = try part(.month, in: Self.months)
        day = try part(.day, in: Self.days)
    }

    private static func nearest(_ part: Int, in range: ClosedRange<Int>) -> Int {
        min(max(part, range.lowerBound), range.upperBound)
    }

    /// ISO 8601, reduced to what is known: `2019`, `2019-04`, `2019-04-30`.
    package var iso8601: String {
        let parts = [month, month == nil ? nil : day].compactMap { $0 }.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (["\(year)"] + parts).joined(separator: "-")
    }

    /// Months since the year 0; a year alone counts from its January.
    package var firstMonthIndex: Int { year * 12 + (month ?? 1) - 1 }  // checked: all parts are within their ranges

    /// Months since the year 0; a year alone counts to its December.
    package var lastMonthIndex: Int { year * 12 + (month ?? 12) - 1 }  // checked: all parts are within their ranges

    package static func < (left: PartialDate, right: PartialDate) -> Bool {
        (left.firstMonthIndex, left.day ?? 0) < (right.firstMonthIndex, right.day ?? 0)
    }
}
