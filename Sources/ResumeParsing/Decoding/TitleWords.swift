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
    func isEnding(_ word: String) -> Bool { (words[word]?.atEnd ?? 0) >= Self.leastEndings }

    /// Log-odds that words are a title rather than any words of a résumé, within ``range``; the lowest for none.
    func logOdds(_ text: some Collection<String>) -> Double {
        guard let last = text.reversed().first else { return Self.range.lowerBound }
        var sum = 0.0
        var previous: Counts?
        for word in text {
            let counts = words[word]
            let inTitles = counts?.inTitles ?? 0
            var title = log((inTitles + Self.titlePrior) / (titleTotal + Self.titlePrior * Self.titleVocabulary))
            if let previous, let pair = previous.next[word] {
                title = max(title, log(0.9 * pair / (previous.inTitles + 1)))
            }
            let inText = counts?.inText ?? 0
            sum += title - log((inText + Self.textPrior) / (textTotal + Self.textPrior * Self.textVocabulary))
            previous = counts
        }
        let ending = words[last]
        let share = ((ending?.atEnd ?? 0) + 0.05) / ((ending?.inTitles ?? 0) + 0.1)
        sum += log(share * 3 + 0.001)
        sum += isEnding(last) ? Self.endingBonus : -Self.endingPenalty
        sum -= Self.costOfWord * Double(max(0, text.count - Self.usualWords))
        return min(max(sum, Self.range.lowerBound), Self.range.upperBound)
    }
}
