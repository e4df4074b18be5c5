/// A school and what was learnt there.
package struct EducationEntry: Codable, Hashable, Sendable {
    package var institution: String?
    /// The field of study.
    package var area: String?
    /// The degree, as written.
    package var studyType: String?
    package var startDate: PartialDate?
    package var endDate: PartialDate?
    /// Grade, average or honours, as written.
    package var score: String?
    package var url: String?
    /// What the thesis was about.
    package var thesis: String?
    package var courses: [String] = []
    package var lines: [LineReference] = []

    package init() {}
}
