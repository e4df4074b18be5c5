import Resume
import Testing

@testable import ResumeParsing

@Suite("Headings beside their sections")
struct HeadingRailTests {
    private static let rail = [
        "Jane Doe", "jane@example.com", "Experience          Staff Nurse, Sample Care Ltd, 2016 – 2019",
        "                    • Cared for patients", "                    Clerk, Example Foods Ltd, 2014 – 2016",
        "                    • Sorted the mail",
        "Education           BSc in Nursing, Example University, 2010 – 2014",
        "Skills              Triage, Wound care",
    ]

    @Test("open a section whose first line stands beside them")
    func rail() throws {
        let sections = try ParsedRows.sections(Self.rail)
        #expect(sections.map(\.kind) == [.header, .work, .education, .skills])
        #expect(sections.dropFirst().map { $0.heading?.text } == ["Experience", "Education", "Skills"])
        #expect(sections.map(\.lines.count) == [2, 4, 1, 1])
    }

    @Test("are no part of the entries")
    func entries() throws {
        let resume = try ParsedRows.resume(Self.rail)
        #expect(resume.work.map(\.position) == ["Staff Nurse", "Clerk"])
        #expect(resume.work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd"])
        #expect(resume.education.map(\.institution) == ["Example University"])
        #expect(resume.skills.flatMap { $0.keywords.map(\.value) } == ["Triage", "Wound care"])
    }

    @Test("may go on beside the second line of the section")
    func twoLines() throws {
        var rows = Self.rail
        rows[2] = "Work                Staff Nurse, Sample Care Ltd, 2016 – 2019"
        rows[3] = "Experience          Cared for the patients of a ward."
        let sections = try ParsedRows.sections(rows)
        #expect(sections.map(\.kind) == [.header, .work, .education, .skills])
        let work = try #require(sections.first { $0.kind == .work })
        #expect(work.heading?.text == "Work Experience")
        #expect(
            work.lines.prefix(2).map(\.text) == [
                "Staff Nurse, Sample Care Ltd, 2016 – 2019", "Cared for the patients of a ward.",
            ]
        )
    }

    @Test(
        "are no labels of a single line",
        arguments: ["Phone          512-555-0134", "E-mail         jane@example.com"]
    )
    func labels(row: String) throws {
        let sections = try ParsedRows.sections(["Jane Doe", row, "EXPERIENCE", "Staff Nurse", "EDUCATION", "BSc"])
        #expect(sections.map(\.kind) == [.header, .work, .education])
    }

    @Test("may be on one line with what they are about, behind a colon")
    func colon() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "Skills: Triage, Wound care", "Languages: Dutch, English",
            "Education: BSc in Nursing, Example University, 2010 – 2014", "EXPERIENCE",
            "Staff Nurse, Sample Care Ltd          2016 – 2019", "• Cared for patients",
        ])
        #expect(resume.skills.flatMap { $0.keywords.map(\.value) } == ["Triage", "Wound care"])
        #expect(resume.languages.map(\.language) == ["Dutch", "English"])
        #expect(resume.education.map(\.institution) == ["Example University"])
        #expect(resume.work.map(\.position) == ["Staff Nurse"])
    }
}
