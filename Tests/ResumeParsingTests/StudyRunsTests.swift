import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Studies whose lines ran together")
struct StudyRunsTests {
    @Test(
        "have a degree, a field and a school",
        arguments: [
            ["MBA in Finance Sample Valley University", "MBA", "Finance", "Sample Valley University"],
            ["B.Com Example College of Commerce", "B.Com", nil, "Example College of Commerce"],
            ["12th in Science Sample Public School", "12th", "Science", "Sample Public School"],
            [
                "Sample Valley University Bachelor of Arts in History", "Bachelor of Arts", "History",
                "Sample Valley University",
            ],
            [
                "Bachelor of Arts in Political Science, Sample University", "Bachelor of Arts", "Political Science",
                "Sample University",
            ],
            ["MA Translation Studies, University of Example", "MA", "Translation Studies", "University of Example"],
            ["BFA : Interior Design Art Institute of Example", "BFA", "Interior Design", "Art Institute of Example"],
            ["AA : Liberal Arts & Business College of Example", "AA", "Liberal Arts & Business", "College of Example"],
            ["LLM : Law University of Sampleton India", "LLM", "Law", "University of Sampleton"],
            ["BA, University of California, Riverside", "BA", nil, "University of California, Riverside"],
            ["Bachelor of Arts : English English Sample College", "Bachelor of Arts", "English", "Sample College"],
            ["High School Diploma : Science Redwood High", "High School Diploma", "Science", "Redwood High"],
            [
                "Bachelor of Journalism : Broadcast University of Example – City Broadcast", "Bachelor of Journalism",
                "Broadcast", "University of Example",
            ],
            [
                "Kestrel Graduate School of Management City, State MBA : Marketing Marketing", "MBA", "Marketing",
                "Kestrel Graduate School of Management",
            ],
            ["SSC passed in Z.P. High School", "SSC", nil, "Z.P. High School"],
            ["BSN, Herzing University-Milwaukee, WI", "BSN", nil, "Herzing University"],
            [
                "I.Sc. (10+2), Shree Janata Higher Secondary School, Chitwan", "I.Sc. (10+2)", nil,
                "Shree Janata Higher Secondary School",
            ],
            [
                "B.Tech in Electronics from Example Engineering College affiliated to Sample University", "B.Tech",
                "Electronics", "Example Engineering College",
            ],
        ] as [[String?]]
    )
    func parts(sample: [String?]) throws {
        let degree = try #require(sample[0])
        let entry = try #require(try ParsedRows.education([degree + "     2015"]).first)
        #expect(entry.studyType == sample[1])
        #expect(entry.area == sample[2])
        #expect(entry.institution == sample[3])
    }

    @Test("are cut behind schools, years and places")
    func several() throws {
        let entries = try ParsedRows.education([
            "MBA in Finance Sample University - Leeds, England 2008 to 2011 B.Com Example College 2006 SSC Other School 2004"
        ])
        #expect(entries.map(\.institution) == ["Sample University", "Example College", "Other School"])
        #expect(entries.map(\.studyType) == ["MBA", "B.Com", "SSC"])
        #expect(entries.map(\.endDate?.year) == [2011, 2006, 2004])
    }

    @Test("are found without a heading where a degree and a school stand together")
    func withoutHeading() throws {
        let resume = try ParsedRows.resume([
            "Jane Sample", "jane.sample@example.com", "2016-now Veterinary Nurse, Sample Vets Ltd, Leeds",
            "2014-2016 Shop Assistant, Example Pets Ltd, Leeds", "2016 Diploma in Veterinary Nursing, Sample College",
        ])
        #expect(resume.education.map(\.institution) == ["Sample College"])
        #expect(resume.education.map(\.endDate?.year) == [2016])
    }

    @Test("make no entries of what nothing tells from honours and plays")
    func honours() throws {
        let entries = try ParsedRows.education([
            "High School Diploma, 2011", "Sample High School, Leeds", "Overall improvement award",
            "Qualified for State Choir solo ensemble", "Life as a Techie",
        ])
        #expect(entries.map(\.institution) == ["Sample High School"])
    }

    @Test("part the field from the school behind it")
    func fieldInFront() throws {
        let entries = try ParsedRows.education([
            "Bachelor of Science: Business Administration, Marketing Central Sampleton University 2011"
        ])
        #expect(entries.map(\.institution) == ["Central Sampleton University"])
    }

    @Test("keep a degree of two words together")
    func twoWords() throws {
        let entries = try ParsedRows.education([
            "Magister inżynier, Informatyka (Akademia Przykładowa), 2018"
        ])
        #expect(entries.map(\.studyType) == ["Magister inżynier"])
    }
}
