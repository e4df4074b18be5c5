import Resume
import Testing

@testable import ResumeParsing

@Suite("Dates over their positions")
struct DateHeadingTests {
    static let forms = [
        [
            "2017 – 2020", "Cashier, Example Foods Ltd", "• Handled cash", "2015 – 2017", "Waiter, Sample Restaurant",
            "• Served guests",
        ],
        [
            "2017 – 2020", "Cashier", "Example Foods Ltd", "• Handled cash", "2015 – 2017", "Waiter",
            "Sample Restaurant", "• Served guests",
        ],
        [
            "2017 – 2020:", "• Cashier, Example Foods Ltd", "• Handled cash", "2015 – 2017:",
            "• Waiter, Sample Restaurant", "• Served guests",
        ],
    ]

    @Test("are those of the lines under them", arguments: forms)
    func under(rows: [String]) throws {
        let work = try ParsedRows.positions(rows)
        #expect(work.map(\.position) == ["Cashier", "Waiter"])
        #expect(work.map(\.name) == ["Example Foods Ltd", "Sample Restaurant"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2017), PartialDate(year: 2015)])
        #expect(work.map(\.endDate) == [PartialDate(year: 2020), PartialDate(year: 2017)])
        #expect(work.map { $0.highlights.map(\.value) } == [["Handled cash"], ["Served guests"]])
    }

    @Test("may have months and last until now")
    func months() throws {
        let work = try ParsedRows.positions([
            "March 2017 – Present", "Cashier", "Example Foods Ltd", "• Handled cash", "June 2015 – February 2017",
            "Waiter", "Sample Restaurant", "• Served guests",
        ])
        #expect(work.map(\.position) == ["Cashier", "Waiter"])
        #expect(work.map(\.startDate?.iso8601) == ["2017-03", "2015-06"])
        #expect(work.map(\.endDate?.iso8601) == [nil, "2017-02"])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test("may be broken over two lines beside them")
    func broken() throws {
        let work = try ParsedRows.positions([
            "Cashier, Example Foods Ltd          Oct 2019 –", "                                    Present",
            "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Cashier"])
        #expect(work.map(\.startDate?.iso8601) == ["2019-10"])
        #expect(work.map(\.isCurrent) == [true])
    }
}
