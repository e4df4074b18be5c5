/// How a date is written.
enum DateStyle: Hashable, Sendable, CaseIterable {
    /// "January 2020"
    case fullMonth
    /// "Jan 2020"
    case shortMonth
    /// "01/2020", "2020-01"
    case numeric
    /// "2020"
    case year

    private static let fullMonths: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let shortMonths: Set<String> = [
        "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]

    /// The style of the dates in a line.
    ///
    /// - Parameters:
    ///   - text: the line.
    ///   - tokens: its folded words.
    /// - Returns: nil without a date, or when the month is one that has no short form.
    static func style(of text: String, tokens: [String]) -> DateStyle? {
        if tokens.contains(where: fullMonths.contains) { return .fullMonth }
        if tokens.contains(where: shortMonths.contains) { return .shortMonth }
        guard let yearIndex = tokens.firstIndex(where: isYear) else { return nil }
        if tokens.contains("may") { return nil }
        let before = yearIndex > 0 ? tokens[yearIndex - 1] : ""
        let after = yearIndex + 1 < tokens.count ? tokens[yearIndex + 1] : ""
        if before.count == 2, let month = Int(before), (1...12).contains(month) { return .numeric }
        if after.count == 2, let month = Int(after), (1...12).contains(month), text.contains("-") { return .numeric }
        // "04.2020" stays one word when folded.
        if tokens.contains(where: { $0.count == 7 && $0.contains(".") && $0.allSatisfy { $0.isNumber || $0 == "." } }) {
            return .numeric
        }
        return .year
    }

    private static func isYear(_ token: String) -> Bool {
        token.count == 4 && token.allSatisfy(\.isNumber) && (token.hasPrefix("19") || token.hasPrefix("20"))
            || token.count == 7 && token.contains(".") && (token.contains(".19") || token.contains(".20"))
    }
}
