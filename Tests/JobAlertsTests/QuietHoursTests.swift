import Foundation
import JobAlerts
import Testing

@Suite("Quiet hours and the clock of a device")
struct QuietHoursTests {
    private static func date(_ text: String) throws -> Date {
        try Date.ISO8601FormatStyle().parse(text)
    }

    private static func text(_ date: Date?) -> String { date?.formatted(.iso8601) ?? "none" }

    @Test(
        "end when the clock on the wall says so, on the days too on which it is put forward or back",
        arguments: [
            // A usual night, before, in and after it.
            ("America/New_York", "22:00-08:00", "2026-11-22T02:59:59Z", "none"),
            ("America/New_York", "22:00-08:00", "2026-11-22T03:00:00Z", "2026-11-22T13:00:00Z"),
            ("America/New_York", "22:00-08:00", "2026-11-22T12:59:59Z", "2026-11-22T13:00:00Z"),
            ("America/New_York", "22:00-08:00", "2026-11-22T13:00:00Z", "none"),
            // The night of 8 March has an hour less, that of 1 November one more.
            ("America/New_York", "22:00-08:00", "2026-03-08T03:00:00Z", "2026-03-08T12:00:00Z"),
            ("America/New_York", "22:00-08:00", "2026-03-08T11:59:59Z", "2026-03-08T12:00:00Z"),
            ("America/New_York", "22:00-08:00", "2026-11-01T02:00:00Z", "2026-11-01T13:00:00Z"),
            ("America/New_York", "22:00-08:00", "2026-11-01T12:59:59Z", "2026-11-01T13:00:00Z"),
            // An end that the clock shows twice counts the first time, and is over then.
            ("America/New_York", "22:00-01:30", "2026-11-01T05:29:59Z", "2026-11-01T05:30:00Z"),
            ("America/New_York", "22:00-01:30", "2026-11-01T06:10:00Z", "none"),
            // An end that it never shows is where it is put forward to.
            ("America/New_York", "22:00-02:30", "2026-03-08T06:59:59Z", "2026-03-08T07:30:00Z"),
            ("Europe/Berlin", "22:00-08:00", "2026-03-28T21:00:00Z", "2026-03-29T06:00:00Z"),
            ("Europe/Berlin", "22:00-08:00", "2026-10-24T20:00:00Z", "2026-10-25T07:00:00Z"),
            ("Australia/Lord_Howe", "22:00-08:00", "2026-04-04T12:00:00Z", "2026-04-04T21:30:00Z"),
            // Within a day, and none at all.
            ("Asia/Kathmandu", "12:00-13:00", "2026-11-22T06:15:00Z", "2026-11-22T07:15:00Z"),
            ("Asia/Kathmandu", "12:00-13:00", "2026-11-22T07:15:00Z", "none"),
            ("UTC", "08:00-08:00", "2026-11-22T08:00:00Z", "none"),
            // What is no zone is UTC.
            ("Mars/Base", "22:00-08:00", "2026-11-22T07:59:00Z", "2026-11-22T08:00:00Z"),
        ]
    )
    func ends(zone: String, hours: String, now: String, end: String) throws {
        let hours = try #require(QuietHours(hours))
        #expect(Self.text(hours.end(at: try Self.date(now), DeviceClock(zone: zone))) == end)
    }

    @Test("a time that a clock shows twice is the first, and the day is that of the clock")
    func moments() throws {
        let clock = DeviceClock(zone: "Europe/Berlin")
        let autumn = try Self.date("2026-10-25T12:00:00Z")
        #expect(Self.text(clock.moment(ClockTime(hour: 2, minute: 30), onDayOf: autumn)) == "2026-10-25T00:30:00Z")
        #expect(clock.day(of: try Self.date("2026-12-31T23:30:00Z")) == "2027-01-01")
        #expect(DeviceClock(zone: "UTC").day(of: try Self.date("2026-01-02T23:30:00Z")) == "2026-01-02")
    }

    @Test("times are read as they are written, and nothing else is")
    func times() {
        for text in ["00:00", "09:05", "23:59"] { #expect(ClockTime(text)?.text == text) }
        for text in ["24:00", "9:00", "09:60", "09:0", "", ":", "+9:00", "09:00:00", "٠٩:٠٠"] {
            #expect(ClockTime(text) == nil, "\(text)")
        }
        #expect(QuietHours("22:00-08:00")?.text == "22:00-08:00")
        for text in ["22:00", "22:00-", "22:00-08:00-09:00"] { #expect(QuietHours(text) == nil) }
    }
}
