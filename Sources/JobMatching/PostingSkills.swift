package import Careers
import TextFolding

/// The skills that a posting's title and text ask for, each with the words that name it.
package struct PostingSkills {
    package struct Named: Hashable {
        package let skill: Skill
        /// The words of the posting, as they stand there first.
        package let words: String
    }

    /// Each skill once, in order.
    package let named: [Named]

    package var names: [String] { named.map(\.skill.name) }

    package init(of posting: JobPosting, knowledge: CareerKnowledge) {
        var seen: Set<Skill> = []
        var named: [Named] = []
        func add(_ occurrence: SkillOccurrence, of text: String) {
            guard seen.insert(occurrence.skill).inserted else { return }
            named.append(Named(skill: occurrence.skill, words: occurrence.words(of: text)))
        }
        let text = posting.description
        // Few texts have a name that needs others beside it.
        var known: Set<String>?
        func isNear(_ word: String) -> Bool {
            let words = known ?? Set(text.foldedTokens)
            known = words
            return words.contains(word)
        }
        for occurrence in knowledge.skills.occurrences(in: posting.title, isNear: isNear) {
            add(occurrence, of: posting.title)
        }
        let occurrences = knowledge.skills.occurrences(in: text, isNear: isNear)
        if !occurrences.isEmpty {
            let outline = PostingOutline(text)
            let asked = occurrences.filter { outline.isOfWork($0.range) }
            let counts = Dictionary(asked.map { ($0.skill, 1) }, uniquingKeysWith: +)
            for occurrence in asked {
                // Sentences beside the lists of a posting mention fields in passing; what is asked for is said again.
                let isInPassing =
                    occurrence.skill.isField && counts[occurrence.skill] == 1 && outline.isProse(occurrence.range)
                if !isInPassing { add(occurrence, of: text) }
            }
        }
        self.named = named
    }
}
