import DailyBrief
import Foundation
import HTTPTypes
import Hummingbird
import VitaeAPI

/// What the body of a request to `/api/v2` says; one that breaks rules is answered with 400.
enum BriefFields {
    /// Reads a body.
    ///
    /// - Parameters:
    ///   - request: whose body it is.
    ///   - take: takes what is wanted, and notes rules that are broken.
    /// - Returns: what was taken.
    /// - Throws: 400 with every rule that is broken, 413 for a body that is too large.
    static func read<Value>(
        _ request: Request,
        _ take: (inout BodyFields) throws -> Value
    ) async throws -> Value {
        do {
            var fields = try await BodyFields.read(request)
            let value = try take(&fields)
            try fields.check()
            return value
        } catch let problem as Problem where problem.status == .unprocessableContent {
            throw Problem.badRequest(problem.details.detail)
        }
    }
}

extension BodyFields {
    private static let dayRule = "is a day such as 2026-11-30."
    private static let timeRule = "is a time such as 2026-11-30T09:00:00Z."
    /// The years of times that calendars can be asked for without surprise.
    private static let times = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_258_118_400)

    /// A day; nil where none was sent.
    mutating func day(_ name: String) -> CalendarDay? {
        guard let value = value(name) else { return nil }
        if case .text(let text) = value, let day = CalendarDay(text) { return day }
        refuse(name, "\(name) \(Self.dayRule)", type: "date")
        return nil
    }

    /// A time with its zone; nil where none was sent.
    mutating func time(_ name: String) -> Date? {
        guard let value = value(name) else { return nil }
        if case .text(let text) = value, let time = Self.time(text), Self.times.contains(time) { return time }
        refuse(name, "\(name) \(Self.timeRule)", type: "datetime")
        return nil
    }

    /// A text with something in it, without spaces around it; nil where none was sent.
    mutating func words(_ name: String, most: Int) -> String? {
        guard let text = text(name, 0...10_000)?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
        guard (1...most).contains(text.count) else {
            refuse(name, "\(name) has 1 to \(most) characters.", type: "string_length")
            return nil
        }
        return text
    }

    private static func time(_ text: String) -> Date? {
        for hasFraction in [false, true] {
            for separator in [Date.ISO8601FormatStyle.TimeZoneSeparator.colon, .omitted] {
                let style = Date.ISO8601FormatStyle(
                    dateSeparator: .dash,
                    dateTimeSeparator: .standard,
                    timeSeparator: .colon,
                    timeZoneSeparator: separator,
                    includingFractionalSeconds: hasFraction,
                    timeZone: .gmt
                )
                // That it is written otherwise is no error yet.
                if let time = try? style.parse(text) { return time }
            }
        }
        return nil
    }
}
