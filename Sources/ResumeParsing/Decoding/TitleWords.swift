import Glibc
import TextFolding

/// How much more likely words are in job titles than in running text.
///
/// A model of pairs of words over the titles of the occupation tables, against how often résumés use each word.
struct TitleWords: Sendable {
    /// What is known of a word.
    private struct Counts {
        var inTitles: Double
        var atEnd: Double
        var inText = 0.0
        var next: [String: Double] = [:]

        var isNothing: Bool { inTitles == 0 && inText == 0 }
    }

    /// The same with all that does not depend on what stands beside the word; all words in one row of memory.
    private struct Entry {
        let isNothing: Bool
        let isOfTitles: Bool
        let isInText: Bool
        let isEverLast: Bool
        /// Whether all titles that have it end with it, and no text has it.
        let isAlwaysLast: Bool
        let isEnding: Bool
        /// Logarithms of how likely the word is in titles and in running text.
        let inTitles: Double
        let inText: Double
        /// Logarithm of the share of its titles that end with it, in the form in which it counts.
        let atEnd: Double
        /// How usual it is in running text, 0-1.
        let ordinariness: Double

        init(_ counts: Counts, titleTotal: Double, textTotal: Double) {
            isNothing = counts.isNothing
            isOfTitles = counts.inTitles > 0
            isInText = counts.inText > 0
            isEverLast = counts.atEnd > 0
            isAlwaysLast = counts.atEnd > 0 && counts.atEnd == counts.inTitles && counts.inText == 0
            isEnding = counts.atEnd >= TitleWords.leastEndings
            inTitles = log(
                (counts.inTitles + TitleWords.titlePrior)
                    / (titleTotal + TitleWords.titlePrior * TitleWords.titleVocabulary)
            )
            inText = log(
                (counts.inText + TitleWords.textPrior)
                    / (textTotal + TitleWords.textPrior * TitleWords.textVocabulary)
            )
            atEnd = log((counts.atEnd + 0.05) / (counts.inTitles + 0.1) * 3 + 0.001)
            let share =
                log(counts.inText / TitleWords.rareInText) / log(TitleWords.commonInText / TitleWords.rareInText)
            ordinariness = min(max(share, 0), 1)
        }
    }

    /// A word with what is known of it.
    struct Word {
        let text: String
        /// Its own number; nil for a word that is in no table.
        fileprivate let number: Int?
        /// The number of what is known of it, or of the form that the other gender has of it; 0 for nothing.
        fileprivate let entry: Int
        /// Whether a title has it.
        let isOfTitles: Bool
        /// Whether titles end with it; a rare one that stands nowhere else is an abbreviation of a title.
        let isEnding: Bool
        fileprivate let isArticle: Bool
        fileprivate let isPreposition: Bool
    }

    /// By word.
    private let numbers: [String: Int]
    /// By number; the first is that of words of which nothing is known.
    private let entries: [Entry]
    /// Logarithms of how likely a word is behind another one in titles, by the numbers of both.
    private let pairs: [Pair: Double]
    /// The last halves of compounds: "medarbetare" of "kundmedarbetare".
    private let ends: Set<String>
    /// The number of what a word counts for that is known to name what somebody is, and is in no table of titles.
    private let head: Int

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

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
        let total = (titles: titles, text: text)
        func entry(_ counts: Counts) -> Entry { Entry(counts, titleTotal: total.titles, textTotal: total.text) }
        var numbers: [String: Int] = [:]
        var entries = [entry(Counts(inTitles: 0, atEnd: 0)), entry(Self.countsOfHead)]
        head = 1
        for (word, counts) in words {
            numbers[word] = entries.count
            entries.append(entry(counts))
        }
        var pairs: [Pair: Double] = [:]
        for (word, counts) in words {
            guard let first = numbers[word] else { continue }
            for (next, count) in counts.next {
                if numbers[next] == nil {
                    numbers[next] = entries.count
                    entries.append(entries[0])
                }
                guard let second = numbers[next] else { continue }
                pairs[Pair(first: first, second: second)] = log(0.9 * count / (counts.inTitles + 1))
            }
        }
        self.numbers = numbers
        self.entries = entries
        self.pairs = pairs
    }

    /// The folded words of a text that a title could be made of: letters only.
    static func words(of text: some StringProtocol) -> [String] {
        let folded = String(text).folded
        guard folded.isPlain else { return folded.split { !$0.isLetter }.map(String.init) }
        return folded.utf8.split { !$0.isPlainLetter }.map { String(Substring($0)) }
    }

    /// How usual a word is in running text: 0 for one that hardly stands there, as most names do, 1 for a common one.
    func ordinariness(_ word: String) -> Double { entries[numbers[word] ?? 0].ordinariness }

    /// Counts in running text of words that are hardly used, and of common ones.
    private static let rareInText = 5.0
    private static let commonInText = 30.0

    /// Whether titles end with a word; a rare one that stands nowhere else is an abbreviation of a title.
    func isEnding(_ word: String) -> Bool { looked(up: word).isEnding }

    /// Whether the last word of a text is one that titles end with.
    func endsLikeTitle(_ text: String) -> Bool { Self.words(of: text).last.map(isEnding) == true }

    /// Whether titles have one word right in front of another.
    func isPair(_ first: String, _ second: String) -> Bool {
        guard let first = numbers[first], let second = numbers[second] else { return false }
        return pairs[Pair(first: first, second: second)] != nil
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
        guard let last = words.last, !last.isEnding, !last.isArticle, !last.isPreposition,
            let own = words.prefix(while: { !$0.isPreposition }).last, own.isEnding
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
    func looked(up word: String) -> Word {
        let number = numbers[word]
        let found = entry(of: word, number: number)
        let entry = entries[found]
        return Word(
            text: word,
            number: number,
            entry: found,
            isOfTitles: entry.isOfTitles,
            isEnding: entry.isEnding || entry.isAlwaysLast && word.utf8.count <= Self.mostAbbreviated,
            isArticle: Self.articles.contains(word),
            isPreposition: Self.prepositions.contains(word)
        )
    }

    private func entry(of word: String, number: Int?) -> Int {
        if let number, !entries[number].isNothing { return number }
        guard word.utf8.count >= Self.leastLetters else { return 0 }
        for ending in Self.endings where word.hasSuffix(ending.own) {
            let other = word.dropLast(ending.own.count) + ending.other
            if let number = numbers[String(other)], entries[number].isOfTitles,
                !entries[number].isInText || entries[number].isEverLast
            {
                return number
            }
        }
        return isCompound(word) ? head : 0
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
        var previous: Int?
        for word in text {
            let entry = entries[word.entry]
            var title = entry.inTitles
            if let previous, let number = word.number, let pair = pairs[Pair(first: previous, second: number)] {
                title = max(title, pair)
            }
            let odds = title - entry.inText
            // "de", "of", "für": running text is English, so that the small words of other languages look rare in it.
            let isConnective = word.text.utf8.count <= Self.mostConnectiveLetters && !entry.isEverLast
            sum += isConnective ? min(odds, Self.oddsOfConnective) : odds
            previous = word.entry > 0 ? word.entry : nil
        }
        sum += entries[last.entry].atEnd
        sum += last.isEnding ? Self.endingBonus : -Self.endingPenalty
        sum -= Self.costOfWord * Double(max(0, text.count - Self.usualWords))
        return min(max(sum, Self.range.lowerBound), Self.range.upperBound)
    }
}
