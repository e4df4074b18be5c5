import Resume
import Testing

@testable import ResumeParsing

@Suite("Several roles at one employer")
struct SharedEmployerTests {
    private static let roles = [
        "Senior Software Engineer          2020 – Present", "• Led a team", "Software Engineer          2017 – 2020",
        "• Built services", "Support Engineer          2015 – 2017", "• Answered questions",
    ]
    private static let titles = ["Senior Software Engineer", "Software Engineer", "Support Engineer"]

    @Test(
        "share the employer over them, with its whole time or without",
        arguments: ["Example Software Inc., Austin, TX", "Example Software Inc., Austin, TX          2015 – Present"]
    )
    func banner(row: String) throws {
        let work = try ParsedRows.positions([row] + Self.roles)
        #expect(work.map(\.position) == Self.titles)
        #expect(work.allSatisfy { $0.name == "Example Software Inc." && $0.location == "Austin, TX" })
        #expect(work.map(\.startDate?.year) == [2020, 2017, 2015])
        #expect(work.map(\.isCurrent) == [true, false, false])
        #expect(work.map { $0.highlights.count } == [1, 1, 1])
    }

    @Test("are told apart from the dots of a line of time, and from what a template has in place of a town")
    func dots() throws {
        let work = try ParsedRows.positions([
            "Jan 2021 – Present          •          Brand Manager, Pakora Care Ltd", "Led a team of nine people",
            "Jun 2019 – Dec 2020          •          Trainee, Indus Lines Ltd", "Answered the questions of guests",
        ])
        #expect(work.map(\.position) == ["Brand Manager", "Trainee"])
        #expect(work.map(\.name) == ["Pakora Care Ltd", "Indus Lines Ltd"])
        let unnamed = try ParsedRows.positions(["January 2011 to Current Company Name - City , State", "• Led a team"])
        #expect(unnamed.allSatisfy { $0.position != "State" })
    }

    @Test("are engagements where each names an employer, and share none")
    func engagements() throws {
        let work = try ParsedRows.positions([
            "Senior Consultant, Capgemini          2017 – Present", "• Led the tax practice",
            "Example Revenue Ltd – Business Analyst          2021 – Present", "• Gathered requirements",
            "Kestrel Bank – Project Manager          2019 – 2021", "• Moved 40 branches",
            "Northwind Foods Inc. – Business Analyst          2017 – 2019", "• Mapped processes",
        ])
        #expect(work.first?.position == "Senior Consultant")
        #expect(work.map(\.name) == ["Capgemini", "Example Revenue Ltd", "Kestrel Bank", "Northwind Foods Inc."])
    }

    @Test("share the employer over them whose time is told by years alone")
    func years() throws {
        let work = try ParsedRows.positions([
            "Pakora Care Ltd          2019 – Present", "Brand Manager          Oct 2021 – Present", "• Led a team",
            "Assistant Brand Manager          Jun 2019 – Sep 2021", "• Built a shop",
            "Indus Lines          2017 – 2019",
            "Trainee", "• Answered questions",
        ])
        #expect(work.map(\.position) == ["Brand Manager", "Assistant Brand Manager", "Trainee"])
        #expect(work.map(\.name) == ["Pakora Care Ltd", "Pakora Care Ltd", "Indus Lines"])
    }

    @Test("share the employer over them where the oldest stands first, under a label")
    func oldestFirst() throws {
        let work = try ParsedRows.positions([
            "Asian Paints India Limited, Kolkata          Since Jan 2013", "Growth Path:",
            "Jan 2013 – Mar 2018          Area Sales Manager          Siliguri",
            "Apr 2018 – till date          Regional Sales Manager          Kolkata", "• Led a team",
            "Kestrel Paints Ltd., Guwahati          Jun 2008 – Dec 2012", "Sales Officer", "• Answered questions",
        ])
        #expect(work.map(\.position) == ["Area Sales Manager", "Regional Sales Manager", "Sales Officer"])
        #expect(
            work.map(\.name) == ["Asian Paints India Limited", "Asian Paints India Limited", "Kestrel Paints Ltd."]
        )
    }

    @Test("may have nothing told about them")
    func bare() throws {
        let work = try ParsedRows.positions(
            ["Example Software Inc."] + Self.roles.filter { !$0.hasPrefix("•") }
        )
        #expect(work.map(\.position) == Self.titles)
        #expect(work.allSatisfy { $0.name == "Example Software Inc." })
    }

    // The second may as well be one's own business: only a line above them all is an employer of all.
    @Test("do not share an employer that is named with the first of them only")
    func first() throws {
        let work = try ParsedRows.positions([
            "Senior Software Engineer, Example Software Inc.          2020 – Present", "• Led a team",
            "Software Engineer          2017 – 2020", "• Built services",
        ])
        #expect(work.map(\.position) == ["Senior Software Engineer", "Software Engineer"])
        #expect(work.map(\.name) == ["Example Software Inc.", nil])
    }

    @Test("end where another employer is named")
    func next() throws {
        let work = try ParsedRows.positions(
            ["Example Software Inc., Austin, TX"] + Self.roles.prefix(4)
                + ["Sample Foods Ltd, Leeds", "Cashier          2013 – 2015", "• Handled cash"]
        )
        #expect(work.map(\.name) == ["Example Software Inc.", "Example Software Inc.", "Sample Foods Ltd"])
        #expect(work.map(\.location) == ["Austin, TX", "Austin, TX", "Leeds"])
        #expect(work.map(\.position) == ["Senior Software Engineer", "Software Engineer", "Cashier"])
    }

    @Test("share an unknown one whose dates are theirs together")
    func datesTogether() throws {
        let work = try ParsedRows.positions([
            "Quillfeather          since 05/2016", "Sales Manager          since 01/2019", "• Led a team",
            "Sales Assistant          05/2016 – 12/2018", "• Sold", "Kestrel Foods Ltd          02/2013 – 03/2016",
            "Cashier", "• Counted",
        ])
        #expect(work.map(\.position) == ["Sales Manager", "Sales Assistant", "Cashier"])
        #expect(work.map(\.name) == ["Quillfeather", "Quillfeather", "Kestrel Foods Ltd"])
    }

    @Test("share the employer over them, wherever they were served")
    func posts() throws {
        let work = try ParsedRows.positions([
            "UNITED STATES ARMY, 1999 – 2019", "Motor Sergeant, Fort Campbell, KY, 2014 - 2019", "• Led a team",
            "Shop Foreman, Fort Jackson, SC, 2006 - 2014", "• Built a shop",
            "Wheeled Vehicle Mechanic, Fort Hood, TX, 1999 - 2006", "• Answered questions",
        ])
        #expect(work.map(\.name) == ["UNITED STATES ARMY", "UNITED STATES ARMY", "UNITED STATES ARMY"])
        #expect(work.map(\.startDate?.year) == [2014, 2006, 1999])
    }

    @Test("share the employer over them, be the house named below it")
    func houses() throws {
        let work = try ParsedRows.work([
            "Sample University Hospitals          March 2017 – Present", "Wythenshawe Hospital",
            "Junior Charge Nurse – Ward F3 – from Jan 2021 to present", "• Co-ordinate a ward of 28 beds",
            "Staff Nurse – Acute Medical Unit – March 2017 to Dec 2020", "• Gave drugs",
            "Kestrel Nursing Agency          2010 – 2016", "Agency Nurse", "• Worked on six wards",
        ])
        #expect(
            work.map(\.name) == [
                "Sample University Hospitals", "Sample University Hospitals", "Kestrel Nursing Agency",
            ]
        )
    }
}
