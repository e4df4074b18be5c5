import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What headings are about by their words")
struct HeadingWordsTests {
    private static func kind(_ heading: String) throws -> SectionKind? {
        try Knowledge.lexicon().headings.words.kind(Lexicon.headingKey(heading))
    }

    @Test(
        "is what the known headings with these words are about",
        arguments: [
            ("Internships and Work", SectionKind.work), ("Training and School", .education), ("Examina", .education),
            ("Courses and Licences", .certificates),
        ]
    )
    func kinds(heading: String, kind: SectionKind) throws {
        #expect(try Self.kind(heading) == kind)
    }

    @Test(
        "is not known where they say nothing, or several things",
        arguments: ["Frumpered the woozle", "Wards and Equipment"]
    )
    func unknown(heading: String) throws {
        #expect(try Self.kind(heading) == nil)
    }

    @Test("opens a section where the line looks like the other headings")
    func section() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "EDUCATION",
            "BSc Statistics, Example University          2018 – 2021", "INTERNSHIPS AND WORK",
            "Kestrel Foods Ltd          Leeds", "Data Science Intern          May 2021 – Aug 2021",
            "• Built a forecast of sales", "SKILLS", "Python, SQL",
        ])
        #expect(resume.work.map(\.position) == ["Data Science Intern"])
        #expect(resume.education.count == 1)
    }

    @Test(
        "open a section with many words, or two things",
        arguments: ["EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES AND QUALIFICATIONS", "SCHOOLING & CERTIFICATES"]
    )
    func long(heading: String) throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "EXPERIENCE",
            "Accountant, Kestrel Foods Ltd, Leeds          2014 – 2019", "• Kept the books", heading,
            "MBA (Finance), Example University, Lagos          2012 – 2014", "SKILLS", "Ledgers, Audits",
        ])
        #expect(resume.work.map(\.position) == ["Accountant"])
        #expect(resume.education.map(\.institution) == ["Example University"])
    }
}
