import Resume
import Testing

@testable import ResumeParsing

@Suite("Headers of one shape")
struct HeaderShapeTests {
    @Test("have title and employer in one order, whatever single words say")
    func order() throws {
        let work = try ParsedRows.positions([
            "Aide in Skilled Healthcare", "Mapleton Manor", "Chicago, IL          Oct 2014 – Present", "• Cared",
            "Aide in Skilled Healthcare", "Sample Home", "Chicago, IL          Apr 2013 – Sep 2014", "• Cared",
            "Aide in State Facility", "Example State Hospital", "Boston, MA          Oct 2007 – Mar 2013", "• Cared",
        ])
        #expect(work.map(\.name) == ["Mapleton Manor", "Sample Home", "Example State Hospital"])
    }

    @Test("have no employer that is a part of the title")
    func titlesAlone() throws {
        let work = try ParsedRows.positions([
            "Owner, Example Media", "January 2013 to Current", "• Filmed for firms of all sizes.",
            "Strategic Marketing Manager", "January 2010 to January 2012", "• Planned the campaigns of a brand.",
            "Product Marketing and Brand Manager", "January 2003 to January 2010", "• Led two agencies.",
        ])
        #expect(work.map(\.name) == ["Example Media", nil, nil])
        #expect(
            work.map(\.position) == ["Owner", "Strategic Marketing Manager", "Product Marketing and Brand Manager"]
        )
    }

    @Test("go on over notes to a title below them, and name no street as employer")
    func notes() throws {
        let work = try ParsedRows.positions([
            "Example Medical Center", "2300 Ramsey Street, Fayetteville, NC 28301", "12/2015 – Present",
            "Hours per week: 40", "Salary: $38,120 USD per year", "Medical Support Assistant",
            "Supervisor: Jane Doe", "Keeps schedules of patients.",
            "Sample Credit Bureau", "1118 Owen Drive, Fayetteville, NC 28304", "01/2003 – 08/2012",
            "Hours per week: 40", "Salary: $30,120 USD per year", "Account Adjuster",
            "Supervisor: John Doe", "Called customers about payments.",
        ])
        #expect(work.map(\.position) == ["Medical Support Assistant", "Account Adjuster"])
        #expect(work.map(\.name) == ["Example Medical Center", "Sample Credit Bureau"])
    }

    @Test("end where a sentence does; the rest is told")
    func sentences() throws {
        let work = try ParsedRows.positions([
            "2015 – 2019", "Lecturer in Geography, Example University, London. Courses on maps for",
            "undergraduates and teachers.", "2012 – 2015", "Research Assistant, Sample Institute, Leeds. Field work.",
        ])
        #expect(work.map(\.name) == ["Example University", "Sample Institute"])
        #expect(work.first?.highlights.map(\.value) == ["Courses on maps for undergraduates and teachers."])
    }

    @Test("know positions under an employer that stands above the first")
    func banner() throws {
        let work = try ParsedRows.positions([
            "EXAMPLE SEAFOOD", "2020 – 2024 Operations Manager, Boston", "• Led", "2016 – 2020 Technician, Quillhaven",
            "• Fed", "KESTREL LINES", "2013 – 2016 Deckhand, Portland", "• Sailed",
        ])
        #expect(work.map(\.name) == ["EXAMPLE SEAFOOD", "EXAMPLE SEAFOOD", "KESTREL LINES"])
    }

    @Test(
        "are cut where names end, and not within lists and codes",
        arguments: [
            ["HR Employee Relations Specialist", "Kestrel Motors"], ["Coordinator", "Volunteers of Kestrel"],
        ]
    )
    func lists(_ expected: [String]) throws {
        let more = ["• 2018 - 2020 Kestrel Motors (Warren, MI), HR Employee Relations Specialist", "• Led"]
        let last = [
            "January 2018 – June 2020: Coordinator, Finance & Special Projects, Volunteers of Kestrel, Leeds", "• Led",
        ]
        let own = expected[0].hasPrefix("HR") ? more : last
        let work = try ParsedRows.positions(own)
        #expect(work.first?.position?.hasPrefix(expected[0]) == true)
        #expect(work.first?.name == expected[1])
    }
}
