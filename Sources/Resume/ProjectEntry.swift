/// Something the person made or took part in, beside a position.
package struct ProjectEntry: Codable, Hashable, Sendable {
    package var name: String
    package var description: String?
    package var startDate: PartialDate?
    package var endDate: PartialDate?
    package var url: String?
    /// Techniques and tools, where the document lists them apart.
    package var keywords: [String] = []
    /// What the person was in it.
    package var roles: [String] = []
    /// For whom it was made.
    package var entity: String?
    package var highlights: [Sourced<String>] = []
    package var lines: [LineReference] = []

    package init(name: String) {
        self.name = name
    }
}
