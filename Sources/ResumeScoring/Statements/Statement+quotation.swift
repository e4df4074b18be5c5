import Resume
import TextFolding

extension Statement {
    private static let marks: Set<Character> = ["•", "-", "–", "—", "*", "·", "»", ">", "+", "~", "o"]
    /// Letters apart that are words.
    private static let letterWords: Set<Substring> = ["a", "A", "I", "&", "-", "–", "—", "/", "+", "=", "|", "•"]
    /// So many letters apart are what is left of words.
    private static let leastScraps = 2

    /// Words that a label in front of a statement may have.
    private static let labelWords = 4

    /// The first word behind a label in front: "Payroll - Controlled the hours …", "Job Description: Managed …".
    var labelEnd: Int? {
        guard
            let mark = [": ", " - ", " – ", "- "].compactMap({ text.firstRange(of: $0) }).min(by: {
                $0.lowerBound < $1.lowerBound
            })
        else { return nil }
        let words = FoldedText(String(text[..<mark.lowerBound])).tokens.count
        return (1...Self.labelWords).contains(words) && words < tokens.count ? words : nil
    }

    /// Words of the value behind a label at most.
    private static let valueWords = 6

    /// Labels of what forms ask of a position: "Salary: $18,000 per year, 40 hours a week".
    private static let ofTerms = WordNumber.set(["grade", "hours", "pay", "salary", "schedule", "series", "supervisor"])

    /// Whether it is the value of a field and tells no deed: "Hours per week: 40", "(This is a federal job)".
    func isData(_ lexicon: ScoringLexicon) -> Bool {
        if Placeholder.isBlank(text) { return true }
        if text.hasPrefix("("), text.hasSuffix(")"), text.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1 {
            return true
        }
        guard let colon = text.firstRange(of: ": ")?.lowerBound else { return false }
        let label = FoldedText(String(text[..<colon])).tokens.count
        guard (1...Self.labelWords).contains(label), label < tokens.count else { return false }
        if label == 1, Self.ofTerms.contains(tokens[0].number) { return true }
        guard tokens.count - label <= Self.valueWords else { return false }
        return !lexicon.isVerb(tokens[label], in: folded)
    }

    /// Whether it is a heading among statements: a few words in capitals, or with nothing but a colon behind them.
    var isHeading: Bool {
        guard wordCount <= Self.labelWords + 1 else { return false }
        let words = tokens.filter(Self.hasLetter)
        // Figures stand in headings only among words in capitals: "SALES 2.0 PROJECT".
        let isCapital = words.allSatisfy { $0.count > 1 && $0.form.isSuperset(of: [.isCapitalised, .hasInnerCapital]) }
        if words.count > 1, isCapital, words.allSatisfy({ !$0.form.contains(.hasDigit) }) { return true }
        guard words.count == tokens.count, tokens.allSatisfy({ !$0.form.contains(.hasDigit) }) else { return false }
        if text.hasSuffix(":") || text.hasSuffix(":.") { return true }
        return !tokens.isEmpty && isCapital
    }

    /// Words in brackets in front: "(Summer job) Led the".
    var wordsInBrackets: Int {
        guard text.first == "(", let end = text.firstIndex(of: ")") else { return 0 }
        return FoldedText(String(text[...end])).tokens.count
    }

    /// Words of a heading that runs into a statement at most.
    private static let wordsOfHeading = 4

    /// Whether a heading stands in front of it without a mark: "Statistical Analysis Performed the counts of".
    func opensWithHeading(_ lexicon: ScoringLexicon) -> Bool {
        let words = text.split(separator: " ").prefix(Self.wordsOfHeading + 2)
        for (place, word) in words.enumerated().dropFirst() where place < words.count - 1 {
            guard words[place - 1].first?.isUppercase == true, words[place - 1].last?.isLetter == true,
                word.first?.isUppercase == true
            else { return false }
            if words[place + 1].first?.isLowercase == true {
                return FoldedText(String(word)).tokens.first.map { lexicon.actionVerbs.contains($0.number) } == true
            }
        }
        return false
    }

    /// Letters in which the head of a position names employer and town.
    private static let lettersOfHead = 70

    /// Whether a text begins with a name, a town and the code of its region: "Globex - Boston, MA Kept the books".
    static func opensWithTown(_ text: String) -> Bool {
        let words = text.prefix(lettersOfHead).split(separator: " ")
        return words.indices.dropFirst().dropLast().contains { index in
            let (town, code) = (words[index - 1], words[index])
            guard town.last == ",", town.first?.isUppercase == true, code.count == 2 else { return false }
            return code.allSatisfy(\.isUppercase) && words[index + 1].first?.isUppercase == true
        }
    }

    /// Letters by which a part of a line is found in it.
    private static let lettersCompared = 24

    /// "Park, Tennessee Pride, Foster Farms": names that a row of names goes on with.
    private static func opensList(_ text: String) -> Bool {
        let words = text.split(separator: " ").prefix(2)
        return words.count == 2 && words[0].last == "," && words[1].first?.isUppercase == true
    }

    static func hasLetter(_ token: TextToken) -> Bool { token.form.contains(.hasLetter) }

    /// A statement as evidence: as it stands, cut at a word where it is long.
    static func quotation(_ text: String) -> String {
        guard text.utf8.count > quotedLength else { return text }
        let words = text.prefix(quotedLength)
        return (words.lastIndex(of: " ").map { words[..<$0] } ?? words) + " …"
    }

    /// Whether a text begins as statements do, or behind a bullet, and holds no letters apart.
    static func opensSurely(_ text: String, line: LineReference?) -> Bool {
        let isMarked = line?.text.split(separator: " ", maxSplits: 1).first.map { word in
            word.first == "•" || word.count == 1 && word.first.map(marks.contains) == true
        }
        if isMarked != true, text.first?.isLowercase == true { return false }
        if Placeholder.isOfHead(text) || EmploymentTime.isWithin(text) || opensWithTown(text) { return false }
        if opensList(text) || line.map({ $0.text.contains("; " + text.prefix(lettersCompared)) }) == true {
            return false
        }
        let scraps = text.split(separator: " ").count { word in
            word.utf8.count == 1 && !letterWords.contains(word) && word.first?.isNumber != true
        }
        return scraps < leastScraps
    }
}
