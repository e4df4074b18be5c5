import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Promotions within a position")
struct PromotionTests {
    private static func work(_ header: String) throws -> [WorkEntry] {
        try ParsedRows.resume(["Jane Doe", "jane@example.com", "EXPERIENCE", header, "• Lent 40 sums a month"]).work
    }

    @Test("are positions of their own, the newer one first")
    func parted() throws {
        let work = try Self.work(
            "Field Officer promoted as Unit Manager (April 2016), Example Finance Pvt. Ltd., December 2014 – June 2018"
        )
        #expect(work.map(\.position) == ["Unit Manager", "Field Officer"])
        #expect(work.map(\.name) == ["Example Finance Pvt. Ltd.", "Example Finance Pvt. Ltd."])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016, month: 4), PartialDate(year: 2014, month: 12)])
        #expect(work.map(\.endDate) == [PartialDate(year: 2018, month: 6), PartialDate(year: 2016, month: 4)])
        #expect(work.map(\.highlights.count) == [1, 0])
    }

    @Test("are none where either side is no title")
    func whole() throws {
        let work = try Self.work("Promoted to Shift Supervisor, Example Foods Ltd, 2014 – 2018")
        #expect(work.count == 1)
    }
}
