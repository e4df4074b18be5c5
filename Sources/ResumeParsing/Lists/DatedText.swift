import Resume
import TextFolding

/// A text and the date it names, apart.
struct DatedText {
    let text: String
    let date: PartialDate?

    private static let expiry: Set<String> = [
        "expires", "expiry", "expiring", "exp", "until", "through", "thru", "bis", "jusqu'au", "jusque", "hasta", "ate",
        "fino", "scadenza", "tot", "do", "renewed", "renewal", "verlangert", "validade", "valida", "valide",
    ]
    private static let introducing: Set<String> = [
        "issued", "obtained", "awarded", "earned", "completed", "received", "expires", "expiry", "expiring", "valid",
        "until", "through", "renewed", "held", "since", "date", "on", "in", "gultig", "bis", "erworben", "ausgestellt",
        "am", "seit", "obtenu", "obtenue", "en", "obtenido", "desde", "conseguito", "nel", "behaald", "uzyskany",
    ]

    init(_ text: String, scanner: DateScanner) {
        var dates: [(range: Range<Int>, date: PartialDate?)] = []
        let characters = Array(text)
        var masked = characters
        while dates.count < 6, let match = scanner.firstMatch(in: String(masked)) {
            dates.append((match.characters, match.range.start ?? match.range.end))
            for index in match.characters { masked[index] = "\u{1}" }
        }
        dates.sort { $0.range.lowerBound < $1.range.lowerBound }
        // "ISO 9001:2015" names a standard.
        dates.removeAll { found in
            let start = found.range.lowerBound
            return start > 1 && characters[start - 1] == ":" && characters[start - 2].isNumber
        }
        let stated = dates.filter { !Self.isExpiry(characters[..<$0.range.lowerBound]) }
        guard !dates.isEmpty else {
            self.text = text
            date = nil
            return
        }
        let chosen = stated.first { Self.standsApart($0.range, in: characters) } ?? stated.first
        date = chosen?.date
        var cuts = dates.filter { found in Self.isExpiry(characters[..<found.range.lowerBound]) }.map(\.range)
        if let chosen { cuts.append(chosen.range) }
        let further = stated.filter { found in chosen.map { found.range.lowerBound > $0.range.lowerBound } ?? false }
        if let chosen, !further.isEmpty, characters[..<chosen.range.lowerBound].contains(where: \.isLetter) {
            self.text = Self.cleaned(String(characters[..<chosen.range.lowerBound]))
            return
        }
        var rest = characters
        for cut in cuts { for index in cut { rest[index] = "\u{1}" } }
        self.text = Self.cleaned(String(rest))
    }

    private static func standsApart(_ range: Range<Int>, in characters: [Character]) -> Bool {
        guard let before = characters[..<range.lowerBound].last(where: { $0 != " " }) else { return true }
        return ",(|–—-·•:;[".contains(before)
    }

    private static func isExpiry(_ before: ArraySlice<Character>) -> Bool {
        guard let word = String(before).foldedTokens.last else { return false }
        return expiry.contains(word) && String(before).last?.isNumber != true
    }

    /// The text without the marks of dates, the words that lead to them, and brackets around nothing.
    private static func cleaned(_ text: String) -> String {
        var words: [String] = []
        for word in text.split(separator: " ").map(String.init) {
            guard word.contains("\u{1}") else {
                words.append(word)
                continue
            }
            while let last = words.last, introducing.contains(last.folded.filter { $0.isLetter || $0 == "'" }) {
                words.removeLast()
                if last.hasPrefix("(") { words.append("(") }
            }
            words.append(word.filter { $0 != "\u{1}" })
        }
        var result = words.joined(separator: " ")
        for empty in ["( )", "()", "[]", "(,)", "( ,)", "(;)"] {
            while let range = result.firstRange(of: empty) { result.removeSubrange(range) }
        }
        while let range = result.firstRange(of: "  ") { result.replaceSubrange(range, with: " ") }
        for (wrong, right) in [
            (" ,", ","), (",,", ","), (" )", ")"), ("( ", "("), (", |", " |"), ("| |", "|"), (", –", " –"),
            (", —", " —"), (", - ", " - "), ("– –", "–"), ("— —", "—"), (" - - ", " - "),
        ] {
            while let range = result.firstRange(of: wrong) { result.replaceSubrange(range, with: right) }
        }
        // "Dean's List (2015, 2016)"
        return Signs.trimmed(String(result.trimmingSuffix { " ([,".contains($0) }))
    }
}
