import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Known headings")
struct KnownHeadingTests {
    @Test(
        "are found however they are written",
        arguments: [
            ("Work Experience", SectionKind.work), ("WORK EXPERIENCE:", .work), ("— Work · Experience —", .work),
            ("2. Experience", .work), ("II Experience", .work), ("Education & Training", .education),
            ("Interests", .interests), ("Volunteer Work", .volunteer), ("Skills", .skills),
        ]
    )
    func spellings(_ text: String, _ kind: SectionKind) throws {
        #expect(try Knowledge.lexicon().heading(text) == kind)
    }

    @Test("are not found in other lines", arguments: ["Frumpered the woozle", "Work Experiense", "Kestrel Foods"])
    func others(_ text: String) throws {
        #expect(try Knowledge.lexicon().heading(text) == nil)
    }

    @Test("are never ruled out by their letters")
    func letters() {
        let table = HeadingTable(Array("work\twork history\nskills\tc++ skills\nother\tzażółć\n".utf8))
        for text in ["Work History", "WORK-HISTORY", "C++ Skills", "Zażółć"] {
            #expect(table.mayHold(text), "\(text)")
        }
        #expect(!table.mayHold("Frumpered the woozle"))
    }

    @Test(
        "are told with one letter read wrong, lost or added",
        arguments: [
            ("wirk history", SectionKind?.some(.work)), ("workr history", .work), ("wrk history", .work),
            ("w rk history", .work),
            ("skils", nil), ("skilks", .skills), ("wrk histry", nil), ("work history", nil),
        ]
    )
    func misread(_ text: String, _ kind: SectionKind?) {
        #expect(HeadingTable(Array("work\twork history\nskills\tskills\n".utf8)).misread(text) == kind)
    }

    @Test(
        "are told with a mistake in each long word, or two letters in each other's place",
        arguments: [
            ("acedemic qualifiction", SectionKind?.some(.education)), ("acadmeic qualification", .education),
            ("academic qualefecation", nil), ("academik qualifiers", nil),
        ]
    )
    func misspelt(_ text: String, _ kind: SectionKind?) {
        #expect(HeadingTable(Array("education\tacademic qualification\n".utf8)).misread(text) == kind)
    }

    @Test("may have signs in front as items do")
    func marked() throws {
        let lines = StyledRows.lines([
            "Jane Frumpet", "• *Synopsis*", "To grow.", "• *Employment* *Details*", "• Cut costs by half",
            "• *Academic* *Details*", "• Skills", "• *Skills*", "• Welding",
        ])
        let sections = SectionSplitter(try Knowledge.lexicon(), lines: lines).sections()
        #expect(sections.map(\.kind) == [.header, .summary, .work, .education, .skills])
        #expect(sections.map(\.lines.count) == [1, 1, 1, 1, 1])
    }

    @Test("are none within fields")
    func fields() throws {
        let sections = SectionSplitter(
            try Knowledge.lexicon(),
            lines: StyledRows.lines([
                "Jane Frumpet", "*Skills*", "Welding", "*Education*", "Kestrel School, 2012",
                "*Company:* *Zellmund* *Technologies*",
            ])
        ).sections()
        #expect(sections.map(\.kind) == [.header, .skills, .education])
    }

    @Test("may have something in brackets behind them")
    func brackets() throws {
        #expect(try Knowledge.lexicon().heading("WORK EXPERIENCE (8 YEARS ABROAD)") == .work)
    }

    @Test("are those of forms for development banks, too")
    func bankForms() throws {
        let heading = "WORK UNDERTAKEN THAT BEST ILLUSTRATES CAPABILITY"
        #expect(try Knowledge.lexicon().heading(heading) == .projects)
    }
}
