import Resume

/// A stretch of time as a résumé states it.
struct DateRange: Hashable, Sendable {
    var start: PartialDate?
    var end: PartialDate?
    /// Whether it says that it lasts until now.
    var isCurrent = false
}
