import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Rows of a table with a head")
struct TableRowsTests {
    private func labelled(_ rows: [String]) throws -> [DocumentLine]? {
        let lexicon = try Knowledge.lexicon()
        let table = TableRows(
            scanner: DateScanner(lexicon),
            labels: lexicon.columnLabels,
            employers: EmployerNames(lexicon),
            isPlace: { $0 == "Leeds" || $0 == "York" },
            knowledge: try Knowledge.careers()
        )
        return table.labelled(ParsedRows.lines(rows))
    }

    @Test("become fields with the labels of their columns")
    func fields() throws {
        let lines = try #require(
            try labelled([
                "Period         Employer         Position", "2021 – 2023    Blue Harbour     Fitter",
                "2018 – 2021    Kestrel Foods    Packer",
            ])
        )
        #expect(
            lines.map(\.text) == [
                "Period 2021 – 2023", "Employer Blue Harbour", "Position Fitter", "Period 2018 – 2021",
                "Employer Kestrel Foods", "Position Packer",
            ]
        )
        #expect(lines.allSatisfy { $0.cells.count == 2 && !$0.isBullet })
    }

    @Test("begin again below the head on the next page")
    func headAgain() throws {
        let lines = try #require(
            try labelled([
                "Period         Employer         Position", "2021 – 2023    Blue Harbour     Fitter",
                "Period         Employer         Position", "2018 – 2021    Kestrel Foods    Packer",
            ])
        )
        #expect(
            lines.map(\.text).filter { $0.hasPrefix("Employer") } == [
                "Employer Blue Harbour", "Employer Kestrel Foods",
            ]
        )
        #expect(lines.count == 6)
    }

    @Test("have names whose legal form stands on the last line, in front of the place")
    func legalForm() throws {
        let lines = try #require(
            try labelled([
                "Period         Employer              Position", "2021 – 2023    Blue Harbour Food     Fitter",
                "               Co., Leeds", "2018 – 2021    Kestrel Foods,        Packer", "               York",
            ])
        )
        let employers = lines.map(\.text).filter { $0.hasPrefix("Employer") }
        #expect(employers == ["Employer Blue Harbour Food Co., Leeds", "Employer Kestrel Foods, York"])
    }

    @Test("have items of a list whole that go on below")
    func items() throws {
        let lines = try #require(
            try labelled([
                "Period         Employer         Position", "2021 – 2023    Blue Harbour     Fitter",
                "                                • Ran the plasma table on nights and the second",
                "                                  shift", "2018 – 2021    Kestrel Foods    Packer",
            ])
        )
        #expect(lines.map(\.text).contains("Position Fitter"))
        #expect(lines.map(\.text).contains("shift"))
    }

    @Test("have employers of several lines, the last of which may be a place")
    func employer() throws {
        let lines = try #require(
            try labelled([
                "Period         Employer            Position", "2021 – 2023    Blue Harbour        Fitter",
                "               Shipyard", "               Leeds", "2018 – 2021    Kestrel Foods       Packer",
                "               Smallham",
            ])
        )
        #expect(
            lines.filter { $0.cells[0].text == "Employer" }.map { $0.cells[1].text } == [
                "Blue Harbour Shipyard, Leeds", "Kestrel Foods, Smallham",
            ]
        )
    }

    @Test("have titles of several lines beside a column of duties")
    func title() throws {
        let work = try ParsedRows.work([
            "Period         Position          Employer         Duties",
            "2021 – 2023    Deputy Welding    Ambergate        Joined pipes",
            "               Foreman", "2018 – 2021    Packer            Kestrel          Packed fish",
        ])
        #expect(work.map(\.position) == ["Deputy Welding Foreman", "Packer"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"], ["Packed fish"]])
    }

    @Test("tell below a title where no column does, unless the title goes on")
    func toldBelow() throws {
        let work = try ParsedRows.work([
            "Period         Employer         Position", "2021 – 2023    Ambergate        Head of",
            "                                Welding", "                                Joined pipes",
            "2018 – 2021    Kestrel          Packer", "                                Packed fish",
        ])
        #expect(work.map(\.position) == ["Head of Welding", "Packer"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"], ["Packed fish"]])
    }

    @Test("may be numbered")
    func numbered() throws {
        let work = try ParsedRows.work([
            "No     Period         Employer         Position", "1      2021 – 2023    Ambergate        Brightwater",
            "2      2018 – 2021    Kestrel          Longshore",
        ])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2021), PartialDate(year: 2018)])
    }

    @Test("tell behind a label of its own, until the next row")
    func label() throws {
        let work = try ParsedRows.work([
            "Period         Employer         Position", "2021 – 2023    Ambergate        Brightwater",
            "Responsibilities", "Joined pipes", "Bent pipes", "2018 – 2021    Kestrel          Longshore",
            "Responsibilities", "Packed fish",
        ])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes", "Bent pipes"], ["Packed fish"]])
    }

    @Test("have dates of several lines")
    func dates() throws {
        let work = try ParsedRows.work([
            "Period           Employer         Position", "October 2021 –   Ambergate        Brightwater",
            "August 2023", "May 2018 –       Kestrel          Longshore", "October 2021",
        ])
        #expect(work.map(\.startDate?.iso8601) == ["2021-10", "2018-05"])
        #expect(work.map(\.endDate?.iso8601) == ["2023-08", "2021-10"])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
    }

    @Test("may begin below the rest of a head that wraps, and no lower")
    func stray() throws {
        let head = "Period         Employer         Position"
        let rest = ["                                held", "                                there"]
        let row = "2021 – 2023    Ambergate        Brightwater"
        let fields = ["Period 2021 – 2023", "Employer Ambergate", "Position Brightwater"]
        #expect(try labelled([head, rest[0], row])?.map(\.text) == fields)
        #expect(try labelled([head] + rest + [row])?.count == nil)
    }

    @Test(
        "are none without a head, a column of times or a date in it",
        arguments: [
            ["2021 – 2023    Blue Harbour     Fitter"],
            ["Employer         Position", "Blue Harbour     Fitter"],
            ["Period         Employer         Position", "always         Blue Harbour     Fitter"],
        ]
    )
    func none(rows: [String]) throws {
        #expect(try labelled(rows)?.count == nil)
    }

    @Test("hold a cell in each column where there are as many")
    func wideCells() throws {
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Work Experience",
            "S.No   Organization      Project        Designation      From - To",
            "1   Blue Harbour Construction - Hull, Doha, Qatar   Sample Refinery Project   HR Assistant   April 2012 to till date",
            "2   Kestrel Lever Limited, Leeds   Metro Rail Project, Reach-3   HR Recruiter   May 2011 to April 2012",
        ]).work
        #expect(work.map(\.position) == ["HR Assistant", "HR Recruiter"])
    }

    @Test("have dates of two lines, wherever these part")
    func brokenDates() throws {
        let work = try ParsedRows.work([
            "Company               Designation           Duration",
            "Maple Foods Ltd       Clerk                 June 2012 to January",
            "                                            2016",
            "Kestrel Stores Ltd    Cashier               2010 to 2012",
        ])
        #expect(work.map(\.name) == ["Maple Foods Ltd", "Kestrel Stores Ltd"])
        #expect(work.map(\.endDate?.iso8601) == ["2016-01", "2012"])
    }

    @Test("are a history whatever the heading above says")
    func summary() throws {
        let work = try ParsedRows.resume([
            "Jane Frumpet", "jane@example.org", "Career Profile",
            "Company               Designation           From         To",
            "Maple Foods Ltd       Clerk                 June 2012    Till date",
            "Kestrel Stores Ltd    Cashier               2010         2012",
        ]).work
        #expect(work.map(\.name) == ["Maple Foods Ltd", "Kestrel Stores Ltd"])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test("keep values that are labels elsewhere, and what is told below them")
    func labelsAsValues() throws {
        let work = try ParsedRows.work([
            "From           To             Company                 Designation",
            "2017 July      To date        Ambergate Shipyard      Fitter",
            "2009 March     2011 Dec       Kestrel Foods Ltd       Packer",
            "Key tasks",
            "• Welded hulls",
        ])
        #expect(work.map(\.name) == ["Ambergate Shipyard", "Kestrel Foods Ltd"])
        #expect(work.map(\.isCurrent) == [true, false])
        #expect(work.last?.startDate == PartialDate(year: 2009, month: 3))
        #expect(work.last?.endDate == PartialDate(year: 2011, month: 12))
    }

    @Test("have the date apart that begins in the cell before")
    func dateApart() throws {
        let lines = try #require(
            try labelled([
                "Company               Position        From          To",
                "Blue Harbour          Driver          Jan 2015      Nov 2017",
                "Kestrel Foods         Trailer Fitter Mar 2010      Dec 2014",
            ])
        )
        #expect(lines.map(\.text).contains("From Mar 2010"))
        #expect(lines.map(\.text).contains("Position Trailer Fitter"))
    }
}
