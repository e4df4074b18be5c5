import Resume

/// An entry of a section as the decoder explains it.
struct DecodedEntry: Sendable {
    /// Numbers of the lines that name it.
    var header: ClosedRange<Int>
    /// What the last line of the header tells behind its names; nil for nothing.
    var told: String?
    var title: HeaderParse.Span?
    var employer: HeaderParse.Span?
    /// What the employer is called as well.
    var byname: String?
    var places: [String]
    var terms: [String]
    var units: [String]
    var dates: DateRange?
    /// Whether the employer stands on a line of its own above the title.
    var isEmployerAbove: Bool
    var titleCertainty: Certainty?
    var employerCertainty: Certainty?
}
