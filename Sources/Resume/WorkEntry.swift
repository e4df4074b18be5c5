/// One position, paid or voluntary.
package struct WorkEntry: Codable, Hashable, Sendable {
    /// Title of the position, as written.
    package var position: String?
    /// Of the title; nil where nothing looks like one, or how sure it is was not told.
    package var positionCertainty: Certainty?
    /// The employer or organisation, as written.
    package var name: String?
    /// Of the employer, in the same way.
    package var nameCertainty: Certainty?
    package var location: String?
    /// Of the place, in the same way.
    package var locationCertainty: Certainty?
    /// What is said of the terms of the position, as written: "part-time", "contract, via Sample Staffing".
    package var terms: String?
    /// A page of the employer.
    package var url: String?
    package var startDate: PartialDate?
    package var endDate: PartialDate?
    /// Whether the entry says that it lasts until now.
    package var isCurrent = false
    package var summary: String?
    package var highlights: [Sourced<String>] = []
    /// The lines that name the position: title, employer, place, dates.
    package var lines: [LineReference] = []

    package init() {}

    /// Whether the entry is still open: it says so, or it has a start and no end.
    package var isOpen: Bool { isCurrent || (startDate != nil && endDate == nil) }
}
