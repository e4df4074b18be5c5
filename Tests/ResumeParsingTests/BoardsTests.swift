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

    @Test("is set by boards whose names are abbreviated with stops")
    func stops() throws {
        let entries = try ParsedRows.education([
            "Senior Secondary (Commerce) from C.B.S.E. in 2017 with 84%", "D.C.A. from I.H.R.D., Thodupuzha in 2006",
        ])
        #expect(entries.map(\.institution) == ["C.B.S.E.", "I.H.R.D."])
        #expect(entries.map(\.studyType) == ["Senior Secondary", "D.C.A."])
    }

    @Test("may be called a professional qualification")
    func professional() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "PROFESSIONAL QUALIFICATION",
            "• MBA (Marketing & Finance) from Sample Institute of Management in 2022", "• Certified Scrum Master, 2021",
        ])
        #expect(resume.education.map(\.studyType) == ["MBA"])
        #expect(resume.certificates.map(\.title) == ["Certified Scrum Master"])
    }
}
