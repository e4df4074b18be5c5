import Resume

/// What one line of a history, or one sentence over several, says of a position.
struct PositionPart {
    /// What makes a line say it.
    enum Source {
        /// A label in front of it.
        case label
        /// The words of a sentence.
        case sentence
        /// Nothing but a stretch of time.
        case dates
        /// Nothing but names, be it with dates beside them.
        case names
    }

    var source: Source
    var title: String?
    var titleCertainty: Certainty?
    var employer: String?
    var employerCertainty: Certainty?
    var place: String?
    var dates: DateRange?
    /// Whether it says that it is so now.
    var isNow = false
    /// A name that may be a title or an employer.
    var unknown: String?
    /// All of its lines.
    var lines: [DocumentLine]

    /// What it says first, by which histories open their positions.
    var opening: PositionField? {
        if dates != nil, source == .dates { return .dates }
        if title != nil { return .title }
        return employer != nil || unknown != nil ? .employer : nil
    }
}

/// What a position is made of.
enum PositionField: CaseIterable {
    case title, employer, dates
}
