import Resume

/// A date that stands in a text.
struct DateReading {
    /// The date where a stretch begins with it.
    let first: PartialDate
    /// The date where a stretch ends with it: of a quarter its last month.
    let last: PartialDate
    /// Index of the token behind it.
    var next: Int

    init(_ date: PartialDate, next: Int) {
        first = date
        last = date
        self.next = next
    }

    /// - Parameters:
    ///   - months: as in `MonthSpan`.
    ///   - year: in which they begin.
    ///   - next: index of the token behind the date.
    init(_ months: ClosedRange<Int>, of year: Int, next: Int) {
        first = PartialDate(year: year, month: months.lowerBound)
        let isNextYear = months.upperBound > 12
        last = PartialDate(
            year: isNextYear ? year + 1 : year,  // checked: a year has four digits
            month: isNextYear ? months.upperBound - 12 : months.upperBound
        )
        self.next = next
    }
}
