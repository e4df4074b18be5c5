import TextFolding

/// A sentence in words, its date as one of them.
struct SentenceWords {
    /// As written, without brackets and the signs behind it.
    private(set) var texts: [String] = []
    /// Folded; empty for a date and for a sign alone.
    private(set) var keys: [String] = []
    /// What stands between a word and the one behind it.
    private(set) var signs: [Sign] = []
    /// Number of the word that stands for the date.
    private(set) var date: Int?

    struct Sign: OptionSet {
        let rawValue: Int
        /// A comma, a dash or another sign that parts what stands on both sides.
        static let parts = Sign(rawValue: 1)
        /// A bracket opens in front of the word.
        static let opens = Sign(rawValue: 2)
        /// A bracket closes behind the word.
        static let closes = Sign(rawValue: 4)
        /// What parts is a dash.
        static let dash = Sign(rawValue: 8)
        /// A quotation begins with the word.
        static let opensQuotation = Sign(rawValue: 16)
        /// A quotation ends with the word.
        static let closesQuotation = Sign(rawValue: 32)
    }

    /// - Parameters:
    ///   - text: one sentence.
    ///   - characters: where its date stands.
    init(_ text: String, date characters: Range<Int>?) {
        guard let characters else {
            append(text[...])
            return
        }
        let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
        let end = text.index(text.startIndex, offsetBy: characters.upperBound)
        append(text[..<start].trimmingSuffix { " (,-–—:".contains($0) }[...])
        date = texts.count
        texts.append("")
        keys.append("")
        signs.append([])
        append(text[end...].drop { " ),.-–—:".contains($0) })
    }

    private mutating func append(_ text: Substring) {
        for word in text.split(whereSeparator: { " \u{A0}\t".contains($0) }) {
            var sign: Sign = []
            var bare = word
            while let first = bare.first, "([{".contains(first) {
                sign.insert(.opens)
                bare = bare.dropFirst()
            }
            if let first = bare.first, Self.quotes.contains(first), bare.count > 1 {
                sign.insert(.opensQuotation)
                bare = bare.dropFirst()
            }
            // "(Purchase)." at the end of a sentence
            if bare.hasSuffix(").") { bare = bare.dropLast() }
            while let last = bare.last, ",;:)]}–—-|".contains(last) || Self.quotes.contains(last) {
                if Self.quotes.contains(last) {
                    sign.insert(.closesQuotation)
                } else if ")]}".contains(last) {
                    sign.insert(.closes)
                } else {
                    sign.insert(.parts)
                }
                if Self.isDash(last) { sign.insert(.dash) }
                bare = bare.dropLast()
            }
            let isBehindDash = bare.first.map(Self.isDash) == true
            bare = bare.drop { "-–—|•".contains($0) }
            guard !bare.isEmpty else {
                if let last = signs.indices.last, date != last { signs[last].formUnion(sign.union(.parts)) }
                continue
            }
            if isBehindDash, let last = signs.indices.last, date != last { signs[last].formUnion([.parts, .dash]) }
            texts.append(String(bare))
            // "Year(s)"
            let key = bare.hasSuffix("(s") ? bare.dropLast(2) : bare
            keys.append(String(key.folded.trimmingSuffix { $0 == "." }))
            signs.append(sign)
        }
    }

    private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]
    /// Words of a name in quotation marks.
    private static let longestQuotation = 10

    /// The last word of the quotation that begins with a word; nil where none does.
    func endOfQuotation(at index: Int) -> Int? {
        guard signs[index].contains(.opensQuotation) else { return nil }
        return (index..<min(index + Self.longestQuotation, signs.count)).first { signs[$0].contains(.closesQuotation) }
    }

    private static func isDash(_ sign: Character) -> Bool { "-–—".contains(sign) }
}
