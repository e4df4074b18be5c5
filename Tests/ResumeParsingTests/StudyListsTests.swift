import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Schools and degrees in two lists")
struct StudyListsTests {
    private static func study(_ school: String?, _ degree: String?, _ year: Int) -> EducationEntry {
        var entry = EducationEntry()
        entry.institution = school
        entry.studyType = degree
        entry.endDate = PartialDate(year: year)
        return entry
    }

    @Test("belong together by the years in which they ended")
    func joined() throws {
        let studies = try StudyLists(lexicon: Knowledge.lexicon()).joined([
            Self.study("Example Polytechnic", nil, 2012), Self.study("Example Polytechnic", nil, 2008),
            Self.study("Sample Grammar School", nil, 2005), Self.study(nil, "ACA", 2017), Self.study(nil, "HND", 2012),
            Self.study(nil, "ND", 2008), Self.study(nil, "WASSCE", 2005),
        ])
        #expect(
            studies.map(\.institution) == ["Example Polytechnic", "Example Polytechnic", "Sample Grammar School", nil]
        )
        #expect(studies.map(\.studyType) == ["HND", "ND", "WASSCE", "ACA"])
    }

    @Test("stay apart where one year is the same by chance")
    func apart() throws {
        let studies = [
            Self.study("Example Polytechnic", nil, 2012), Self.study("Sample Grammar School", nil, 2005),
            Self.study(nil, "HND", 2012), Self.study(nil, "ACA", 2017),
        ]
        #expect(try StudyLists(lexicon: Knowledge.lexicon()).joined(studies) == studies)
    }

    @Test("high schools with names are schools, and no degrees of what stands above")
    func highSchools() throws {
        let studies = try ParsedRows.education([
            "Bluebonnet State University, Hammond, 2011-2014", "Woodlawn Heights High School, 2011",
        ])
        #expect(studies.map(\.institution) == ["Bluebonnet State University", "Woodlawn Heights High School"])
        let lines = try ParsedRows.education([
            "Example College      McAllen, Texas      2002", "Associate of Nursing",
            "Sharyland High School      Mission, Texas      1998", "Diploma",
        ])
        #expect(lines.map(\.institution) == ["Example College", "Sharyland High School"])
        #expect(lines.map(\.studyType) == ["Associate of Nursing", "Diploma"])
    }

    @Test("training centres are schools, whatever trade stands in front")
    func trainingCentres() throws {
        let studies = try ParsedRows.education([
            "Building Electrician Level 2 from Balandra Vocational Training Centre in 2007"
        ])
        #expect(studies.map(\.institution) == ["Balandra Vocational Training Centre"])
    }
}
