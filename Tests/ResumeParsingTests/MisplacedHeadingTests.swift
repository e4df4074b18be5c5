import Resume
import TestSupport
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Headings and what only looks like one")
struct MisplacedHeadingTests {
    @Test("are told from the head of a table")
    func tableHead() throws {
        let education = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "EDUCATIONAL QUALIFICATION",
            "QUALIFICATION          SCHOOL/COLLEGE                YEAR",
            "High School            Sample Junior College         1993",
            "Intermediate           Sample Junior College         1995",
            "BBA in Marketing       Example College               1998",
        ]).education
        #expect(education.map(\.studyType) == ["High School", "Intermediate", "BBA"])
        #expect(education.map(\.institution) == ["Sample Junior College", "Sample Junior College", "Example College"])
    }

    @Test("have no year of the table above in front")
    func numbers() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Scholastics:",
            "YEAR      DEGREE          UNIVERSITY", "2010      Intermediate    Sample State Board",
            "2014      B.E in EEE      Example University", "Key Skills:", "Welding",
        ])
        #expect(resume.education.map(\.studyType) == ["Intermediate", "B.E"])
    }

    @Test("are known where they are misspelled, and none is spelled as it should be")
    func misspelled() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experiance", "Fitter", "Blue Harbour Ltd, Hull",
            "2016 – 2019", "Acadamic Qualification", "B.Tech Mechanical Engineering, 2009",
            "Example College of Engineering", "SSLC, 2003", "Sample Higher Secondary School",
        ])
        #expect(resume.work.map(\.position) == ["Fitter"])
        #expect(resume.education.map(\.studyType) == ["B.Tech", "SSLC"])
    }

    @Test("are no labels of studies within a section on schooling")
    func labels() throws {
        let education = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Education",
            "High School Diploma : 1990 Sample High School",
            "Diploma : Data Entry 1995 Example College", "Certification : Street Survival 1997 Sample Institute",
        ]).education
        #expect(education.map(\.studyType) == ["High School Diploma", "Diploma", "Certification"])
        #expect(education.map(\.institution) == ["Sample High School", "Example College", "Sample Institute"])
    }

    @Test("are no ends of sentences at the top of a page")
    func pages() throws {
        let rows = [
            [
                "Marguerite Frumpet", "marguerite@example.org", "Experience", "Fitter", "Blue Harbour Ltd, Hull",
                "2016 – 2019", "Kept the stores of the yard, wrote to the clerks of the line and ran all its",
            ],
            ["communications.", "Welder", "Kestrel Foods Ltd, Leeds", "2012 – 2016", "Looked after the lines."],
        ]
        let pages = rows.enumerated().map { index, rows in
            TextPage(
                number: index + 1,
                width: 612,
                height: 792,
                origin: .flow,
                lines: Pages.document(rows).pages[0].lines
            )
        }
        let work = try ParsedRows.resume(of: TextDocument(format: .text, pages: pages)).work
        #expect(work.map(\.position) == ["Fitter", "Welder"])
    }

    @Test("are known where they are set wide")
    func spaced() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "P R O F E S S I O N A L E X P E R I E N C E",
            "Fitter, Blue Harbour Ltd, 2016 – 2019", "E D U C A T I O N", "BSc Chemistry, Example College, 2014",
        ])
        #expect(resume.work.map(\.position) == ["Fitter"])
        #expect(resume.education.map(\.institution) == ["Example College"])
    }
}
