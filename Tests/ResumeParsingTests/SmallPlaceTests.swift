import Resume
import Testing

@testable import ResumeParsing

@Suite("Small towns behind employers")
struct SmallPlaceTests {
    @Test(
        "are cut off with the region that says where they are",
        arguments: [
            ("Clerk, Acme Ltd, Kilrush, Co. Clare", "Acme Ltd", "Kilrush, Co. Clare"),
            ("Clerk, Acme S.p.A., Sassuolo (MO)", "Acme S.p.A.", "Sassuolo (MO)"),
            ("Clerk, Acme SL, Vitoria-Gasteiz, Álava", "Acme SL", "Vitoria-Gasteiz, Álava"),
            ("Clerk, Acme Ltd (Vitoria-Gasteiz, Álava)", "Acme Ltd", "Vitoria-Gasteiz, Álava"),
            ("Clerk, Castle Hotel, Co. Dublin", "Castle Hotel", "Co. Dublin"),
            ("Clerk, Acme Ltd, Wolfville, Nova Scotia", "Acme Ltd", "Wolfville, Nova Scotia"),
        ]
    )
    func cut(header: String, name: String, location: String) throws {
        let work = try ParsedRows.positions([header + "          2015 – 2018", "• Sorted letters"])
        #expect(work.map(\.position) == ["Clerk"])
        #expect(work.map(\.name) == [name])
        #expect(work.map(\.location) == [location])
    }

    @Test("that share a name with people stay where nothing says that they are towns")
    func ordinary() throws {
        let work = try ParsedRows.positions(["Clerk, Acme Ltd, Perry          2015 – 2018", "• Sorted letters"])
        #expect(work.map(\.name) == ["Acme Ltd, Perry"])
        #expect(work.map(\.location) == [nil])
    }

    @Test("are the person's own where the region follows")
    func contact() throws {
        let basics = try ParsedRows.resume(
            ["Jane Doe", "Wolfville, Nova Scotia | jane@example.com", "EXPERIENCE", "Baker     2019 – 2020"],
            fontSizes: [20]
        ).basics
        #expect(basics.location?.value.city == "Wolfville")
        #expect(basics.location?.value.region == "NS")
        #expect(basics.location?.value.text == "Wolfville, Nova Scotia")
    }

    @Test("are called cities, and stand in place of none")
    func cities() throws {
        let work = try ParsedRows.work([
            "Design Intern (Foundry Mine)", "January 2016 - June 2017 – Jersey City, NJ", "• Drew",
            "Designer (Blue Harbour Ltd)", "January 2014 - June 2015 – Brooklyn, NY", "• Drew",
        ])
        #expect(work.map(\.location) == ["Jersey City, NJ", "Brooklyn, NY"])
    }

    @Test("are cut off the legal form right before them")
    func behindForm() throws {
        let work = try ParsedRows.positions(["Driver, Acme Transport Co. Peshawar          2015 – 2018", "• Drove"])
        #expect(work.map(\.name) == ["Acme Transport Co."])
        #expect(work.map(\.location) == ["Peshawar"])
    }

    @Test("are none that the other employers of a form do not have")
    func amongPlaced() throws {
        let form = { (employer: String) in ["Employer: \(employer)", "Position: Fitter", "Period: 2015 – 2018"] }
        let placed = try ParsedRows.work(form("Zorvane, Lahore") + form("Ambergate, Pannalkot"))
        #expect(placed.map(\.name) == ["Zorvane", "Ambergate"])
        let alone = try ParsedRows.work(form("Zorvane, Ambergate & Sons") + form("Ambergate, Pannalkot"))
        #expect(alone.map(\.name) == ["Zorvane, Ambergate & Sons", "Ambergate, Pannalkot"])
    }

    @Test("are cut off behind a company and in front of a region, where the title stands below")
    func alone() throws {
        let work = try ParsedRows.work([
            "Acme Cement Plc, Ibese, Nova Scotia", "Position: Senior Accountant", "Duration: January 2021 – Till Date",
            "• Kept the books", "Sterling Foods Plc, Lagos", "Position: Accountant",
            "Duration: May 2017 – December 2020",
            "• Kept the till",
        ])
        #expect(work.map(\.name) == ["Acme Cement Plc", "Sterling Foods Plc"])
        #expect(work.map(\.location) == ["Ibese, Nova Scotia", "Lagos"])
    }

    @Test("are cut off behind a hyphen, as job boards print them")
    func hyphens() throws {
        let work = try ParsedRows.work([
            "Medical Assistant", "Kestrel Healthcare-Atlanta, GA", "March 2021 to Present", "• Took 40 histories a day",
            "Cashier", "Maple-Decatur, GA", "June 2016 to August 2018", "• Counted the till",
        ])
        #expect(work.map(\.name) == ["Kestrel Healthcare", "Maple"])
        #expect(work.map(\.location) == ["Atlanta, GA", "Decatur, GA"])
    }
}
