package import Careers
package import JobMatching
import TextFolding

/// Finds which of many keywords a posting has, by its own words: it takes as long for one keyword as for a hundred thousand.
///
/// A keyword fits as a phrase of whole words in title, company or description, as a skill that is asked for, or as a title
/// of the posting's occupation; never as a part of a word.
package struct KeywordIndex: Sendable {
    /// A keyword of several words, by its first one.
    private struct Phrase: Sendable {
        let rest: [String]
        let keyword: Int
    }

    private var numbers: [String: Int] = [:]
    private var phrases: [String: [Phrase]] = [:]
    private var skills: [String: [Int]] = [:]
    private var occupations: [String: [Int]] = [:]
    private let knowledge: CareerKnowledge

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// How many keywords there are.
    package var count: Int { numbers.count }
    /// Names of the skills that keywords are, in small letters and in order.
    package var skillNames: [String] { skills.keys.sorted() }
    /// Codes of the occupations that keywords are titles of, in order.
    package var occupationCodes: [String] { occupations.keys.sorted() }

    /// The number of a keyword; keywords that differ in case alone have one.
    package mutating func add(_ keyword: String) -> Int {
        let words = keyword.foldedTokens
        let key = words.joined(separator: " ")
        if let known = numbers[key] { return known }
        let number = numbers.count
        numbers[key] = number
        guard let first = words.first else { return number }
        phrases[first, default: []].append(Phrase(rest: Array(words.dropFirst()), keyword: number))
        if let skill = knowledge.skills.skill(named: keyword) {
            skills[skill.name.lowercased(), default: []].append(number)
        }
        for vote in knowledge.occupations(for: knowledge.title(keyword)) {
            guard let occupation = knowledge.occupations[code: vote.code],
                ([occupation.title] + occupation.titles).contains(where: { $0.foldedKey == key })
            else { continue }
            occupations[vote.code, default: []].append(number)
        }
        return number
    }

    /// Where which keywords stand in a posting.
    ///
    /// - Parameter posting: with its text and features.
    /// - Returns: the places of each keyword that fits, by its number.
    package func places(in posting: JobPosting) -> [Int: Set<KeywordPlace>] {
        var found: [Int: Set<KeywordPlace>] = [:]
        look(for: .title, in: posting.title, &found)
        look(for: .company, in: posting.company, &found)
        look(for: .description, in: posting.description, &found)
        for skill in posting.skills {
            for keyword in skills[skill.lowercased()] ?? [] { found[keyword, default: []].insert(.skills) }
        }
        if let occupation = posting.occupations.first {
            for keyword in occupations[occupation.code] ?? [] { found[keyword, default: []].insert(.occupation) }
        }
        return found
    }

    private func look(for place: KeywordPlace, in text: String, _ found: inout [Int: Set<KeywordPlace>]) {
        let words = text.foldedTokens
        for (index, word) in words.enumerated() {
            for phrase in phrases[word] ?? [] where words[(index + 1)...].starts(with: phrase.rest) {
                found[phrase.keyword, default: []].insert(place)
            }
        }
    }
}
