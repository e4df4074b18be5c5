import Resume
import Testing

@testable import ResumeParsing

@Suite("Names set apart below dates")
struct NamesBelowDatesTests {
    private static let rows = [
        "EXPERIENCE", "2018 – 2021", "Staff Nurse, Sample Care Ltd", "Cared for patients", "Night shifts, weekends",
        "2014 – 2018", "Cashier, Example Foods Ltd", "Tills, baskets", "2013 – 2014", "Packer, Kestrel Foods",
    ]
    private static let sizes: [Double] = [14, 10, 13, 10, 10, 10, 13, 10, 10, 13]

    @Test("are the only names: what stands between them and the next date is told")
    func entries() throws {
        let resume = try ParsedRows.resume(
            ["Jane Doe", "jane@example.com"] + Self.rows,
            fontSizes: [20, 10] + Self.sizes
        )
        #expect(resume.work.map(\.position) == ["Staff Nurse", "Cashier", "Packer"])
        #expect(resume.work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd", "Kestrel Foods"])
        let told = resume.work.map { $0.highlights.map(\.value).joined(separator: " ") }
        #expect(told == ["Cared for patients Night shifts, weekends", "Tills, baskets", ""])
    }
}
