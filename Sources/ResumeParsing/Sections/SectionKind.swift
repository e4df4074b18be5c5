/// What a section of a résumé is about.
enum SectionKind: String, Sendable {
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
    case other
}
