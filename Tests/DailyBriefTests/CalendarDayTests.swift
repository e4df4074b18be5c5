import DailyBrief
import Testing

@Suite("Days of the calendar")
struct CalendarDayTests {
    static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text), "\(text)") }

    @Test("are written as they are read", arguments: ["2026-11-30", "2024-02-29", "0001-01-01", "9999-12-31"])
    func text(_ text: String) throws {
        #expect(try Self.day(text).text == text)
    }

    @Test(
        "are days that there are, written in one way",
        arguments: [
            "", "30.11.2026", "2026-11-31", "2026-02-29", "1900-02-29", "2026-00-10", "2026-13-01", "2026-1-1",
            "0000-01-01", "2026-11-30T00:00:00Z", " 2026-11-30", "+026-11-30", "tomorrow", "２０２６-11-30",
        ]
    )
    func wrong(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(
        "have the names of their days of the week",
        arguments: [
            ("1970-01-01", "Thursday"), ("2026-11-22", "Sunday"), ("2026-11-23", "Monday"), ("1969-12-31", "Wednesday"),
            ("2024-02-29", "Thursday"),
        ]
    )
    func names(_ text: String, _ name: String) throws {
        #expect(try Self.day(text).name == name)
    }

    @Test(
        "are counted by the calendar",
        arguments: [
            ("2026-06-15", "2026-01-04", 162), ("2026-11-22", "2026-11-22", 0), ("2026-11-23", "2026-11-22", 1),
            ("2026-11-19", "2026-11-22", -3), ("2025-01-01", "2024-01-01", 366), ("2000-03-01", "2000-02-28", 2),
            ("9999-12-31", "0001-01-01", 3_652_058),
        ]
    )
    func distance(_ text: String, _ other: String, _ days: Int) throws {
        let (one, two) = (try Self.day(text), try Self.day(other))
        #expect(one.days(since: two) == days)
        #expect(two.adding(days: days) == one)
    }

    @Test("can each be had from their number")
    func numbers() throws {
        var day = try Self.day("1899-12-30")
        let last = try Self.day("2101-01-02")
        while day < last {
            let next = day.adding(days: 1)
            #expect(next.number == day.number + 1 && next > day && CalendarDay(next.text) == next)
            day = next
        }
        #expect(CalendarDay(number: .max).text == "9999-12-31")
        #expect(CalendarDay(number: .min).text == "0001-01-01")
    }

    @Test(
        "come again every year, on the day itself today",
        arguments: [
            ("1990-11-22", "2026-11-22", "2026-11-22"), ("1990-11-21", "2026-11-22", "2027-11-21"),
            ("2024-02-29", "2026-02-01", "2026-02-28"), ("2024-02-29", "2026-02-28", "2026-02-28"),
            ("2024-02-29", "2026-03-01", "2027-02-28"), ("2024-02-29", "2027-12-31", "2028-02-29"),
            ("2024-12-31", "2026-01-01", "2026-12-31"),
        ]
    )
    func anniversary(_ text: String, _ today: String, _ next: String) throws {
        #expect(try Self.day(text).anniversary(onOrAfter: try Self.day(today)) == Self.day(next))
    }
}
