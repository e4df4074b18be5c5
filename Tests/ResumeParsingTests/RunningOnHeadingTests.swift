import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Words of headings that are none")
struct RunningOnHeadingTests {
    private static let jobs = [
        "Marguerite Frumpet", "marguerite@example.org", "Experience", "Fitter", "Blue Harbour Ltd, Hull",
        "2016 – 2019", "Kept the books and the stores of the yard and ran its information", "technology.", "Welder",
        "Kestrel Foods Ltd, Leeds", "2012 – 2016", "Looked after the lines, the stores and all of the", "equipment.",
        "Cleaner", "Reef Hotels Ltd, Hull", "2009 – 2012",
    ]

    @Test("open no section where they end the sentence above")
    func endsOfSentences() throws {
        let work = try ParsedRows.resume(Self.jobs).work
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods Ltd", "Reef Hotels Ltd"])
    }

    @Test("open no section within a title that looks like the headings")
    func titles() throws {
        let kinds = try ParsedRows.sections([
            "SKILLS", "Welding", "EDUCATION", "Example College", "EXPERIENCE", "PROJECT MANAGER", "Blue Harbour Ltd",
            "2016 – 2019", "PERSONAL ASSISTANT", "Kestrel Foods Ltd", "2012 – 2016",
        ]).map(\.kind)
        #expect(kinds.filter { $0 != .header } == [.skills, .education, .work])
    }

    @Test("open no section where they look like the names of positions and plainer than the headings")
    func namesOfStudies() throws {
        let rows = [
            "*Experience*", "*Fitter*", "Blue Harbour Ltd, Hull", "2016 – 2019", "*Welder*", "Kestrel Foods Ltd, Leeds",
            "2012 – 2016", "*Education*", "*Certificate*", "Example Institute", "*Diploma*", "Sample High School",
            "*Skills*", "Welding",
        ]
        let sizes = rows.map { ["*Experience*", "*Education*", "*Skills*"].contains($0) ? 15.0 : 11.5 }
        let sections = SectionSplitter(try Knowledge.lexicon(), lines: StyledRows.lines(rows, sizes: sizes)).sections()
        #expect(sections.map(\.kind).filter { $0 != .header } == [.work, .education, .skills])
        #expect(sections.first { $0.kind == .education }?.lines.count == 4)
    }

    @Test("divide no history where positions follow")
    func wordsWithin() throws {
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experience", "Fitter", "Blue Harbour Ltd, Hull",
            "2016 – 2019", "Leadership", "Welder", "Kestrel Foods Ltd, Leeds", "2012 – 2016", "Cleaner",
            "Reef Hotels Ltd, Hull", "2009 – 2012",
        ]).work
        #expect(work.count == 3)
    }

    @Test("stand over no list of employers that labels, tables or sentences name")
    func statedElsewhere() throws {
        let form = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Academic Credentials", "Example High School 2000 - 2001",
            "Employer : Blue Harbour Ltd", "Position : Fitter", "Duration : May 2014 to Jul 2015",
            "Employer : Kestrel Foods Ltd", "Position : Welder", "Duration : Jun 2006 to May 2014",
        ])
        #expect(form.work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods Ltd"])
        #expect(form.education.count == 1)
        let table = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Technical Skills", "Welding, Pipe fitting",
            "Employer              Designation      From - To",
            "Blue Harbour Ltd      Fitter           April 2012 to till date",
            "Kestrel Foods Ltd     Welder           September 2011 to April 2012",
        ])
        #expect(table.work.map(\.position) == ["Fitter", "Welder"])
    }
}
