import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Dates in a narrow column")
struct DateRailTests {
    private func cells(_ rows: [String]) throws -> [[String]] {
        DateRail(scanner: DateScanner(try Knowledge.lexicon())).joined(ParsedRows.lines(rows)).map {
            $0.cells.map(\.text)
        }
    }

    @Test("are whole where both halves of each stand beside the lines of a header")
    func lastColumn() throws {
        let rows = [
            "Directrice de projets          Sept. 2019 à ce jour", "Kestrel Agence", "• Pilotage",
            "Cheffe de projet               Mars 2015", "Maison Exemple                 Juil. 2019", "• Lancements",
            "Chargée de communication       Oct. 2012", "Festival Exemple               Févr. 2015",
        ]
        let cells = try cells(rows)
        #expect(cells[3] == ["Cheffe de projet", "Mars 2015 – Juil. 2019"])
        #expect(cells[6] == ["Chargée de communication", "Oct. 2012 – Févr. 2015"])
    }

    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let rows: [String]
        let cells: [[String]]
    }

    static let samples = [
        Sample(
            testDescription: "flush left",
            rows: ["since February    Principal & Hart", "2020              Consultant"],
            cells: [["since February 2020", "Principal & Hart"], ["Consultant"]]
        ),
        Sample(
            testDescription: "flush right",
            rows: ["  March 2019 –    Kestrel Foods", "     July 2021    Clerk"],
            cells: [["March 2019 – July 2021", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "centred",
            rows: ["March 2019 –    Kestrel Foods", "    2021        Clerk"],
            cells: [["March 2019 – 2021", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "a dash at the start of the line",
            rows: ["March 2019     Kestrel Foods", "– May 2021     Clerk"],
            cells: [["March 2019 – May 2021", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "three lines",
            rows: ["since         Kestrel Foods", "February      Clerk", "2020          Leeds"],
            cells: [["since February 2020", "Kestrel Foods"], ["Clerk"], ["Leeds"]]
        ),
        Sample(
            testDescription: "nothing beside the second line",
            rows: ["March 2019 –     Kestrel Foods", "July 2021", "                 Clerk"],
            cells: [["March 2019 – July 2021", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "in the last column",
            rows: ["Kestrel Foods     March 2019 –", "Clerk             July 2021"],
            cells: [["Kestrel Foods", "March 2019 – July 2021"], ["Clerk"]]
        ),
        Sample(
            testDescription: "a dash on a line of its own",
            rows: ["Aug 2017     Developer", "   –         Ridge Systems", "Jul 2021     Leeds"],
            cells: [["Aug 2017 – Jul 2021", "Developer"], ["Ridge Systems"], ["Leeds"]]
        ),
        Sample(
            testDescription: "a month below its year",
            rows: ["2016 Oct. – 2020     Kestrel Foods", "Mar.                 Clerk"],
            cells: [["2016 Oct. – 2020 Mar.", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "within a day",
            rows: ["01-02-2018 to 31-05-    Kestrel Foods", "2021                    Clerk"],
            cells: [["01-02-2018 to 31-05-2021", "Kestrel Foods"], ["Clerk"]]
        ),
        Sample(
            testDescription: "in the last column, flush right",
            rows: ["Kestrel Foods       October 2019 –", "Clerk                    July 2021"],
            cells: [["Kestrel Foods", "October 2019 – July 2021"], ["Clerk"]]
        ),
        Sample(
            testDescription: "whose dash was lost",
            rows: [
                "02.2021    Project Manager", "05.2024    Ridge Builders", "01.2019    Site Manager",
                "           Ford Building", "12.2020",
            ],
            cells: [
                ["02.2021 – 05.2024", "Project Manager"], ["Ridge Builders"], ["01.2019 – 12.2020", "Site Manager"],
                ["Ford Building"],
            ]
        ),
        Sample(
            testDescription: "whose dash was lost, until now",
            rows: [
                "02.2021    Project Manager", "Present    Ridge Builders", "01.2019    Site Manager",
                "12.2020    Ford Building",
            ],
            cells: [
                ["02.2021 – Present", "Project Manager"], ["Ridge Builders"], ["01.2019 – 12.2020", "Site Manager"],
                ["Ford Building"],
            ]
        ),
    ]

    @Test("are whole beside lines that go on meanwhile", arguments: samples)
    func rail(_ sample: Sample) throws {
        #expect(try cells(sample.rows) == sample.cells)
    }

    @Test(
        "stay as they are where they are whole, alone or far apart",
        arguments: [
            ["2019 – 2021    Kestrel Foods", "2017 – 2019    Acme Ltd"], ["March 2019 –", "July 2021"],
            ["March 2019     Kestrel Foods", "Clerk          Leeds"],
            ["March 2019 –   Kestrel Foods", "", "July 2021      Clerk"],
            ["March 2019 –   Kestrel Foods", "       July 2021           Clerk"],
            ["2019 – 2021    Kestrel Foods", "2022           A prize for the best clerk"],
            ["Kestrel Foods     2019 – 2021", "Clerk             Leeds"],
            ["2016     Kestrel Foods", "2017     Acme Ltd", "2018     Reef Hotels", "2019     Ridge Systems"],
        ]
    )
    func others(rows: [String]) throws {
        #expect(try cells(rows) == ParsedRows.lines(rows).map { $0.cells.map(\.text) })
    }

    @Test("stand with their ends above their starts, beside text that goes on meanwhile")
    func endsFirst() throws {
        let rows = [
            "Present     Fitter at Blue Harbour", "Sep 2017    Welded hulls", "            of trawlers",
            "Aug 2017    Packer at Kestrel Foods", "Feb 2015    Loaded lorries",
        ]
        #expect(
            try cells(rows) == [
                ["Sep 2017 – Present", "Fitter at Blue Harbour"], ["Welded hulls"], ["of trawlers"],
                ["Feb 2015 – Aug 2017", "Packer at Kestrel Foods"], ["Loaded lorries"],
            ]
        )
    }

    @Test("are dates of their own where every line names something")
    func single() throws {
        let rows = ["2021    First aid", "2019    Food hygiene", "2017    Fork lifts", "2015    Welding"]
        #expect(try cells(rows).map { $0.first } == ["2021", "2019", "2017", "2015"])
    }

    @Test("go on between the name and the place of an entry")
    func betweenNameAndPlace() throws {
        let work = try ParsedRows.work([
            "Web Designer            April 2000 – January", "Finger Web Works        2008                   Hull",
            "• Made pages", "Desktop Publisher       June 1998 – February",
            "Penny Group Inc.        2000                   Leeds", "• Made books",
        ])
        #expect(work.map { $0.startDate?.iso8601 } == ["2000-04", "1998-06"])
        #expect(work.map { $0.endDate?.iso8601 } == ["2008-01", "2000-02"])
        #expect(work.map(\.name) == ["Finger Web Works", "Penny Group Inc."])
    }
}
