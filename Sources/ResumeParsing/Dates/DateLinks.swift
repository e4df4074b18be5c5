import TextFolding

/// Finds what makes stretches of time of dates: "–", "until", "fino al", "since", "present".
struct DateLinks {
    let lexicon: Lexicon

    /// The longest phrases, in words.
    private static let longestPhrase = 6

    /// Where the signs between two dates end, and where the words behind these end; nil without any.
    func separator(in tokens: [DateToken], at start: Int) -> (signs: Int, words: Int)? {
        if let label = endLabel(in: tokens, at: start) { return (label, label) }
        var signs = start
        while signs < tokens.count, signs - start < 3, tokens[signs].kind == .sign,
            DateWords.dashes.contains(tokens[signs].text)
        {
            signs += 1
        }
        // "2019-01 .. 2022-04"
        while signs < tokens.count, signs - start < 3, tokens[signs].text == ".",
            signs > start || signs + 1 < tokens.count && tokens[signs + 1].text == "."
        {
            signs += 1
        }
        var words = signs
        if let abbreviation = DateWords.untilAbbreviations.first(where: { Self.stands($0, in: tokens, at: signs) }) {
            words += abbreviation.count
        } else {
            while words < tokens.count, words - signs < 3, tokens[words].kind == .word,
                (words == signs ? DateWords.until : DateWords.untilArticles).contains(tokens[words].text)
            {
                words += 1
            }
        }
        // "From – May 2016 To – May 2018"
        if words > signs, words + 1 < tokens.count, ["-", "–"].contains(tokens[words].text),
            tokens[words + 1].kind != .sign
        {
            words += 1
        }
        return words > start ? (signs, words) : nil
    }

    /// "To: 2019", ", End date: 2019": where the date begins.
    private func endLabel(in tokens: [DateToken], at start: Int) -> Int? {
        var index = start
        if index < tokens.count, [",", ";", "|"].contains(tokens[index].text) { index += 1 }
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        if let phrase = DateWords.endPhrases.first(where: { Self.stands($0, in: tokens, at: index) }) {
            let next = index + phrase.count
            return next < tokens.count && [":", "-", "–"].contains(tokens[next].text) ? next + 1 : next
        }
        guard DateWords.endLabels.contains(tokens[index].text) else { return nil }
        return Self.behindColon(tokens, index + 1)
    }

    /// Where a date begins behind "since" or "from"; whether that alone says that it lasts until now.
    func since(in tokens: [DateToken], at index: Int) -> (next: Int, isCertain: Bool)? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        if DateWords.startLabels.contains(tokens[index].text), let next = Self.behindColon(tokens, index + 1) {
            return (next, false)
        }
        guard lexicon.sinceOpenings.contains(tokens[index].text) else { return nil }
        for length in stride(from: min(Self.longestPhrase, tokens.count - index - 1), through: 1, by: -1) {
            // "w.e.f."
            let phrase = tokens[index..<(index + length)].map(\.text).filter { $0 != "." }.joined(separator: " ")
            // "des ’14" is a month.
            guard lexicon.since.contains(phrase), length > 1 || !isMonth(tokens, at: index) else { continue }
            var next = Self.behindColon(tokens, index + length) ?? index + length
            if next + 1 < tokens.count, ["-", "–"].contains(tokens[next].text),
                tokens[next].characters.lowerBound > tokens[next - 1].characters.upperBound
            {
                next += 1
            }
            return (next, !DateWords.genitives.contains(phrase))
        }
        return nil
    }

    /// Whether a word is a month's name with the figures of its year right behind it, as Norwegian "des" is and French "dès"
    /// is not.
    private func isMonth(_ tokens: [DateToken], at index: Int) -> Bool {
        guard lexicon.months[tokens[index].text] != nil, index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        let isShort =
            next.kind == .number && next.text.count == 2 && !(index + 2 < tokens.count && tokens[index + 2].text == "/")
        return isShort || next.kind == .sign && next.characters.lowerBound == tokens[index].characters.upperBound
    }

    /// Where a phrase for "until now" ends.
    func presentEnd(in tokens: [DateToken], at index: Int) -> Int? {
        guard index < tokens.count, lexicon.presentOpenings.contains(tokens[index].text) else { return nil }
        for length in stride(from: min(Self.longestPhrase, tokens.count - index), through: 1, by: -1) {
            let phrase = tokens[index..<(index + length)]
            guard phrase.last?.kind == .word else { continue }
            // "on-going", "d.d."
            let words = phrase.map(\.text).filter { $0 != "-" && $0 != "." }.joined(separator: " ")
            if lexicon.present.contains(words) { return index + length }
        }
        return nil
    }

    /// Whether nothing before a token belongs to the same phrase.
    func standsAlone(_ tokens: [DateToken], _ index: Int) -> Bool {
        guard index > 0 else { return true }
        let before = tokens[index - 1]
        return before.kind == .sign || DateWords.until.contains(before.text) || lexicon.since.contains(before.text)
    }

    private static func stands(_ texts: [String], in tokens: [DateToken], at index: Int) -> Bool {
        index + texts.count <= tokens.count && zip(texts, tokens[index...]).allSatisfy { $0 == $1.text }
    }

    /// Behind a colon, with "date" before it or without.
    private static func behindColon(_ tokens: [DateToken], _ start: Int) -> Int? {
        var index = start
        if index < tokens.count, DateWords.dateLabels.contains(tokens[index].text) { index += 1 }
        return index < tokens.count && tokens[index].text == ":" ? index + 1 : nil
    }
}
