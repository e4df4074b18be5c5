import CheckedNumbers

/// How a date is written.
enum DateStyle: Int, Hashable, Sendable, CaseIterable {
    /// "January 2020"
    case fullMonth
    /// "Jan 2020"
    case shortMonth
    /// "01/2020", "2020-01"
    case numeric
    /// "2020"
    case year

    private static let fullMonths = WordNumber.set([
        "january", "february", "august", "september", "october", "november", "december",
    ])
    private static let shortMonths = WordNumber.set([
        "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ])
    /// Months that many write in full beside "Aug." and "Dec.", because they are short: they tell no style.
    private static let either = WordNumber.set(["march", "april", "may", "june", "july"])

    /// The style of the dates in a line.
    ///
    /// - Parameter text: the line.
    /// - Returns: nil without a date, or when the months are ones that are written in full in either style.
    static func style(of text: FoldedText) -> DateStyle? {
        let tokens = text.tokens
        guard tokens.contains(where: { $0.form.contains(.hasDigit) }) else { return nil }
        if tokens.contains(where: { fullMonths.contains($0.number) }) { return .fullMonth }
        if tokens.contains(where: { shortMonths.contains($0.number) }) { return .shortMonth }
        guard let yearIndex = tokens.firstIndex(where: { isYear(text.bytes(of: $0)) }) else { return nil }
        if tokens.contains(where: { either.contains($0.number) }) { return nil }
        // "04.2020" stays one word when folded.
        if tokens[yearIndex].count > 4 { return .numeric }
        if yearIndex > 0, isMonth(text.bytes(of: tokens[yearIndex - 1])) { return .numeric }
        if yearIndex + 1 < tokens.count, isMonth(text.bytes(of: tokens[yearIndex + 1])) { return .numeric }
        return .year
    }

    /// "2020", or "04.2020" and "2020.04".
    private static func isYear(_ word: ArraySlice<UInt8>) -> Bool {
        func isPlainYear(_ digits: ArraySlice<UInt8>) -> Bool {
            digits.count == 4 && digits.allSatisfy(isDigit)
                && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        }
        guard word.count == 7 else { return isPlainYear(word) }
        let dot = UInt8(ascii: ".")
        return word[word.startIndex + 2] == dot && isPlainYear(word.suffix(4))
            || word[word.startIndex + 4] == dot && isPlainYear(word.prefix(4))
    }

    private static func isMonth(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count <= 2, let number = Int(digits: word) else { return false }
        return (1...12).contains(number)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
