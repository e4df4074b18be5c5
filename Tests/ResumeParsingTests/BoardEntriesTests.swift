import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Entries as job boards write them out")
struct BoardEntriesTests {
    @Test("have title, employer and dates on lines of their own, and may lack dates or place")
    func fields() throws {
        let work = try ParsedRows.work([
            "Store Clerk", "Kestrel Foods - Leeds, England", "March 2019 to Present", "Sorted the mail",
            "Night Porter", "Reef Hotels - York, England", "Cashier", "Maple Logistics -", "June 2014 to May 2016",
            "Counted the till", "Waiter", "Copper Kettle", "2012 to 2014",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Night Porter", "Cashier", "Waiter"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Reef Hotels", "Maple Logistics", "Copper Kettle"])
        #expect(work.map(\.startDate?.year) == [2019, nil, 2014, 2012])
        #expect(work.map { $0.highlights.count } == [1, 0, 1, 0])
    }

    @Test("may be in small letters altogether")
    func smallLetters() throws {
        let work = try ParsedRows.work([
            "store clerk", "kestrel foods - leeds, england", "march 2019 to present", "sorted the mail",
            "cashier", "maple traders", "june 2014 to may 2016",
        ])
        #expect(work.map(\.name) == ["kestrel foods", "maple traders"])
        #expect(work.map(\.position) == ["store clerk", "cashier"])
    }

    @Test("are no such where dates stand beside the titles")
    func otherForm() throws {
        let lines = ParsedRows.lines([
            "Kestrel Foods - Leeds, England", "Store Clerk, March 2019 to Present", "Sorted the mail",
            "Maple Logistics - York, England", "Cashier, June 2014 to May 2016",
        ])
        let board = BoardEntries(
            scanner: DateScanner(try Knowledge.lexicon()),
            knowledge: try Knowledge.careers(),
            isPlace: { $0.contains("England") }
        )
        #expect(board.blocks(of: lines) == nil)
    }
}
