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
    package var interests: [Sourced<String>] = []
    package var references: [Sourced<String>] = []
    /// How likely the document is a résumé at all, 0-1.
    package var likelihood = 0.0

    package init() {}
}
