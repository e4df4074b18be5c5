import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Counted entries")
struct NumberedEntriesTests {
    @Test("are named without their numbers")
    func names() throws {
        let work = try ParsedRows.work([
            "1. Kestrel Foods Ltd, Hull", "Store Clerk, 2019 – 2023", "2. Maple Logistics Ltd, Leeds",
            "Cashier, 2015 – 2019",
        ])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Maple Logistics Ltd"])
        #expect(work.map(\.position) == ["Store Clerk", "Cashier"])
    }

    @Test("may have their numbers in square brackets")
    func square() throws {
        let work = try ParsedRows.work([
            "[1] Kestrel Chemicals Ltd, Nandesari (May 2015 to May 2019)", "Engineer", "• Led a team",
            "[2] Maple Foods Limited, Vadodara (July 2011 to July 2012)", "Apprentice", "• Kept the stock",
        ])
        #expect(work.map(\.name) == ["Kestrel Chemicals Ltd", "Maple Foods Limited"])
        #expect(work.map(\.location) == ["Nandesari", "Vadodara"])
    }

    @Test("are none where no dates stand behind the numbers")
    func duties() throws {
        let rows = ["Store Clerk, Kestrel Foods Ltd, 2019 – 2023", "1. Kept the books", "2. Counted the stock"]
        let entries = NumberedEntries(scanner: DateScanner(try Knowledge.lexicon()))
        #expect(entries.withoutNumbers(ParsedRows.lines(rows)).map(\.text) == rows)
    }

    @Test("and others have titles without the words before them")
    func roles() throws {
        let work = try ParsedRows.work([
            "Kestrel Garments Ltd – Hull", "As a Quality Controller – From 2012.01.10 to 2016.04.20",
        ])
        #expect(work.map(\.position) == ["Quality Controller"])
    }
}
