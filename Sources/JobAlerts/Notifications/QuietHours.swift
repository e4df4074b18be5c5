package import Foundation

/// The hours in which nobody is disturbed, as clocks show them. Where both times are the same there are none.
package struct QuietHours: Hashable, Sendable {
    package var start: ClockTime
    package var end: ClockTime

    package init(start: ClockTime, end: ClockTime) {
        self.start = start
        self.end = end
    }

    /// Reads `HH:MM-HH:MM`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = ClockTime(String(parts[0])), let end = ClockTime(String(parts[1])) else {
            return nil
        }
        self.init(start: start, end: end)
    }

    /// `HH:MM-HH:MM`
    package var text: String { "\(start.text)-\(end.text)" }

    /// When the quiet hours end in which a moment falls; nil where it falls in none.
    package func end(at now: Date, _ clock: DeviceClock) -> Date? {
        guard start != end else { return nil }
        let isOverMidnight = (end.hour, end.minute) < (start.hour, start.minute)
        // Those that began yesterday, and today's.
        for day in [-1, 0] {
            let first = clock.moment(start, onDayOf: now, days: day)
            let last = clock.moment(end, onDayOf: now, days: isOverMidnight ? day + 1 : day)
            if first <= now, now < last { return last }
        }
        return nil
    }
}
