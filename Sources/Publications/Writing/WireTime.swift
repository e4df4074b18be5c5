package import Foundation

/// Times as they are told: in UTC, to the second.
package enum WireTime {
    /// "2026-11-22T10:30:00Z"
    package static func text(_ date: Date) -> String {
        // Down to the second that has begun.
        Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down)).formatted(.iso8601)
    }

    /// Reads a time with or without a fraction, or the beginning of a day in UTC.
    package static func date(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
            return date
        }
        guard text.utf8.count == 10 else { return nil }
        return try? Date(text, strategy: .iso8601.year().month().day())
    }
}
