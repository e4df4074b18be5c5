/// A résumé as values, in the terms of JSON Resume v1.2.1 (https://docs.jsonresume.org/schema).
///
/// Every entry keeps the lines it was read from; what the document does not say is nil or empty.
package struct Resume: Codable, Hashable, Sendable {
    package var basics = Basics()
    /// In the order of the document.
    package var work: [WorkEntry] = []
    package var volunteer: [WorkEntry] = []
    package var education: [EducationEntry] = []
    package var skills: [SkillGroup] = []
    package var languages: [LanguageEntry] = []
    package var certificates: [TitledEntry] = []
    package var projects: [ProjectEntry] = []
    package var publications: [TitledEntry] = []
    package var awards: [TitledEntry] = []
    package var interestEntries: [InterestEntry] = []
    /// What stands under the heading, be it only that references can be asked for.
    package var references: [Sourced<String>] = []
    /// Who is named as a reference.
    package var referees: [RefereeEntry] = []
    /// Lines of sections that hold no entries, such as accomplishments; nil where nobody looked for them.
    package var passages: [Sourced<String>]?
    /// What was done at work, told under a heading of its own and not of one position; nil where nobody looked for it.
    package var duties: [Sourced<String>]?
    /// How likely the document is a résumé at all, 0-1.
    package var likelihood = 0.0

    package init() {}

    /// The names of the interests.
    package var interests: [Sourced<String>] {
        get { interestEntries.map { Sourced($0.name, lines: $0.lines) } }
        set { interestEntries = newValue.map { InterestEntry(name: $0.value, lines: $0.lines) } }
    }
}
