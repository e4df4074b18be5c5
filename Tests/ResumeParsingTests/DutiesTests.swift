import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Duties under a heading of their own")
struct DutiesTests {
    private static let head = [
        "Marguerite Frumpet", "marguerite@example.org", "EDUCATION", "BSc Chemistry, Example University, 2010",
        "EMPLOYMENT",
    ]

    @Test("belong to no position")
    func apart() throws {
        let resume = try ParsedRows.resume(
            Self.head + [
                "Laboratory Technician, Kestrel Foods Ltd          2015 – Present",
                "Laboratory Assistant, Maple Foods Ltd          2011 – 2015",
                "WORK PROFILE", "• Analysed 40 samples a day", "• Kept the stock of reagents",
                "SKILLS", "• Titration",
            ]
        )
        #expect(resume.work.map(\.position) == ["Laboratory Technician", "Laboratory Assistant"])
        #expect(resume.work.flatMap(\.highlights) == [])
        #expect(resume.duties?.map(\.value) == ["Analysed 40 samples a day", "Kept the stock of reagents"])
    }

    @Test("belong to each position where the same label stands in each")
    func labels() throws {
        let resume = try ParsedRows.resume(
            Self.head + [
                "Laboratory Technician, Kestrel Foods Ltd          2015 – Present", "RESPONSIBILITIES",
                "• Analysed 40 samples a day",
                "Laboratory Assistant, Maple Foods Ltd          2011 – 2015", "RESPONSIBILITIES",
                "• Kept the stock of reagents",
            ]
        )
        #expect(
            resume.work.map { $0.highlights.map(\.value) } == [
                ["Analysed 40 samples a day"], ["Kept the stock of reagents"],
            ]
        )
        #expect(resume.duties == nil)
    }
}
