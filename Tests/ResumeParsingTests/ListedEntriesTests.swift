import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Entries as items of a list")
struct ListedEntriesTests {
    @Test("are read though they have bullets, however long they are")
    func items() throws {
        let work = try ParsedRows.work([
            "* Store Clerk, Kestrel Foods Company Limited, Hull, East Yorkshire (07/2021 - Present)",
            "* Cashier, Maple Logistics Ltd, Leeds (09/2020 - 06/2021)",
            "* Waiter, Reef Hotels Ltd, Bath (08/2017 - 08/2018)",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Cashier", "Waiter"])
        #expect(work.map(\.startDate?.year) == [2021, 2020, 2017])
    }

    @Test("keep the lists within them")
    func nested() throws {
        let work = try ParsedRows.work([
            "* Cashier, Maple Logistics Ltd, Leeds (09/2020 - 06/2021)", "    - Counted the till every night",
            "* Waiter, Reef Hotels Ltd, Bath (08/2017 - 08/2018)", "    - Served guests at the weekends",
        ])
        #expect(work.map(\.position) == ["Cashier", "Waiter"])
        #expect(work.map(\.highlights.count) == [1, 1])
    }

    @Test("are read where type differs in size, as on a scan")
    func sizes() throws {
        let rows = [
            "Robin Vale", "robin@example.org", "Work experience",
            "• Store Clerk, Kestrel Foods, Hull (07/2021 - Present)", "      - Counted the till every night",
            "• Cashier, Maple Logistics, Leeds (09/2020 - Present)", "      - Served guests at the weekends",
            "• Waiter, Reef Hotels, Bath (08/2017 - 08/2018)", "      - Laid forty tables a day",
        ]
        let work = try ParsedRows.resume(rows, fontSizes: [12, 10.8, 12, 10.8, 10.2, 10.8, 10.8, 11, 10.2]).work
        #expect(work.map(\.position) == ["Store Clerk", "Cashier", "Waiter"])
        #expect(work.map(\.highlights.count) == [1, 1, 1])
    }

    @Test("are none where other lines have the dates")
    func told() throws {
        let lines = ParsedRows.lines([
            "• Ran the depot (2019 - 2020)", "• Ran the shop (2018 - 2019)", "Clerk, Acme Ltd, 2015 - 2020",
        ])
        let scanner = DateScanner(try Knowledge.lexicon())
        #expect(ListedEntries(scanner: scanner).withoutBullets(lines).map(\.isBullet) == [true, true, false])
    }

    @Test("have names behind a sign that stands below their dates alone")
    func ownSign() throws {
        let work = try ParsedRows.positions([
            "Fitter (2019 – 2022)", "» Blue Harbour Ltd, Hull", "• Welded hulls", "• Kept the stores",
            "Packer (2015 – 2019)", "» Kestrel Foods, Leeds", "• Loaded lorries",
        ])
        #expect(work.map(\.position) == ["Fitter", "Packer"])
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods"])
        #expect(work.map(\.highlights.count) == [2, 1])
    }

    @Test("tell behind their dates what was done")
    func toldBehindDates() throws {
        let work = try ParsedRows.work([
            "• Advocate, Kestrel & Partners – from April 2017 till date.",
            "• Junior Associate, Maple Law Ltd – August 2012 to March 2017. Drafting of plaints, statements, applications etc.",
            "• Guest Lecturer, Reef Law College – June 2010 to April 2012, taught family law to students of the second year.",
        ])
        #expect(work.map(\.position) == ["Advocate", "Junior Associate", "Guest Lecturer"])
        #expect(work.map(\.name) == ["Kestrel & Partners", "Maple Law Ltd", "Reef Law College"])
    }
}
