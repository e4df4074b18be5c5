import Resume
import Testing

@testable import Careers

@Suite("Years of experience")
struct ExperienceTests {
    private static func date(_ year: Int, _ month: Int? = nil) -> PartialDate { PartialDate(year: year, month: month) }

    private static func years(_ entries: [WorkEntry]) -> Double? {
        Experience.years(of: entries, today: CareerSample.today)
    }

    @Test(
        "counts every month once",
        arguments: [
            ([(date(2018, 1), date(2019, 12))], 2.0),
            // Two years that share one.
            ([(date(2018, 1), date(2019, 12)), (date(2019, 1), date(2020, 12))], 3.0),
            // One within the other.
            ([(date(2010, 1), date(2019, 12)), (date(2012, 3), date(2014, 4))], 10.0),
            // The same position twice.
            ([(date(2018, 1), date(2018, 12)), (date(2018, 1), date(2018, 12))], 1.0),
            // Three that overlap in a chain, in any order.
            ([(date(2017, 1), date(2018, 12)), (date(2015, 1), date(2016, 6)), (date(2016, 1), date(2017, 6))], 4.0),
            // A gap does not count.
            ([(date(2010), date(2010)), (date(2015), date(2015))], 2.0),
            // One ends in the month before the other begins.
            ([(date(2018, 1), date(2018, 6)), (date(2018, 7), date(2018, 12))], 1.0),
            // One ends in the month in which the other begins.
            ([(date(2018, 1), date(2018, 7)), (date(2018, 7), date(2018, 12))], 1.0),
            ([(date(2020, 5), date(2020, 5))], 0.1),
        ]
    )
    func overlaps(_ periods: [(start: PartialDate, end: PartialDate)], expected: Double) {
        let entries = periods.map { CareerSample.work("Baker", from: $0.start, to: $0.end) }
        #expect(Self.years(entries) == expected)
        #expect(Self.years(entries.reversed()) == expected)
    }

    @Test("an open position lasts until today")
    func open() {
        #expect(Self.years([CareerSample.work("Baker", from: Self.date(2025, 12), isCurrent: true)]) == 1)
        #expect(Self.years([CareerSample.work("Baker", from: Self.date(2025, 12))]) == 1)
    }

    @Test("the future does not count")
    func future() {
        #expect(Self.years([CareerSample.work("Baker", from: Self.date(2025, 12), to: Self.date(2031, 1))]) == 1)
        #expect(Self.years([CareerSample.work("Baker", from: Self.date(2028, 1), isCurrent: true)]) == nil)
    }

    @Test("is not known without a start")
    func unknown() {
        #expect(Self.years([]) == nil)
        #expect(Self.years([CareerSample.work("Baker"), CareerSample.work("Baker", to: Self.date(2019))]) == nil)
    }

    @Test("a position that ends before it starts does not count")
    func reversed() {
        #expect(Self.years([CareerSample.work("Baker", from: Self.date(2019, 5), to: Self.date(2018, 5))]) == nil)
    }
}
