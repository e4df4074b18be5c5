import TextFolding

/// Parts what a header says of the terms of a position from what it names: "(part-time)", "– Contract", ", GS-12",
/// "(via Sample Staffing)".
struct EmploymentTerms: Sendable {
    private enum Kind: String {
        case term
        case bracket
        case beside
        case hours
        case agency
        case grade
        case end
    }

    /// By folded words. What is said alone between signs comes before what needs brackets.
    private let kinds: [String: Kind]
    /// The first words of those.
    private let openings: Set<String>
    /// Folded words in front of who employs, in brackets.
    private let agencies: [String]
    /// Letters in front of the numbers of a grade, in capitals.
    private let payPlans: Set<String>

    /// Characters of the longest text that says nothing but terms.
    private static let longest = 60
    /// Words of the longest phrase.
    private static let mostWords = 5
    private static let separators = [", ", " - ", " – ", " — ", " / "]

    /// Reads a table with two columns, a phrase and its kind.
    init(_ table: TableFile) {
        var kinds: [String: Kind] = [:]
        var agencies: [String] = []
        var payPlans: Set<String> = []
        for row in table.rows {
            let phrase = Lexicon.key(row[0])
            switch Kind(rawValue: row[1]) {
            case .agency: agencies.append(phrase)
            case .grade: payPlans.insert(phrase.uppercased())
            case let kind?: kinds[phrase] = kinds[phrase] ?? kind
            case nil: break
            }
        }
        self.kinds = kinds
        openings = Set(kinds.keys.map { String($0.prefix { $0 != " " }) })
        self.agencies = agencies
        self.payPlans = payPlans
    }

    /// A text without what it says of the terms.
    ///
    /// - Parameter text: a piece of a header.
    /// - Returns: what the text names, empty where it says nothing but terms; and the terms as written, in their order.
    func parted(_ text: String) -> (name: String, terms: [String]) {
        var (name, terms) = withoutBrackets(text)
        if !name.contains("("), isTerm(name) || isGrade(name) { return ("", terms + [name]) }
        for separator in Self.separators where name.contains(separator) {
            name = withoutParts(name, at: separator, terms: &terms)
        }
        return (name, terms)
    }

    /// Whether a text says nothing but terms.
    ///
    /// - Parameters:
    ///   - text: a piece of a header.
    ///   - tokens: its folded words.
    /// - Returns: whether nothing else is said.
    func areAll(_ text: String, tokens: [String]) -> Bool {
        let name = withoutBrackets(text).name
        return name.isEmpty
            || !name.contains("(") && (isTerm(name, tokens: name == text ? tokens : nil) || isGrade(name))
    }

    /// A text without what it says of the terms in brackets, which may hold any sign; and those terms.
    func withoutBrackets(_ text: String) -> (name: String, terms: [String]) {
        guard text.has(UInt8(ascii: "(")) else { return (text, []) }
        var terms: [String] = []
        var kept = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            let inside = String(rest[rest.index(after: open)..<close])
            let end = rest.index(after: close)
            kept += rest[..<open]
            let isLast = end == rest.endIndex
            if let (said, dates) = besideDates(inside) {
                terms += said
                kept += "(" + dates + ")"
            } else if isLast && kinds[Lexicon.key(inside)] == .end || isSaid(inside)
                || inside.split(separator: ", ").allSatisfy({ isSaid(String($0)) })
            {
                terms.append(inside)
                kept = String(kept.trimmingSuffix { $0 == " " })
            } else {
                kept += rest[open..<end]
            }
            rest = rest[end...]
        }
        // Nothing but brackets names what they say.
        let name = Signs.trimmed(kept + rest)
        return terms.isEmpty || !name.hasLetter ? (text, []) : (name, terms)
    }

    /// "seasonal, 2013 to 2015": terms and dates in the same brackets.
    private func besideDates(_ inside: String) -> (terms: [String], dates: String)? {
        let parts = inside.split { ",;".contains($0) }.map { Signs.trimmed(String($0)) }
        let said = parts.filter { isTerm($0, inBrackets: true) }
        let rest = parts.filter { !said.contains($0) }
        guard !said.isEmpty, !rest.isEmpty, rest.allSatisfy(\.hasYear) else { return nil }
        return (said, rest.joined(separator: ", "))
    }

    /// Whether a text in brackets says nothing but terms, who employs, or a grade.
    private func isSaid(_ inside: String) -> Bool {
        isTerm(inside, inBrackets: true) || isAgency(inside) || isGrade(inside) || Self.isRank(inside)
    }

    /// The first part is what the terms belong to.
    private func withoutParts(_ text: String, at separator: String, terms: inout [String]) -> String {
        let parts = text.split(separator: separator).map(String.init)
        let kept = parts.enumerated().filter { $0.offset == 0 || !isTerm($0.element) && !isGrade($0.element) }
        guard kept.count < parts.count else { return text }
        terms += parts.dropFirst().filter { isTerm($0) || isGrade($0) }
        return kept.map(\.element).joined(separator: separator)
    }

    // MARK: What terms are

    /// Whether a text is made of words for terms, one of which says so alone; in brackets other words may stand beside
    /// it, as long as they are no names.
    private func isTerm(_ text: String, tokens: [String]? = nil, inBrackets: Bool = false) -> Bool {
        guard text.count <= Self.longest else { return false }
        let tokens = tokens ?? text.foldedTokens
        guard !tokens.isEmpty else { return false }
        // Only in brackets anything else may stand beside a term.
        let words = inBrackets ? text.split { !$0.isLetter } : []
        let names = Set(words.filter { $0.first?.isUppercase == true }.map { $0.folded })
        var found = inBrackets && text.hasSuffix("%") && !text.hasLetter
        var hasNumber = false
        var index = 0
        while index < tokens.count {
            guard let (kind, count) = longestTerm(in: tokens, at: index) else {
                let isNumber = tokens[index].first?.isNumber == true
                guard isNumber ? tokens[index].count <= 4 : inBrackets && !names.contains(tokens[index]) else {
                    return false
                }
                hasNumber = hasNumber || isNumber
                // "20h"
                found = found || inBrackets && kinds[String(tokens[index].drop(while: \.isNumber))] == .hours
                index += 1
                continue
            }
            switch kind {
            case .term: found = true
            case .bracket:
                guard inBrackets else { return false }
                found = true
            case .hours: found = found || hasNumber && inBrackets
            case .beside, .agency, .grade, .end: break
            }
            index += count
        }
        return found
    }

    private func longestTerm(in tokens: [String], at index: Int) -> (Kind, Int)? {
        guard openings.contains(tokens[index]) else { return nil }
        return (1...min(Self.mostWords, tokens.count - index)).reversed().lazy.compactMap { count in
            kinds[tokens[index..<(index + count)].joined(separator: " ")].map { ($0, count) }
        }.first
    }

    /// "via Sample Staffing": who pays, and is not worked for.
    private func isAgency(_ text: String) -> Bool {
        let key = Lexicon.key(text)
        return agencies.contains { key.hasPrefix($0 + " ") }
    }

    /// "GS-0343-12/13", "E-7": the grade of a public post.
    private func isGrade(_ text: String) -> Bool {
        let pieces = text.split(separator: "-")
        guard pieces.count >= 2, payPlans.contains(String(pieces[0])) else { return false }
        // "E-7" is a rank, "E-1042" is the number of something.
        return (pieces[0].count > 1 || pieces.count == 2 && pieces[1].count <= 2)
            && pieces.dropFirst().allSatisfy { $0.allSatisfy { $0.isNumber || $0 == "/" } }
    }

    /// Words in front of the number of a rank.
    private static let ranks: Set<String> = [
        "band", "grade", "level", "tier", "scale", "step", "class", "pay", "stufe", "niveau", "entgeltgruppe", "nivel",
        "livello", "schaal", "poziom", "grado", "grau",
    ]
    /// Capitals with a number that are a stage of school, and no rank.
    private static let stages: Set<String> = ["KS", "EYFS", "KG"]

    /// "Band 7", "APS 6", "SK1": what brackets say of the rank of a post.
    private static func isRank(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard let last = words.last, words.count <= 3 else { return false }
        if words.count > 1, words.dropLast().allSatisfy({ ranks.contains($0.folded) }) {
            return last.count <= 3 && (last.first?.isNumber == true || last.allSatisfy { "IVX".contains($0) })
        }
        let letters = text.prefix(while: \.isLetter)
        let rest = text.dropFirst(letters.count).drop { $0 == " " || $0 == "-" }
        return (2...4).contains(letters.count) && letters.allSatisfy { $0.isASCII && $0.isUppercase }
            && !stages.contains(String(letters)) && (1...2).contains(rest.count) && rest.allSatisfy(\.isNumber)
    }
}
