import Resume
import Testing

@testable import ResumeParsing

@Suite("Schooling as South Asian résumés tell it")
struct BoardsTests {
    @Test("is set by boards that are called like degrees")
    func boards() throws {
        let entries = try ParsedRows.education([
            "Intermediate from Board of Intermediate Education in 2008 with 78%",
            "SSC from Board of Secondary Education in 2006 with 81%",
        ])
        #expect(entries.map(\.institution) == ["Board of Intermediate Education", "Board of Secondary Education"])
        #expect(entries.map(\.studyType) == ["Intermediate", "SSC"])
    }

    @Test("begins with what was done, and ends with the year")
    func verbs() throws {
        let entries = try ParsedRows.education([
            "Completed B.Com from Example University in the year 2012.",
            "Passed HSC from Sample College in the year 2009.",
        ])
        #expect(entries.map(\.studyType) == ["B.Com", "HSC"])
        #expect(entries.map(\.institution) == ["Example University", "Sample College"])
        #expect(entries.map { $0.endDate?.iso8601 } == ["2012", "2009"])
    }

    @Test("is at a university that is called by where it is")
    func universities() throws {
        let entries = try ParsedRows.education(["BSc in Chemistry, University of Texas at Austin, 2012"])
        #expect(entries.map(\.institution) == ["University of Texas at Austin"])
    }
}
