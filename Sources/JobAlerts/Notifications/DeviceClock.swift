package import Foundation

/// The clock on the wall where a device is.
package struct DeviceClock: Sendable {
    private let calendar: Calendar

    /// - Parameter zone: an IANA name; anything else counts as UTC.
    package init(zone: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        self.calendar = calendar
    }

    /// The moment at which the clock shows a time on a day: the first where it shows it twice, the one to which it is put
    /// forward where it never does.
    ///
    /// - Parameters:
    ///   - time: what it shows.
    ///   - date: a moment of the day.
    ///   - days: how many days later; negative for earlier ones.
    /// - Returns: the moment.
    package func moment(_ time: ClockTime, onDayOf date: Date, days: Int = 0) -> Date {
        var parts = calendar.dateComponents([.year, .month, .day], from: date)
        parts.day = (parts.day ?? 1) + days
        parts.hour = time.hour
        parts.minute = time.minute
        return calendar.date(from: parts) ?? date
    }

    /// The day of a moment: `2026-11-22`.
    package func day(of date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func text(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(text(parts.month))-\(text(parts.day))"
    }
}
