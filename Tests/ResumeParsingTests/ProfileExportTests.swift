import Resume
import Testing

@testable import ResumeParsing

@Suite("Histories as networks export them")
struct ProfileExportTests {
    private static let rows: [(text: String, size: Double)] = [
        ("Kestrel Health", 12), ("4 years 3 months", 10), ("Vice President, Marketing", 11),
        ("January 2022 - Present (3 years 11 months)", 10), ("St Louis, Missouri, United States", 10),
        ("Own brand, product marketing and events; team of 14.", 10), ("Director of Product Marketing", 11),
        ("September 2019 - January 2022 (2 years 5 months)", 10), ("First product marketing hire.", 10),
        ("Maple Women", 12), ("Board Member", 11), ("March 2018 - Present (7 years 9 months)", 10),
        ("Career Break", 12), ("Full-time parenting", 11), ("June 2017 - March 2018 (10 months)", 10),
    ]

    private static func work(_ sizes: [Double]) throws -> [WorkEntry] {
        let lines = ParsedRows.lines(rows.map(\.text), fontSizes: sizes)
        return try ParsedRows.stated().entries(from: lines) { _ in [] }
    }

    @Test("name each employer once, above all positions held there")
    func employers() throws {
        let work = try Self.work(Self.rows.map(\.size))
        #expect(work.map(\.position) == ["Vice President, Marketing", "Director of Product Marketing", "Board Member"])
        #expect(work.map(\.name) == ["Kestrel Health", "Kestrel Health", "Maple Women"])
        #expect(work.map(\.location) == ["St Louis, Missouri, United States", nil, nil])
        #expect(work.map(\.isCurrent) == [true, false, true])
        #expect(work.map(\.highlights.count) == [1, 1, 0])
    }

    @Test("are read otherwise where type does not tell employers from titles")
    func plain() throws {
        #expect(try Self.work([]).isEmpty)
    }
}
