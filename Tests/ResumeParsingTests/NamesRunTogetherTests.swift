import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Titles and employers with nothing between them")
struct NamesRunTogetherTests {
    private func names(_ employers: [String], title: String) throws -> [String] {
        let rows = employers.enumerated().flatMap { index, employer in
            [
                "05/\(2019 - index) to 04/\(2020 - index)", "\(title) \(employer) - Ames, IA",
                "Ordered what the house needed and paid for it.",
            ]
        }
        return try ParsedRows.positions(rows).map {
            "\($0.position ?? "–") | \($0.name ?? "–") | \($0.location ?? "–")"
        }
    }

    @Test(
        "are cut in front of a name that no title has",
        arguments: ["Electrical Apprentice", "Sales Associate", "Nurse"]
    )
    func unknownNames(title: String) throws {
        let employers = ["Opus Logica", "Kovar Brandt", "Nobias Therapeutics", "Brenton Foods"]
        #expect(try names(employers, title: title) == employers.map { "\(title) | \($0) | Ames, IA" })
    }

    @Test("are cut in front of a family name that is a trade as well")
    func familyNames() throws {
        let employers = ["Kovar Brandt", "Miller Construction", "Brenton Foods"]
        #expect(
            try names(employers, title: "Sales Associate") == employers.map { "Sales Associate | \($0) | Ames, IA" }
        )
    }

    @Test("keep letters at the end of a name that are some region's code")
    func codes() throws {
        let employers = ["Distyl AI", "Kovar Brandt", "Prove AI"]
        #expect(
            try names(employers, title: "Sales Associate") == employers.map { "Sales Associate | \($0) | Ames, IA" }
        )
    }

    @Test("end before a town, also behind a bank")
    func banks() throws {
        let work = try ParsedRows.positions([
            "Teller 01/2014 to Current TD Bank Jackson, MS", "Counted what came in.",
            "Cashier 01/2011 to 12/2013 Blue Harbour Foods Hartford, CT", "Sold what there was.",
        ])
        #expect(work.map(\.name) == ["TD Bank", "Blue Harbour Foods"])
        #expect(work.map(\.location) == ["Jackson, MS", "Hartford, CT"])
    }

    @Test("may begin with a figure behind the dates", arguments: ["3M", "7-Eleven", "3M Company"])
    func figures(employer: String) throws {
        let work = try ParsedRows.positions([
            "Chemist", "August 2011 to Current \(employer) - Ames, IA", "Mixed the paint for the works.",
            "Lab Assistant", "January 2010 to July 2011 Fennel Foods - Durham, NC", "Washed what was used.",
        ])
        #expect(work.map(\.name) == [employer, "Fennel Foods"])
    }

    @Test("have no time that something took in front", arguments: ["(2 years 3 months)", "· 4 yrs", "(4yrs)"])
    func durations(time: String) throws {
        let work = try ParsedRows.positions([
            "Chemist", "August 2011 to October 2013 \(time)", "Harbour Paints Ltd", "Mixed the paint for the works.",
            "Lab Assistant", "January 2010 to July 2011 \(time)", "Fennel Foods Ltd", "Washed what was used.",
        ])
        #expect(work.map(\.position) == ["Chemist", "Lab Assistant"])
        #expect(work.map(\.name) == ["Harbour Paints Ltd", "Fennel Foods Ltd"])
    }
}
