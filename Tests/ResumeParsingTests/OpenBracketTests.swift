import Resume
import Testing

@testable import ResumeParsing

@Suite("Brackets that are closed on the next line")
struct OpenBracketTests {
    @Test("hold one stretch of time")
    func dates() throws {
        let work = try ParsedRows.positions([
            "Staff Nurse, Example General Hospital, Leeds (January", "2017 – March 2019)", "• Cared for patients",
            "Clerk, Acme Ltd, York (April 2014 – May 2016)", "• Sorted the mail",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Clerk"])
        #expect(work.map(\.name) == ["Example General Hospital", "Acme Ltd"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2017, month: 1), PartialDate(year: 2014, month: 4)])
        #expect(work.map(\.endDate) == [PartialDate(year: 2019, month: 3), PartialDate(year: 2016, month: 5)])
        #expect(work.map { $0.highlights.count } == [1, 1])
    }

    // Brackets behind an employer that tell what it is a part of, or where, are no part of its name.
    @Test("take in the line that they are closed on")
    func name() throws {
        let work = try ParsedRows.positions([
            "Example General Hospital (a house of the Sample", "Foundation)", "Staff Nurse, 2016 – 2019", "• Cared",
        ])
        #expect(work.map(\.position) == ["Staff Nurse"])
        #expect(work.map(\.name) == ["Example General Hospital"])
    }

    @Test("do not take in a line when they were closed already")
    func closed() throws {
        let work = try ParsedRows.positions([
            "Example General Hospital (Sample Group)", "Staff Nurse (Cardiology)", "2016 – 2019", "• Cared",
        ])
        #expect(work.map(\.name) == ["Example General Hospital (Sample Group)"])
        #expect(work.map(\.position) == ["Staff Nurse (Cardiology)"])
    }
}
