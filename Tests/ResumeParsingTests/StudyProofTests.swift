import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Studies that something speaks for")
struct StudyProofTests {
    @Test(
        "a town with the code of its region is no part of a school's name",
        arguments: [
            ("Bachelor of Arts : History May 2016 Example University Columbus, OH", "Example University"),
            ("Bachelor of Arts : History May 2016 University of Cincinnati Miami, FL", "University of Cincinnati"),
        ]
    )
    func towns(line: String, school: String) throws {
        #expect(try ParsedRows.education([line]).map(\.institution) == [school])
    }

    @Test("societies of honour in front of a school are no part of its name")
    func societies() throws {
        let entries = try ParsedRows.education([
            "Master of Business Administration : Finance, Delta Mu Delta Example University - Boston, MA"
        ])
        #expect(entries.first?.institution?.contains("Delta") != true, "\(entries.map(\.institution))")
    }

    @Test("a remark in the place of a degree is said to be none")
    func degrees() throws {
        let entries = try ParsedRows.education(["Example High School, Willing to relocate: Anywhere"])
        #expect(entries.allSatisfy { $0.studyType?.contains("relocate") != true })
    }
}
