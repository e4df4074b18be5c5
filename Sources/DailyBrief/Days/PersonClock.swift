package import Foundation
package import JobAlerts

/// Days and times where a person is.
package struct PersonClock: Sendable {
    private let zone: TimeZone
    private let clock: DeviceClock

    /// - Parameter zone: an IANA name; anything else counts as UTC.
    package init(zone: String) {
        self.zone = TimeZone(identifier: zone) ?? .gmt
        clock = DeviceClock(zone: zone)
    }

    /// Whether a text names a zone: an area and a place of the IANA database, or UTC.
    package static func isZone(_ text: String) -> Bool {
        guard text == "UTC" || text == "GMT" || text.contains("/") else { return false }
        return text.utf8.count <= 64 && TimeZone(identifier: text) != nil
    }

    /// The day of a moment.
    package func day(of date: Date) -> CalendarDay {
        CalendarDay(clock.day(of: date)) ?? CalendarDay(number: 0)
    }

    /// The time that the clock shows at a moment.
    package func time(of date: Date) -> ClockTime {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }

    /// The moment at which the clock shows a time on a day: the first where it shows it twice, the one to which it is put
    /// forward where it never does.
    ///
    /// - Parameters:
    ///   - time: what it shows.
    ///   - day: the day.
    ///   - date: a moment that is not far from the day.
    /// - Returns: the moment.
    package func moment(_ time: ClockTime, on day: CalendarDay, near date: Date) -> Date {
        clock.moment(time, onDayOf: date, days: day.days(since: self.day(of: date)))
    }

    /// A moment as the clock shows it: `2026-11-22T10:30:00+01:00`.
    package func text(of date: Date) -> String {
        var style = Date.ISO8601FormatStyle(timeZone: zone)
        style = style.year().month().day().time(includingFractionalSeconds: false)
        let offset = zone.secondsFromGMT(for: date) / 60
        let size = abs(offset)
        let sign = offset < 0 ? "-" : "+"
        return "\(date.formatted(style))\(sign)\(CalendarDay.padded(size / 60, 2)):\(CalendarDay.padded(size % 60, 2))"
    }
}
