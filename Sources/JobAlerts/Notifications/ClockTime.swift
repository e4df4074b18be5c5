import Foundation

/// A time that clocks show every day.
package struct ClockTime: Hashable, Sendable {
    package let hour: Int
    package let minute: Int

    /// - Parameters:
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    package init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
    }

    /// Reads `HH:MM`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(Self.isDigit) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// `HH:MM`
    package var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
