import Glibc
import TextFolding

/// How much more likely words are in job titles than in running text.
///
/// A model of pairs of words over the titles of the occupation tables, against how often résumés use each word.
struct TitleWords: Sendable {
    /// A class of constants: sums go through the same words many times.
    final class Counts: Sendable {
        fileprivate let inTitles: Double
        fileprivate let atEnd: Double
        fileprivate let inText: Double
        fileprivate let next: [String: Double]

        fileprivate init(inTitles: Double, atEnd: Double, inText: Double = 0, next: [String: Double] = [:]) {
            self.inTitles = inTitles
            self.atEnd = atEnd
            self.inText = inText
            self.next = next
        }
    }

    /// A word with what is known of it.
    struct Word {
        let text: String
        /// Nil for a word that nothing is known of.
        let counts: Counts?

        /// Whether a title has it.
        var isOfTitles: Bool { counts.map { $0.inTitles > 0 } ?? false }
    }

    private let words: [String: Counts]
    /// The last halves of compounds: "medarbetare" of "kundmedarbetare".
    private let ends: Set<String>
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

    /// What a word counts for that is known to name what somebody is, and is in no table of titles.
    private static let countsOfHead = Counts(inTitles: 6, atEnd: 6)

    /// Reads the words of titles.
    ///
    /// - Parameters:
    ///   - table: word, titles that hold it, titles that end with it, its count in running text, and the words behind it with
    ///     their counts.
    ///   - heads: language, and words that titles end with in it.
    init(_ table: TableFile, heads: TableFile) {
        var words: [String: Counts] = [:]
        var (titles, text) = (0.0, 0.0)
        for row in table.rows where row.count >= 4 {
            var next: [String: Double] = [:]
            if row.count > 4 {
                for pair in row[4].split(separator: " ") {
                    let parts = pair.split(separator: ":")
                    if parts.count == 2 { next[String(parts[0])] = Double(parts[1]) }
                }
            }
            let counts = Counts(
                inTitles: Double(row[1]) ?? 0,
                atEnd: Double(row[2]) ?? 0,
                inText: Double(row[3]) ?? 0,
                next: next
            )
            titles += counts.inTitles
            text += counts.inText
            words[row[0]] = counts
        }
        var ends: Set<String> = []
        for row in heads.rows {
            for name in row[1].split(separator: "|") {
                guard let word = Self.words(of: name).last else { continue }
                if words[word].map({ $0.inTitles == 0 && $0.inText == 0 }) ?? true { words[word] = Self.countsOfHead }
                if Self.compounding.contains(row[0]), word.utf8.count >= Self.leastLetters { ends.insert(word) }
            }
        }
        self.ends = ends
        self.words = words
        titleTotal = titles
        textTotal = text
    }

    /// The folded words of a text that a title could be made of: letters only.
    static func words(of text: some StringProtocol) -> [String] {
        let folded = String(text).folded
        guard folded.isPlain else { return folded.split { !$0.isLetter }.map(String.init) }
        return folded.utf8.split { !$0.isPlainLetter }.map { String(Substring($0)) }
    }

    /// How usual a word is in running text: 0 for one that hardly stands there, as most names do, 1 for a common one.
    func ordinariness(_ word: String) -> Double {
        let count = words[word]?.inText ?? 0
        return min(max(log(count / Self.rareInText) / log(Self.commonInText / Self.rareInText), 0), 1)
    }

    /// Counts in running text of words that are hardly used, and of common ones.
    private static let rareInText = 5.0
    private static let commonInText = 30.0

    /// Whether titles end with a word; a rare one that stands nowhere else is an abbreviation of a title.
    func isEnding(_ word: String) -> Bool { Self.isEnding(looked(up: word)) }

    /// Whether titles have one word right in front of another.
    func isPair(_ first: String, _ second: String) -> Bool { words[first]?.next[second] != nil }

    private static func isEnding(_ word: Word) -> Bool {
        guard let counts = word.counts else { return false }
        return counts.atEnd >= Self.leastEndings
            || word.text.utf8.count <= Self.mostAbbreviated && counts.atEnd > 0 && counts.atEnd == counts.inTitles
                && counts.inText == 0
    }

    /// Letters of an abbreviation.
    private static let mostAbbreviated = 4
    /// Words behind which it is said of what somebody is something: "Nurse in Skilled Care", "Director of Music".
    private static let prepositions: Set<String> = [
        "of", "in", "for", "de", "du", "des", "di", "do", "da", "del", "fur", "voor", "van", "til", "en", "em",
    ]

    private static let articles: Set<String> = ["the", "la", "le", "les", "el", "los", "las", "il", "lo", "der", "die"]

    /// The word that tells what somebody is: the last, or the one in front of the first preposition.
    private static func head(_ words: ArraySlice<Word>) -> Word? {
        guard let last = words.last, !isEnding(last), !articles.contains(last.text), !prepositions.contains(last.text),
            let own = words.prefix(while: { !prepositions.contains($0.text) }).last, isEnding(own)
        else { return words.last }
        return own
    }

    /// How women's titles end where men's are in the table: "Pharmacienne", "Verkäuferin", "enfermera".
    private static let endings: [(own: String, other: String)] = [
        ("ienne", "ien"), ("euse", "eur"), ("trice", "teur"), ("trice", "tore"), ("ante", "ant"), ("ere", "er"),
        ("ora", "or"), ("essa", "e"), ("in", ""), ("a", "o"), ("a", "e"), ("ka", ""), ("e", ""),
    ]
    private static let leastLetters = 5
    private static let mostLetters = 14
    /// Languages that write compounds as one word.
    private static let compounding: Set<String> = ["de", "nl", "sv", "no", "da", "fi", "hu"]

    /// Whether a word is a compound that ends with what somebody is.
    private func isCompound(_ word: String) -> Bool {
        let letters = word.utf8.count
        guard letters > Self.leastLetters + 2, letters == word.unicodeScalars.count else { return false }
        let lengths = Self.leastLetters...min(Self.mostLetters, letters - 3)
        return lengths.contains { ends.contains(String(word.suffix($0))) }
    }

    /// A word with what is known of it, or of the form that the other gender has of it.
    func looked(up word: String) -> Word { Word(text: word, counts: counts(of: word)) }

    private func counts(of word: String) -> Counts? {
        if let counts = words[word], counts.inTitles > 0 || counts.inText > 0 { return counts }
        guard word.utf8.count >= Self.leastLetters else { return nil }
        for ending in Self.endings where word.hasSuffix(ending.own) {
            let other = word.dropLast(ending.own.count) + ending.other
            if let counts = words[String(other)], counts.inTitles > 0, counts.inText == 0 || counts.atEnd > 0 {
                return counts
            }
        }
        return isCompound(word) ? Self.countsOfHead : nil
    }

    /// Log-odds that words are a title rather than any words of a résumé, within ``range``; the lowest for none.
    ///
    /// - Parameter text: folded words.
    /// - Returns: a natural logarithm.
    func logOdds(_ text: [String]) -> Double { logOdds(text.map(looked)[...]) }

    /// Log-odds that words are a title rather than any words of a résumé, within ``range``; the lowest for none.
    ///
    /// - Parameters:
    ///   - text: folded words.
    ///   - isWhole: whether it is known where they end, so that they may go on behind a preposition.
    /// - Returns: a natural logarithm.
    func logOdds(_ text: ArraySlice<Word>, isWhole: Bool = true) -> Double {
        guard let last = isWhole ? Self.head(text) : text.last else { return Self.range.lowerBound }
        var sum = 0.0
        var previous: Counts?
        for word in text {
            let counts = word.counts
            let inTitles = counts?.inTitles ?? 0
            var title = log((inTitles + Self.titlePrior) / (titleTotal + Self.titlePrior * Self.titleVocabulary))
            if let previous, let pair = previous.next[word.text] {
                title = max(title, log(0.9 * pair / (previous.inTitles + 1)))
            }
            let inText = counts?.inText ?? 0
            let odds = title - log((inText + Self.textPrior) / (textTotal + Self.textPrior * Self.textVocabulary))
            // "de", "of", "für": running text is English, so that the small words of other languages look rare in it.
            let isConnective = word.text.utf8.count <= Self.mostConnectiveLetters && (counts?.atEnd ?? 0) == 0
            sum += isConnective ? min(odds, Self.oddsOfConnective) : odds
            previous = counts
        }
        let share = ((last.counts?.atEnd ?? 0) + 0.05) / ((last.counts?.inTitles ?? 0) + 0.1)
        sum += log(share * 3 + 0.001)
        sum += Self.isEnding(last) ? Self.endingBonus : -Self.endingPenalty
        sum -= Self.costOfWord * Double(max(0, text.count - Self.usualWords))
        return min(max(sum, Self.range.lowerBound), Self.range.upperBound)
    }
}
