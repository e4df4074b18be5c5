/// Where in a text a stretch of time stands.
struct DateMatch: Sendable {
    let range: DateRange
    /// Indices into the characters of the text.
    let characters: Range<Int>
    /// Whether the text names two ends, or one and "since" or "present"; else it is one date.
    let isRange: Bool
    /// Whether one date has a length of its own: "Summer 2020", "Q3 2021".
    var isSpan = false
    /// Whether its later end stands in front.
    var runsBack = false
}
