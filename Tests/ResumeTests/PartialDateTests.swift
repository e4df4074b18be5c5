import Foundation
import Resume
import Testing

@Suite("Partial dates")
struct PartialDateTests {
    @Test(
        "are written as far as they are known",
        arguments: [
            (PartialDate(year: 2019), "2019"), (PartialDate(year: 2019, month: 4), "2019-04"),
            (PartialDate(year: 2019, month: 12), "2019-12"), (PartialDate(year: 2019, month: 4, day: 30), "2019-04-30"),
            (PartialDate(year: 2019, month: 11, day: 5), "2019-11-05"),
            // A day without a month says nothing.
            (PartialDate(year: 2019, day: 5), "2019"),
        ]
    )
    func iso8601(_ date: PartialDate, text: String) {
        #expect(date.iso8601 == text)
    }

    @Test(
        "are ordered by the day they begin with",
        arguments: [
            (PartialDate(year: 2018), PartialDate(year: 2019)),
            (PartialDate(year: 2018, month: 12), PartialDate(year: 2019)),
            (PartialDate(year: 2019), PartialDate(year: 2019, month: 2)),
            (PartialDate(year: 2019, month: 9), PartialDate(year: 2019, month: 10)),
            (PartialDate(year: 2019, month: 4), PartialDate(year: 2019, month: 4, day: 1)),
            (PartialDate(year: 2019, month: 4, day: 9), PartialDate(year: 2019, month: 4, day: 10)),
            (PartialDate(year: 2019, month: 4, day: 30), PartialDate(year: 2019, month: 5, day: 1)),
        ]
    )
    func order(_ earlier: PartialDate, later: PartialDate) {
        #expect(earlier < later)
        #expect(!(later < earlier))
        #expect(earlier != later)
    }

    @Test("no date is before itself", arguments: [PartialDate(year: 2019), PartialDate(year: 2019, month: 4, day: 3)])
    func irreflexive(_ date: PartialDate) {
        #expect(!(date < date))
    }

    @Test("a year begins with its January and ends with its December")
    func months() {
        let year = PartialDate(year: 2019)
        #expect(year.firstMonthIndex == PartialDate(year: 2019, month: 1).firstMonthIndex)
        #expect(year.lastMonthIndex == PartialDate(year: 2019, month: 12).lastMonthIndex)
        #expect(year.lastMonthIndex - year.firstMonthIndex == 11)
        #expect(PartialDate(year: 2020, month: 1).firstMonthIndex == year.lastMonthIndex + 1)
        let month = PartialDate(year: 2019, month: 7)
        #expect(month.firstMonthIndex == month.lastMonthIndex)
    }

    @Test("survive being stored")
    func coding() throws {
        let dates = [PartialDate(year: 2019), PartialDate(year: 2020, month: 2, day: 29)]
        let data = try JSONEncoder().encode(dates)
        #expect(try JSONDecoder().decode([PartialDate].self, from: data) == dates)
    }

    @Test("have only parts that a calendar has", arguments: [Int.min, -1, 0, 10_000, 4_829_301_948_372_615_920, .max])
    func ranges(_ part: Int) {
        let date = PartialDate(year: part, month: part, day: part)
        #expect(PartialDate.years.contains(date.year))
        #expect(date.month.map { (1...12).contains($0) } == true)
        #expect(date.day.map { (1...31).contains($0) } == true)
        #expect(date.firstMonthIndex <= date.lastMonthIndex)
    }

    @Test(
        "are not read back with parts that no calendar has",
        arguments: [
            #"{"year":9223372036854775807}"#, #"{"year":-1}"#, #"{"year":2020,"month":0}"#,
            #"{"year":2020,"month":13}"#, #"{"year":2020,"month":1,"day":32}"#, #"{"month":1}"#, #"{"year":null}"#,
        ]
    )
    func damaged(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(PartialDate.self, from: Data(text.utf8)) }
    }
}
