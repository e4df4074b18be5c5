import TextFolding

/// Finds months, and spans of months that have a name, in a text.
struct MonthReader {
    let lexicon: Lexicon
    let links: DateLinks

    /// The month that a word names.
    func month(_ token: DateToken) -> Int? {
        guard token.kind == .word, token.isCapitalised || !DateWords.capitalMonths.contains(token.text) else {
            return nil
        }
        // "d'avril"
        return lexicon.months[token.text]
            ?? (token.text.hasPrefix("d") ? lexicon.months[String(token.text.dropFirst())] : nil)
    }

    /// The month, season, quarter or term that begins with a token.
    func span(in tokens: [DateToken], at index: Int) -> MonthSpan? {
        guard index < tokens.count else { return nil }
        if let quarter = quarter(in: tokens, at: index) { return quarter }
        guard tokens[index].kind == .word else { return nil }
        var index = index
        // "semestre de otoño"
        if MonthSpan.kinds.contains(tokens[index].text) {
            let name = index + 1 < tokens.count && DateWords.of.contains(tokens[index + 1].text) ? index + 2 : index + 1
            if let term = term(in: tokens, at: index) { return term }
            guard name < tokens.count, named(in: tokens, at: name) != nil else { return nil }
            index = name
        }
        guard var span = term(in: tokens, at: index) ?? named(in: tokens, at: index) else { return nil }
        if span.next < tokens.count, MonthSpan.kinds.contains(tokens[span.next].text) { span.next += 1 }
        return span
    }

    private func term(in tokens: [DateToken], at index: Int) -> MonthSpan? {
        // "semestr zimowy"
        if MonthSpan.kinds.contains(tokens[index].text), index + 1 < tokens.count,
            let months = MonthSpan.terms[tokens[index].text + " " + tokens[index + 1].text]
        {
            return MonthSpan(months: months, isTerm: true, next: index + 2)
        }
        guard let months = MonthSpan.terms[tokens[index].text], isUnambiguous(tokens, index) else { return nil }
        return MonthSpan(months: months, isTerm: true, next: index + 1)
    }

    private func named(in tokens: [DateToken], at index: Int) -> MonthSpan? {
        let season = isUnambiguous(tokens, index) ? MonthSpan.seasons[tokens[index].text] : nil
        guard let month = month(tokens[index]) ?? season ?? roman(in: tokens, at: index) else { return nil }
        let next = index + 1
        let isAbbreviated = next < tokens.count && tokens[next].text == "."
        return MonthSpan(months: month...month, isTerm: false, next: isAbbreviated ? next + 1 : next)
    }

    /// "III 2017", "12.IX.2015": a capital numeral with a year of four digits behind it, and no word in front.
    private func roman(in tokens: [DateToken], at index: Int) -> Int? {
        guard tokens[index].isCapitalised, let month = MonthSpan.romans[tokens[index].text] else { return nil }
        var next = index + 1
        if next < tokens.count, [".", "/", "-"].contains(tokens[next].text) { next += 1 }
        guard next < tokens.count, tokens[next].text.count == 4,
            tokens[next].number.map(DateReader.years.contains) == true
        else { return nil }
        let isBehindDay =
            index > 0 && tokens[index - 1].number.map((1...31).contains) == true
            || index > 1 && tokens[index - 1].text == "." && tokens[index - 2].number.map((1...31).contains) == true
        return isBehindDay || links.standsAlone(tokens, index) ? month : nil
    }

    private func isUnambiguous(_ tokens: [DateToken], _ index: Int) -> Bool {
        !MonthSpan.ambiguous.contains(tokens[index].text) || links.standsAlone(tokens, index)
    }

    // MARK: Quarters

    /// "Q3", "3Q", "H1", "3. Quartal", "2nd quarter"
    func quarter(in tokens: [DateToken], at index: Int) -> MonthSpan? {
        guard index + 1 < tokens.count else { return nil }
        let next = tokens[index + 1]
        let isGlued = tokens[index].characters.upperBound == next.characters.lowerBound
        if isGlued, let length = MonthSpan.letters[tokens[index].text] ?? MonthSpan.letters[next.text],
            let number = tokens[index].number ?? next.number, let months = MonthSpan.months(number, of: length)
        {
            return MonthSpan(months: months, isTerm: false, next: index + 2)
        }
        guard let number = tokens[index].number, let months = MonthSpan.months(number, of: 3) else { return nil }
        var word = index + 1
        if next.text == "." || isGlued && DateWords.ordinals.contains(next.text) { word += 1 }
        guard word < tokens.count, MonthSpan.quarters.contains(tokens[word].text) else { return nil }
        let isAbbreviated = word + 1 < tokens.count && tokens[word + 1].text == "."
        return MonthSpan(months: months, isTerm: false, next: isAbbreviated ? word + 2 : word + 1)
    }
}
