import TextDocument

/// Two readings of a page: the second in the language that it is written in, the first in the configured one.
///
/// Letters are read by who knows the language. Addresses, figures and marks belong to none, and the smaller data of some
/// languages know them less well than the configured ones do.
struct RepeatedReading {
    let first: [TextWord]
    let second: [TextWord]

    /// The words of the second reading, those that have no language as the better one of both has them.
    var words: [TextWord] {
        let neutral = first.filter { Self.hasNoLanguage($0.text) }
        return second.map { word in
            guard let other = neutral.first(where: { Self.isSamePlace($0.box, word.box) }), other.text != word.text
            else { return word }
            let isBetter =
                other.text.contains("@") != word.text.contains("@")
                ? other.text.contains("@")
                : Self.hasNoLanguage(word.text) && other.confidence > word.confidence
            guard isBetter else { return word }
            var word = word
            word.text = other.text
            word.confidence = other.confidence
            return word
        }
    }

    private static func hasNoLanguage(_ text: String) -> Bool {
        text.contains("@") || text.contains(where: \.isNumber) || !text.contains(where: \.isLetter)
    }

    private static func isSamePlace(_ one: Bounds, _ other: Bounds) -> Bool {
        let shared = -one.distance(to: other)
        return one.sharesLine(with: other) && shared > 0.8 * max(one.width, other.width)
    }
}
