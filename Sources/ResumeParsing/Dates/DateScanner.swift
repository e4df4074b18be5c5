import Resume
import TextFolding

/// Finds dates and stretches of time in a line: "Jan 2016 – Present", "01/2016 - 03/18", "2016-18", "seit März 2021".
///
/// It remembers what it found: one is made for each document, whose lines are looked at many times.
struct DateScanner {
    private let lexicon: Lexicon
    private let links: DateLinks
    private let reader: DateReader
    private let memory = DateMemory()
    /// What others remember of the same document: the scanner is with all who read it.
    let document = DocumentMemory()

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
        links = DateLinks(lexicon: lexicon)
        reader = DateReader(lexicon)
    }

    /// The first stretch of time in a text, else its first date.
    func firstMatch(in text: String) -> DateMatch? {
        // Most lines have no digits, and no date either.
        guard Self.mayHaveYear(text) else { return nil }
        if let known = memory.matches[text] { return known }
        let match = Self.isPhoneNumber(text) ? nil : firstMatch(among: DateToken.tokens(of: text))
        memory.matches[text] = .some(match)
        return match
    }

    /// The same of a text put together of several, whose dates may stand in order by chance: no stretch runs back in it.
    func firstMatch(inJoined text: String) -> DateMatch? { firstMatch(in: text).flatMap { $0.runsBack ? nil : $0 } }

    private func firstMatch(among tokens: [DateToken]) -> DateMatch? {
        let starts = tokens.indices.filter { mayBeginMatch(tokens[$0]) }
        guard
            starts.contains(where: { mayTellYear(tokens[$0]) }) || tokens.contains(where: { $0.text == "/" })
                || tokens.count(where: { $0.text == "." || $0.text == "-" }) >= Self.mostSigns
        else { return nil }
        var single: DateMatch?
        var next = 0
        for start in starts where start >= next {
            guard let match = match(in: tokens, at: start) else { continue }
            if match.match.isRange { return match.match }
            single = single ?? match.match
            next = match.next
        }
        return single
    }

    /// Signs within two dates in figures.
    private static let mostSigns = 4

    /// Whether a year can be told by what begins with a token: by its four digits, or by fewer behind a word or an
    /// apostrophe. Where none is, only signs make years of figures: "03/18", "01.06.15 – 30.07.17".
    private func mayTellYear(_ token: DateToken) -> Bool {
        token.kind != .number || token.number.map(DateReader.years.contains) == true
    }

    /// Whether a match can begin with a token: most words are none of those that stand in front of dates.
    private func mayBeginMatch(_ token: DateToken) -> Bool {
        token.kind == .number || lexicon.dateOpenings.contains(token.text)
    }

    /// Whether two digits stand side by side: years have no fewer.
    private static func mayHaveYear(_ text: String) -> Bool {
        unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            var isBehindDigit = false
            for index in bytes.indices {
                let isDigit = unsafe bytes[index].isPlainDigit
                if isDigit, isBehindDigit { return true }
                isBehindDigit = isDigit
            }
            return false
        } ?? false
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
        func result(_ range: DateRange, isRange: Bool, next: Int, runsBack: Bool = false) -> (DateMatch, Int) {
            let characters = start..<tokens[next - 1].characters.upperBound
            return (DateMatch(range: range, characters: characters, isRange: isRange, runsBack: runsBack), next)
        }
        func single(_ date: DateReading) -> (DateMatch, Int) {
            var match = result(DateRange(end: date.first), isRange: false, next: date.next)
            match.0.isSpan =
                date.last != date.first || tokens[index..<date.next].contains { lexicon.seasons.contains($0.text) }
            return match
        }
        let stretch =
            between(in: tokens, at: index) ?? lasting(in: tokens, at: index) ?? sharedYear(in: tokens, at: index)
            ?? sharedMonth(in: tokens, at: index)
        if let stretch { return result(stretch.range, isRange: true, next: stretch.next) }
        if let stretch = nowFirst(in: tokens, at: index) {
            return result(stretch.range, isRange: true, next: stretch.next, runsBack: true)
        }
        guard let first = reader.date(in: tokens, at: index) else { return nil }
        if let end = rangeEnd(in: tokens, at: first.next, start: first.first) {
            let runsBack = end.range.end == first.first && end.range.start != first.first
            return result(end.range, isRange: true, next: end.next, runsBack: runsBack)
        }
        if let end = laterSeason(in: tokens, behind: first, at: index) {
            return result(DateRange(start: first.first, end: end.last), isRange: true, next: end.next)
        }
        guard !isCount(tokens, first) else { return nil }
        return single(first)
    }

    /// "summers 2010 & 2011", "sommaren 2004 och 2005": the last of several years in which somebody worked for a season.
    private func laterSeason(in tokens: [DateToken], behind first: DateReading, at index: Int) -> DateReading? {
        guard lexicon.seasons.contains(tokens[index].text) || MonthSpan.seasons[tokens[index].text] != nil else {
            return nil
        }
        var last = first
        while last.next + 1 < tokens.count, DateWords.and.contains(tokens[last.next].text),
            let next = reader.date(in: tokens, at: last.next + 1),
            next.first.firstMonthIndex > last.first.firstMonthIndex
        {
            last = next
        }
        return last.next > first.next ? last : nil
    }

    /// A number glued to other digits by signs (a phone number, an amount, a standard) is no date.
    private func isPartOfNumber(_ tokens: [DateToken], _ index: Int) -> Bool {
        guard tokens[index].kind == .number else { return false }
        if isPartOfPhoneNumber(tokens, index) { return true }
        guard index > 0 else { return false }
        let previous = tokens[index - 1]
        if DateWords.currencies.contains(previous.text) { return true }
        guard previous.characters.upperBound == tokens[index].characters.lowerBound else { return false }
        if index > 1, tokens[index - 2].kind == .number {
            let number = tokens[index - 2]
            let digits = number.text.count
            // "0343-12": four digits that are no year.
            let isLong = digits > 4 || digits == 4 && number.number.map(DateReader.years.contains) != true
            if ["-", "/"].contains(previous.text), isLong { return number.text.contains { $0 != "0" } }
            if previous.text == ":" { return true }
        }
        return ["$", "€", "£", "+", "#", ",", "."].contains(previous.text) || previous.kind == .word
    }

    /// "555-2019", "020 2014 5567": glued to a group of digits that is no year, or beside one of four.
    private func isPartOfPhoneNumber(_ tokens: [DateToken], _ index: Int) -> Bool {
        guard tokens[index].text.count == 4 else { return false }
        func digits(_ other: Int) -> Int {
            guard tokens.indices.contains(other), let number = tokens[other].number,
                !DateReader.years.contains(number)
            else { return 0 }
            return tokens[other].text.count
        }
        func isGlued(_ sign: Int) -> Bool {
            guard sign > 0, sign + 1 < tokens.count, tokens[sign].text == "-" else { return false }
            return tokens[sign - 1].characters.upperBound == tokens[sign].characters.lowerBound
                && tokens[sign].characters.upperBound == tokens[sign + 1].characters.lowerBound
        }
        return digits(index - 1) == 4 || digits(index + 1) == 4 || isGlued(index - 1) && digits(index - 2) == 3
            || isGlued(index + 1) && digits(index + 2) == 3
    }

    /// "2000 – 2500 guests": a number beside one that is no year.
    private func isCount(_ tokens: [DateToken], _ first: DateReading) -> Bool {
        guard first.first.month == nil, let separator = links.separator(in: tokens, at: first.next),
            separator.words < tokens.count, tokens[separator.words].text.count == 4,
            let number = tokens[separator.words].number
        else { return false }
        return !DateReader.years.contains(number)
    }

    /// "since March 2021", "from 2016 to 2019", "in corso dal 2016"
    private func lasting(in tokens: [DateToken], at index: Int) -> (range: DateRange, next: Int)? {
        let start = links.presentEnd(in: tokens, at: index) ?? index
        guard let since = links.since(in: tokens, at: start), since.next < tokens.count else { return nil }
        if let shared = sharedYear(in: tokens, at: since.next) ?? sharedMonth(in: tokens, at: since.next) {
            return shared
        }
        guard let first = reader.date(in: tokens, at: since.next) else { return nil }
        if let end = rangeEnd(in: tokens, at: first.next, start: first.first) { return end }
        guard since.isCertain, !isCount(tokens, first) else { return nil }
        return (DateRange(start: first.first, isCurrent: !breaksOff(tokens, at: first.next)), first.next)
    }

    /// "Present – March 2018": the newest first.
    private func nowFirst(in tokens: [DateToken], at index: Int) -> (range: DateRange, next: Int)? {
        guard let now = links.presentEnd(in: tokens, at: index),
            let separator = links.separator(in: tokens, at: now), mayRunBack(tokens[now]),
            let first = reader.date(in: tokens, at: separator.words, isEnd: true)
        else { return nil }
        return (DateRange(start: first.first, isCurrent: true), first.next)
    }

    /// Whether a stretch is one with this behind its first date, although it runs back: signs that part items of lists as
    /// well make none.
    private func mayRunBack(_ token: DateToken) -> Bool {
        ["-", "–", "—"].contains(token.text) || token.kind == .word
    }

    /// Whether a stretch has an end that cannot be read: "from May 2018 to Jun", where a line ends.
    private func breaksOff(_ tokens: [DateToken], at index: Int) -> Bool {
        guard let separator = links.separator(in: tokens, at: index), separator.words > separator.signs else {
            return false
        }
        guard separator.words < tokens.count else { return true }
        return tokens[separator.words].kind == .number || reader.span(in: tokens, at: separator.words) != nil
    }

    /// "between 2016 and 2019"
    private func between(in tokens: [DateToken], at index: Int) -> (range: DateRange, next: Int)? {
        guard tokens[index].kind == .word, let words = DateWords.between[tokens[index].text] else { return nil }
        func date(at index: Int) -> DateReading? {
            let hasArticle = index < tokens.count && DateWords.betweenArticles.contains(tokens[index].text)
            return reader.date(in: tokens, at: hasArticle ? index + 1 : index, isEnd: true)
        }
        guard let first = date(at: index + 1), first.next < tokens.count, words.contains(tokens[first.next].text),
            let last = date(at: first.next + 1), last.last.lastMonthIndex >= first.first.firstMonthIndex
        else { return nil }
        return (DateRange(start: first.first, end: last.last), last.next)
    }

    /// "Jan – Mar 2020", "Q1 – Q3 2021", "Oct – Mar 2020"
    private func sharedYear(in tokens: [DateToken], at index: Int) -> (range: DateRange, next: Int)? {
        guard let span = reader.span(in: tokens, at: index),
            let separator = links.separator(in: tokens, at: span.next),
            let last = reader.date(in: tokens, at: separator.words, isEnd: true), let month = last.last.month
        else { return nil }
        let isYearBefore = span.months.lowerBound > month
        // checked: PartialDate keeps years within a range
        let first = PartialDate(year: last.last.year - (isYearBefore ? 1 : 0), month: span.months.lowerBound)
        return (DateRange(start: first, end: last.last), last.next)
    }

    /// "12 – 15 March 2019"
    private func sharedMonth(in tokens: [DateToken], at index: Int) -> (range: DateRange, next: Int)? {
        guard let day = tokens[index].number, day > 0, tokens[index].text.count <= 2,
            let separator = links.separator(in: tokens, at: index + 1), separator.words < tokens.count,
            tokens[separator.words].kind == .number, tokens[separator.words].text.count <= 2,
            // "11/12-05/15" has two months.
            tokens[index + 1].text != "/" || reader.date(in: tokens, at: index) == nil,
            let last = reader.date(in: tokens, at: separator.words), let lastDay = last.last.day, day < lastDay
        else { return nil }
        let first = PartialDate(year: last.last.year, month: last.last.month, day: day)
        return (DateRange(start: first, end: last.last), last.next)
    }

    private func rangeEnd(in tokens: [DateToken], at index: Int, start: PartialDate) -> (range: DateRange, next: Int)? {
        let separator = links.separator(in: tokens, at: index)
        // "10/08/2015 Date of leaving: 30/09/2017"
        if let next = links.presentEnd(in: tokens, at: index), separator?.words ?? index <= next {
            return (DateRange(start: start, isCurrent: true), next)
        }
        guard let separator else { return nil }
        let separated = index
        let index = separator.words
        if let next = links.presentEnd(in: tokens, at: separator.signs) ?? links.presentEnd(in: tokens, at: index) {
            return (DateRange(start: start, isCurrent: true), next)
        }
        if let end = reader.date(in: tokens, at: index, isEnd: true) {
            if end.last.lastMonthIndex >= start.firstMonthIndex {
                return (DateRange(start: start, end: end.last), end.next)
            }
            // "03/2016 to 02/2012": written the wrong way round.
            if start.month != nil, end.first.month != nil, mayRunBack(tokens[separated]) {
                return (DateRange(start: end.first, end: start), end.next)
            }
        }
        if start.month == nil, let year = secondYear(in: tokens, at: index, behind: start.year) {
            return (DateRange(start: start, end: PartialDate(year: year)), index + 1)
        }
        // "2019 –" with nothing behind it is still going on.
        let sign = tokens[index - 1]
        let isLast = index == tokens.count || index + 1 == tokens.count && tokens[index].text == "."
        if isLast || [")", ":", "|", "]"].contains(tokens[index].text), sign.kind == .sign,
            ![":", "/", "…", "•", "·", "⋅"].contains(sign.text)
        {
            return (DateRange(start: start, isCurrent: true), index)
        }
        return nil
    }

    /// "2016-18", "1998 – 02": the year of two digits, in the next century where it would run back.
    private func secondYear(in tokens: [DateToken], at index: Int, behind first: Int) -> Int? {
        guard index > 0, index < tokens.count, let short = tokens[index].number, tokens[index].text.count == 2 else {
            return nil
        }
        let isGlued = tokens[index - 1].characters.upperBound == tokens[index].characters.lowerBound
        let isNumberBehind = index + 1 < tokens.count && tokens[index + 1].kind == .number
        guard isGlued || !isNumberBehind && !reader.isCounted(tokens, index + 1) else { return nil }
        let year = first / 100 * 100 + short
        let later = year < first ? year + 100 : year  // checked: both have four digits
        return DateReader.years.contains(later) ? later : nil
    }
}
