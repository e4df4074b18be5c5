/// What stands behind a label in an entry.
enum ListLabel: String, Sendable {
    case course
    case thesis
    case score
    case technology
    case role
    case issuer
}
