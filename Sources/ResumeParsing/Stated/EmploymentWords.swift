import TextFolding

/// Words that sentences about employment are made of.
struct EmploymentWords: Sendable {
    enum Kind: String {
        case now
        case past
        case filler
        case verb
        case present
        case joined
        case promoted
        case experience
        case copula
        case role
        case employer
        case article
        case courtesy
        case unit
        case stop
    }

    /// By folded words.
    private let kinds: [String: Kind]
    /// Words of the longest phrase that begins with a word.
    private let longest: [String: Int]
    /// First words of phrases that say what somebody became.
    private let promotions: Set<String>
    /// First words of phrases that a sentence may begin with.
    private let openings: Set<String>

    /// Reads a table with two columns, a phrase and its kind.
    init(_ table: TableFile) {
        var kinds: [String: Kind] = [:]
        for row in table.rows {
            if let kind = Kind(rawValue: row[1]) { kinds[row[0].folded] = kind }
        }
        self.kinds = kinds
        longest = Dictionary(kinds.keys.map { (Self.opening($0), $0.wordCount) }, uniquingKeysWith: max)
        openings = Set(
            kinds.lazy.filter { ![.role, .article, .courtesy, .stop, .unit].contains($0.value) }
                .map { Self.opening($0.key) }
        )
        promotions = Set(kinds.lazy.filter { $0.value == .promoted }.map { Self.opening($0.key) })
    }

    private static func opening(_ phrase: String) -> String { String(phrase.prefix { $0 != " " }) }

    /// Whether a text may say what somebody became: hardly any does.
    func mayPromote(_ text: String) -> Bool {
        let folded = text.folded
        return promotions.contains { folded.contains($0) }
    }

    /// Whether a sentence about employment may begin with a word; most lines are told from them by that alone.
    func mayOpen(_ key: String) -> Bool { openings.contains(key) }

    /// Whether a word says that a title or an employer follows, as the first of a line that goes on with a sentence.
    func isJoint(_ key: String) -> Bool { kinds[key] == .role || kinds[key] == .employer }

    /// "M/s Acme Traders", "2nd. Acme Traders" without what stands in front of any firm.
    func withoutCourtesy(_ name: String) -> String {
        let name = Self.withoutLead(Self.withoutOrdinal(name))
        guard let space = name.firstIndex(of: " ") else { return name }
        let first = String(name[..<space].folded.trimmingSuffix { $0 == "." })
        return kinds[first] == .courtesy ? String(name[space...].drop { " .:-".contains($0) }) : name
    }

    private static let leads = [
        "employment with ", "employed with ", "employed by ", "service with ", "employment at ",
    ]

    /// "Employment with Acme Traders" without what leads to the name.
    private static func withoutLead(_ name: String) -> String {
        let folded = name.lowercased()
        guard let lead = leads.first(where: folded.hasPrefix) else { return name }
        return String(name.dropFirst(lead.count))
    }

    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]
    private static let mostOrdinalDigits = 2

    /// "2nd. Acme Traders", "1st) Acme Traders" without the ordinal; "1st Source Bank" has it in its name.
    private static func withoutOrdinal(_ name: String) -> String {
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= mostOrdinalDigits else { return name }
        let ending = name[digits.endIndex...].prefix(while: \.isLetter)
        let rest = name[ending.endIndex...]
        guard ordinalEndings.contains(ending.folded), let sign = rest.first, ".):".contains(sign) else { return name }
        let bare = rest.drop { " .):-–".contains($0) }
        return bare.isEmpty ? name : String(bare)
    }

    /// "As a Production Executive", "their Service Manager" without the words before the title.
    func withoutRole(_ title: String) -> String {
        let words = title.split(separator: " ")
        guard let (kind, count) = kind(at: 0, in: words.map(\.folded)), count < words.count,
            kind == .role || kind == .article && title.first?.isLowercase == true
        else { return title }
        return words[count...].joined(separator: " ")
    }

    /// The longest phrase at a place.
    ///
    /// - Parameters:
    ///   - index: where it begins.
    ///   - keys: the folded words of a sentence.
    /// - Returns: what it is, and how many words it takes; nil where none begins there.
    func kind(at index: Int, in keys: [String]) -> (kind: Kind, count: Int)? {
        guard index < keys.count, let most = longest[keys[index]] else { return nil }
        for count in stride(from: min(most, keys.count - index), to: 0, by: -1) {
            if let kind = kinds[keys[index..<(index + count)].joined(separator: " ")] { return (kind, count) }
        }
        return nil
    }
}
