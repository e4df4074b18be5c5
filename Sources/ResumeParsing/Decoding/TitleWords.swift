import Glibc
import TextFolding

/// How much more likely words are in job titles than in running text.
///
/// A model of pairs of words over the titles of the occupation tables, against how often résumés use each word.
struct TitleWords: Sendable {
    private struct Counts {
        var inTitles: Double = 0
        var atEnd: Double = 0
        var inText: Double = 0
        var next: [String: Double] = [:]
    }

    private let words: [String: Counts]
    private let titleTotal: Double
    private let textTotal: Double

    /// Natural logarithms: what one text can reach.
    static let range = -8.0...12.0

    /// Words that are assumed besides those of the table, which share out what no word of it was seen for.
    private static let titleVocabulary = 20_000.0
    private static let textVocabulary = 60_000.0
    /// What every word is counted as seen besides.
    private static let titlePrior = 0.3
    private static let textPrior = 3.0
    /// Titles that must end with a word before it is one that titles end with.
    private static let leastEndings = 3.0
    private static let endingBonus = 1.2
    private static let endingPenalty = 1.5
    private static let mostConnectiveLetters = 3
    private static let oddsOfConnective = 0.4
    /// From this many words on, each costs.
    private static let usualWords = 5
    private static let costOfWord = 0.25

    /// Reads a table with the columns word, titles that hold it, titles that end with it, its count in running text, and the
    /// words behind it with their counts.
    init(_ table: TableFile) {
        var words: [String: Counts] = [:]
        var (titles, text) = (0.0, 0.0)
        for row in table.rows where row.count >= 4 {
            var counts = Counts(
                inTitles: Double(row[1]) ?? 0,
                atEnd: Double(row[2]) ?? 0,
                inText: Double(row[3]) ?? 0
            )
            if row.count > 4 {
                for pair in row[4].split(separator: " ") {
                    let parts = pair.split(separator: ":")
                    if parts.count == 2 { counts.next[String(parts[0])] = Double(parts[1]) }
                }
            }
            titles += counts.inTitles
            text += counts.inText
            words[row[0]] = counts
        }
        self.words = words
        titleTotal = titles
        textTotal = text
    }

    /// The folded words of a text that a title could be made of: letters only.
    static func words(of text: some StringProtocol) -> [String] {
        String(text).folded.split { !$0.isLetter }.map(String.init)
    }

    /// Whether titles end with a word.
    func isEnding(_ word: String) -> Bool { (counts(of: word)?.atEnd ?? 0) >= Self.leastEndings }

    /// How women's titles end where men's are in the table: "Pharmacienne", "Verkäuferin", "enfermera".
    private static let endings: [(own: String, other: String)] = [
        ("ienne", "ien"), ("euse", "eur"), ("trice", "teur"), ("trice", "tore"), ("ante", "ant"), ("ere", "er"),
        ("ora", "or"), ("essa", "e"), ("in", ""), ("a", "o"), ("a", "e"), ("ka", ""), ("e", ""),
    ]
    private static let leastLetters = 5

    /// The counts of a word, or of the form that the other gender has of it.
    private func counts(of word: String) -> Counts? {
        if let counts = words[word], counts.inTitles > 0 || counts.inText > 0 { return counts }
        guard word.utf8.count >= Self.leastLetters else { return nil }
        for ending in Self.endings where word.hasSuffix(ending.own) {
            let other = word.dropLast(ending.own.count) + ending.other
            if let counts = words[String(other)], counts.inTitles > 0, counts.inText == 0 || counts.atEnd > 0 {
                return counts
            }
        }
        return nil
    }

    /// Log-odds that words are a title rather than any words of a résumé, within ``range``; the lowest for none.
    func logOdds(_ text: some Collection<String>) -> Double {
        guard let last = text.reversed().first else { return Self.range.lowerBound }
        var sum = 0.0
        var previous: Counts?
        for word in text {
            let counts = counts(of: word)
            let inTitles = counts?.inTitles ?? 0
            var title = log((inTitles + Self.titlePrior) / (titleTotal + Self.titlePrior * Self.titleVocabulary))
            if let previous, let pair = previous.next[word] {
                title = max(title, log(0.9 * pair / (previous.inTitles + 1)))
            }
            let inText = counts?.inText ?? 0
            let odds = title - log((inText + Self.textPrior) / (textTotal + Self.textPrior * Self.textVocabulary))
            // "de", "of", "für": running text is English, so that the small words of other languages look rare in it.
            let isConnective = word.utf8.count <= Self.mostConnectiveLetters && (counts?.atEnd ?? 0) == 0
            sum += isConnective ? min(odds, Self.oddsOfConnective) : odds
            previous = counts
        }
        let ending = counts(of: last)
        let share = ((ending?.atEnd ?? 0) + 0.05) / ((ending?.inTitles ?? 0) + 0.1)
        sum += log(share * 3 + 0.001)
        sum += isEnding(last) ? Self.endingBonus : -Self.endingPenalty
        sum -= Self.costOfWord * Double(max(0, text.count - Self.usualWords))
        return min(max(sum, Self.range.lowerBound), Self.range.upperBound)
    }
}
