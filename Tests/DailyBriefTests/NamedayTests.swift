import DailyBrief
import Testing

@Suite("Name days")
struct NamedayTests {
    private static let table = """
        # An invented table.

        01-01\tAlba, Alban
        02-29\tQuirin
        11-22\tZora
        """

    @Test("are read from a table")
    func read() throws {
        let table = try NamedayTable(Self.table)
        #expect(table.names(on: try CalendarDayTests.day("2026-11-22")) == "Zora")
        #expect(table.names(on: try CalendarDayTests.day("2031-01-01")) == "Alba, Alban")
        #expect(table.names(on: try CalendarDayTests.day("2024-02-29")) == "Quirin")
        #expect(table.names(on: try CalendarDayTests.day("2026-11-23")) == nil)
    }

    @Test(
        "of a table with a wrong line are refused, with its number",
        arguments: [
            ("11-22 Zora", 1), ("# x\n11-31\tZora", 2), ("11-22\t", 1), ("11-22\tZora\n11-22\tVera", 2),
            ("11-22\tZora\tVera", 1), ("1-1\tZora", 1), ("11-22\t" + String(repeating: "a", count: 201), 1),
        ]
    )
    func wrong(_ text: String, _ line: Int) {
        let error = #expect(throws: NamedayError.self) { try NamedayTable(text) }
        #expect(error?.line == line)
    }

    @Test("are told in the language of the table, and as today's only today")
    func told() throws {
        let namedays = Namedays([.slovak: try NamedayTable(Self.table)])
        let today = try CalendarDayTests.day("2026-11-22")
        guard case .nameday(let nameday) = namedays.answer(.slovak, on: today, today: today) else {
            Issue.record("There is none")
            return
        }
        #expect(nameday.message == "Dnes má meniny: Zora")
        let newYear = try CalendarDayTests.day("2026-01-01")
        guard case .nameday(let other) = namedays.answer(.slovak, on: newYear, today: today) else {
            Issue.record("There is none")
            return
        }
        #expect(other.message == "Meniny má: Alba, Alban")
        #expect(namedays.answer(.slovak, on: today.adding(days: 1), today: today) == .none)
        #expect(namedays.answer(.english, on: today, today: today) == .unsupported)
        for language in BriefLanguage.allCases {
            let messages = [true, false].map {
                Nameday(day: today, names: "Zora", language: language, isToday: $0).message
            }
            #expect(messages.allSatisfy { $0.hasSuffix("Zora") } && messages[0] != messages[1])
        }
    }
}
