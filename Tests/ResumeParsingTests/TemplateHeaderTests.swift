import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Headers as templates set them")
struct TemplateHeaderTests {
    private func work(_ rows: [String], sizes: [Double] = []) throws -> [WorkEntry] {
        let parser = WorkParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            scanner: DateScanner(try Knowledge.lexicon())
        )
        return parser.entries(from: StyledRows.lines(rows, sizes: sizes))
    }

    @Test("have titles that no table knows, told by their type")
    func styled() throws {
        let work = try work([
            "*Frumper,* /Kestrel/ /Foods,/ Leeds, UK (Mar 2019 – Present)", "Sorted the mail and filed letters",
            "*Woozler,* /Maple/ /Logistics,/ York, UK (May 2015 – Feb 2019)", "Answered the telephone every day",
        ])
        #expect(work.map(\.position) == ["Frumper", "Woozler"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Maple Logistics"])
    }

    @Test("begin with the larger line where no bullets tell where one ends")
    func larger() throws {
        let rows = [
            "Kestrel Foods", "Frumper", "March 2019 - Present (7 years)", "Sorted the mail of three offices every day",
            "Filed letters",
            "Maple Logistics", "Woozler", "May 2015 - February 2019 (3 years 10 months)",
            "Answered the telephone and sent people on",
            "Ember Stores", "Snarker", "May 2012 - February 2015 (2 years 10 months)",
            "Cleaned the windows of the whole street",
        ]
        let sizes = rows.map { ["Kestrel Foods", "Maple Logistics", "Ember Stores"].contains($0) ? 13.0 : 10 }
        let work = try work(rows, sizes: sizes)
        #expect(work.map(\.name) == ["Kestrel Foods", "Maple Logistics", "Ember Stores"])
        #expect(work.map(\.position) == ["Frumper", "Woozler", "Snarker"])
        #expect(work.allSatisfy { !$0.highlights.isEmpty })
    }

    @Test("name how long something was, which is no title")
    func duration() throws {
        let work = try ParsedRows.work([
            "Kestrel Foods", "7 years 3 months", "Store Clerk", "March 2019 - Present", "• Sorted the mail",
        ])
        #expect(work.map(\.position) == ["Store Clerk"])
        #expect(work.map(\.name) == ["Kestrel Foods"])
    }

    @Test(
        "cut a town off an employer without a sign between them",
        arguments: [
            ("Kestrel Foods Tulsa, OK", "Kestrel Foods"), ("Kestrel Foods City , State", "Kestrel Foods"),
            ("University of Tulsa, OK", "University of Tulsa"), ("Kestrel Foods, Reno, NV", "Kestrel Foods"),
        ]
    )
    func towns(employer: String, expected: String) throws {
        let work = try ParsedRows.work(["Store Clerk   March 2019 to Current", employer, "• Sorted the mail"])
        #expect(work.map(\.name) == [expected])
        #expect(work.map(\.position) == ["Store Clerk"])
    }

    @Test("are sentences in some countries")
    func sentences() throws {
        let work = try ParsedRows.work([
            "• Working as a Store Clerk in Kestrel Foods from Mar 2019 to till date.",
            "• Worked as an Office Assistant at Maple Logistics from May 2015 to Feb 2019.",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Office Assistant"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Maple Logistics"])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test("are no sentences where one bullet of a position tells of another")
    func told() throws {
        let work = try ParsedRows.work([
            "Store Clerk, Kestrel Foods, 2015 – 2019", "• Worked as a cashier in the branch at York from 2016 to 2017",
            "Office Assistant, Maple Logistics, 2012 – 2015", "• Filed letters",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Office Assistant"])
    }

    @Test("may have labels, of places as well")
    func labels() throws {
        let work = try ParsedRows.work([
            "Position: Store Clerk", "Location: Xanadu Hill", "Company: Kestrel Foods",
            "Duration: March 2019 – Present",
        ])
        #expect(work.map(\.position) == ["Store Clerk"])
        #expect(work.map(\.name) == ["Kestrel Foods"])
        #expect(work.map(\.location) == ["Xanadu Hill"])
    }

    @Test("have a pin in front of a town, which belongs to no name")
    func pictures() throws {
        let work = try ParsedRows.work([
            "Store Clerk", "Kestrel Foods", "03/2019 - Present   ⚑ Tulsa, OK", "• Sorted the mail",
        ])
        #expect(work.map(\.name) == ["Kestrel Foods"])
        #expect(work.map(\.location) == ["Tulsa, OK"])
    }

    @Test(
        "have the whole of the cell for a title where nothing there is anything else",
        arguments: [
            "Software Engineer – Payments Team", "Warehouse Clerk / Shift Leader", "Staff Nurse, Surgical Ward",
            "Accountant (Month End)",
        ]
    )
    func titleOfCell(title: String) throws {
        let bold = title.split(separator: " ").map { "*\($0)*" }.joined(separator: " ")
        let rows = [bold, "Blue Harbour Ltd, Hull", "2019 – 2022", "Kept the books of all three yards"]
        let others = ["*Cashier*", "Kestrel Foods Ltd, Leeds", "2015 – 2019", "Counted the till every night"]
        let work = try work(rows + others)
        #expect(work.map(\.position) == [title, "Cashier"])
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods Ltd"])
    }

    @Test("have no employer in small letters: brackets behind a title are a part of it")
    func smallLetters() throws {
        let work = try ParsedRows.positions([
            "Primary School Teacher (full post), Oakham Academy (Hull)", "2019 – 2022", "• Taught year four",
            "Teaching Assistant, Kestrel School (Leeds)", "2015 – 2019", "• Read with children",
        ])
        #expect(work.map(\.name) == ["Oakham Academy", "Kestrel School"])
        #expect(work.first?.position == "Primary School Teacher (full post)")
    }

    @Test("have legal forms behind a comma with the employer", arguments: ["Inc.", "LLC", "Ltd", "GmbH"])
    func legalForm(form: String) throws {
        let work = try ParsedRows.positions(["Fitter, Acme Systems, \(form), Hull", "2019 – 2022", "• Welded hulls"])
        #expect(work.map(\.name) == ["Acme Systems, \(form)"])
        #expect(work.map(\.location) == ["Hull"])
    }
}
