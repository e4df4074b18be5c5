import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Studies whose lines ran together")
struct StudyRunsTests {
    @Test(
        "have a degree and a school",
        arguments: [
            ("MBA in Finance Sample Valley University", "MBA in Finance | Sample Valley University"),
            ("B.Com Example College of Commerce", "B.Com | Example College of Commerce"),
            ("12th in Science Sample Public School", "12th in Science | Sample Public School"),
            (
                "Sample Valley University Bachelor of Arts in History",
                "Sample Valley University | Bachelor of Arts in History"
            ),
            ("Bachelor of Arts in Political Science, Sample University", nil),
            ("Cedar Ridge High School", nil),
            ("High School Diploma", nil),
            ("MA Translation Studies, University of Example", nil),
        ] as [(String, String?)]
    )
    func parts(text: String, parted: String?) throws {
        let lines = ParsedRows.lines([text])
        let runs = StudyRuns(lexicon: try Knowledge.lexicon()).divided(lines)
        #expect(runs.map(\.text) == [parted ?? text])
    }

    @Test("are cut behind schools, years and places")
    func several() throws {
        let lines = ParsedRows.lines([
            "MBA in Finance Sample University - Leeds, England 2008 to 2011 B.Com Example College SSC Other School 2004"
        ])
        let runs = StudyRuns(lexicon: try Knowledge.lexicon()).divided(lines)
        #expect(
            runs.map(\.text) == [
                "MBA in Finance | Sample University - Leeds, England 2008 to 2011", "B.Com | Example College",
                "SSC | Other School 2004",
            ]
        )
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
}
