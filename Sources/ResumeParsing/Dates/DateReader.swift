import Resume
import TextFolding

/// Reads the date that begins at a place of a text: "March 2020", "03/2020", "5. März 2020", "Q3 2021", "WS 2018/19".
struct DateReader {
    private let links: DateLinks
    private let months: MonthReader

    /// Years that a résumé can speak of.
    static let years = 1945...2040

    init(_ lexicon: Lexicon) {
        links = DateLinks(lexicon: lexicon)
        months = MonthReader(lexicon: lexicon, links: links)
    }

    /// The date at a place, with what makes it less exact; of a month and two digits only the end of a stretch is sure.
    func date(in tokens: [DateToken], at index: Int, isEnd: Bool = false) -> DateReading? {
        let start = behindQualifiers(tokens, index)
        guard start < tokens.count else { return nil }
        let found: DateReading?
        switch tokens[start].kind {
        case .word: found = spanAndYear(in: tokens, at: start, isEnd: isEnd)
        case .number:
            found = spanAndYear(in: tokens, at: start, isEnd: isEnd) ?? numeric(in: tokens, at: start, isEnd: isEnd)
        case .sign:
            found = shortYear(in: tokens, at: start).map { DateReading(PartialDate(year: $0.year), next: $0.next) }
        }
        guard var reading = found else { return nil }
        reading.next = behindYearMark(tokens, reading.next)
        return reading
    }

    /// Months that stand without their year.
    func span(in tokens: [DateToken], at index: Int) -> MonthSpan? { months.span(in: tokens, at: index) }

    // MARK: Around dates

    /// "early 2016", "Ende 2019", "principios de 2016", "ca. 2016": where the date itself begins.
    private func behindQualifiers(_ tokens: [DateToken], _ start: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].kind == .word, DateWords.qualifiers.contains(tokens[index].text),
            !tokens[index].isCapitalised || tokens[index].text.count > 2 && links.standsAlone(tokens, index)
        {
            index += 1
            if index < tokens.count,
                [".", "-"].contains(tokens[index].text) || DateWords.of.contains(tokens[index].text)
            {
                index += 1
            }
        }
        return index
    }

    /// "2016 r.", "2016 roku"
    private func behindYearMark(_ tokens: [DateToken], _ index: Int) -> Int {
        guard index < tokens.count, tokens[index].kind == .word, DateWords.yearMarks.contains(tokens[index].text),
            !tokens[index].isCapitalised
        else {
            return index
        }
        return index + 1 < tokens.count && tokens[index + 1].text == "." ? index + 2 : index + 1
    }

    // MARK: Months

    /// "March 2020", "Mar. '20", "Mar-20", "March 5, 2020", "março de 2020", "Q3 2021", "WS 2018/19"
    private func spanAndYear(in tokens: [DateToken], at index: Int, isEnd: Bool) -> DateReading? {
        guard let span = months.span(in: tokens, at: index) else { return nil }
        var next = span.next
        while next < tokens.count,
            [",", "/", "-", "–"].contains(tokens[next].text)
                || DateWords.of.contains(tokens[next].text)
        {
            next += 1
        }
        // "Oct' 2018"
        if next < tokens.count, tokens[next].text == "'", year(tokens, next + 1) != nil { next += 1 }
        guard next < tokens.count else { return nil }
        if let year = year(tokens, next) {
            return DateReading(span.months, of: year, next: behindSecondYear(tokens, next, year: year, span: span))
        }
        if let short = shortYear(in: tokens, at: next) {
            return DateReading(span.months, of: short.year, next: short.next)
        }
        guard let number = tokens[next].number else { return nil }
        if (1...31).contains(number), span.months.count == 1 {
            var afterDay = behindOrdinal(tokens, next + 1)
            if afterDay < tokens.count, [",", "."].contains(tokens[afterDay].text) { afterDay += 1 }
            if let year = year(tokens, afterDay) {
                return DateReading(
                    PartialDate(year: year, month: span.months.lowerBound, day: number),
                    next: afterDay + 1
                )
            }
        }
        let year = Self.century(number)
        let behind = behindSecondYear(tokens, next, year: year, span: span)
        let isCertain = next > span.next || span.isTerm && behind > next + 1
        guard tokens[next].text.count == 2, isCertain || isYear(tokens, from: index, to: next, isEnd: isEnd) else {
            return nil
        }
        return DateReading(span.months, of: year, next: behind)
    }

    /// "Mar 20" is a month of a year only beside another date or an end: "led 12 engineers" and "Led 12 – 15 people"
    /// are none.
    private func isYear(_ tokens: [DateToken], from first: Int, to last: Int, isEnd: Bool) -> Bool {
        let behind = last + 1
        if behind == tokens.count { return true }
        let isBesideWord = tokens[behind].kind == .word
        if isEnd { return !isBesideWord || !isCounted(tokens, behind) }
        if first > 0, DateWords.dashes.contains(tokens[first - 1].text), !isBesideWord { return true }
        return isFollowedByEnd(tokens, behind)
    }

    /// Whether a stretch goes on behind its first date: to another, to now, or to nothing.
    private func isFollowedByEnd(_ tokens: [DateToken], _ index: Int) -> Bool {
        if links.presentEnd(in: tokens, at: index) != nil { return true }
        guard let separator = links.separator(in: tokens, at: index) else { return false }
        return separator.words == tokens.count || links.presentEnd(in: tokens, at: separator.signs) != nil
            || links.presentEnd(in: tokens, at: separator.words) != nil
            || date(in: tokens, at: separator.words, isEnd: true) != nil
    }

    /// A word in lower case behind a number says what is counted, unless it leads to an employer or a place.
    func isCounted(_ tokens: [DateToken], _ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].kind == .word, !tokens[index].isCapitalised else { return false }
        return !DateWords.prepositions.contains(tokens[index].text)
    }

    /// "WS 2018/19", "Winter 2018/2019": behind the second year of one term.
    private func behindSecondYear(_ tokens: [DateToken], _ index: Int, year: Int, span: MonthSpan) -> Int {
        guard let second = glued(tokens, index), let number = tokens[second].number,
            tokens[second - 1].text == "/" || span.isTerm,
            // checked: a year has four digits
            tokens[second].text.count == 2 && number == (year + 1) % 100 || number == year + 1
        else { return index + 1 }
        return second + 1
    }

    // MARK: Numbers

    /// "2020", "03/2020", "2020-03", "05.03.2020", "5 March 2020", "1er mars 2020", "2021 Q3"
    private func numeric(in tokens: [DateToken], at index: Int, isEnd: Bool) -> DateReading? {
        guard let first = tokens[index].number else { return nil }
        if (1...31).contains(first), let month = monthBehindDay(tokens, index + 1),
            let later = spanAndYear(in: tokens, at: month, isEnd: isEnd)
        {
            return DateReading(
                PartialDate(year: later.first.year, month: later.first.month, day: first),
                next: later.next
            )
        }
        if let parted = partedDay(in: tokens, at: index) { return parted }
        let second = glued(tokens, index)
        // "8 2014"
        if second == nil, (1...12).contains(first), tokens[index].text.count <= 2,
            index == 0 || tokens[index - 1].kind == .sign, let year = year(tokens, index + 1)
        {
            return DateReading(PartialDate(year: year, month: first), next: index + 2)
        }
        if let year = year(tokens, index) { return yearFirst(in: tokens, at: index, year: year, isEnd: isEnd) }
        guard let second, tokens[index].text.count <= 2 else { return nil }
        if let year = year(tokens, second), (1...12).contains(first) {
            return DateReading(PartialDate(year: year, month: first), next: second + 1)
        }
        if first >= 1, first <= 31, let third = glued(tokens, second), let year = year(tokens, third),
            let middle = tokens[second].number
        {
            // Day first unless only the other order makes sense.
            if (1...12).contains(middle) {
                return DateReading(PartialDate(year: year, month: middle, day: first), next: third + 1)
            }
            if (1...12).contains(first), (1...31).contains(middle) {
                return DateReading(PartialDate(year: year, month: first, day: middle), next: third + 1)
            }
        }
        // "15-06-12" alone may be anything; beside another date it is one.
        if first >= 1, first <= 31, let third = glued(tokens, second), tokens[third].text.count == 2,
            tokens[second].text.count <= 2, let middle = tokens[second].number, (1...12).contains(middle),
            let short = tokens[third].number, glued(tokens, third) == nil,
            isBesideDate(tokens, from: index, to: third, isEnd: isEnd)
        {
            return DateReading(PartialDate(year: Self.century(short), month: middle, day: first), next: third + 1)
        }
        // "3/21" alone may be anything; beside another date it is one.
        let isWide = tokens[index].text.count == 2 || isBesideDate(tokens, from: index, to: second, isEnd: isEnd)
        if let short = tokens[second].number, tokens[second].text.count == 2, isWide,
            tokens[second - 1].text == "/", (1...12).contains(first),
            glued(tokens, second).map({ isMonth(tokens, $0, behind: second) }) ?? true
        {
            return DateReading(PartialDate(year: Self.century(short), month: first), next: second + 1)
        }
        return nil
    }

    private func yearFirst(in tokens: [DateToken], at index: Int, year: Int, isEnd: Bool) -> DateReading {
        let second = glued(tokens, index)
        // "2016.05.01"
        if let second, let month = tokens[second].number, (1...12).contains(month),
            let third = glued(tokens, second), tokens[third].text.count <= 2, let day = tokens[third].number,
            (1...31).contains(day)
        {
            return DateReading(PartialDate(year: year, month: month, day: day), next: third + 1)
        }
        if let second, let month = tokens[second].number, (1...12).contains(month), tokens[second].text.count == 2,
            tokens[second - 1].text == "-"
                ? isEnd || isISOMonth(tokens, second, year: year)
                : !isSchoolYear(tokens, second, year: year, isEnd: isEnd)
        {
            return DateReading(PartialDate(year: year, month: month), next: second + 1)
        }
        // "2021 Q3", "2021/Q3", where no year of its own follows.
        let isParted =
            index + 1 < tokens.count && ["/", "-"].contains(tokens[index + 1].text)
            && tokens[index].characters.upperBound == tokens[index + 1].characters.lowerBound
        if let quarter = months.quarter(in: tokens, at: isParted ? index + 2 : index + 1),
            self.year(tokens, quarter.next) == nil
        {
            return DateReading(quarter.months, of: year, next: quarter.next)
        }
        if let day = monthAndDay(tokens, behindYear: index) {
            return DateReading(PartialDate(year: year, month: day.month, day: day.day), next: day.next)
        }
        if let month = monthBehindYear(tokens, index + 1) {
            return DateReading(PartialDate(year: year, month: month.month), next: month.next)
        }
        return DateReading(PartialDate(year: year), next: index + 1)
    }

    /// "2015 January 10", where a stretch goes on or nothing follows.
    private func monthAndDay(_ tokens: [DateToken], behindYear index: Int) -> (month: Int, day: Int, next: Int)? {
        guard index + 2 < tokens.count, let month = months.month(tokens[index + 1]),
            let day = tokens[index + 2].number, (1...31).contains(day), tokens[index + 2].text.count <= 2
        else { return nil }
        let next = behindOrdinal(tokens, index + 3)
        guard
            next >= tokens.count || links.separator(in: tokens, at: next) != nil
                || links.presentEnd(in: tokens, at: next) != nil
        else { return nil }
        return (month, day, next)
    }

    /// "2022 Jan. - present": the month behind its year, where neither a year of its own nor a name goes on with it.
    private func monthBehindYear(_ tokens: [DateToken], _ start: Int) -> (month: Int, next: Int)? {
        var index = start
        if index < tokens.count, [",", ".", "/"].contains(tokens[index].text) { index += 1 }
        guard index < tokens.count, let month = months.month(tokens[index]) else { return nil }
        index += 1
        if index < tokens.count, tokens[index].text == "." { index += 1 }
        guard index < tokens.count, links.presentEnd(in: tokens, at: index) == nil,
            ![")", "]", "|", ",", ";"].contains(tokens[index].text)
        else { return (month, index) }
        return links.separator(in: tokens, at: index) == nil ? nil : (month, index)
    }

    private func isBesideDate(_ tokens: [DateToken], from first: Int, to last: Int, isEnd: Bool) -> Bool {
        if isEnd || first > 0 && DateWords.dashes.contains(tokens[first - 1].text) { return true }
        return links.separator(in: tokens, at: last + 1) != nil || links.presentEnd(in: tokens, at: last + 1) != nil
    }

    /// "2016-18" is a stretch of years; "2016-09" is a month, since years do not run back, and so is what another date
    /// follows, or comes before: a stretch ends with none.
    private func isISOMonth(_ tokens: [DateToken], _ index: Int, year: Int) -> Bool {
        guard let number = tokens[index].number else { return false }
        return year % 100 > number || links.separator(in: tokens, at: index + 1) != nil
            || links.presentEnd(in: tokens, at: index + 1) != nil
    }

    /// "2011/12" is a year of a school, unless it is the end of a stretch or another date follows.
    private func isSchoolYear(_ tokens: [DateToken], _ index: Int, year: Int, isEnd: Bool) -> Bool {
        // checked: a year has four digits
        tokens[index].number == (year + 1) % 100 && !isEnd && links.separator(in: tokens, at: index + 1) == nil
            && links.presentEnd(in: tokens, at: index + 1) == nil && glued(tokens, index) == nil
    }

    /// "5. März", "1er mars", "5 de marzo", "5-Mar-2020": where the month stands.
    private func monthBehindDay(_ tokens: [DateToken], _ index: Int) -> Int? {
        var next = behindOrdinal(tokens, index)
        if next < tokens.count, tokens[next].text == "." || DateWords.of.contains(tokens[next].text) { next += 1 }
        let isGlued =
            next > 0 && next + 1 < tokens.count && ["-", "/"].contains(tokens[next].text)
            && tokens[next - 1].characters.upperBound == tokens[next].characters.lowerBound
            && tokens[next].characters.upperBound == tokens[next + 1].characters.lowerBound
        if isGlued { next += 1 }
        return next < tokens.count && months.month(tokens[next]) != nil ? next : nil
    }

    /// "1st", "1er", "1º": behind what is glued to the number.
    private func behindOrdinal(_ tokens: [DateToken], _ index: Int) -> Int {
        guard index > 0, index < tokens.count, DateWords.ordinals.contains(tokens[index].text),
            tokens[index - 1].characters.upperBound == tokens[index].characters.lowerBound
        else { return index }
        return index + 1
    }

    /// "14- 02-2010": a day whose line ended within it.
    private func partedDay(in tokens: [DateToken], at index: Int) -> DateReading? {
        guard let first = tokens[index].number, (1...31).contains(first), index + 4 < tokens.count,
            glued(tokens, index) == nil || glued(tokens, index + 2) == nil, let second = leaning(tokens, index),
            let month = tokens[second].number, (1...12).contains(month), tokens[second].text.count == 2,
            let third = leaning(tokens, second), tokens[second - 1].text == tokens[third - 1].text,
            let year = year(tokens, third)
        else { return nil }
        return DateReading(PartialDate(year: year, month: month, day: first), next: third + 1)
    }

    /// The index of the number behind one sign that touches the number on one side of it at least.
    private func leaning(_ tokens: [DateToken], _ index: Int) -> Int? {
        guard index + 2 < tokens.count, ["/", ".", "-"].contains(tokens[index + 1].text),
            tokens[index + 2].kind == .number,
            tokens[index].characters.upperBound == tokens[index + 1].characters.lowerBound
                || tokens[index + 1].characters.upperBound == tokens[index + 2].characters.lowerBound
        else { return nil }
        return index + 2
    }

    /// "11/12-05/15": whether a month and its year follow behind the dash that parts them from another.
    private func isMonth(_ tokens: [DateToken], _ index: Int, behind other: Int) -> Bool {
        guard tokens[other + 1].text == "-", let month = tokens[index].number, (1...12).contains(month),
            let last = glued(tokens, index)
        else { return false }
        return tokens[last - 1].text == "/" && tokens[last].text.count == 2
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

    // MARK: Years

    func year(_ tokens: [DateToken], _ index: Int) -> Int? {
        guard index < tokens.count, tokens[index].text.count == 4, let number = tokens[index].number,
            Self.years.contains(number)
        else { return nil }
        return index + 1 < tokens.count && DateWords.units.contains(tokens[index + 1].text) ? nil : number
    }

    /// "'19"
    private func shortYear(in tokens: [DateToken], at index: Int) -> (year: Int, next: Int)? {
        guard index + 1 < tokens.count, tokens[index].text == "'", let number = tokens[index + 1].number,
            tokens[index + 1].text.count == 2
        else { return nil }
        return (Self.century(number), index + 2)
    }

    private static func century(_ short: Int) -> Int {
        short <= 40 ? 2000 + short : 1900 + short
    }
}
