import DailyBrief
import Testing

@Suite("Countdowns")
struct CountdownTests {
    private static func counted(
        _ day: String,
        on today: String = "2026-11-22",
        isYearly: Bool = false,
        before: String? = nil,
        after: String? = nil
    ) throws -> CountedDay {
        let content = Countdown.Content(
            name: "Interview",
            day: try CalendarDayTests.day(day),
            isYearly: isYearly,
            before: before,
            after: after
        )
        return CountedDay(Countdown(id: 1, content: content), on: try CalendarDayTests.day(today))
    }

    @Test(
        "count calendar days: tomorrow is 1, today 0, three days ago −3",
        arguments: [("2026-11-30", 8), ("2026-11-23", 1), ("2026-11-22", 0), ("2026-11-19", -3)]
    )
    func days(_ day: String, _ left: Int) throws {
        let counted = try Self.counted(day)
        #expect(counted.daysLeft == left)
        #expect(counted.isPast == (left < 0))
        #expect(counted.nextOccurrence.text == day)
    }

    @Test("that come every year are never past, and are counted on the day itself")
    func yearly() throws {
        #expect(try Self.counted("1990-11-22", isYearly: true).daysLeft == 0)
        let yesterday = try Self.counted("1990-11-21", isYearly: true)
        #expect(yesterday.daysLeft == 364 && !yesterday.isPast && yesterday.nextOccurrence.text == "2027-11-21")
        #expect(try Self.counted("2024-02-29", on: "2027-02-28", isYearly: true).daysLeft == 0)
    }

    @Test("say something on the day and before, and something else afterwards")
    func messages() throws {
        #expect(try Self.counted("2026-11-30").message == "Days to Interview: 8")
        #expect(try Self.counted("2026-11-22").message == "Days to Interview: 0")
        #expect(try Self.counted("2026-11-21").message == "")
        let (before, after) = ("{days} more, {days}!", "{days} ago")
        #expect(try Self.counted("2026-11-23", before: before, after: after).message == "1 more, 1!")
        #expect(try Self.counted("2026-11-22", before: before, after: after).message == "0 more, 0!")
        #expect(try Self.counted("2026-11-19", before: before, after: after).message == "3 ago")
    }

    @Test("stand in order, the nearest first and past ones last")
    func order() throws {
        let days = ["2026-11-01", "2027-01-01", "2026-11-22", "2026-11-21", "2026-11-25"]
        let countdowns = try days.enumerated().map { number, day in
            Countdown(
                id: Int64(number),
                content: Countdown.Content(name: "x", day: try CalendarDayTests.day(day))
            )
        }
        let ordered = CountedDay.ordered(countdowns, on: try CalendarDayTests.day("2026-11-22"))
        #expect(ordered.map(\.daysLeft) == [0, 3, 40, -1, -21])
    }
}
