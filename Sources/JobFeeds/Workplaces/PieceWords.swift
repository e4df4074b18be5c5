import CheckedNumbers
import JobMatching
import TextFolding

/// A piece of a location text, its words about work parted from the place.
struct PieceWords {
    /// How people work; nil when it does not say.
    private(set) var workplace: JobPosting.Workplace?
    private(set) var isWorldwide = false
    /// Whether it names some days of the week, and nothing else: beside "remote" they are those at home.
    private(set) var isPartOfWeek = false
    /// Whether it names an office of the company: "San Francisco Office", "Berlin HQ".
    private(set) var hasOffice = false
    /// Whether it says "only".
    private(set) var hasOnly = false
    /// What is left: the name of a place, a country or a region.
    private(set) var rest: String

    init(_ piece: String) {
        rest = piece
        let folded = piece.folded
        // Most pieces are names of places, and have none of these words.
        guard Self.mayBeAboutWork(folded) else { return }
        if WorkplaceWords.denials.contains(piece) {
            workplace = .onSite
            rest = ""
            return
        }
        var words = Self.words(of: piece)
        var keys = words.map { $0.folded.trimmingSigns }
        let days = Self.days(in: keys)
        let onSite = WorkplaceWords.onSitePhrases.first { folded.hasWords($0) }
        // "On-site interview"
        if let phrase = onSite, !WorkplaceWords.onSiteThings.contains(where: { folded.hasWords("\(phrase) \($0)") }) {
            // Three days in the office leave two; a week has five.
            workplace = days.map { $0 < 5 } == true ? .hybrid : .onSite
            rest = days == nil ? Self.place(in: piece, without: phrase) : ""
            return
        }
        if RegionCountries.codes(named: piece) != nil { return }
        if let office = Self.office(in: keys), days == nil {
            hasOffice = true
            words.removeSubrange(office)
            keys.removeSubrange(office)
            rest = words.joined(separator: " ")
        }
        readWorkplace(folded, keys, days: days)
        hasOnly = keys.contains("only")
        isWorldwide = keys.contains(where: WorkplaceWords.worldwide.contains)
        let isEmpty = keys.allSatisfy(Self.saysNothing)
        let left = Self.rest(of: words, keys)
        // "Anywhere" and "Worldwide" need no other word, but may be a part of a name; "global" and "international" are
        // names of teams as well.
        if workplace == nil, ["anywhere", "worldwide", "everywhere", "weltweit"].contains(where: keys.contains),
            left.isEmpty || RegionCountries.codes(named: left) != nil || CountryNames.code(named: left) != nil
        {
            workplace = .remote
        }
        if workplace == nil { isWorldwide = isWorldwide && isEmpty }
        guard workplace != nil || isWorldwide || isEmpty || keys.contains(where: Self.limits.contains) else { return }
        rest = left
    }

    private mutating func readWorkplace(_ folded: String, _ keys: [String], days: Int?) {
        let isComplete = keys.contains(where: WorkplaceWords.complete.contains)
        if keys.contains(where: WorkplaceWords.hybrid.contains) {
            workplace = .hybrid
        } else if WorkplaceWords.hybridPhrases.contains(where: { folded.hasWords($0) }) {
            workplace = isComplete ? .remote : .hybrid
        } else if let index = keys.firstIndex(where: WorkplaceWords.remote.contains) {
            guard index + 1 == keys.count || !WorkplaceWords.distantThings.contains(keys[index + 1]) else { return }
            let isPart = days.map { $0 < 5 } == true || keys.contains(where: Self.isShare)
            workplace = isPart || !isComplete && Self.isPartial(keys) ? .hybrid : .remote
        } else if let days, days < 5, keys.allSatisfy({ Self.saysNothing($0) || WorkplaceWords.sites.contains($0) }) {
            isPartOfWeek = true
            if keys.contains(where: WorkplaceWords.sites.contains) { workplace = .hybrid }
        }
    }

    /// Where the words stand that make the name of a place that of an office there, at its end or in front of it.
    private static func office(in keys: [String]) -> Range<Int>? {
        guard !keys.contains(where: WorkplaceWords.remote.contains) else { return nil }
        for phrase in WorkplaceWords.officePhrases where keys.suffix(phrase.count) == phrase[...] {
            return (keys.count - phrase.count)..<keys.count
        }
        // "HQ Berlin", "Office in Berlin"
        for phrase in WorkplaceWords.officePhrases where keys.starts(with: phrase) {
            let isLed = phrase.count < keys.count && ["in", "-"].contains(keys[phrase.count])
            guard isLed || phrase != ["office"] else { continue }
            return 0..<(phrase.count + (isLed ? 1 : 0))
        }
        return nil
    }

    /// Whether a word of the text can be about work; of the folded text.
    private static func mayBeAboutWork(_ folded: String) -> Bool {
        folded.split { !$0.isLetter && !$0.isNumber && $0 != "%" }.contains { triggers.contains(String($0)) }
    }

    private static let triggers: Set<String> = {
        let phrases =
            WorkplaceWords.remotePhrases + WorkplaceWords.hybridPhrases + WorkplaceWords.onSitePhrases
            + WorkplaceWords.denials.map { $0.lowercased() }
        let parts = phrases.flatMap { $0.split { $0 == " " || $0 == "-" }.map(String.init) }
        return WorkplaceWords.remote.union(WorkplaceWords.hybrid).union(WorkplaceWords.worldwide)
            .union(WorkplaceWords.officePhrases.joined())
            .union(WorkplaceWords.fillers).union(WorkplaceWords.days).union(limits).union(parts)
    }()

    /// The words that are left, in order; a sign or word that joins two of them stays.
    private static func rest(of words: [String], _ keys: [String]) -> String {
        var left: [String] = []
        var joint: String?
        for (word, key) in zip(words, keys) {
            if ["&", "+", "and", "und"].contains(word) {
                joint = word
            } else if !saysNothing(key) || isCode(word) {
                if let joint, !left.isEmpty { left.append(joint) }
                left.append(word)
                joint = nil
            }
        }
        var rest = left.joined(separator: " ")
        while let first = rest.first, first == "-" || first == ":" { rest.removeFirst() }
        while let last = rest.last, last == "-" || last == ":" { rest.removeLast() }
        return rest
    }

    /// Words beside a country or region that say who may apply.
    private static let limits: Set<String> = [
        "only", "based", "timezone", "timezones", "zone", "zones", "hours", "residents", "candidates", "applicants",
        "located", "reside", "residing",
    ]

    /// The number of days that is stated: "2 days", "2-3 days", "two days"; one where the number is left out.
    private static func days(in keys: [String]) -> Int? {
        if let days = keys.lazy.compactMap(shortDays).first { return days }
        guard let index = keys.firstIndex(where: WorkplaceWords.days.contains) else { return nil }
        let numbers = ["one", "two", "three", "four", "five"]
        let before = index > 0 ? keys[index - 1] : ""
        let digits = before.prefix { $0.isASCII && $0.isNumber }
        return Int(digits: digits) ?? numbers.firstIndex(of: before).map { $0 + 1 } ?? 1
    }

    /// "2j": days as French postings shorten them.
    private static func shortDays(_ key: String) -> Int? {
        key.utf8.count == 2 && key.hasSuffix("j") ? Int(digits: key.dropLast()) : nil
    }

    /// "50%": less than all of the work.
    private static func isShare(_ key: String) -> Bool {
        guard key.hasSuffix("%"), let share = Int(digits: key.split(separator: "%").first ?? "") else { return false }
        return share < 100
    }

    /// "Part time" is no part of the place.
    private static func isPartial(_ keys: [String]) -> Bool {
        keys.indices.contains { index in
            WorkplaceWords.partial.contains(keys[index])
                && !(keys[index] == "part" && index + 1 < keys.count && keys[index + 1] == "time")
        }
    }

    private static func saysNothing(_ key: String) -> Bool {
        key.isEmpty || WorkplaceWords.fillers.contains(key) || WorkplaceWords.remote.contains(key)
            || WorkplaceWords.hybrid.contains(key) || WorkplaceWords.worldwide.contains(key)
            || WorkplaceWords.partial.contains(key) || WorkplaceWords.complete.contains(key)
            || WorkplaceWords.days.contains(key) || shortDays(key) != nil
            || key.utf8.allSatisfy { $0.isPlainDigit || $0 == UInt8(ascii: "%") }
    }

    /// "IN" is a country where "in" is a word.
    private static func isCode(_ word: String) -> Bool {
        word.utf8.count == 2 && word.utf8.allSatisfy(\.isPlainCapital) && CountryNames.code(named: word) != nil
    }

    /// The words, with what means one thing written as one, and parted where a dash joins a word about work to a place.
    private static func words(of piece: String) -> [String] {
        var text = piece
        let folded = piece.folded
        for phrase in WorkplaceWords.remotePhrases where folded.hasWords(phrase) {
            text = Self.place(in: text, without: phrase) + " remote"
            if phrase.hasSuffix("anywhere") { text += " anywhere" }
        }
        return text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
            let parts = word.split(separator: "-").map(String.init)
            let isAboutWork = parts.contains { part in
                let key = part.folded
                return WorkplaceWords.remote.contains(key) || WorkplaceWords.hybrid.contains(key) || key == "only"
                    || key == "based" || key == "wide"
            }
            return parts.count > 1 && isAboutWork ? parts : [String(word)]
        }
    }

    /// The text without a phrase, however it is written.
    private static func place(in text: String, without phrase: String) -> String {
        // "Austin-Onsite"
        if text.lowercased().hasSuffix("-" + phrase) { return String(text.dropLast(phrase.count + 1)) }
        let wanted = phrase.split(separator: " ").map(String.init)
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        for start in words.indices where start + wanted.count <= words.count {
            let keys = words[start..<(start + wanted.count)].map { $0.folded.trimmingSigns }
            if keys == wanted {
                words.removeSubrange(start..<(start + wanted.count))
                break
            }
        }
        return words.joined(separator: " ")
    }
}

extension String {
    /// Whether a phrase stands in a folded text, at the borders of words.
    fileprivate func hasWords(_ phrase: String) -> Bool {
        guard let range = firstRange(of: phrase) else { return false }
        let isAtStart = range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isLetter
        return isAtStart && (range.upperBound == endIndex || !self[range.upperBound].isLetter)
    }

    /// Without the signs around a word; a share keeps its sign.
    fileprivate var trimmingSigns: String {
        var text = self[...]
        while let first = text.first, !first.isLetter, !first.isNumber { text = text.dropFirst() }
        while let last = text.last, !last.isLetter, !last.isNumber, last != "%" { text = text.dropLast() }
        return String(text)
    }
}
