import Resume
import Testing

@testable import ResumeParsing

@Suite("Cells between others")
struct WrappedCellsTests {
    @Test("go on below where their column is narrow")
    func narrowColumn() throws {
        let work = try ParsedRows.work([
            "Blue Harbour Ltd      Warehouse        May 2016 to till date",
            "                      Assistant",
            "• Kept the stores",
            "Kestrel Foods Ltd     Machine          May 2012 to May 2016",
            "                      Operator",
            "• Ran the lines",
        ])
        #expect(work.map(\.position) == ["Warehouse Assistant", "Machine Operator"])
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods Ltd"])
    }

    @Test("hold the dates that stand in two of them")
    func splitDates() throws {
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experience", "Aug 2013 –      Present       Fitter",
            "Blue Harbour Ltd, Hull", "• Kept the stores", "Aug 2010 –      Jul 2013      Welder",
            "Kestrel Foods Ltd, Leeds", "• Ran the lines",
        ]).work
        #expect(work.map { $0.startDate?.iso8601 } == ["2013-08", "2010-08"])
        #expect(work.map(\.isCurrent) == [true, false])
        #expect(work.map { $0.endDate?.iso8601 } == [nil, "2013-07"])
        #expect(work.map(\.position) == ["Fitter", "Welder"])
    }

    @Test("go on below where dates stand in the first column")
    func datesFirst() throws {
        let work = try ParsedRows.work([
            "May 2016 – now         Blue Harbour     Warehouse Assistant", "                       Shipyard Ltd",
            "• Kept the stores", "May 2012 – May 2016    Kestrel Foods    Machine Operator", "• Ran the lines",
        ])
        #expect(work.map(\.name) == ["Blue Harbour Shipyard Ltd", "Kestrel Foods"])
        #expect(work.map(\.position) == ["Warehouse Assistant", "Machine Operator"])
    }

    @Test("go on below where the dates beside them leave no room")
    func besideDates() throws {
        let work = try ParsedRows.work([
            "Warehouse Assistant, Blue Harbour   May 2016 – now", "Shipyard", "• Kept the stores",
            "Machine Operator, Kestrel Foods     May 2012 – May 2016", "• Ran the lines",
        ])
        #expect(work.map(\.position) == ["Warehouse Assistant", "Machine Operator"])
        #expect(work.map(\.name) == ["Blue Harbour Shipyard", "Kestrel Foods"])
    }

    @Test("end where lines stand below the others as well that had room")
    func namesBelow() throws {
        let work = try ParsedRows.work([
            "Warehouse Assistant and Storekeeper   May 2016 – now", "Harbourside Shipyards", "• Kept the stores",
            "Machine Operator                      May 2012 – May 2016", "Kestrel Foods", "• Ran the lines",
            "Fitter                                May 2010 – May 2012", "Dunmore Ltd", "• Fitted pipes",
        ])
        #expect(work.map(\.position) == ["Warehouse Assistant and Storekeeper", "Machine Operator", "Fitter"])
        #expect(work.map(\.name) == ["Harbourside Shipyards", "Kestrel Foods", "Dunmore Ltd"])
    }
}
