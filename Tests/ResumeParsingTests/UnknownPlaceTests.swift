import Resume
import Testing

@testable import ResumeParsing

@Suite("Places that no gazetteer knows")
struct UnknownPlaceTests {
    /// Two entries of one layout; the town of the second is made up.
    static let layouts = [
        [
            "Staff Nurse | Example General Hospital | Leeds          2018 – 2021", "• Cared",
            "Cashier | Example Foods Ltd | Quillhaven          2015 – 2018", "• Handled cash",
        ],
        [
            "Staff Nurse          2018 – 2021", "Example General Hospital          Leeds", "• Cared",
            "Cashier          2015 – 2018", "Example Foods Ltd          Quillhaven", "• Handled cash",
        ],
        [
            "Staff Nurse          2018 – 2021", "Example General Hospital", "Leeds", "• Cared",
            "Cashier          2015 – 2018", "Example Foods Ltd", "Quillhaven", "• Handled cash",
        ],
        [
            "Staff Nurse          2018 – 2021", "Example General Hospital, Leeds", "• Cared",
            "Cashier          2015 – 2018", "Example Foods Ltd, Quillhaven", "• Handled cash",
        ],
        [
            "Staff Nurse          2018 – 2021", "Example General Hospital (Leeds)", "• Cared",
            "Cashier          2015 – 2018", "Example Foods Ltd (Quillhaven)", "• Handled cash",
        ],
    ]

    @Test("are told by standing where other entries have theirs", arguments: layouts)
    func slot(rows: [String]) throws {
        let work = try ParsedRows.positions(rows)
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.name) == ["Example General Hospital", "Example Foods Ltd"])
        #expect(work.map(\.location) == ["Leeds", "Quillhaven"])
    }

    @Test("are told by the region behind them")
    func region() throws {
        let work = try ParsedRows.positions(["Clerk, Acme Ltd, Quillhaven, Michigan          2015 – 2018", "• Sorted"])
        #expect(work.map(\.name) == ["Acme Ltd"])
        #expect(work.map(\.location) == ["Quillhaven, Michigan"])
    }

    @Test("stay part of the name where no entry has a place there")
    func noPlaces() throws {
        let work = try ParsedRows.positions([
            "Staff Nurse          2018 – 2021", "Example General Hospital", "• Cared", "Cashier          2015 – 2018",
            "Example Foods, Quillhaven", "• Handled cash",
        ])
        #expect(work.map(\.name) == ["Example General Hospital", "Example Foods, Quillhaven"])
        #expect(work.map(\.location) == [nil, nil])
    }
}
