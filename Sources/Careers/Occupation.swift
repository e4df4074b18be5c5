import KnowledgePack
import TextFolding

/// An occupation of the Standard Occupational Classification (SOC 2018).
package struct Occupation: Hashable, Sendable {
    /// SOC 2018 code, `NN-NNNN`; finer trades carry two further digits.
    package let code: String
    /// The name shown to people.
    package let title: String
    /// How much preparation the occupation takes: 1 (little) to 5 (extensive), as O*NET counts.
    package let jobZone: Int
    /// Where its lists are.
    let number: Int
    private let lists: OccupationLists

    init(code: String, title: String, jobZone: Int, number: Int, lists: OccupationLists) {
        self.code = code
        self.title = title
        self.jobZone = jobZone
        self.number = number
        self.lists = lists
    }

    /// Titles that people write.
    package var titles: [String] { lists.titles(of: number) }
    /// Skills that are typical for it.
    package var skills: [String] { lists.skills(of: number) }
    /// Codes of occupations that people move to, likeliest first.
    package var related: [String] { lists.related(of: number) }
    /// Words that show the licence that the law asks for; empty where none is asked for.
    package var licence: [String] { lists.licences(of: number) }

    /// What people of a rank are called in a country; nil where it is not known.
    ///
    /// - Parameters:
    ///   - seniority: the rank.
    ///   - country: ISO 3166-1 alpha-2; nil where it is not known.
    /// - Returns: a title; empty where nobody has this rank.
    package func title(at seniority: Seniority, in country: String?) -> String? {
        lists.title(of: number, at: seniority.rawValue, in: country).map { $0 == "-" ? "" : $0 }
    }

    /// The rank that a title states by the ladder of this occupation: a general counsel leads lawyers, and a staff nurse
    /// nobody.
    ///
    /// - Parameter title: as written.
    /// - Returns: nil where no rank of the occupation is called so.
    package func rank(called title: String) -> Seniority? {
        let words = title.foldedTokens
        var best: (rank: Seniority, length: Int)?
        for (level, name) in lists.ranks(of: number) {
            let named = name.foldedTokens
            guard named.count > best?.length ?? 0, words.containsSequence(named), let rank = Seniority(rawValue: level)
            else { continue }
            best = (rank, named.count)
        }
        return best?.rank
    }

    /// The two digits of the major group: "15" for computer and mathematical occupations.
    package var majorGroup: Substring { code.prefix(2) }

    /// Whether the occupation manages or supervises others: major group 11, and from group 33 on the first-line supervisors,
    /// whose minor group is 10. Below 33 that minor group holds professions.
    package var isManagement: Bool {
        majorGroup == "11" || majorGroup >= "33" && code.dropFirst(3).hasPrefix("10")
    }

    package static func == (left: Occupation, right: Occupation) -> Bool {
        left.code == right.code && left.title == right.title
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(title)
    }
}
