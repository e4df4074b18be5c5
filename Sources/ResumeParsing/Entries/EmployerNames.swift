import TextFolding

/// Tells how much a text looks like the name of an employer.
struct EmployerNames {
    private let lexicon: Lexicon
    private let memory: Memory

    /// What was said of the texts of a document, which are looked at several times.
    final class Memory {
        fileprivate var likelihoods: [String: Double] = [:]
        fileprivate var legalForms: [String: Bool] = [:]
    }

    /// What a name comes to that nothing is known about.
    static let unknown = 0.3

    /// Words that stand for working for oneself.
    private static let ownBusiness: Set<String> = [
        "self employed", "self-employed", "freelance", "freelancer", "independent", "selbstandig", "freiberuflich",
        "autonomo", "autonoma", "independant", "libero professionista", "zelfstandig", "various clients",
        "own business",
        "independent contractor", "selfemployed",
    ]

    /// How names of parts of institutions begin.
    private static let openings: Set<String> = Set(
        [
            "academy", "agency", "board", "bureau", "center", "centre", "chamber", "college", "council", "department",
            "dept",
            "division", "faculty", "house", "institute", "ministry", "municipality", "office", "school", "university",
        ].flatMap { ["\($0) of", "\($0) for"] } + [
            "institut fur", "amt fur", "fachbereich", "ministerium fur", "landesamt fur", "departement de",
            "departement d", "ecole de", "institut de", "ministere de", "direction de", "departamento de", "escuela de",
            "instituto de", "ministerio de", "facultad de", "escola de", "faculdade de", "secretaria de",
            "dipartimento di",
            "istituto di", "scuola di", "ministero della", "comune di", "faculteit der", "instytut", "urzad", "wydzial",
        ]
    )

    init(_ lexicon: Lexicon, memory: Memory = Memory()) {
        self.lexicon = lexicon
        self.memory = memory
    }

    /// How much a text looks like the name of an employer, 0-1.
    func likelihood(_ text: String) -> Double { likelihood(text, tokens: text.foldedTokens) }

    /// Whether a text says what kind of company it names: "Acme Ltd", "Acme Ltd Leeds".
    func hasLegalForm(_ text: String) -> Bool { likelihood(text) >= Self.legalForm }

    private static let legalForm = 0.9

    /// The same as the likelihood where the folded words of the text are known.
    func likelihood(_ text: String, tokens: @autoclosure () -> [String]) -> Double {
        if let known = memory.likelihoods[text] { return known }
        let likelihood = judged(text, tokens())
        memory.likelihoods[text] = likelihood
        return likelihood
    }

    private func judged(_ text: String, _ tokens: [String]) -> Double {
        guard let last = tokens.last else { return 0 }
        let key = tokens.joined(separator: " ")
        if Self.ownBusiness.contains(key) || Placeholders.isEmployer(key: key) { return 0.95 }
        for length in 1...3 where tokens.count > length && lexicon.legalFormEnds.contains(last) {
            if lexicon.legalForms.contains(tokens.suffix(length).joined(separator: " ")) { return 1 }
        }
        let words = text.split(separator: " ").map(Self.withoutSigns)
        if words.dropFirst().contains(where: { $0.count > 2 && isLegalForm($0) }) { return 0.9 }
        if words.dropFirst().contains(where: { $0.count == 2 && $0 == $0.uppercased() && isLegalForm($0) }) {
            return 0.8
        }
        // "Construction" alone is what somebody does, and nobody's name.
        if tokens.count > 1, lexicon.employerWords.contains(last) { return 0.7 }
        for start in tokens.indices where lexicon.employerOpenings.contains(tokens[start]) {
            for length in 1...3 where start + length <= tokens.count {
                if lexicon.employerWords.contains(tokens[start..<(start + length)].joined(separator: " ")) {
                    return 0.6
                }
            }
        }
        if tokens.count >= 3, Self.openings.contains(tokens.prefix(2).joined(separator: " ")) { return 0.7 }
        if text.contains(" & ") { return 0.5 }
        return text.first?.isUppercase == true ? Self.unknown : Self.unknown / 2
    }

    private static func withoutSigns(_ word: Substring) -> String {
        let isBare = !word.utf8.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
        }
        return isBare ? String(word) : word.filter { !",()".contains($0) }
    }

    /// Whether a text is a legal form ("Inc.", "GmbH", "S.r.l.").
    func isLegalForm(_ text: String) -> Bool {
        if let known = memory.legalForms[text] { return known }
        let isForm = mayBeLegalForm(text)
        memory.legalForms[text] = isForm
        return isForm
    }

    private func mayBeLegalForm(_ text: String) -> Bool {
        let folded = text.folded
        // What is but letters is the same without signs.
        if folded.utf8.allSatisfy(\.isPlainSmall) { return lexicon.legalForms.contains(folded) }
        return lexicon.legalForms.contains(Lexicon.key(text)) || lexicon.legalForms.contains(folded)
            || lexicon.legalForms.contains(folded.filter { $0 != "." })
    }

    /// Letters of an abbreviation that a house is called by.
    private static let lengthsOfAbbreviation = 2...7

    /// Whether a text is what a house may be called by in short: "KCEC", "R&D".
    static func isAbbreviation(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return text.wordCount == 1 && lengthsOfAbbreviation.contains(letters.count) && letters == letters.uppercased()
    }

    /// Whether a text names working for oneself.
    func isOwnBusiness(_ text: String) -> Bool {
        let phrase = text.foldedKey
        return Self.ownBusiness.contains { phrase.contains($0) }
    }
}
