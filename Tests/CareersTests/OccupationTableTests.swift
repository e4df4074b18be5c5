import Careers
import Foundation
import TestSupport
import Testing

@Suite("The table of occupations")
struct OccupationTableTests {
    private let occupations: [Occupation]
    private let table: OccupationTable

    init() throws {
        table = try Knowledge.careers().occupations
        occupations = table.occupations
    }

    @Test("every code is a SOC 2018 code, and none occurs twice")
    func codes() throws {
        #expect(occupations.count > 200)
        for occupation in occupations {
            #expect(occupation.code.wholeMatch(of: /[1-5][0-9]-[0-9]{4}(\.[0-9]{2})?/) != nil, "\(occupation.code)")
        }
        let repeated = Dictionary(grouping: occupations, by: \.code).filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty, "\(repeated.sorted())")
    }

    @Test("what ranks are called is said of occupations of the table, by their levels")
    func rankTitles() throws {
        let file = Samples.folder.deletingLastPathComponent()
            .appending(path: "Sources/Careers/Resources/rank_titles.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(!rows.isEmpty)
        for row in rows {
            try #require(row.count == 4)
            #expect(table[code: String(row[0])] != nil, "\(row)")
            #expect(Int(row[1]).map { (1...8).contains($0) } == true, "\(row)")
        }
    }

    @Test("covers all 23 major groups")
    func majorGroups() {
        let expected = Set(stride(from: 11, through: 55, by: 2).map { "\($0)" })
        #expect(Set(occupations.map { String($0.majorGroup) }) == expected)
    }

    @Test("every related code exists and is another occupation, named once")
    func related() {
        for occupation in occupations {
            let unknown = occupation.related.filter { table[code: $0] == nil }
            #expect(unknown.isEmpty, "\(occupation.code) \(occupation.title): \(unknown)")
            #expect(!occupation.related.contains(occupation.code), "\(occupation.code) is related to itself")
            #expect(Set(occupation.related).count == occupation.related.count, "\(occupation.code) repeats a code")
        }
    }

    @Test("job zones are from 1 to 5")
    func jobZones() {
        for occupation in occupations {
            #expect((1...5).contains(occupation.jobZone), "\(occupation.code) \(occupation.title)")
        }
        #expect(Set(occupations.map(\.jobZone)) == [1, 2, 3, 4, 5])
    }

    @Test("names are unique, skills of an occupation are named once, and no cell is left blank")
    func cells() {
        let repeated = Dictionary(grouping: occupations, by: { $0.title.lowercased() }).filter { $0.value.count > 1 }
            .keys
        #expect(repeated.isEmpty, "\(repeated.sorted())")
        for occupation in occupations {
            let cells = [occupation.title] + occupation.titles + occupation.skills + occupation.licence
            #expect(!occupation.titles.isEmpty, "\(occupation.code) has no titles")
            #expect(!occupation.skills.isEmpty, "\(occupation.code) has no skills")
            #expect(cells.allSatisfy { $0.contains { !$0.isWhitespace } }, "\(occupation.code) has a blank item")
            #expect(!cells.contains { $0.contains("\t") || $0.hasSuffix("*") }, "\(occupation.code)")
            let skills = occupation.skills.map { $0.lowercased() }
            #expect(Set(skills).count == skills.count, "\(occupation.code) repeats a skill")
        }
    }

    @Test(
        "tells management from other work by the code",
        arguments: [
            ("11-2021", true), ("41-1011", true), ("47-1011", true), ("15-1252", false), ("29-1141", false),
            ("13-2011", false),
        ]
    )
    func management(_ code: String, isManagement: Bool) throws {
        let occupation = try #require(table[code: code])
        #expect(occupation.isManagement == isManagement)
    }

    @Test("does not know codes that do not exist", arguments: ["", "15", "99-9999", "15-1252.99"])
    func unknown(_ code: String) {
        #expect(table[code: code] == nil)
    }
}
