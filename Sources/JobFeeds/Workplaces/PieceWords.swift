import JobMatching
import TextFolding

/// A piece of a location text, its words about work parted from the place.
struct PieceWords {
    /// How people work; nil when it does not say.
    private(set) var workplace: JobPosting.Workplace?
    private(set) var isWorldwide = false
    /// Whether it says "only".
    private(set) var hasOnly = false
    /// What is left: the name of a place, a country or a region.
    private(set) var rest: String

    init(_ piece: String) {
        let folded = piece.folded
        rest = piece
        if let phrase = WorkplaceWords.onSitePhrases.first(where: { folded.hasWords($0) }) {
            workplace = .onSite
            rest = Self.place(in: piece, without: phrase)
            return
        }
        if RegionCountries.codes(named: piece) != nil { return }
        let isPartial = WorkplaceWords.hybridPhrases.contains { folded.hasWords($0) }
        let words = Self.words(of: piece)
        let keys = words.map { $0.folded.trimmingSigns }
        if isPartial || keys.contains(where: WorkplaceWords.hybrid.contains) {
            workplace = .hybrid
        } else if let index = keys.firstIndex(where: WorkplaceWords.remote.contains) {
            guard index + 1 == keys.count || !WorkplaceWords.distantThings.contains(keys[index + 1]) else { return }
            workplace = Self.isPartOfTime(keys) ? .hybrid : .remote
        }
        isWorldwide = keys.contains(where: WorkplaceWords.worldwide.contains)
        // "Anywhere" and "Worldwide" need no other word; "global" and "international" are names of teams as well.
        if workplace == nil, ["anywhere", "worldwide", "everywhere", "weltweit"].contains(where: keys.contains) {
            workplace = .remote
        }
        hasOnly = keys.contains("only")
        let isEmpty = keys.allSatisfy(Self.saysNothing)
        // "Remote - 2 days a week": the part of the time stands apart.
        if workplace == nil, isEmpty, Self.isPartOfTime(keys) { workplace = .hybrid }
        guard workplace != nil || isWorldwide || isEmpty || keys.contains(where: Self.limits.contains) else { return }
        rest = zip(words, keys).filter { !Self.saysNothing($1) || Self.isCode($0) }.map(\.0).joined(separator: " ")
        while let first = rest.first, first == "-" || first == ":" { rest.removeFirst() }
        while let last = rest.last, last == "-" || last == ":" { rest.removeLast() }
    }

    /// Words beside a country or region that say who may apply.
    private static let limits: Set<String> = [
        "only", "based", "timezone", "timezones", "zone", "zones", "hours", "residents", "candidates", "applicants",
    ]

    /// "2 days", "50%": work from home that is less than all of it.
    private static func isPartOfTime(_ keys: [String]) -> Bool {
        keys.contains { key in
            if let share = Int(key.split(separator: "%").first ?? ""), key.hasSuffix("%") { return share < 100 }
            return key == "days" || key == "tage" || key == "jours"
        }
    }

    private static func saysNothing(_ key: String) -> Bool {
        key.isEmpty || WorkplaceWords.fillers.contains(key) || WorkplaceWords.remote.contains(key)
            || WorkplaceWords.hybrid.contains(key) || WorkplaceWords.worldwide.contains(key)
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
                    || key == "based"
            }
            return parts.count > 1 && isAboutWork ? parts : [String(word)]
        }
    }

    /// The text without a phrase, however it is written.
    private static func place(in text: String, without phrase: String) -> String {
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
