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

    @Test(
        "a school begins with the word for it in Romance languages, and ends in front of an unknown place or its university",
        arguments: [
            (
                "Laurea Magistrale in Scienze e Tecnologie Alimentari Università degli Studi di Esempio, 2011",
                "Università degli Studi di Esempio"
            ),
            ("B.Sc. Nursing, Sample College of Nursing, Thellakom, 2013", "Sample College of Nursing"),
            ("B.Com. from Khalsa College for Women, Panjab University, 2010", "Khalsa College for Women"),
        ]
    )
    func ends(line: String, school: String) throws {
        #expect(try ParsedRows.education([line]).map(\.institution) == [school])
    }

    @Test("a degree behind its dates is one, under a heading of training as well")
    func training() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "EXPERIENCE", "Architect, Kestrel Studio, Hull     2015 – 2019", "TRAINING",
            "2007 — 2010     BSc (Hons) Architectural Studies", "Example School of Architecture, Glasgow",
        ])
        #expect(resume.education.map(\.institution) == ["Example School of Architecture"])
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
