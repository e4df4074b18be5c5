/// What a piece of an entry about schooling says.
enum StudyLabel: Int, CaseIterable, Sendable {
    case degree
    case area
    case school
    case place
    case date
    case score
    /// Anything else: repetitions, remarks, what is told below.
    case note
}
