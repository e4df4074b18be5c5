import Resume
import Testing

@testable import ResumeParsing

@Suite("Positions")
struct WorkParserTests {
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let rows: [String]
    }

    /// The same position, written in the orders that people write it in.
    static let orders = [
        Sample(
            testDescription: "title, then employer",
            rows: ["Staff Nurse          Mar 2016 – Jun 2019", "Example General Hospital, Leeds"]
        ),
        Sample(
            testDescription: "employer, then title",
            rows: ["Example General Hospital, Leeds          Mar 2016 – Jun 2019", "Staff Nurse"]
        ),
        Sample(
            testDescription: "dates on a line of their own",
            rows: ["Staff Nurse", "Example General Hospital, Leeds", "Mar 2016 – Jun 2019"]
        ),
        Sample(
            testDescription: "one line with commas",
            rows: ["Staff Nurse, Example General Hospital, Leeds          Mar 2016 – Jun 2019"]
        ),
        Sample(
            testDescription: "one line with strokes",
            rows: ["Staff Nurse | Example General Hospital | Leeds | Mar 2016 – Jun 2019"]
        ),
        Sample(
            testDescription: "one line with dashes",
            rows: ["Example General Hospital, Leeds – Staff Nurse          03/2016 - 06/2019"]
        ),
        Sample(
            testDescription: "one sentence",
            rows: ["Staff Nurse at Example General Hospital, Leeds          03/2016 - 06/2019"]
        ),
    ]

    @Test("are the same in whatever order they are written", arguments: orders)
    func order(_ sample: Sample) throws {
        let bullets = ["• Cared for 12 patients a shift", "• Trained new nurses"]
        let entries = try ParsedRows.work(sample.rows + bullets)
        let entry = try #require(entries.first)
        #expect(entries.count == 1)
        #expect(entry.position == "Staff Nurse")
        #expect(entry.name == "Example General Hospital")
        #expect(entry.location == "Leeds")
        #expect(entry.startDate == PartialDate(year: 2016, month: 3))
        #expect(entry.endDate == PartialDate(year: 2019, month: 6))
        #expect(!entry.isCurrent)
        #expect(entry.highlights.map(\.value) == ["Cared for 12 patients a shift", "Trained new nurses"])
        #expect(entry.lines.map(\.text).joined(separator: " ").contains("Staff Nurse"))
    }

    @Test("in sequence are entries of their own, newest first as written")
    func sequence() throws {
        let entries = try ParsedRows.work([
            "Software Engineer, Example Software Inc.          Jan 2018 – Present", "• Built services",
            "Junior Developer, Sample Systems LLC          2015 – 2017", "• Fixed bugs",
        ])
        #expect(entries.map(\.position) == ["Software Engineer", "Junior Developer"])
        #expect(entries.map(\.name) == ["Example Software Inc.", "Sample Systems LLC"])
        #expect(entries.map(\.isCurrent) == [true, false])
        #expect(entries.map { $0.highlights.map(\.value) } == [["Built services"], ["Fixed bugs"]])
    }

    @Test("share the employer that is named once above them")
    func severalRoles() throws {
        let entries = try ParsedRows.work([
            "Example Software Inc., Austin, TX", "Senior Software Engineer          2020 – Present", "• Led a team",
            "Software Engineer          2017 – 2020", "• Built services",
        ])
        #expect(entries.map(\.position) == ["Senior Software Engineer", "Software Engineer"])
        #expect(entries.map(\.name) == ["Example Software Inc.", "Example Software Inc."])
        #expect(entries.map(\.location) == ["Austin, TX", "Austin, TX"])
        #expect(entries.map { $0.highlights.count } == [1, 1])
    }

    @Test("may stand as first bullet under a date")
    func dateAsHeading() throws {
        let entries = try ParsedRows.work([
            "2017 – 2020", "• Cashier, Example Foods Ltd", "• Handled cash",
            "2015 – 2016", "• Waiter, Sample Restaurant", "• Served guests",
        ])
        #expect(entries.map(\.position) == ["Cashier", "Waiter"])
        #expect(entries.map(\.name) == ["Example Foods Ltd", "Sample Restaurant"])
        #expect(entries.map(\.startDate) == [PartialDate(year: 2017), PartialDate(year: 2015)])
        #expect(entries.map { $0.highlights.map(\.value) } == [["Handled cash"], ["Served guests"]])
    }

    @Test("leave a bullet that begins like a title with the position it tells of")
    func bulletAbove() throws {
        let entries = try ParsedRows.work([
            "Backend Engineer          Mar 2017 – Present", "Example Software Ltd, Leeds", "• Built the ledger",
            "• Mentored three junior engineers", "Software Developer          Sep 2011 – Feb 2017",
            "Sample Systems Ltd, Hull", "• Wrote tests",
        ])
        #expect(entries.map(\.name) == ["Example Software Ltd", "Sample Systems Ltd"])
        #expect(entries.first?.highlights.map(\.value) == ["Built the ledger", "Mentored three junior engineers"])
    }

    @Test("without dates have none")
    func noDates() throws {
        let entries = try ParsedRows.work([
            "Cashier", "Example Foods Ltd", "• Handled cash and cards", "• Closed the till",
        ])
        let entry = try #require(entries.first)
        #expect(entries.count == 1)
        #expect(entry.position == "Cashier")
        #expect(entry.name == "Example Foods Ltd")
        #expect(entry.startDate == nil)
        #expect(entry.endDate == nil)
        #expect(!entry.isOpen)
        #expect(entry.highlights.count == 2)
    }

    @Test("are read in German")
    func german() throws {
        let entries = try ParsedRows.work([
            "Buchhalterin          seit März 2021", "Beispiel GmbH, Berlin", "• Verbuchte Rechnungen",
            "Sachbearbeiterin          2016 – 2021", "Muster AG, Hamburg", "• Prüfte Belege",
        ])
        #expect(entries.map(\.position) == ["Buchhalterin", "Sachbearbeiterin"])
        #expect(entries.map(\.name) == ["Beispiel GmbH", "Muster AG"])
        #expect(entries.map(\.location) == ["Berlin", "Hamburg"])
        #expect(entries.map(\.isCurrent) == [true, false])
    }

    @Test("on one's own have no employer taken from elsewhere")
    func ownBusiness() throws {
        let entries = try ParsedRows.work([
            "Translator, Example Verlag GmbH          2010 – 2015", "• Translated manuals",
            "Freelance Translator          2015 – Present", "• Translated books",
        ])
        #expect(entries.map(\.name) == ["Example Verlag GmbH", nil])
    }

    @Test("are not made up from bullets or from nothing", arguments: [[], ["• Only a bullet"]] as [[String]])
    func nothing(rows: [String]) throws {
        #expect(try ParsedRows.work(rows).isEmpty)
    }

    @Test("keep a bullet whole that goes on in the next line")
    func wrapped() throws {
        let entries = try ParsedRows.work([
            "Cashier, Example Foods Ltd          2017 – 2020",
            "• Handled cash and cards for more than two hundred guests a day and closed the",
            "  till every evening", "• Trained staff",
        ])
        #expect(
            entries.first?.highlights.map(\.value) == [
                "Handled cash and cards for more than two hundred guests a day and closed the till every evening",
                "Trained staff",
            ]
        )
    }

    @Test("takes a column of signs between dates and employers for none")
    func signsBetween() throws {
        let work = try ParsedRows.work([
            "2008 - 2013        :     Ambergate Contracting Ltd", "                         (Industrial Electrician)",
            "2014 - 2019        :     Kestrel Foods Ltd", "                         (Foreman)",
            "2020 - Till date   :     Blue Harbour Ltd", "                         (Electrical Supervisor)",
        ])
        #expect(work.map(\.position) == ["Industrial Electrician", "Foreman", "Electrical Supervisor"])
        #expect(work.map(\.name) == ["Ambergate Contracting Ltd", "Kestrel Foods Ltd", "Blue Harbour Ltd"])
    }
}
