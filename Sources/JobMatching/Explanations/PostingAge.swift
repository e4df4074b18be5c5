import CheckedNumbers
import Foundation

/// How fresh a posting is, in words.
enum PostingAge {
    /// Days after which a posting may well be filled.
    private static let staleAfter = 60
    /// Days before the end from which on it is worth a word.
    private static let soon = 21

    /// What its dates say: when it was posted, whether it is old, when it ends.
    ///
    /// - Parameters:
    ///   - postedAt: nil where it does not say; a date to come is not believed.
    ///   - expiresAt: nil where it does not say.
    ///   - now: what the dates are compared with.
    /// - Returns: what follows "It", part by part.
    static func parts(postedAt: Date?, expiresAt: Date?, now: Date) -> [String] {
        var parts: [String] = []
        if let posted = postedAt.flatMap({ days(from: $0, to: now) }), posted >= -1 {
            let age = "was posted \(ago(max(posted, 0)))"
            parts.append(posted > staleAfter ? "\(age) (ask first whether it is still open)" : age)
        }
        if let left = expiresAt.flatMap({ days(from: now, to: $0) }) {
            if let expiresAt, expiresAt <= now {
                parts.append("is past its closing date")
            } else if left <= soon {
                parts.append(left < 1 ? "closes within a day" : "closes in \(counted(left, "day"))")
            }
        }
        return parts
    }

    private static func ago(_ days: Int) -> String {
        switch days {
        case 0: "within the last day"
        case 1..<14: "\(counted(days, "day")) ago"
        case 14..<60: "\(counted(days / 7, "week")) ago"
        case 60..<730: "\(counted(days / 30, "month")) ago"
        default: "\(counted(days / 365, "year")) ago"
        }
    }

    private static func counted(_ number: Int, _ unit: String) -> String {
        "\(number) \(unit)\(number == 1 ? "" : "s")"
    }

    /// Whole days; nil for dates that cannot be meant.
    private static func days(from start: Date, to end: Date) -> Int? {
        let days = (end.timeIntervalSince(start) / 86_400).rounded(.down)
        return abs(days) < 36_500 ? Int(saturating: days) : nil
    }
}
