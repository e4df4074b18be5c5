import TextFolding

/// The terms that a posting is found by when its occupation is not known: words of its title, and its skills.
///
/// A skill is one term, however many words it has, and never the same as a word of a title.
package enum PostingTerms {
    /// Words of titles that say nothing of the work.
    private static let noise: Set<String> = [
        "and", "der", "die", "und", "for", "the", "with", "mwd", "remote", "hybrid", "full", "part", "time", "job",
        "junior", "senior", "lead", "head", "chief", "staff", "founding", "intern", "trainee", "night", "day", "shift",
    ]

    /// What is longer is no word; in bytes.
    private static let longest = 60

    /// The terms of a posting, each once.
    package static func all(of posting: JobPosting) -> [String] {
        distinct(words(ofTitle: posting.title) + posting.skills.compactMap(term(ofSkill:)))
    }

    /// The words of a title that say something of the work, in order.
    package static func words(ofTitle title: String) -> [String] {
        distinct(title.foldedTokens.compactMap(plain).filter { $0.utf8.count > 2 && !noise.contains($0) })
    }

    /// The term that a skill is; nil where nothing of its name is left.
    package static func term(ofSkill skill: String) -> String? {
        plain(skill.foldedTokens.joined()).map { "0\($0)" }
    }

    /// A token without the signs that part words, or nil where nothing is left.
    private static func plain(_ token: String) -> String? {
        // Most tokens have letters and digits of ASCII only.
        if token.utf8.allSatisfy({ $0.isPlainLetter || $0.isPlainDigit }) {
            return token.isEmpty || token.utf8.count > longest ? nil : token
        }
        var term = ""
        for character in token {
            switch character {
            case "+": term += "plus"
            case "#": term += "sharp"
            default: if character.isLetter || character.isNumber { term.append(character) }
            }
        }
        return term.isEmpty || term.utf8.count > longest ? nil : term
    }

    private static func distinct(_ terms: [String]) -> [String] {
        var seen: Set<String> = []
        return terms.filter { seen.insert($0).inserted }
    }
}
