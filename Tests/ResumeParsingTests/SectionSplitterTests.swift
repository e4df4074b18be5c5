import Testing

@testable import ResumeParsing

@Suite("Sections")
struct SectionSplitterTests {
    struct Language: CustomTestStringConvertible {
        let testDescription: String
        let work: String
        let education: String
        let skills: String
        let languages: String
    }

    static let languages = [
        Language(
            testDescription: "English",
            work: "Work Experience",
            education: "Education",
            skills: "Skills",
            languages: "Languages"
        ),
        Language(
            testDescription: "German",
            work: "Berufserfahrung",
            education: "Ausbildung",
            skills: "Kenntnisse",
            languages: "Sprachen"
        ),
        Language(
            testDescription: "French",
            work: "Expérience professionnelle",
            education: "Formation",
            skills: "Compétences",
            languages: "Langues"
        ),
        Language(
            testDescription: "Spanish",
            work: "Experiencia laboral",
            education: "Educación",
            skills: "Habilidades",
            languages: "Idiomas"
        ),
        Language(
            testDescription: "Portuguese",
            work: "Experiência profissional",
            education: "Formação acadêmica",
            skills: "Habilidades",
            languages: "Idiomas"
        ),
        Language(
            testDescription: "Italian",
            work: "Esperienza lavorativa",
            education: "Istruzione",
            skills: "Competenze",
            languages: "Lingue"
        ),
        Language(
            testDescription: "Dutch",
            work: "Werkervaring",
            education: "Opleiding",
            skills: "Vaardigheden",
            languages: "Talen"
        ),
        Language(
            testDescription: "Polish",
            work: "Doświadczenie zawodowe",
            education: "Wykształcenie",
            skills: "Umiejętności",
            languages: "Języki"
        ),
        Language(
            testDescription: "Swedish",
            work: "Arbetslivserfarenhet",
            education: "Utbildning",
            skills: "Färdigheter",
            languages: "Språk"
        ),
    ]

    @Test("begin at headings in many languages", arguments: languages, [false, true])
    func headings(_ language: Language, isCapitals: Bool) throws {
        let headings = [language.work, language.education, language.skills, language.languages]
            .map { isCapitals ? $0.uppercased() : $0 }
        let rows = ["Jana Muster"] + headings.flatMap { [$0, "What is said about it"] }
        let sections = try ParsedRows.sections(rows, fontSizes: [20, 14, 10, 14, 10, 14, 10, 14, 10])
        #expect(sections.map(\.kind) == [.header, .work, .education, .skills, .languages])
        #expect(sections.dropFirst().map { $0.heading?.text } == headings)
        #expect(sections.dropFirst().allSatisfy { $0.lines.map(\.text) == ["What is said about it"] })
    }

    @Test("begin at headings of the size of the text when they are in capitals")
    func capitals() throws {
        let sections = try ParsedRows.sections(["Jane Doe", "EXPERIENCE", "Staff Nurse", "EDUCATION", "BSc Nursing"])
        #expect(sections.map(\.kind) == [.header, .work, .education])
    }

    @Test("are told by the words of a heading that looks like the others")
    func keywords() throws {
        let rows = ["Jane Doe", "EXPERIENCE GAINED ABROAD", "Nurse", "EDUCATION", "Degree"]
        let sections = try ParsedRows.sections(rows, fontSizes: [20, 14, 10, 14, 10])
        #expect(sections.map(\.kind) == [.header, .work, .education])
    }

    @Test("do not begin at bullets or sentences that name them")
    func noHeadings() throws {
        let rows = [
            "EXPERIENCE", "Staff Nurse", "• Education", "• Skills", "The education of students was a large part of it.",
            "EDUCATION", "Degree",
        ]
        let sections = try ParsedRows.sections(rows)
        #expect(sections.map(\.kind) == [.header, .work, .education])
        #expect(sections.first { $0.kind == .work }?.lines.count == 4)
    }

    @Test("lose no line and add none")
    func allLines() throws {
        let rows = ["Jane Doe", "EXPERIENCE", "Nurse", "HOBBIES", "Chess", "SOMETHING", "Else"]
        let sections = try ParsedRows.sections(rows)
        let texts = sections.flatMap { [$0.heading?.text].compactMap { $0 } + $0.lines.map(\.text) }
        #expect(texts == rows)
    }

    @Test("of a text without headings are one")
    func withoutHeadings() throws {
        let sections = try ParsedRows.sections(["nothing here", "just text"])
        #expect(sections.map(\.kind) == [.header])
        #expect(sections.first?.lines.count == 2)
        #expect(try ParsedRows.sections([]).flatMap(\.lines).isEmpty)
    }

    @Test(
        "leave out the numbers of pages",
        arguments: ["Jane Sample - Page 2 of 3", "Page 2", "Seite 2 von 3", "Jane Sample | Página 2 de 3", "page 2/3"]
    )
    func footers(footer: String) throws {
        let rows = ["Jane Sample", "Education", "BSc in Physics, Example University, 2016", footer, "Skills", "Optics"]
        let sections = try ParsedRows.sections(rows)
        #expect(!sections.flatMap(\.lines).contains { $0.text == footer })
    }

    @Test("have no heading in a word that is set plainer than the headings")
    func plainerWords() throws {
        let sections = try ParsedRows.sections(
            [
                "Jane Sample", "WORK EXPERIENCE", "Teacher, Example School, 2016 - 2019", "EDUCATION",
                "Bachelor of Arts in Elementary", "Education", "Example University", "SKILLS", "Reading", "LANGUAGES",
                "English",
            ],
            fontSizes: [20, 14, 10, 14, 11, 11, 10, 14, 10, 14, 10]
        )
        #expect(sections.filter { $0.kind == .education }.map(\.lines.count) == [3])
    }

    @Test("begin with a heading that has more in brackets than in capitals")
    func bracketBehindCapitals() throws {
        let sections = try ParsedRows.sections([
            "Jane Doe", "EDUCATION", "Diploma, Example College, 2010", "WORK EXPERIENCE (Total 15 Years)",
            "Fitter, Acme Ltd, 2012 – 2014", "SKILLS", "Welding",
        ])
        #expect(sections.map(\.kind) == [.header, .education, .work, .skills])
    }

    @Test("of work go on behind what labels the projects of a position")
    func projectsWithin() throws {
        let sections = try ParsedRows.sections([
            "Jane Doe", "WORK EXPERIENCE", "Fitter, Acme Ltd, 2012 – 2014", "Projects handled:", "Example Tower",
            "Welder, Blue Harbour, 2010 – 2012", "EDUCATION: Diploma in Welding, Example College",
        ])
        #expect(sections.map(\.kind) == [.header, .work, .education])
    }

    @Test("the first item of a list may be called like another section")
    func firstItem() throws {
        let sections = try ParsedRows.sections([
            "Jane Doe", "Skills", "Speaking", "Active Listening", "Critical Thinking", "Languages", "Dutch", "French",
        ])
        #expect(sections.map(\.kind) == [.header, .skills, .languages])
        #expect(sections[1].lines.map(\.text) == ["Speaking", "Active Listening", "Critical Thinking"])
    }
}
