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
    /// Folded words of the line in which the person says what they do.
    let headline: [String]

    /// What was found of the texts of a section, which are looked at several times.
    private let memory = Memory()

    private final class Memory {
        var scores: [String: SpanScores] = [:]
    }

    init(
        titles: TitleWords,
        knowledge: CareerKnowledge,
        employers: EmployerNames,
        famous: FamousEmployers,
        places: HeaderPlaces,
        units: OrganisationUnits,
        terms: EmploymentTerms,
        headline: [String]
    ) {
        self.titles = titles
        self.knowledge = knowledge
        self.employers = employers
        self.famous = famous
        self.places = places
        self.units = units
        self.terms = terms
        self.headline = headline
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

    private func judged(_ text: String, words: [String]) -> SpanScores {
        let odds = max(titles.logOdds(words), oddsOfFirst(text))
        let employer = employers.likelihood(text)
        let isPlace = isPlace(text)
        return SpanScores(
            title: title(text, words: words, odds: odds, employer: employer, isPlace: isPlace),
            employer: self.employer(text, words: words, odds: odds, likelihood: employer, isPlace: isPlace),
            place: place(text, isPlace: isPlace),
            terms: isTerms(text) ? 3 : -6,
            unit: unit(text, odds: odds),
            other: -1.2 - 0.25 * Double(text.wordCount)
        )
    }

    /// What it costs a title to name a second thing that somebody does.
    private static let costOfSecond = 0.5

    /// "HR Assistant/Payroll": the odds of the title in front of the stroke.
    private func oddsOfFirst(_ text: String) -> Double {
        guard let stroke = text.firstIndex(of: "/") else { return TitleWords.range.lowerBound }
        return titles.logOdds(TitleWords.words(of: text[..<stroke])) - Self.costOfSecond
    }

    /// Whether a text that no gazetteer knows may be a place all the same.
    func mayBePlace(_ text: String) -> Bool { places.mayBePlace(text) && !famous.isKnown(text) }

    /// A place; also one whose region has no sign in front: "Adelaide SA".
    private func isPlace(_ text: String) -> Bool {
        if places.isPlace(text) { return true }
        guard let space = text.lastIndex(of: " ") else { return false }
        let region = text[text.index(after: space)...]
        return (2...3).contains(region.count) && region.allSatisfy { $0.isASCII && $0.isUppercase }
            && places.isPlace(text[..<space] + ", " + region)
    }

    /// Whether a text is plainly a name of its own, of an employer or a place.
    func isName(_ text: String) -> Bool {
        employers.likelihood(text) >= 0.6 || famous.isKnown(text) || isPlace(text)
    }

    /// Log-odds of words below which a text is not compared with known titles.
    private static let hopeless = -3.0
    private static let headlineBonus = 4.0

    private func isRank(_ word: String) -> Bool {
        JobTitle.isGrade(word) || knowledge.title(word).seniority != nil
    }

    private func isTerms(_ text: String) -> Bool {
        Durations.isOne(text) || terms.parted(text).name.isEmpty || !text.hasLetter
    }

    private func title(_ text: String, words: [String], odds: Double, employer: Double, isPlace: Bool) -> Double {
        guard !words.isEmpty else { return -8 }
        // What the person says of themselves needs no other reason.
        if !headline.isEmpty, words == headline { return max(0.5 * odds, 0) + Self.headlineBonus }
        var score = 0.5 * odds
        // What no title's words stand in is like none of them.
        let likelihood = odds > Self.hopeless ? knowledge.titleLikelihood(text) : 0
        score += likelihood >= 1 ? 2 : likelihood >= 0.8 ? 0.7 : likelihood >= 0.55 ? 0 : -1
        if employer == 1 { score -= 5 } else if employer >= 0.7 { score -= 1.5 }
        if isPlace { score -= 2.5 }
        if text.first?.isLowercase == true { score -= 1 }
        if Sentences.ends(text), text.wordCount > 2 { score -= 2 }
        if words.count > 7 { score -= 0.6 * Double(words.count - 7) }
        score -= 0.8 * Double(text.split(separator: " ").count { $0.first?.isNumber == true && $0.count > 1 })
        if famous.isKnown(text) { score -= 2 }
        return score
    }

    private func employer(
        _ text: String,
        words: [String],
        odds: Double,
        likelihood: Double,
        isPlace: Bool
    ) -> Double {
        guard text.hasLetter else { return -8 }
        // A rank alone is nobody's name: "II", "Senior".
        if words.allSatisfy(isRank) { return -6 }
        var score: Double =
            switch likelihood {
            case 1...: 4
            case 0.9..<1: 3.2
            case 0.8..<0.9: 2.6
            case 0.7..<0.8: 2.2
            case 0.6..<0.7: 1.4
            case 0.5..<0.6: 0.8
            case 0.3..<0.5: 0
            default: -1.5
            }
        if famous.isKnown(text) { score += 4 }
        if isPlace { score -= 3 }
        let parts = text.split(separator: " ")
        score -= 0.6 * Double(parts.count { $0.first?.isLowercase == true && $0.count > 3 })
        if parts.count > 6 { score -= 0.4 * Double(parts.count - 6) }
        if likelihood < 0.8, !famous.isKnown(text) {
            score -= min(2, 0.3 * max(0, odds))
            if likelihood < 0.6, let last = words.last, titles.isEnding(last) { score -= 1.5 }
        }
        if Sentences.ends(text), text.wordCount > 4 { score -= 2 }
        if likelihood < 0.8, units.isPart(text, title: 0) { score -= 2 }
        if !headline.isEmpty, words == headline { score -= 2 }
        if isTerms(text) { score -= 4 }
        if Self.hasYear(parts) { score -= 3 }
        return score
    }

    private static func hasYear(_ parts: [Substring]) -> Bool {
        parts.contains { part in
            part.count == 4 && part.allSatisfy(\.isNumber) && (part.hasPrefix("19") || part.hasPrefix("20"))
        }
    }

    private func place(_ text: String, isPlace: Bool) -> Double {
        if isPlace { return text.contains(",") ? 3.5 : 2.5 }
        return mayBePlace(text) ? -2.2 : -6
    }

    private func unit(_ text: String, odds: Double) -> Double {
        if units.isPart(text, title: odds > 6 ? 1 : 0) { return 1 }
        return units.mayBePart(text) ? -1 : -2.5 - 0.2 * Double(text.wordCount)
    }
}
