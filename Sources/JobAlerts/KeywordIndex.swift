package import Careers
package import JobMatching
import TextFolding

/// Finds which of many keywords a posting has, by its own words: it takes as long for one keyword as for a hundred thousand.
///
/// A keyword fits as a phrase of whole words in title, company or description, as a skill that is asked for, or as a title
/// of the posting's occupation; never as a part of a word.
package struct KeywordIndex: Sendable {
    /// A keyword by the numbers of its words.
    private struct Phrase: Sendable {
        let words: [Int]
        /// Which of them it is looked up by.
        let anchor: Int
        let keyword: Int

        /// Whether it stands in a text so that its anchor is at a place.
        func stands(at place: Int, in text: [Int]) -> Bool {
            let start = place - anchor
            guard start >= 0, start + words.count <= text.count else { return false }
            return words.indices.allSatisfy { text[start + $0] == words[$0] }
        }
    }

    /// By folded words.
    private var numbers: [String: Int] = [:]
    /// By what was added: most of what many people want is written alike.
    private var known: [String: Int] = [:]
    private var words: [String: Int] = [:]
    /// By the number of their anchor.
    private var phrases: [[Phrase]] = []
    private var skills: [String: [Int]] = [:]
    private var occupations: [String: [Int]] = [:]
    private let knowledge: CareerKnowledge

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// How many keywords there are.
    package var count: Int { numbers.count }
    /// What to look for among postings: the keywords, the skills that some are, and the occupations that some are titles
    /// of.
    package var search: KeywordSearch {
        KeywordSearch(
            keywords: known.keys.sorted(),
            skills: skills.keys.sorted(),
            occupations: occupations.keys.sorted()
        )
    }

    /// The number of a keyword; keywords that differ in case alone have one.
    package mutating func add(_ keyword: String) -> Int {
        if let number = known[keyword] { return number }
        let words = keyword.foldedTokens
        let key = words.joined(separator: " ")
        let number = numbers[key] ?? numbers.count
        known[keyword] = number
        guard numbers.updateValue(number, forKey: key) == nil, !words.isEmpty else { return number }
        addPhrase(words, keyword: number)
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

    /// Looks a phrase up by that of its words by which the fewest others are: "senior" is the first word of very many.
    private mutating func addPhrase(_ texts: [String], keyword: Int) {
        let words = texts.map { text in
            let number = self.words[text] ?? phrases.count
            if number == phrases.count {
                self.words[text] = number
                phrases.append([])
            }
            return number
        }
        guard let anchor = words.indices.min(by: { phrases[words[$0]].count < phrases[words[$1]].count }) else {
            return
        }
        phrases[words[anchor]].append(Phrase(words: words, anchor: anchor, keyword: keyword))
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
        let none = -1
        let text = text.foldedTokens.map { words[$0] ?? none }
        for (index, word) in text.enumerated() where word != none {
            for phrase in phrases[word] where phrase.stands(at: index, in: text) {
                found[phrase.keyword, default: []].insert(place)
            }
        }
    }
}
