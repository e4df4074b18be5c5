import Accounts
import Foundation
import JobAlerts
import SQLiteStore
import TestSupport
import Testing

@testable import DailyBrief

@Suite("When briefs are sent")
struct BriefPlannerTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let maker: BriefMaker
    private let account = UUID()

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        maker = BriefMaker(
            store: store,
            desk: nil,
            namedays: Namedays(),
            gazetteer: try Knowledge.gazetteer()
        )
        try await store.add(
            Account(id: account, email: EmailAddress(stored: "ada@example.com"), createdAt: .distantPast)
        )
    }

    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func wants(_ time: String, zone: String = "Europe/Bratislava") async throws {
        _ = try await store.changeDetails(of: account) { details in
            details.briefAt = time
            details.zone = zone
            details.briefBy = ["email"]
        }
    }

    /// Something that is new every day.
    private func remind() async throws {
        let content = Reminder.Content(text: "Write", at: try Self.date("2026-01-01T11:00:00Z"), repetition: .daily)
        _ = try await store.addReminder(content, of: account, now: try Self.date("2026-01-01T00:00:00Z"))
    }

    private func run(_ time: String) async throws -> Int? {
        let now = try Self.date(time)
        return try await BriefPlanner(maker: maker, turns: store).run(clock: { now })
    }

    /// The moments at which a brief was made, looking every ten minutes.
    private func made(from start: String, hours: Int) async throws -> [String] {
        let planner = BriefPlanner(maker: maker, turns: store)
        var found: [String] = []
        for step in 0..<(6 * hours) {
            let now = try Self.date(start).addingTimeInterval(Double(step) * 600)
            if try await planner.run(clock: { now }) == 1 { found.append(now.formatted(.iso8601)) }
        }
        return found
    }

    @Test(
        "once a day at the time on the clock, also on days of 23 and 25 hours",
        arguments: [
            (
                "Europe/Berlin", "07:30", "2026-03-28T00:00:00Z",
                ["2026-03-28T06:30:00Z", "2026-03-29T05:30:00Z", "2026-03-30T05:30:00Z"]
            ),
            (
                "America/New_York", "07:30", "2026-03-07T06:00:00Z",
                ["2026-03-07T12:30:00Z", "2026-03-08T11:30:00Z", "2026-03-09T11:30:00Z"]
            ),
            (
                "America/New_York", "07:30", "2026-10-31T06:00:00Z",
                ["2026-10-31T11:30:00Z", "2026-11-01T12:30:00Z", "2026-11-02T12:30:00Z"]
            ),
            (
                "Europe/Berlin", "07:30", "2026-10-24T00:00:00Z",
                ["2026-10-24T05:30:00Z", "2026-10-25T06:30:00Z", "2026-10-26T06:30:00Z"]
            ),
            // A time that the clock never shows, and one that it shows twice.
            (
                "Europe/Berlin", "02:30", "2026-03-28T00:00:00Z",
                ["2026-03-28T01:30:00Z", "2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]
            ),
            (
                "America/New_York", "01:30", "2026-10-31T04:00:00Z",
                ["2026-10-31T05:30:00Z", "2026-11-01T05:30:00Z", "2026-11-02T06:30:00Z"]
            ),
            (
                "Europe/Berlin", "02:30", "2026-10-24T00:00:00Z",
                ["2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]
            ),
        ]
    )
    func days(_ zone: String, _ time: String, _ start: String, _ moments: [String]) async throws {
        try await wants(time, zone: zone)
        try await remind()
        #expect(try await made(from: start, hours: 72) == moments)
    }

    @Test("once for each day of the person, wherever that person travels")
    func travel() async throws {
        try await wants("07:30", zone: "Europe/Bratislava")
        try await remind()
        #expect(try await made(from: "2026-11-22T00:00:00Z", hours: 12) == ["2026-11-22T06:30:00Z"])
        // Further west it is the same day, whose brief was sent.
        try await wants("07:30", zone: "America/New_York")
        #expect(try await made(from: "2026-11-22T12:00:00Z", hours: 12).isEmpty)
        // Further east another day begins.
        try await wants("07:30", zone: "Pacific/Auckland")
        #expect(try await made(from: "2026-11-23T00:00:00Z", hours: 12) == ["2026-11-23T00:00:00Z"])
        try await wants("07:30", zone: "Europe/Bratislava")
        #expect(try await made(from: "2026-11-23T06:00:00Z", hours: 12).isEmpty)
        #expect(try await made(from: "2026-11-24T00:00:00Z", hours: 12) == ["2026-11-24T06:30:00Z"])
    }

    @Test("only where something is new, as it was at the time")
    func news() async throws {
        try await wants("07:30")
        let day = try CalendarDayTests.day("2026-11-30")
        _ = try await store.addCountdown(
            .init(name: "Interview", day: day),
            of: account,
            now: try Self.date("2026-11-01T00:00:00Z")
        )
        let moments = try await made(from: "2026-11-20T00:00:00Z", hours: 12 * 24)
        // Seven, three, one and no days before it.
        #expect(
            moments == [
                "2026-11-23T06:30:00Z", "2026-11-27T06:30:00Z", "2026-11-29T06:30:00Z", "2026-11-30T06:30:00Z",
            ]
        )
        #expect(try await run("2026-12-02T06:30:00Z") == 0)
        try await remind()
        // That day is dealt with.
        #expect(try await run("2026-12-02T07:30:00Z") == 0)
        #expect(try await run("2026-12-03T06:30:00Z") == 1)
    }

    @Test("not before it is time, nor hours later, nor to those who want none")
    func time() async throws {
        try await remind()
        #expect(try await run("2026-11-22T12:00:00Z") == 0)
        try await wants("07:30")
        #expect(try await run("2026-11-22T06:29:59Z") == 0)
        #expect(try await run("2026-11-22T12:30:00Z") == 0)
        #expect(try await run("2026-11-23T12:29:59Z") == 1)
        _ = try await store.changeDetails(of: account) { $0.briefBy = [] }
        #expect(try await run("2026-11-24T06:30:00Z") == 0)
        try await wants("07:30")
        try await store.deactivate(account: account, at: .now)
        #expect(try await run("2026-11-24T06:30:00Z") == 0)
    }

    @Test("by one process at a time")
    func turns() async throws {
        try await wants("07:30")
        try await remind()
        let now = try Self.date("2026-11-22T06:30:00Z")
        let other = try await store.takeTurn(BriefPlanner.turn, holder: UUID(), now: now, seconds: 60)
        #expect(other != nil)
        #expect(try await run("2026-11-22T06:30:30Z") == nil)
        // Whoever was late has lost it.
        #expect(try await run("2026-11-22T06:31:01Z") == 1)
    }
}

@Suite("What is in a brief")
struct BriefMakerTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let source = ScriptedSource()
    private let account = UUID()
    private static let now = Date(timeIntervalSince1970: 1_795_339_800)  // 2026-11-22T09:30:00Z

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        try await store.add(
            Account(id: account, email: EmailAddress(stored: "ada@example.com"), createdAt: .distantPast)
        )
    }

    private func brief(_ modules: Set<BriefModule>, language: BriefLanguage = .slovak) async throws -> Brief {
        var person = BriefPerson(account: account, email: "ada@example.com")
        person.modules = modules
        person.zone = "Europe/Bratislava"
        person.place = "Bratislava, Slovakia"
        person.language = language
        let maker = BriefMaker(
            store: store,
            desk: WeatherDesk(source: source, answers: store),
            namedays: Namedays([.slovak: try NamedayTable("11-22\tZora")]),
            gazetteer: try Knowledge.gazetteer()
        )
        return try await maker.brief(for: person, now: Self.now)
    }

    @Test("is what is on, and nothing else")
    func modules() async throws {
        source.answer(.success(try ForecastSample.json()))
        let all = try await brief(Set(BriefModule.allCases))
        #expect(all.weather?.place.name == "Bratislava" && all.nameday?.names == "Zora")
        #expect(all.countdowns == [] && all.reminders == [] && all.jobs?.newMatches == 0 && all.problems.isEmpty)
        let none = try await brief([])
        #expect(none.weather == nil && none.nameday == nil && none.countdowns == nil && none.reminders == nil)
        #expect(none.jobs == nil && none.problems.isEmpty)
        #expect(try await brief([.nameday], language: .english).nameday == nil)
        #expect(BriefModule.usual == [.countdown, .reminder, .jobs])
    }

    @Test("is without a part that fails, which is named")
    func failures() async throws {
        let one = try await brief(Set(BriefModule.allCases))
        #expect(one.weather == nil && one.problems == [.weather] && one.countdowns == [])
        try FileManager.default.removeItem(at: folder.url)
    }

    @Test("counts as new from the same time the day before")
    func since() throws {
        let clock = PersonClock(zone: "Europe/Bratislava")
        for (now, before) in [
            ("2026-11-22T09:30:00Z", "2026-11-21T09:30:00Z"), ("2026-03-29T12:00:00Z", "2026-03-28T13:00:00Z"),
            ("2026-10-25T12:00:00Z", "2026-10-24T11:00:00Z"),
        ] {
            let since = BriefMaker.dayBefore(try Date(now, strategy: .iso8601), clock)
            #expect(since == (try Date(before, strategy: .iso8601)))
        }
    }

    @Test("is told in lines, news first, each one line whatever somebody wrote")
    func text() async throws {
        source.answer(.success(try ForecastSample.json()))
        let clock = PersonClock(zone: "Europe/Bratislava")
        for (name, days) in [("Talk", 0), ("Interview\nBcc: x", 1), ("Far", 40), ("Gone", -1)] {
            let day = clock.day(of: Self.now).adding(days: days)
            _ = try await store.addCountdown(.init(name: name, day: day), of: account, now: Self.now)
        }
        for (text, at) in [("Write", "2026-11-22T11:00:00Z"), ("Late", "2026-11-20T11:00:00Z")] {
            let content = Reminder.Content(text: text, at: try Date(at, strategy: .iso8601))
            _ = try await store.addReminder(content, of: account, now: Self.now)
        }
        let text = BriefText(try await brief(Set(BriefModule.allCases)))
        #expect(text.news == ["Today: Talk", "Tomorrow: Interview Bcc: x", "12:00 Write"])
        #expect(
            text.rest == [
                "In 40 days: Far", "Still to do: Late", "Bratislava: Rain, 4 to 12 °C.", "Dnes má meniny: Zora",
            ]
        )
    }
}
