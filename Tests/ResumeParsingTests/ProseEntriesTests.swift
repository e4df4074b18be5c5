import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Positions told in sentences")
struct ProseEntriesTests {
    @Test("have title, employer and dates, wherever in the sentence these stand")
    func sentences() throws {
        let work = try ParsedRows.work([
            "Since March 2019 I have worked as a Transport Planner at Kestrel Haulage Ltd in Leeds, where I route vans.",
            "Before that I was a warehouse supervisor at Maple Foods from June 2014 to February 2019. I started out",
            "as a Forklift Driver with Reef Timber from 2010 to 2014.",
        ])
        #expect(work.map(\.position) == ["Transport Planner", "Warehouse supervisor", "Forklift Driver"])
        #expect(work.map(\.name) == ["Kestrel Haulage Ltd", "Maple Foods", "Reef Timber"])
        #expect(work.map(\.startDate?.year) == [2019, 2014, 2010])
        #expect(work.map(\.isCurrent) == [true, false, false])
    }

    @Test("are none where the dates belong to headers")
    func headers() throws {
        let lines = ParsedRows.lines([
            "Store Clerk, Kestrel Foods Ltd, 2016 – 2019", "Worked as a Cashier at Maple Foods in 2018.",
            "Waiter, Reef Hotels Ltd, 2014 – 2016",
        ])
        let prose = ProseEntries(scanner: DateScanner(try Knowledge.lexicon()), knowledge: try Knowledge.careers())
        #expect(prose.blocks(of: lines) == nil)
    }
}
