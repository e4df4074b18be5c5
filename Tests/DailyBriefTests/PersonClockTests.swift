import DailyBrief
import Foundation
import JobAlerts
import Testing

@Suite("Days where a person is")
struct PersonClockTests {
    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        "begin and end with their midnight",
        arguments: [
            ("Europe/Bratislava", "2026-11-22T22:59:59Z", "2026-11-22"),
            ("Europe/Bratislava", "2026-11-22T23:00:00Z", "2026-11-23"),
            ("America/New_York", "2026-11-22T04:59:59Z", "2026-11-21"),
            ("Pacific/Auckland", "2026-11-22T11:00:00Z", "2026-11-23"),
            // The nights before and after the clocks of Europe are changed.
            ("Europe/Bratislava", "2026-03-28T22:59:59Z", "2026-03-28"),
            ("Europe/Bratislava", "2026-03-28T23:00:00Z", "2026-03-29"),
            ("Europe/Bratislava", "2026-03-29T21:59:59Z", "2026-03-29"),
            ("Europe/Bratislava", "2026-03-29T22:00:00Z", "2026-03-30"),
            ("Europe/Bratislava", "2026-10-24T22:00:00Z", "2026-10-25"),
            ("Europe/Bratislava", "2026-10-25T22:59:59Z", "2026-10-25"),
            ("Europe/Bratislava", "2026-10-25T23:00:00Z", "2026-10-26"),
            ("Europe/Berlin", "2026-03-29T21:59:59Z", "2026-03-29"),
            ("Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"),
            ("Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"),
            ("Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"),
            // And those of New York.
            ("America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"),
            ("America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"),
            ("America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"),
            ("America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"),
            ("America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"),
            ("America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"),
            ("America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"),
            ("nowhere", "2026-11-22T23:59:59Z", "2026-11-22"),
        ]
    )
    func days(_ zone: String, _ time: String, _ day: String) throws {
        #expect(PersonClock(zone: zone).day(of: try Self.date(time)).text == day)
    }

    @Test(
        "have times, on days of 23 and 25 hours as well",
        arguments: [
            ("Europe/Berlin", "07:30", "2026-11-22", "2026-11-22T06:30:00Z"),
            ("Europe/Berlin", "07:30", "2026-03-28", "2026-03-28T06:30:00Z"),
            ("Europe/Berlin", "07:30", "2026-03-29", "2026-03-29T05:30:00Z"),
            ("Europe/Berlin", "07:30", "2026-10-25", "2026-10-25T06:30:00Z"),
            ("America/New_York", "07:30", "2026-03-07", "2026-03-07T12:30:00Z"),
            ("America/New_York", "07:30", "2026-03-08", "2026-03-08T11:30:00Z"),
            ("America/New_York", "07:30", "2026-10-31", "2026-10-31T11:30:00Z"),
            ("America/New_York", "07:30", "2026-11-01", "2026-11-01T12:30:00Z"),
            // Shown never: put forward; shown twice: the first.
            ("Europe/Berlin", "02:30", "2026-03-29", "2026-03-29T01:30:00Z"),
            ("Europe/Berlin", "02:30", "2026-10-25", "2026-10-25T00:30:00Z"),
            ("America/New_York", "02:30", "2026-03-08", "2026-03-08T07:30:00Z"),
            ("America/New_York", "01:30", "2026-11-01", "2026-11-01T05:30:00Z"),
        ]
    )
    func moments(_ zone: String, _ time: String, _ day: String, _ moment: String) throws {
        let clock = PersonClock(zone: zone)
        let found = clock.moment(
            try #require(ClockTime(time)),
            on: try CalendarDayTests.day(day),
            near: try Self.date("2026-11-01T12:00:00Z")
        )
        #expect(found == (try Self.date(moment)))
    }

    @Test(
        "are written with their offset",
        arguments: [
            ("Europe/Bratislava", "2026-11-22T10:30:00+01:00"), ("UTC", "2026-11-22T09:30:00+00:00"),
            ("America/St_Johns", "2026-11-22T06:00:00-03:30"), ("Asia/Kathmandu", "2026-11-22T15:15:00+05:45"),
        ]
    )
    func text(_ zone: String, _ text: String) throws {
        #expect(PersonClock(zone: zone).text(of: try Self.date("2026-11-22T09:30:00Z")) == text)
    }

    @Test(
        "are in zones that the database has",
        arguments: [
            ("Europe/Bratislava", true), ("UTC", true), ("America/Argentina/Ushuaia", true), ("", false),
            ("Mars/Olympus", false), ("+01:00", false), ("../etc/passwd", false), ("GMT+3", false), ("CET", false),
        ]
    )
    func zones(_ text: String, _ isZone: Bool) {
        #expect(PersonClock.isZone(text) == isZone)
    }
}
