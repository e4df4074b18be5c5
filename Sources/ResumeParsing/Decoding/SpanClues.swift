import Careers
import Glibc
import TextFolding

/// What the words of a span say for each label.
///
/// Scores are log-likelihoods up to a constant, so that they add up along a header and over the headers of a section.
struct SpanClues {
    let titles: TitleWords
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let famous: FamousEmployers
    let places: HeaderPlaces
    let units: OrganisationUnits
    let terms: EmploymentTerms
    /// Whether a folded word is one that streets are called by.
    let isStreetWord: (String) -> Bool
    /// Folded words of the line in which the person says what they do.
    let headline: [String]
    let weights: HeaderWeights

    /// What was found of the texts of a section, which are looked at several times.
    private let memory = Memory()

    private final class Memory {
        var scores: [String: SpanScores] = [:]
        var words: [String: TitleWords.Word] = [:]
        var ranks: [String: Bool] = [:]
    }

    init(
        titles: TitleWords,
        knowledge: CareerKnowledge,
        employers: EmployerNames,
        famous: FamousEmployers,
        places: HeaderPlaces,
        units: OrganisationUnits,
        terms: EmploymentTerms,
        isStreetWord: @escaping (String) -> Bool,
        headline: [String],
        weights: HeaderWeights
    ) {
        self.titles = titles
        self.knowledge = knowledge
        self.employers = employers
        self.famous = famous
        self.places = places
        self.units = units
        self.terms = terms
        self.isStreetWord = isStreetWord
        self.headline = headline
        self.weights = weights
    }

    /// The scores of a span.
    ///
    /// - Parameters:
    ///   - text: as it is printed.
    ///   - words: its folded words, letters only.
    /// - Returns: log-likelihoods by label.
    func scores(_ text: String, words: [String]) -> SpanScores {
        if let known = memory.scores[text] { return known }
        let scores = judged(text, words: words)
        memory.scores[text] = scores
        return scores
    }

    /// What several labels ask about a text.
    private struct Facts {
        let words: [String]
        /// Folded words with the figures and signs that belong to them.
        let tokens: [String]
        /// Log-odds of the words in titles.
        let odds: Double
        /// How much it is like an employer, 0-1.
        let employer: Double
        let isPlace: Bool
        let isFamous: Bool
        let isTerms: Bool
        let endsSentence: Bool
    }

    /// Words with what is known of them in titles.
    func lookedUp(_ words: [String]) -> [TitleWords.Word] {
        words.map { word in
            if let known = memory.words[word] { return known }
            let found = titles.looked(up: word)
            memory.words[word] = found
            return found
        }
    }

    /// Words that no title has.
    func countUnknown(_ words: [String]) -> Int { lookedUp(words).count { !$0.isOfTitles } }

    private func judged(_ text: String, words: [String]) -> SpanScores {
        let odds = max(titles.logOdds(lookedUp(words)[...]), oddsOfFirst(text))
        let tokens = text.foldedTokens
        let facts = Facts(
            words: words,
            tokens: tokens,
            odds: odds,
            employer: employers.likelihood(text, tokens: tokens),
            isPlace: isPlace(text),
            isFamous: famous.isKnown(text, key: tokens.joined(separator: " ")),
            isTerms: Durations.isOne(tokens) || terms.areAll(text, tokens: tokens) || !text.hasLetter,
            endsSentence: Sentences.ends(text)
        )
        return SpanScores(
            title: title(text, facts),
            employer: employer(text, facts),
            place: place(text, facts),
            terms: facts.isTerms ? weights[.terms] : Self.impossible,
            unit: unit(text, facts),
            other: weights[.other] + weights[.otherWord] * Double(text.wordCount)
        )
    }

    /// "HR Assistant/Payroll": the odds of the title in front of the stroke.
    private func oddsOfFirst(_ text: String) -> Double {
        guard let stroke = text.firstIndex(of: "/") else { return TitleWords.range.lowerBound }
        return titles.logOdds(TitleWords.words(of: text[..<stroke])) + weights[.titleSecond]
    }

    /// Whether a text that no gazetteer knows may be a place all the same.
    func mayBePlace(_ text: String) -> Bool { places.mayBePlace(text) && !famous.isKnown(text) }

    /// How much a text at the end of a line speaks for places standing there: a known one, a name that a town has as well,
    /// or what may be one; nil for anything else.
    func placeEvidence(_ text: String) -> Double? {
        if isPlace(text) { return 1 }
        guard mayBePlace(text) else { return nil }
        return places.isTown(text) ? 0.5 : 0
    }

    /// A place; also one whose region has no sign in front: "Adelaide SA".
    func isPlace(_ text: String) -> Bool {
        if places.isPlace(text) { return true }
        guard let space = text.lastIndex(of: " ") else { return false }
        let region = text[text.index(after: space)...]
        return (2...3).contains(region.count) && region.allSatisfy { $0.isASCII && $0.isUppercase }
            && places.isPlace(text[..<space] + ", " + region) && places.isTown(String(text[..<space]))
    }

    /// Whether a text is a town and nothing else that is known, in front of its region.
    func isTown(_ text: String, in region: String) -> Bool {
        // What a gazetteer knows of a name by itself costs most to ask.
        isPlace(region) && places.isPlace(text + ", " + region) && !famous.isKnown(text) && !hasWordOfEmployers(text)
            && places.isTown(text)
    }

    /// Whether a text is plainly a name of its own, of an employer or a place.
    func isName(_ text: String) -> Bool {
        employers.likelihood(text) >= 0.6 || famous.isKnown(text) || isPlace(text)
    }

    /// Words that many titles have.
    private static let wordsOfTitle = 3
    /// Log-odds of words below which a text is not compared with known titles.
    private static let hopeless = -3.0
    /// What hardly anything outweighs.
    static let impossible = -6.0

    private func isRank(_ word: String) -> Bool {
        if let known = memory.ranks[word] { return known }
        let isRank = JobTitle.isGrade(word) || knowledge.title(word).seniority != nil
        memory.ranks[word] = isRank
        return isRank
    }

    /// Words of templates and forms that stand where something was to be filled in: "City, State", "Duties".
    private static let placeholders: Set<String> = ["city", "state", "country", "duties", "responsibilities"]

    private func title(_ text: String, _ facts: Facts) -> Double {
        let (words, odds) = (facts.words, facts.odds)
        guard !words.isEmpty else { return -8 }
        if words.count == 1, Self.placeholders.contains(words[0]) { return Self.impossible }
        // What the person says of themselves needs no other reason.
        // The more words say the same, the less it is by chance.
        if !headline.isEmpty, words == headline {
            let agreeing = Double(max(1, words.count - Self.wordsOfTitle))
            return max(weights[.titleWords] * odds, 0) + weights[.titleHeadline] * agreeing
        }
        var score = weights[.titleWords] * odds
        // What no title's words stand in is like none of them.
        let likelihood = odds > Self.hopeless ? places.titleLikelihood(text) : 0
        switch likelihood {
        case 1...: score += weights[.titleKnown]
        case 0.8..<1: score += weights[.titleLikely]
        case 0.55..<0.8: break
        default: score += weights[.titleUnknown]
        }
        if facts.employer == 1 {
            score += weights[.titleOfCompany]
        } else if facts.employer >= 0.7 {
            score += weights[.titleOfEmployer]
        }
        if facts.isPlace { score += weights[.titleOfPlace] }
        if text.first?.isLowercase == true { score += weights[.titleLowercase] }
        if facts.endsSentence, text.wordCount > 2 { score += weights[.titleSentence] }
        if words.count > 7 { score += weights[.titleLong] * Double(words.count - 7) }
        let numbers = text.split(separator: " ").count { $0.first?.isNumber == true && $0.count > 1 }
        score += weights[.titleNumbers] * Double(numbers)
        if facts.isFamous { score += weights[.titleFamous] }
        return score
    }

    /// Whether a text says what kind of company it names.
    func hasLegalForm(_ text: String) -> Bool { employers.hasLegalForm(text) }

    /// Whether a text in brackets says what an employer is called as well: its initials, or those of what they stand for, or
    /// the name of a house that it is a part of ("A. Sample & Co. (KPMG)").
    func isByname(_ text: String, of employer: String) -> Bool {
        guard text.first?.isUppercase == true, !isPlace(text) else { return false }
        if EmployerNames.isAbbreviation(text) { return true }
        return famous.isKnown(String(text.prefix { $0 != " " }))
            || Self.initials(of: text) == employer.filter(\.isLetter).uppercased()
            || units.isName(text, of: employer) && places.titleLikelihood(text) < Self.likelyTitle
                && !units.isPart(text, tokens: text.foldedTokens, title: 0)
    }

    /// What looks as much like a title as this is no name.
    private static let likelyTitle = 0.55

    private static func initials(of text: String) -> String {
        String(text.split(separator: " ").compactMap(\.first).filter(\.isUppercase))
    }

    /// Whether a text ends in what employers are called by: "Plaza Hotel".
    func hasWordOfEmployers(_ text: String) -> Bool { employers.likelihood(text) >= 0.7 }

    private func employer(_ text: String, _ facts: Facts) -> Double {
        let (words, likelihood) = (facts.words, facts.employer)
        guard text.hasLetter, !Self.breaksOff(text) else { return -8 }
        // A rank alone is nobody's name: "II", "Senior".
        if words.allSatisfy(isRank) { return -6 }
        var score: Double =
            switch likelihood {
            case 1...: weights[.employerForm]
            case 0.9..<1: weights[.employerInnerForm]
            case 0.7..<0.9: weights[.employerWord]
            case 0.6..<0.7: weights[.employerOpening]
            default: 0
            }
        if facts.isFamous { score += weights[.employerFamous] }
        if facts.isPlace { score += weights[.employerOfPlace] }
        let parts = text.split(separator: " ")
        score += weights[.employerPlainWords] * Double(parts.count { $0.first?.isLowercase == true && $0.count > 3 })
        if parts.count > 6 { score += weights[.employerLong] * Double(parts.count - 6) }
        if likelihood < 0.8, !facts.isFamous {
            score += max(-2, weights[.employerTitleWords] * max(0, facts.odds))
            if likelihood < 0.6, let last = words.last, titles.isEnding(last) { score += weights[.employerTitleEnd] }
        }
        if likelihood < 0.8, units.isPart(text, tokens: facts.tokens, title: 0) { score += weights[.employerUnit] }
        if !headline.isEmpty, words == headline { score += weights[.employerHeadline] }
        if facts.isTerms { score += weights[.employerTerms] }
        if isStreet(parts) { score += weights[.employerStreet] }
        return score
    }

    /// "Field Officer promoted as": no name ends with a word that something follows.
    private static func breaksOff(_ text: String) -> Bool {
        text.split(separator: " ").last.map { openEnds.contains($0) } == true
    }

    private static let openEnds: Set<Substring> = ["as", "to", "of", "and", "for", "with", "from", "by"]

    /// "400 Harbour Road", "Hauptstr. 12"
    private func isStreet(_ parts: [Substring]) -> Bool {
        guard parts.count > 1, let first = parts.first?.first, let last = parts.last?.first,
            first.isNumber || last.isNumber
        else { return false }
        return parts.contains { isStreetWord($0.folded) }
    }

    private func place(_ text: String, _ facts: Facts) -> Double {
        if facts.isPlace { return weights[text.contains(",") ? .placeWithRegion : .placeKnown] }
        return !facts.isFamous && places.mayBePlace(text) ? weights[.placeUnknown] : Self.impossible
    }

    private func unit(_ text: String, _ facts: Facts) -> Double {
        if units.isPart(text, tokens: facts.tokens, title: facts.odds > 6 ? 1 : 0) { return weights[.unit] }
        return units.mayBePart(text, tokens: facts.tokens) ? weights[.unitLikely] : -2.5 - 0.2 * Double(text.wordCount)
    }
}
