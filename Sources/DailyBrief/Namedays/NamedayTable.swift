/// Names of days: one line a day, `MM-DD`, a tab, and the names. Empty lines and those that begin with `#` say nothing.
package struct NamedayTable: Hashable, Sendable {
    /// Names by `MM-DD`.
    private let names: [String: String]

    private static let longestNames = 200

    /// Reads a table.
    ///
    /// - Throws: `NamedayError` with the line that is none.
    package init(_ text: String) throws(NamedayError) {
        var names: [String: String] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
            func wrong(_ reason: String) -> NamedayError { NamedayError(line: index + 1, reason: reason) }
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw wrong("“MM-DD”, a tab and names are expected") }
            // A year that has the 29th of February.
            guard let day = CalendarDay("2024-\(parts[0])") else { throw wrong("there is no day \(parts[0])") }
            let text = parts[1].trimmingPrefix { $0.isWhitespace }
            guard !text.isEmpty, text.count <= Self.longestNames else {
                throw wrong("there are no names, or more than \(Self.longestNames) characters")
            }
            guard names.updateValue(String(text), forKey: day.monthAndDay) == nil else {
                throw wrong("\(day.monthAndDay) has names already")
            }
        }
        self.names = names
    }

    /// The names of a day; nil where it has none.
    package func names(on day: CalendarDay) -> String? { names[day.monthAndDay] }
}

/// Why a text is no table of name days.
package struct NamedayError: Error, Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    package let reason: String
}
