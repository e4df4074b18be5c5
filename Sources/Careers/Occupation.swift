/// An occupation of the Standard Occupational Classification (SOC 2018).
package struct Occupation: Hashable, Sendable {
    /// SOC 2018 code, `NN-NNNN`; finer trades carry two further digits.
    package var code: String
    /// The name shown to people.
    package var title: String
    /// How much preparation the occupation takes: 1 (little) to 5 (extensive), as O*NET counts.
    package var jobZone: Int
    /// Titles that people write.
    package var titles: [String]
    /// Skills that are typical for it.
    package var skills: [String]
    /// Codes of occupations that people move to, likeliest first.
    package var related: [String]
    /// Words that show the licence that the law asks for; empty where none is asked for.
    package var licence: [String]

    /// The two digits of the major group: "15" for computer and mathematical occupations.
    package var majorGroup: Substring { code.prefix(2) }

    /// Whether the occupation manages or supervises others: major group 11, and from group 33 on the first-line supervisors,
    /// whose minor group is 10. Below 33 that minor group holds professions.
    package var isManagement: Bool {
        majorGroup == "11" || majorGroup >= "33" && code.dropFirst(3).hasPrefix("10")
    }
}
