import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Career breaks")
struct CareerBreakTests {
    @Test(
        "are known with what is said besides",
        arguments: [
            "Career break", "Parental Leave", "Gap year – travel in Asia", "Elternzeit (Tochter)", "Congé parental",
            "Urlop wychowawczy", "Excedencia por cuidado de hijos", "Homemaker",
        ]
    )
    func known(text: String) throws {
        #expect(try Knowledge.lexicon().isCareerBreak(text))
    }

    @Test(
        "are no positions that have to do with them",
        arguments: ["Leave Administrator", "Travel Agent", "Karenz AG"]
    )
    func unknown(text: String) throws {
        #expect(try !Knowledge.lexicon().isCareerBreak(text))
    }

    @Test("are no work")
    func work() throws {
        let work = try ParsedRows.positions([
            "Account Manager, Kestrel Foods Ltd, Leeds", "March 2019 – June 2021", "• Grew sales by a third",
            "Parental leave", "January 2018 – February 2019", "Sales Assistant, Blue Harbour Ltd, Hull",
            "January 2014 – December 2017", "• Served customers",
        ])
        #expect(work.map(\.position) == ["Account Manager", "Sales Assistant"])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Blue Harbour Ltd"])
    }

    @Test("a single date is when a position began and ended")
    func singleDate() throws {
        let work = try ParsedRows.work(["Lifeguard, Sample Beach Club Ltd     June 2022", "• Watched swimmers"])
        #expect(work.first?.startDate?.iso8601 == "2022-06")
        #expect(work.first?.endDate?.iso8601 == "2022-06")
    }
}
