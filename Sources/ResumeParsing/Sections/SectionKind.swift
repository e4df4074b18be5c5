/// What a section of a résumé is about.
enum SectionKind: String, CaseIterable, Sendable {
    /// Everything before the first heading: name, contact, headline.
    case header
    case summary
    case work
    case volunteer
    case education
    case skills
    case languages
    case certificates
    case projects
    case publications
    case awards
    case interests
    case references
    case contact
    case personal
    case courses
    case memberships
    case military
    /// What was done at work, apart from the positions.
    case duties
    case other

    /// Its place among all kinds.
    var number: Int { Self.numbers[self] ?? 0 }

    private static let numbers = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
