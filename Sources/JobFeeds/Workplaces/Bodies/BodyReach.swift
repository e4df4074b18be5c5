/// What the text of a remote posting says about where people may live.
///
/// Only a sentence about them counts: where they work, live or may be employed. "Our customers in Germany" bounds nobody.
struct BodyReach: Hashable, Sendable {
    /// ISO 3166-1 codes, in the order of the text.
    private(set) var countries: [String] = []
    /// Whether a region or more than one country is named.
    private(set) var isWide = false
    /// Whether it says that people may be anywhere in the world.
    private(set) var isWorldwide = false

    init() {}

    init(_ text: String) {
        for sentence in BodySentence.sentences(in: text, having: nil) { read(sentence) }
    }

    private mutating func read(_ sentence: BodySentence) {
        var index = 0
        while index < sentence.words.count {
            if let group = SentencePlaceGroup(at: index, of: sentence) {
                if group.isAboutPeople {
                    for code in group.codes where !countries.contains(code) { countries.append(code) }
                    isWide = isWide || group.codes.count > 1
                }
                index = group.end
            } else {
                isWorldwide = isWorldwide || Self.saysWorldwide(sentence, at: index)
                index += 1
            }
        }
    }

    /// Whether a word stands for the world in which people may be, and not for a market or some weeks of travel.
    private static func saysWorldwide(_ sentence: BodySentence, at index: Int) -> Bool {
        let key = sentence.words[index].key
        let before = sentence.keys(from: index - 1, to: index).first ?? ""
        let behind = sentence.keys(from: index + 1, to: index + 2).first ?? ""
        let isLed = ReachWords.articles.contains(before) || ReachWords.locatives.contains(before)
        guard
            ReachWords.worldwide.contains(key)
                || ReachWords.worlds.contains(key) && isLed && behind != "s" && behind != "class"
                || ReachWords.countries.contains(key) && ReachWords.each.contains(before)
        else { return false }
        let near = sentence.keys(from: index - 8, to: index) + sentence.keys(from: index + 1, to: index + 6)
        let close = sentence.keys(from: index - 7, to: index) + sentence.keys(from: index + 1, to: index + 2)
        return near.contains(where: ReachWords.openness.contains) && !near.contains(where: ReachWords.periods.contains)
            && !near.contains(where: ReachWords.negations.contains)
            && !close.contains(where: ReachWords.things.contains)
    }
}
