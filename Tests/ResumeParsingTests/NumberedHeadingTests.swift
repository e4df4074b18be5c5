import Resume
import Testing

@testable import ResumeParsing

@Suite("Headings with numbers")
struct NumberedHeadingTests {
    @Test(
        "open the sections that they name",
        arguments: [
            ["1. Experience", "2. Education", "3. Skills"], ["1) EXPERIENCE", "2) EDUCATION", "3) SKILLS"],
            ["(1) Experience", "(2) Education", "(3) Skills"], ["I) EXPERIENCE", "II) EDUCATION", "III) SKILLS"],
            ["I. Berufserfahrung", "II. Ausbildung", "III. Kenntnisse"],
            ["IV Experience", "V Education", "VI Skills"], ["1.0 EXPERIENCE", "2.0 EDUCATION", "3.0 SKILLS"],
            ["A. EXPERIENCE", "B. EDUCATION", "C. SKILLS"], ["1.1 Experience", "1.2 Education", "2 - Skills"],
        ]
    )
    func headings(_ headings: [String]) throws {
        let rows = ["Jane Doe"] + headings.flatMap { [$0, "What is said about it"] }
        let sections = try ParsedRows.sections(rows)
        #expect(sections.map(\.kind) == [.header, .work, .education, .skills])
        #expect(sections.dropFirst().map { $0.heading?.text } == headings)
    }

    @Test("leave nothing of themselves in the entries")
    func entries() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "1. Experience", "Staff Nurse, Sample Care Ltd          2016 – 2019",
            "• Cared for patients", "2. Education", "BSc in Nursing          2012 – 2016", "Example University",
        ])
        #expect(resume.work.map(\.position) == ["Staff Nurse"])
        #expect(resume.work.map(\.name) == ["Sample Care Ltd"])
        #expect(resume.education.map(\.institution) == ["Example University"])
        #expect(resume.education.map(\.area) == ["Nursing"])
    }

    @Test("end what stands above them, whatever they say")
    func unknown() throws {
        let sections = try ParsedRows.sections([
            "Jane Doe", "I. EDUCATION", "BSc in Nursing", "II. SKILLS", "Wound care", "III. EXPERIENCE",
            "Staff Nurse, Sample Care Ltd, 2016 – 2019", "IV. WARDS AND EQUIPMENT", "Ventilators",
        ])
        #expect(sections.map(\.kind) == [.header, .education, .skills, .work, .other])
    }

    @Test("are told from numbered items that are none")
    func items() throws {
        let sections = try ParsedRows.sections([
            "Jane Doe", "EXPERIENCE", "1. Staff Nurse, Sample Care Ltd", "2. Cashier, Example Foods Ltd", "EDUCATION",
            "BSc in Nursing",
        ])
        #expect(sections.map(\.kind) == [.header, .work, .education])
        #expect(sections.first { $0.kind == .work }?.lines.count == 2)
    }

    @Test(
        "have numbers, and not just any letters in front",
        arguments: ["MCM Experience", "2016 2019 Experience", "A Experience"]
    )
    func others(_ row: String) throws {
        #expect(try ParsedRows.sections(["Jane Doe", row, "EDUCATION", "BSc"]).map(\.kind) == [.header, .education])
    }
}
