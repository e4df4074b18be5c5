import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What stands beside studies")
struct StudyRemarksTests {
    @Test("courses, minors and honours below a study are none of their own")
    func remarks() throws {
        let entries = try ParsedRows.education([
            "Bachelor of Science : Accounting 2012 Example University, Leeds", "Economics Minor",
            "Courses in Taxation and Auditing", "Dean's List for four terms",
            "High School Diploma 2008 Sample High School, Hull",
        ])
        #expect(entries.map(\.institution) == ["Example University", "Sample High School"])
        #expect(entries.map(\.area) == ["Accounting", nil])
    }

    @Test(
        "an honour that names a school and a list of courses are none of their own",
        arguments: [
            ["Dean's List for the entirety of College", "Member of the Example University Honor Society"],
            [
                "Relevant Courses Ethics, Public Safety Leadership, Coordinating a Modern Emergency",
                "Management Program, Emergency Management: Response and Recovery, Academy of Planning,",
                "Integrative Project",
            ],
        ]
    )
    func honours(below: [String]) throws {
        let entries = try ParsedRows.education(
            ["Bachelor of Arts : History 2012 Example University, Leeds"] + below + ["MBA 2015 Sample College, Hull"]
        )
        #expect(entries.map(\.institution) == ["Example University", "Sample College"])
    }

    @Test("who taught it is no study, though a school stands beside the name")
    func teachers() throws {
        let entries = try ParsedRows.education([
            "Master of Science, Anthropology 2015 Example University, Leeds",
            "Advisor: Jane Roe, Example University, Professor of Anthropology",
            "Bachelor of Arts, Anthropology 2012 Sample College, Hull",
            "Reader: John Doe, Sample College Department of Languages",
        ])
        #expect(entries.map(\.institution) == ["Example University", "Sample College"])
    }

    @Test("what a form prints once more is no further study")
    func repeated() throws {
        let entries = try ParsedRows.education([
            "B.S : Environmental Science , 1994", "Example University - Leeds", "Environmental Science Cum Laude",
            "Master of Education Teaching 1998 Sample College",
            "Master of Education (M.Ed.), Teaching - Sample College 1998",
        ])
        #expect(entries.map(\.institution) == ["Example University", "Sample College"])
    }

    @Test("a school is that of a further degree only where schools stand first")
    func furtherDegree() throws {
        let below = try ParsedRows.education([
            "Example University, Leeds", "Master of Science, Chemistry, 2014", "Bachelor of Science, Chemistry, 2012",
        ])
        #expect(below.map(\.institution) == ["Example University", "Example University"])
        let behind = try ParsedRows.education([
            "Associate of Science, Chemistry, 2009, Example University", "Bachelor of Arts, Psychology, 2017",
        ])
        #expect(behind.map(\.institution) == ["Example University", nil])
    }

    @Test(
        "a field in front of a school keeps its words, and a school its town",
        arguments: [
            (
                "Ph.D : International Relations Oxford Brookes University", "Oxford Brookes University",
                "International Relations"
            ),
            (
                "B.A : History 1999 Example State College at Jacksonville", "Example State College at Jacksonville",
                "History"
            ),
            ("B.A : History Arizona State University", "Arizona State University", "History"),
            ("B.A : History 5 2012 Example University", "Example University", "History"),
        ]
    )
    func names(line: String, school: String, area: String) throws {
        let entry = try #require(try ParsedRows.education([line]).first)
        #expect(entry.institution == school)
        #expect(entry.area == area)
    }

    @Test("nothing begins within brackets")
    func brackets() throws {
        let entries = try ParsedRows.education([
            "Masters : Business Administration EXAMPLE UNIVERSITY (Sample College Graduate School of Business)"
        ])
        #expect(entries.count == 1)
        #expect(entries.first?.studyType == "Masters")
    }

    @Test("something that neither a school nor a degree speaks for is no study")
    func unknown() throws {
        let entries = try ParsedRows.education([
            "Bachelor of Arts, Music, 2006, Example University", "2006 Most Improved Sample Player",
        ])
        #expect(entries.map(\.institution) == ["Example University"])
    }
}
