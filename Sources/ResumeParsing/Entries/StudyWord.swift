import TextFolding

/// A word of a section about schooling, with what stands between it and the word before.
struct StudyWord {
    /// What parts two words.
    enum Gap {
        /// Nothing but a space.
        case bare
        /// A new line that goes on with the one before.
        case wrap
        case line
        case cell
        case strong
        case colon
        case dash
        case comma
        case bracket
        /// "in", before what was learnt.
        case field
        /// "from", before where it was learnt.
        case school
        /// "with", before a grade.
        case grade
    }

    let text: String
    let tokens: [String]
    var gap: Gap
    /// Number of its line.
    let row: Int
    /// Number of its cell in the section.
    let cell: Int
    /// Its characters in the cell.
    let range: Range<Int>
    /// The date that it is.
    var date: DateMatch?
    /// Whether it stands within brackets that opened in front of it.
    var isEnclosed = false
    /// Whether it stands for a line that only tells something.
    var isDetail = false
    /// Words of a date's own that stand in front of it and say no more: "Expected", "Class of".
    var isFiller = false

    var isCapitalised: Bool { text.first { $0.isLetter || $0.isNumber }.map { !$0.isLowercase } ?? false }
    var hasDigit: Bool { text.hasNumber }
}
