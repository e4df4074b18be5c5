import Resume
import TextFolding

/// Finds dates and stretches of time in a line: "Jan 2016 – Present", "01/2016 - 03/18", "2016-18", "seit März 2021".
struct DateScanner {
    private let lexicon: Lexicon

    /// Years that a résumé can speak of.
    private static let years = 1945...2040
    private static let separators: Set<String> = [
        "-", "–", "—", "‒", "−", "~", "→", "to", "until", "till", "through", "thru", "bis", "a", "au", "al", "ate",
        "ao",
        "tot", "do", "hasta", "fino", "/", "-",
    ]

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// The first stretch of time in a text, else its first date.
    func firstMatch(in text: String) -> DateMatch? {
        // Most lines have no digits, and no date either.
        guard Self.mayHaveYear(text), !Self.isPhoneNumber(text) else { return nil }
        let tokens = DateToken.tokens(of: text)
        var single: DateMatch?
        var index = 0
        while index < tokens.count {
            guard let match = match(in: tokens, at: index) else {
                index += 1
                continue
            }
            if match.match.isRange { return match.match }
            single = single ?? match.match
            index = max(match.next, index + 1)
        }
        return single
    }

    /// Whether two digits stand side by side: years have no fewer.
    private static func mayHaveYear(_ text: String) -> Bool {
        var isBehindDigit = false
        for byte in text.utf8 {
            let isDigit = byte.isPlainDigit
            if isDigit, isBehindDigit { return true }
            isBehindDigit = isDigit
        }
        return false
    }

    /// A number with a prefix in front ("+61 …", "(02) …") and nothing else.
    private static func isPhoneNumber(_ text: String) -> Bool {
        guard text.hasPrefix("+") || text.hasPrefix("("), text.filter(\.isNumber).count >= 7 else { return false }
        return text.allSatisfy { $0.isNumber || " +()-–./".contains($0) }
    }

    // MARK: Stretches

    private func match(in tokens: [DateToken], at index: Int) -> (match: DateMatch, next: Int)? {
        if isPartOfNumber(tokens, index) { return nil }
        let start = tokens[index].characters.lowerBound
        func result(_ range: DateRange, isRange: Bool, next: Int) -> (DateMatch, Int) {
            (
                DateMatch(range: range, characters: start..<tokens[next - 1].characters.upperBound, isRange: isRange),
                next
            )
        }
        if let since = sinceWord(in: tokens, at: index), let first = date(in: tokens, at: since) {
            guard let end = rangeEnd(in: tokens, at: first.next, start: first.date) else {
                return result(DateRange(start: first.date, isCurrent: true), isRange: true, next: first.next)
            }
            return result(end.range, isRange: true, next: end.next)
        }
        // "Jan – Mar 2020"
        if let month = month(tokens[index]), let separator = separator(in: tokens, at: skipDot(tokens, index + 1)),
            let last = date(in: tokens, at: separator), last.date.month != nil
        {
            let first = PartialDate(year: last.date.year, month: month)
            return result(DateRange(start: first, end: last.date), isRange: true, next: last.next)
        }
        guard let first = date(in: tokens, at: index) else { return nil }
        if let end = rangeEnd(in: tokens, at: first.next, start: first.date) {
            return result(end.range, isRange: true, next: end.next)
        }
        return result(DateRange(end: first.date), isRange: false, next: first.next)
    }

    /// A number glued to other digits by signs (a phone number, an amount) is no date.
    private func isPartOfNumber(_ tokens: [DateToken], _ index: Int) -> Bool {
        guard index > 0, tokens[index].kind == .number else { return false }
        let previous = tokens[index - 1]
        guard previous.characters.upperBound == tokens[index].characters.lowerBound else { return false }
        if ["-", "/"].contains(previous.text), index > 1, let number = tokens[index - 2].number,
            tokens[index - 2].text.count > 4
        {
            return number > 0
        }
        return ["$", "€", "£", "+", "#", ",", "."].contains(previous.text) || previous.kind == .word
    }

    private func sinceWord(in tokens: [DateToken], at index: Int) -> Int? {
        guard tokens[index].kind == .word, lexicon.sinceOpenings.contains(tokens[index].text) else { return nil }
        for length in [2, 1] where index + length < tokens.count {
            let phrase = tokens[index..<(index + length)].map(\.text).joined(separator: " ")
            if lexicon.since.contains(phrase) { return index + length }
        }
        return nil
    }

    private func separator(in tokens: [DateToken], at index: Int) -> Int? {
        guard index < tokens.count, Self.separators.contains(tokens[index].text) else { return nil }
        // "up to", "– to"
        let next = index + 1
        return next < tokens.count && ["to", "-", ">"].contains(tokens[next].text) ? next + 1 : next
    }

    private func rangeEnd(in tokens: [DateToken], at index: Int, start: PartialDate) -> (range: DateRange, next: Int)? {
        if let next = presentEnd(in: tokens, at: index) {
            return (DateRange(start: start, isCurrent: true), next)
        }
        guard let index = separator(in: tokens, at: index) else { return nil }
        if let next = presentEnd(in: tokens, at: index) {
            return (DateRange(start: start, isCurrent: true), next)
        }
        if let end = date(in: tokens, at: index), end.date.lastMonthIndex >= start.firstMonthIndex {
            return (DateRange(start: start, end: end.date), end.next)
        }
        // "2016-18"
        if start.month == nil, index < tokens.count, let short = tokens[index].number, tokens[index].text.count == 2 {
            let year = start.year / 100 * 100 + short
            if year >= start.year { return (DateRange(start: start, end: PartialDate(year: year)), index + 1) }
        }
        // "2019 –" with nothing behind it is still going on.
        let sign = tokens[index - 1]
        if index == tokens.count || [")", ":", "|", "]"].contains(tokens[index].text), sign.kind == .sign,
            sign.text != "/"
        {
            return (DateRange(start: start, isCurrent: true), index)
        }
        return nil
    }

    private func presentEnd(in tokens: [DateToken], at index: Int) -> Int? {
        guard index < tokens.count, lexicon.presentOpenings.contains(tokens[index].text) else { return nil }
        for length in stride(from: min(4, tokens.count - index), through: 1, by: -1) {
            let phrase = tokens[index..<(index + length)].map(\.text).joined(separator: " ")
            if lexicon.present.contains(phrase) { return index + length }
        }
        return nil
    }

    // MARK: Dates

    private func date(in tokens: [DateToken], at index: Int) -> (date: PartialDate, next: Int)? {
        guard index < tokens.count else { return nil }
        switch tokens[index].kind {
        case .word: return monthAndYear(in: tokens, at: index)
        case .number: return numeric(in: tokens, at: index)
        case .sign: return shortYear(in: tokens, at: index).map { (PartialDate(year: $0.year), $0.next) }
        }
    }

    private func month(_ token: DateToken) -> Int? {
        guard token.kind == .word else { return nil }
        // "d'avril"
        return lexicon.months[token.text]
            ?? (token.text.hasPrefix("d") ? lexicon.months[String(token.text.dropFirst())] : nil)
    }

    private func skipDot(_ tokens: [DateToken], _ index: Int) -> Int {
        index < tokens.count && tokens[index].text == "." ? index + 1 : index
    }

    /// "March 2020", "Mar. '20", "Mar-20", "March 5, 2020", "março de 2020"
    private func monthAndYear(in tokens: [DateToken], at index: Int) -> (date: PartialDate, next: Int)? {
        guard let month = month(tokens[index]) else { return nil }
        var next = skipDot(tokens, index + 1)
        while next < tokens.count, [",", "de", "of", "del", "/", "-", "–", " "].contains(tokens[next].text) {
            next += 1
        }
        guard next < tokens.count else { return nil }
        if let year = year(tokens[next]) { return (PartialDate(year: year, month: month), next + 1) }
        if let short = shortYear(in: tokens, at: next) {
            return (PartialDate(year: short.year, month: month), short.next)
        }
        if let number = tokens[next].number {
            let isDay = (1...31).contains(number)
            let afterDay = next + 1 < tokens.count && [",", "."].contains(tokens[next + 1].text) ? next + 2 : next + 1
            if isDay, afterDay < tokens.count, let year = year(tokens[afterDay]) {
                return (PartialDate(year: year, month: month, day: number), afterDay + 1)
            }
            // "Mar 20" is a month only where another date or an end stands beside it: "led 12 engineers" is none.
            let isGlued = next > index + 1
            if tokens[next].text.count == 2,
                isGlued || isBesideSeparator(tokens, from: index, to: next) || next + 1 == tokens.count
            {
                return (PartialDate(year: Self.century(number), month: month), next + 1)
            }
        }
        return nil
    }

    /// "2020", "03/2020", "2020-03", "05.03.2020", "5 March 2020"
    private func numeric(in tokens: [DateToken], at index: Int) -> (date: PartialDate, next: Int)? {
        guard let first = tokens[index].number else { return nil }
        if let month = index + 1 < tokens.count ? monthBehindDay(tokens, index + 1) : nil, (1...31).contains(first),
            let later = monthAndYear(in: tokens, at: month)
        {
            return (PartialDate(year: later.date.year, month: later.date.month, day: first), later.next)
        }
        let second = glued(tokens, index)
        if let year = year(tokens[index]) {
            if let second, let month = tokens[second].number, (1...12).contains(month), tokens[second].text.count == 2,
                tokens[second - 1].text != "-" || isISOMonth(tokens, second, year: year)
            {
                return (PartialDate(year: year, month: month), second + 1)
            }
            return (PartialDate(year: year), index + 1)
        }
        guard let second, tokens[index].text.count <= 2 else { return nil }
        if let year = year(tokens[second]), (1...12).contains(first) {
            return (PartialDate(year: year, month: first), second + 1)
        }
        if first >= 1, first <= 31, let third = glued(tokens, second), let year = year(tokens[third]),
            let middle = tokens[second].number
        {
            // Day first unless only the other order makes sense.
            if (1...12).contains(middle) { return (PartialDate(year: year, month: middle, day: first), third + 1) }
            if (1...12).contains(first), (1...31).contains(middle) {
                return (PartialDate(year: year, month: first, day: middle), third + 1)
            }
        }
        // "3/21" alone may be anything; beside another date it is one.
        let isWide = tokens[index].text.count == 2 || isBesideSeparator(tokens, from: index, to: second)
        if let short = tokens[second].number, tokens[second].text.count == 2, isWide,
            tokens[second - 1].text == "/", (1...12).contains(first), glued(tokens, second) == nil
        {
            return (PartialDate(year: Self.century(short), month: first), second + 1)
        }
        return nil
    }

    private func isBesideSeparator(_ tokens: [DateToken], from first: Int, to last: Int) -> Bool {
        if first > 0, Self.separators.contains(tokens[first - 1].text) { return true }
        return separator(in: tokens, at: last + 1) != nil || presentEnd(in: tokens, at: last + 1) != nil
    }

    /// "2016-18" is a stretch of years; "2016-09" is a month, since years do not run back, and so is what another date follows.
    private func isISOMonth(_ tokens: [DateToken], _ index: Int, year: Int) -> Bool {
        guard let number = tokens[index].number else { return false }
        return year % 100 > number || separator(in: tokens, at: index + 1) != nil
            || presentEnd(in: tokens, at: index + 1) != nil
    }

    private func monthBehindDay(_ tokens: [DateToken], _ index: Int) -> Int? {
        let candidate = skipDot(tokens, index)
        return candidate < tokens.count && month(tokens[candidate]) != nil ? candidate : nil
    }

    /// The index of the number that follows behind one sign, without spaces.
    private func glued(_ tokens: [DateToken], _ index: Int) -> Int? {
        guard index + 2 < tokens.count, ["/", ".", "-"].contains(tokens[index + 1].text),
            tokens[index + 2].kind == .number,
            tokens[index].characters.upperBound == tokens[index + 1].characters.lowerBound,
            tokens[index + 1].characters.upperBound == tokens[index + 2].characters.lowerBound
        else { return nil }
        return index + 2
    }

    private func year(_ token: DateToken) -> Int? {
        guard token.text.count == 4, let number = token.number, Self.years.contains(number) else { return nil }
        return number
    }

    /// "'19"
    private func shortYear(in tokens: [DateToken], at index: Int) -> (year: Int, next: Int)? {
        guard index + 1 < tokens.count, ["'", "’", "‘", "´"].contains(tokens[index].text),
            let number = tokens[index + 1].number, tokens[index + 1].text.count == 2
        else { return nil }
        return (Self.century(number), index + 2)
    }

    private static func century(_ short: Int) -> Int {
        short <= 40 ? 2000 + short : 1900 + short
    }
}
