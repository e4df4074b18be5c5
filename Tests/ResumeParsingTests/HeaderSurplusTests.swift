import Resume
import Testing

@testable import ResumeParsing

@Suite("Entries of a title, an employer and dates on lines of their own")
struct HeaderSurplusTests {
    private static let others = [
        "Store Manager", "Maple Logistics -  Leeds", "May 2014 to June 2016", "• Ordered the stock", "Cashier",
        "Ember Stores Ltd -  York", "June 2012 to April 2014", "• Counted the till", "Waiter",
        "Reef Hotels Ltd -  Bath", "May 2010 to June 2012", "• Served guests",
    ]

    @Test("come after one that has no dates")
    func undated() throws {
        let work = try ParsedRows.work(
            ["Account Manager", "Kestrel Foods Ltd -  Hull"] + Self.others
        )
        #expect(work.map(\.position) == ["Account Manager", "Store Manager", "Cashier", "Waiter"])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Maple Logistics", "Ember Stores Ltd", "Reef Hotels Ltd"])
        #expect(work.map(\.startDate?.year) == [nil, 2014, 2012, 2010])
    }

    @Test("keep what a line without a bullet opens", arguments: ["Claims Gateway (Java, Oracle)", "Fleet Tracker"])
    func asides(line: String) throws {
        let rows = ["Web Developer", "Kestrel Foods Ltd -  Hull", "July 2016 to Present", "• Wrote tests", line]
        let work = try ParsedRows.work(rows + ["• Tracks lorries"] + Self.others)
        #expect(work.map(\.position) == ["Web Developer", "Store Manager", "Cashier", "Waiter"])
        #expect(work.first?.highlights.last?.value == "Tracks lorries")
    }

    @Test("keep the fields of projects")
    func projects() throws {
        let rows = [
            "Web Developer", "Kestrel Foods Ltd -  Hull", "July 2016 to Present", "• Wrote tests",
            "PROJECT NAME : Claims Gateway", "CLIENT : A leading bank", "ROLE : Tester",
            "DURATION : May 2017 - July 2017", "TEAM SIZE : 6",
        ]
        let work = try ParsedRows.work(rows + Self.others)
        #expect(work.map(\.position) == ["Web Developer", "Store Manager", "Cashier", "Waiter"])
        #expect(work.map(\.startDate?.year) == [2016, 2014, 2012, 2010])
    }

    @Test("may have their bullets on lines of their own")
    func bullets() throws {
        let work = try ParsedRows.work([
            "Store Manager", "Maple Logistics -  Leeds", "May 2014 to June 2016", "•", "Stock Audit Of Depots", "•",
            "Filing of returns", "Cashier", "Ember Stores Ltd -  York", "June 2012 to April 2014",
        ])
        #expect(work.map(\.position) == ["Store Manager", "Cashier"])
        #expect(work.first?.highlights.map(\.value) == ["Stock Audit Of Depots", "Filing of returns"])
    }

    @Test("go on behind the page that they were printed from")
    func address() throws {
        let work = try ParsedRows.work([
            "Store Manager", "Maple Logistics -  Leeds", "May 2014 to June 2016",
            "https://www.example.com/r/Jane-Doe/0a1b", "• Ordered the stock", "Cashier", "Ember Stores Ltd -  York",
            "June 2012 to April 2014",
        ])
        #expect(work.map(\.name) == ["Maple Logistics", "Ember Stores Ltd"])
    }

    @Test("keep a name that ends with an abbreviation")
    func abbreviation() throws {
        let work = try ParsedRows.work([
            "2015-2021 Shipfitter, Nabrzeże Stocznia Północne S.A.", "2012-2015 Cashier, Ember Stores Ltd",
        ])
        #expect(work.map(\.position) == ["Shipfitter", "Cashier"])
        #expect(work.map(\.startDate?.year) == [2015, 2012])
    }

    @Test("may have a grade or a field behind the title")
    func grades() throws {
        let work = try ParsedRows.work([
            "• 2019 – 2023: Commis - I (Continental), Kestrel Plaza Hotel, Dubai, UAE",
            "• 2016 – 2019: Commis - II, Hotel Maple, Pokhara",
            "• 2014 – 2016: Kitchen Helper, Reef Restaurant, Pokhara",
        ])
        #expect(work.map(\.position) == ["Commis - I (Continental)", "Commis - II", "Kitchen Helper"])
        #expect(work.map(\.name) == ["Kestrel Plaza Hotel", "Hotel Maple", "Reef Restaurant"])
    }
}
