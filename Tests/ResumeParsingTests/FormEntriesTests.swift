import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Entries filled in like a form")
struct FormEntriesTests {
    /// The same position in several languages; the names alone say nothing.
    static let languages = [
        ["Période: 2016 – 2019", "Employeur: Ambergate", "Poste: Brightwater", "Missions: Joined pipes"],
        ["Periodo: 2016 – 2019", "Empleador: Ambergate", "Puesto: Brightwater", "Funciones: Joined pipes"],
        ["Período: 2016 – 2019", "Empregador: Ambergate", "Cargo: Brightwater", "Atividades: Joined pipes"],
        ["Durata: 2016 – 2019", "Datore di lavoro: Ambergate", "Mansione: Brightwater", "Attività: Joined pipes"],
        ["Periode: 2016 – 2019", "Werkgever: Ambergate", "Functie: Brightwater", "Taken: Joined pipes"],
        ["Okres: 2016 – 2019", "Pracodawca: Ambergate", "Stanowisko: Brightwater", "Obowiązki: Joined pipes"],
    ]

    @Test("are read in the languages of the labels", arguments: languages)
    func language(rows: [String]) throws {
        let work = try ParsedRows.work(rows)
        #expect(work.map(\.position) == ["Brightwater"])
        #expect(work.map(\.name) == ["Ambergate"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016)])
        #expect(work.map(\.endDate) == [PartialDate(year: 2019)])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"]])
    }

    @Test("have fields that go on in line with their values")
    func wrapped() throws {
        let work = try ParsedRows.work([
            "Period          2016 – 2019", "Employer        Ambergate Shipyard and", "                Boatbuilding",
            "Position        Brightwater", "                Keeper", "Duties          Joined pipes",
            "                Bent pipes",
        ])
        #expect(work.map(\.name) == ["Ambergate Shipyard and Boatbuilding"])
        #expect(work.map(\.position) == ["Brightwater Keeper"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes", "Bent pipes"]])
    }

    @Test("say when behind a label of any name that comes again")
    func otherLabels() throws {
        let work = try ParsedRows.work([
            "Employer: Ambergate", "Position: Brightwater", "Tenure Served: 2016 – 2019", "Employer: Kestrel",
            "Position: Longshore", "Tenure Served: 2013 – 2016",
        ])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016), PartialDate(year: 2013)])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
    }

    @Test("name an employer with a small town in front of its country")
    func smallTown() throws {
        let work = try ParsedRows.work([
            "Employer: Qorvane, Mesqualid, Qatar", "Position: Brightwater", "Period: 2016 – 2019",
        ])
        #expect(work.map(\.name) == ["Qorvane"])
        #expect(work.map(\.location) == ["Mesqualid, Qatar"])
    }

    @Test("may have tasks with labels of their own")
    func labelledTasks() throws {
        let work = try ParsedRows.work([
            "Employer: Ambergate", "Position: Brightwater", "Period: 2016 – 2019", "Responsibilities:",
            "• Client: a shipyard of the town", "• Joined pipes", "Employer: Kestrel", "Position: Longshore",
            "Period: 2013 – 2016",
        ])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
    }

    @Test("tell below a label that stands alone")
    func told() throws {
        let work = try ParsedRows.work([
            "Period: 2016 – 2019", "Employer: Ambergate", "Location: Leeds", "Position: Brightwater",
            "Responsibilities", "Joined pipes", "Bent pipes",
        ])
        #expect(work.map(\.position) == ["Brightwater"])
        #expect(work.map(\.location) == ["Leeds"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes", "Bent pipes"]])
    }

    @Test(
        "follow each other, whichever field comes first",
        arguments: [
            [
                "Employer: Ambergate", "Position: Brightwater", "Period: 2016 – 2019", "Duties: Joined pipes",
                "Employer: Kestrel", "Position: Longshore", "Period: 2013 – 2016", "Duties: Bent pipes",
            ],
            [
                "No: 1", "Period: 2016 – 2019", "Position: Brightwater", "Employer: Ambergate", "Duties: Joined pipes",
                "No: 2", "Period: 2013 – 2016", "Position: Longshore", "Employer: Kestrel", "Duties: Bent pipes",
            ],
        ]
    )
    func records(rows: [String]) throws {
        let work = try ParsedRows.work(rows)
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016), PartialDate(year: 2013)])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"], ["Bent pipes"]])
    }

    @Test("share an employer who is named with the first of several positions")
    func promotions() throws {
        let work = try ParsedRows.work([
            "Employer: Ambergate", "Position: Brightwater", "Period: 2019 – 2022", "Duties: Joined pipes",
            "Position: Longshore", "Period: 2016 – 2019", "Duties: Bent pipes",
        ])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
        #expect(work.map(\.name) == ["Ambergate", "Ambergate"])
        #expect(work.map(\.endDate) == [PartialDate(year: 2022), PartialDate(year: 2019)])
    }

    @Test("pass over what is told before the first of them")
    func before() throws {
        let work = try ParsedRows.work([
            "Responsibilities", "as agreed", "Period: 2016 – 2019", "Employer: Ambergate", "Position: Brightwater",
            "Duties: Joined pipes",
        ])
        #expect(work.map(\.position) == ["Brightwater"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"]])
    }

    @Test("name nothing by their notes")
    func notes() throws {
        let work = try ParsedRows.work([
            "Period: 2016 – 2019", "Employer: Ambergate", "Position: Brightwater", "Hours per week: 40",
            "Duties: Joined pipes",
        ])
        #expect(work.map(\.position) == ["Brightwater"])
        #expect(work.map(\.name) == ["Ambergate"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Hours per week: 40", "Joined pipes"]])
    }

    /// The same position as forms of several kinds write it.
    static let kinds = [
        [
            "• Company Name : KESTREL FOODS LTD", "Job Designation : Store Clerk",
            "Job Duration : July 2016 - Till Date",
        ],
        ["1) From: July 2016 to till date", "Company : Kestrel Foods Ltd", "Designation : Store Clerk"],
        [
            "(1)", "ORGANISATION     :     Kestrel Foods Ltd", "POST HELD     :     Store Clerk",
            "PERIOD     :     July 2016 to present",
        ],
        ["Employer - Kestrel Foods Ltd", "Position Held - Store Clerk", "Period - July 2016 to date"],
        ["Company: Kestrel Foods Ltd     (July 2016 to till date)", "Store Clerk"],
        ["Kestrel Foods Ltd     July 2016 to till date", "Designation: Store Clerk", "Client - Maple Logistics"],
        [
            "Company: Kestrel Foods Ltd Designation: Store Clerk", "Date of Joining: July 2016",
            "Date of Leaving: Till Date",
        ],
    ]

    @Test("are read however their labels are written", arguments: kinds)
    func kind(rows: [String]) throws {
        let work = try ParsedRows.work(rows)
        #expect(work.map(\.position) == ["Store Clerk"])
        #expect(work.map { $0.name?.lowercased() } == ["kestrel foods ltd"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016, month: 7)])
        #expect(work.map(\.isCurrent) == [true])
    }

    @Test("are sure of what a label says, and less of what none does")
    func certainty() throws {
        let work = try ParsedRows.work([
            "Kestrel Foods Ltd     2016 – 2019", "Designation: Store Clerk", "Duties: Sorted the mail",
        ])
        let entry = try #require(work.first)
        let title = try #require(entry.positionCertainty?.confidence)
        let employer = try #require(entry.nameCertainty?.confidence)
        #expect(title > employer)
        #expect(employer >= Certainty.threshold)
    }

    @Test("are none where ordinary headers have labels of details below them")
    func none() throws {
        let work = try ParsedRows.work([
            "Store Clerk, Kestrel Foods Ltd, 2016 – 2019", "Role: kept the books", "• Sorted the mail",
            "Office Assistant, Maple Logistics Ltd, 2013 – 2016", "Role: filed letters",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Office Assistant"])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Maple Logistics Ltd"])
    }

    @Test("have titles below the employer where nothing stands above the first")
    func titlesBelow() throws {
        let work = try ParsedRows.work([
            "Company: Sample Hospital      (July 2014 to November 2016)", "Staff Nurse (ICU)",
            "Company: Example Clinic      (December 2016 to December 2017)", "Registered Nurse",
            "Company: Harbour Hospital      (December 2017 to till date)", "ICU Nurse",
        ])
        #expect(work.map(\.position) == ["Staff Nurse (ICU)", "Registered Nurse", "ICU Nurse"])
    }

    @Test("have dates without a label in front of the fields")
    func datesInFront() throws {
        let work = try ParsedRows.work([
            "March 2015 to June 2020      Employer: Kestrel Consultants",
            "                             Position held: Road Engineer",
            "Dec 2012 to Feb 2015         Employer: Maple Technical Office",
            "                             Position held: Surveyor",
        ])
        #expect(work.map(\.name) == ["Kestrel Consultants", "Maple Technical Office"])
        #expect(work.map(\.position) == ["Road Engineer", "Surveyor"])
        #expect(work.map(\.startDate?.year) == [2015, 2012])
    }

    @Test("take no name from what was done in the one above")
    func deeds() throws {
        let work = try ParsedRows.work([
            "Kestrel Instruments Ltd          Oct 2018 – Apr 2021", "Position: Assistant HR Manager",
            "• Payroll for 130 people", "• Recruitment of executives",
            "Maple Engineering Ltd          Mar 2014 – Jun 2018", "Position: HR Executive",
            "• Work permits", "• Levies and grants",
        ])
        #expect(work.map(\.name) == ["Kestrel Instruments Ltd", "Maple Engineering Ltd"])
        #expect(work.map(\.position) == ["Assistant HR Manager", "HR Executive"])
    }

    @Test("are of the employer above whose time theirs is within")
    func banners() throws {
        let work = try ParsedRows.work([
            "March 2016 till date", "KESTREL TRUST BANK PLC, Victoria Island, Lagos.",
            "Position Held: Branch Manager, since January 2021", "• Supervise 23 staff", "• Recovered bad loans",
            "Position Held: Relationship Manager – March 2016 to December, 2020", "• Managed 68 customers",
            "• Appraised credit", "July 2008 – February 2016", "MAPLE CONTINENTAL BANK LTD, Ikeja.",
            "Position Held: Head of Operations (2013 – 2016)", "• Managed cash",
            "Position Held: Banking Officer (2010 – 2013)", "• Opened accounts",
        ])
        #expect(
            work.map(\.position) == ["Branch Manager", "Relationship Manager", "Head of Operations", "Banking Officer"]
        )
        #expect(
            work.map(\.name) == [
                "KESTREL TRUST BANK PLC", "KESTREL TRUST BANK PLC", "MAPLE CONTINENTAL BANK LTD",
                "MAPLE CONTINENTAL BANK LTD",
            ]
        )
    }

    @Test("are of an employer of which a line in brackets tells")
    func asides() throws {
        let work = try ParsedRows.work([
            "Kestrel Castings Ltd", "(maker of iron castings for rail and agriculture)",
            "Financial Controller          Apr 2018 – Date", "• Led a team of 7",
            "Management Accountant          Sep 2015 – Mar 2018",
            "• Costed 600 parts", "Maple Beverages PLC", "Group Accountant          Feb 2010 – Aug 2015",
            "• Consolidated 9 firms",
        ])
        #expect(work.map(\.name) == ["Kestrel Castings Ltd", "Kestrel Castings Ltd", "Maple Beverages PLC"])
    }
}
