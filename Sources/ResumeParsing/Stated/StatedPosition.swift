import Resume

/// A position whose parts are told apart by labels, by the head of a table, or by the words of a sentence.
struct StatedPosition {
    var title: String?
    var titleCertainty: Certainty?
    var employer: String?
    var employerCertainty: Certainty?
    var place: String?
    var dates: DateRange?
    var isCurrent = false
    /// The lines that say so.
    var lines: [DocumentLine] = []
    /// What is told below.
    var body: [DocumentLine] = []

    /// How sure a label is of what stands behind it.
    static let labelled = Certainty(0.95)
    /// How sure the place of a line is, beside labels that say what else there is.
    static let unlabelled = Certainty(0.7)
}
