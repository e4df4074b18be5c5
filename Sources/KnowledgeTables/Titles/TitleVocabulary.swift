package import KnowledgePack
import TextFolding

/// Words that titles have in common: those that state rank, and short forms.
package struct TitleVocabulary: Sendable {
    private let phrases: PackIndex
    /// The first words of those.
    private let openings: Set<String>
    private let levels: PackNumbers
    private let modifiers: PackNumbers
    private let longest: Int
    private let abbreviations: PackIndex
    private let expansions: PackNumbers
    private let places: PackNumbers
    private let strings: PackStrings

    /// - Parameter pack: where the words are.
    /// - Throws: when they are not there or damaged.
    package init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        strings = pack.strings
        let phrases = try pack.index(.rankPhrases)
        self.phrases = phrases
        openings = Set((0..<phrases.count).map { String(phrases.key($0).prefix { $0 != " " }) })
        levels = try pack.numbers(.rankLevels, count: phrases.count)
        modifiers = try pack.numbers(.rankModifiers, count: phrases.count)
        longest = try pack.numbers(.rankLongest, count: 1, in: 1..<64)[0]
        abbreviations = try pack.index(.abbreviations)
        expansions = try pack.numbers(.expansions, count: abbreviations.count, in: 0..<strings.count)
        places = try pack.numbers(.abbreviationPlaces, count: abbreviations.count, in: 0..<3)
    }

    /// The rank that words state (nil when they state none), and the words without those that only state rank.
    package func analyse(_ tokens: [String]) -> (level: Int?, core: [String]) {
        var level: Int?
        var core: [String] = []
        var position = 0
        while position < tokens.count {
            guard let mark = longestMark(in: tokens, at: position) else {
                core.append(tokens[position])
                position += 1
                continue
            }
            if modifiers[mark.entry] != 0 {
                level = max(level ?? levels[mark.entry], levels[mark.entry])
            } else {
                level = level ?? levels[mark.entry]
                core += tokens[position..<(position + mark.length)]
            }
            position += mark.length
        }
        // Nothing would be left of a title that consists of a mark.
        return (level, core.isEmpty ? tokens : core)
    }

    private func longestMark(in tokens: [String], at position: Int) -> (entry: Int, length: Int)? {
        guard openings.contains(tokens[position]) else { return nil }
        for length in stride(from: min(longest, tokens.count - position), through: 1, by: -1) {
            let phrase =
                length == 1 ? tokens[position] : tokens[position..<(position + length)].joined(separator: " ")
            if let entry = phrases[phrase] { return (entry, length) }
        }
        return nil
    }

    /// Whether a word only states rank: what trainees are called anywhere, other marks unless they are what the title ends with.
    func isRank(_ word: String, isLast: Bool) -> Bool {
        guard let entry = phrases[word] else { return false }
        return levels[entry] == 0 || modifiers[entry] != 0 && !isLast
    }

    /// The words with their short forms written out.
    package func expanded(_ tokens: [String]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(tokens.count)
        for (position, token) in tokens.enumerated() {
            if let words = expansion(of: token, at: position, of: tokens.count) {
                result += words
            } else {
                result.append(token)
            }
        }
        return result
    }

    private func expansion(of token: String, at position: Int, of count: Int) -> [String]? {
        guard let entry = abbreviations[token] else { return nil }
        let meanings = strings[expansions[entry]].split(separator: "|")
        let isHere =
            switch CareerTables.Abbreviation.Place(rawValue: places[entry]) {
            case .last: position == count - 1
            case .first: position == 0
            default: true
            }
        // A short form alone is too short to say what it stands for.
        guard places[entry] == CareerTables.Abbreviation.Place.anywhere.rawValue || count > 1 else { return nil }
        return (isHere ? meanings.first : meanings.dropFirst().first)?.split(separator: " ").map(String.init)
    }
}
