import CheckedNumbers

/// A day of the Gregorian calendar, wherever somebody is.
package struct CalendarDay: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// 1 to 31.
    package let day: Int

    /// Names of days in English, beginning with that of the day from which days are counted.
    private static let names = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
    private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    private static let years = 1...9999
    /// Days from the first of March of the year 0 to 1970.
    private static let epoch = 719_468

    /// - Returns: nil for a day that the calendar does not have, or in a year before 1 or after 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `2026-11-30`; nil for anything else, and for a day that the calendar does not have.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            let year = Int(digits: parts[0]), let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that lies so many days after the first of January 1970; the nearest one there is beyond the years 1 to 9999.
    package init(number: Int) {
        let first = Self(year: Self.years.lowerBound, month: 1, day: 1, unchecked: ())
        let last = Self(year: Self.years.upperBound, month: 12, day: 31, unchecked: ())
        // Years are counted from March, so that the leap day is their last, and in eras of 400 years.
        let shifted = min(max(number, first.number), last.number) + Self.epoch
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1,
            unchecked: ()
        )
    }

    private init(year: Int, month: Int, day: Int, unchecked: Void) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Days since the first of January 1970; negative before.
    package var number: Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - Self.epoch
    }

    /// `2026-11-30`
    package var text: String { "\(Self.padded(year, 4))-\(monthAndDay)" }

    /// `11-30`
    package var monthAndDay: String { "\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

    /// The name of the day of the week in English.
    package var name: String { Self.names[((number % 7) + 7) % 7] }

    /// The day so many days later.
    package func adding(days: Int) -> CalendarDay { CalendarDay(number: number + days) }

    /// How many calendar days there are from another day to this one: 0 for the same day, 1 for the day after it.
    package func days(since other: CalendarDay) -> Int { number - other.number }

    /// The next day with the same month and day, this or another one: 29 February is 28 February in other years.
    package func anniversary(onOrAfter day: CalendarDay) -> CalendarDay {
        for year in day.year...(day.year + 1) {
            let length = Self.length(ofMonth: month, year: year)
            if let candidate = CalendarDay(year: year, month: month, day: min(self.day, length)), candidate >= day {
                return candidate
            }
        }
        return self
    }

    package static func < (one: Self, other: Self) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 && isLeap ? 29 : lengths[month - 1]
    }

    static func padded(_ number: Int, _ digits: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
