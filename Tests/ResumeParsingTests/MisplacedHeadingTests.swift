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

    @Test("are no labels within a history, set apart by a colon that no heading has")
    func labelsWithColon() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Professional Experience",
            "Fitter 01/2014 to Current Blue Harbour Ltd Hull", "Kept the stores of the yard.", "Recent Projects:",
            "New pumps for the harbour", "Welder 01/2011 to 12/2013 Kestrel Foods Ltd Leeds", "Mended the lines.",
            "Education", "Diploma, Example College, 2009", "Skills", "Welding",
        ])
        #expect(resume.work.map(\.position) == ["Fitter", "Welder"])
        #expect(resume.projects.isEmpty)
    }

    @Test("end a section whose text goes on at the top of the next page, however far it is set in")
    func pageWithinEntry() throws {
        func page(_ number: Int, _ rows: [(String, Double)]) -> TextPage {
            TextPage(
                number: number,
                width: 612,
                height: 792,
                origin: .textLayer,
                lines: rows.enumerated().map { index, row in
                    let words = PlacedWords.row(row.0, left: row.1, top: 60 + 14 * Double(index))
                    return TextLine(words: words, block: 0)
                }
            )
        }
        let pages = [
            page(
                1,
                [
                    ("Marguerite Frumpet", 36), ("marguerite@example.org", 36), ("Accomplishments", 36),
                    ("Won the harbour prize for the best kept yard", 60), ("Experience", 36),
                    ("Fitter, Blue Harbour Ltd, 2016 – 2019", 36),
                ]
            ),
            page(
                2,
                [
                    ("Kept the stores of the whole yard in order", 60), ("Welder, Kestrel Foods Ltd, 2012 – 2016", 36),
                    ("Looked after the lines", 60),
                ]
            ),
        ]
        let work = try ParsedRows.resume(of: TextDocument(format: .pdf, pages: pages)).work
        #expect(work.map(\.position) == ["Fitter", "Welder"])
    }
}
