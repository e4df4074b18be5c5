/// An entry of a section as the decoder explains it.
struct DecodedEntry: Sendable {
    /// Numbers of the lines that name it.
    var header: ClosedRange<Int>
    var title: HeaderParse.Span?
    var employer: HeaderParse.Span?
    var places: [String]
    var terms: [String]
    var units: [String]
    var dates: DateRange?
    /// Whether the employer stands on a line of its own above the title.
    var isEmployerAbove: Bool
    /// Log-odds of the names that were taken over the best others.
    var margin: Double
    /// Other readings of the title and the employer, likeliest first.
    var otherTitles: [String]
    var otherEmployers: [String]
}
