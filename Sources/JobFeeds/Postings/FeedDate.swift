import CheckedNumbers
import Foundation

/// Reads the dates that feeds write: ISO 8601 with and without time and zone, RFC 822, and seconds or milliseconds since 1970.
///
/// Written by hand, since formatters of the system cost more than the rest of a row. A time without a zone is UTC.
enum FeedDate {
    /// The date that a text states; nil when it is none, or none that the calendar has.
    static func read(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        return iso8601(bytes) ?? rfc822(text) ?? epoch(bytes)
    }

    /// The date of a JSON value: a text or a number.
    static func read(_ value: JSONValue) -> Date? {
        value.text.flatMap(read)
    }

    /// "2026-11-03", "2026-11-03T12:00:00.500+02:00", "2026-11-03 12:00:00 UTC".
    static func iso8601(_ bytes: [UInt8]) -> Date? {
        guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            let days = days(year: year, month: month, day: day)
        else { return nil }
        if bytes.count == 10 { return Date(timeIntervalSince1970: Double(days) * 86_400) }
        guard bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t") || bytes[10] == 0x20,
            let (seconds, end) = time(bytes, from: 11), let zone = zone(bytes[end...])
        else { return nil }
        return Date(timeIntervalSince1970: Double(days) * 86_400 + seconds - zone)
    }

    /// "Tue, 03 Nov 2026 12:00:00 +0200", also without the day of the week, the seconds or the zone.
    private static func rfc822(_ text: String) -> Date? {
        var parts = text.split(separator: " ").map { Array($0.utf8) }
        if parts.first?.last == UInt8(ascii: ",") { parts.removeFirst() }
        guard parts.count >= 3, let day = number(parts[0][...]), let month = month(parts[1]),
            let year = number(parts[2][...]),
            // checked: a number has nine digits at most
            let days = days(year: year < 70 ? 2000 + year : year < 100 ? 1900 + year : year, month: month, day: day)
        else { return nil }
        let midnight = Double(days) * 86_400
        guard parts.count > 3 else { return Date(timeIntervalSince1970: midnight) }
        guard let (seconds, end) = time(parts[3], from: 0), end == parts[3].count,
            let zone = zone(parts.count > 4 ? parts[4][...] : [])
        else { return nil }
        return Date(timeIntervalSince1970: midnight + seconds - zone)
    }

    /// Seconds or milliseconds since 1970, of the years 2001 to 2100.
    private static func epoch(_ bytes: [UInt8]) -> Date? {
        guard (9...14).contains(bytes.count), let whole = Double(String(decoding: bytes, as: UTF8.self)) else {
            return nil
        }
        switch whole {
        case 978_307_200..<4_133_980_800: return Date(timeIntervalSince1970: whole)
        case 978_307_200_000..<4_133_980_800_000: return Date(timeIntervalSince1970: whole / 1000)
        default: return nil
        }
    }

    // MARK: - Parts

    /// Days since 1970 in the Gregorian calendar; nil for a day that it has not.
    private static func days(year: Int, month: Int, day: Int) -> Int? {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        guard (1900...2200).contains(year), (1...12).contains(month),
            // checked: asked only of months from 1 to 12
            (1...(lengths[month - 1] + (isLeap && month == 2 ? 1 : 0))).contains(day)
        else { return nil }
        // Years are counted from March, so that the leap day is their last.
        let shifted = month > 2 ? year : year - 1  // checked: the year is from 1900 to 2200
        // checked: month and day are those of a calendar
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + dayOfYear - 719_468
    }

    /// "12:30", "12:30:15", "12:30:15.250": the seconds, and where they end.
    private static func time(_ bytes: [UInt8], from start: Int) -> (seconds: Double, end: Int)? {
        guard bytes.count >= start + 5, bytes[start + 2] == UInt8(ascii: ":"),
            let hour = number(bytes[start..<(start + 2)]), let minute = number(bytes[(start + 3)..<(start + 5)]),
            hour < 25, minute < 60
        else { return nil }
        var seconds = Double(hour * 3600 + minute * 60)  // checked: both are below 60
        var end = start + 5
        if bytes.count >= end + 3, bytes[end] == UInt8(ascii: ":") {
            guard let whole = number(bytes[(end + 1)..<(end + 3)]), whole < 61 else { return nil }
            seconds += Double(whole)
            end += 3
            if end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",") {
                var weight = 0.1
                end += 1
                while end < bytes.count, (0x30...0x39).contains(bytes[end]) {
                    seconds += weight * Double(bytes[end] - 0x30)
                    weight /= 10
                    end += 1
                }
            }
        }
        return (seconds, end)
    }

    /// The offset from UTC in seconds: nothing, "Z", "+02:00", "-0530", "+02", "UTC", "EST".
    private static func zone(_ bytes: ArraySlice<UInt8>) -> Double? {
        let text = bytes.drop { $0 == 0x20 }
        guard let first = text.first else { return 0 }
        guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else {
            return zones[String(decoding: text, as: UTF8.self).uppercased()]
        }
        let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 2 || digits.count == 4, let value = number(digits[...]) else { return nil }
        let minutes = digits.count == 2 ? value * 60 : value / 100 * 60 + value % 100
        guard minutes <= 14 * 60 else { return nil }
        return Double(first == UInt8(ascii: "-") ? -minutes * 60 : minutes * 60)
    }

    /// The zones that RFC 822 names, and the one that everybody writes.
    private static let zones: [String: Double] = [
        "Z": 0, "UTC": 0, "GMT": 0, "UT": 0, "EST": -18_000, "EDT": -14_400, "CST": -21_600, "CDT": -18_000,
        "MST": -25_200, "MDT": -21_600, "PST": -28_800, "PDT": -25_200,
    ]

    private static func month(_ bytes: [UInt8]) -> Int? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        let name = String(decoding: bytes.prefix(3), as: UTF8.self).lowercased()
        return names.firstIndex(of: name).map { $0 + 1 }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? { Int(digits: bytes) }
}
