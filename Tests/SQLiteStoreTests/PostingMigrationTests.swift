import Careers
import Foundation
import GRDB
import JobMatching
import Places
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Postings of an older database")
struct PostingMigrationTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.url.appending(path: "vitae.sqlite").path
        let old = try DatabaseQueue(path: path)
        try SQLiteStore.migrator.migrate(old, upTo: "3")
        try old.write { database in
            for row in [Self.audit, Self.unknown] {
                try database.execute(
                    sql: """
                        INSERT INTO posting (number, source, identifier, title, company, url, places, workplace,
                            eligible_countries, employment_type, occupations, seniority, skills)
                        VALUES (?, 'feed', ?, ?, 'Globex', '', ?, ?, '', ?, ?, 3, ?)
                        """,
                    arguments: row
                )
            }
            try database.execute(sql: "INSERT INTO posting_text VALUES (7, 'Audit books.'), (9, '')")
            // What version 3 made of a code with a point.
            try database.execute(sql: "INSERT INTO posting_reach VALUES (0, 'US', 0, 7)")
        }
        try old.close()
    }

    private static let audit: StatementArguments = [
        7, "a", "Audit Wizard", "Austin, TX\tcity\tAustin\tTX\tUS\t30.267\t-97.743\nElsewhere", "hybrid", "FULL_TIME",
        "13-2011.02=1.0=0.9", "SQL|Sour Dough",
    ]
    private static let unknown: StatementArguments = [
        9, "b", "Wizard", "Canada\tcountry\t\t\tCA\t\t", "on_site", nil, "", "",
    ]

    @Test("say what they said")
    func content() async throws {
        let store = try SQLiteStore(path: path)
        let posting = try #require(try await store.posting(id: "feed:a"))
        #expect(posting.description == "Audit books.")
        #expect(posting.workplace == .hybrid)
        #expect(posting.employmentType == "FULL_TIME")
        #expect(posting.skills == ["SQL", "Sour Dough"])
        #expect(posting.seniority == .senior)
        #expect(posting.occupations == [OccupationVote(code: "13-2011.02", weight: 1, similarity: 0.9)])
        #expect(posting.places.map(\.text) == ["Austin, TX", "Elsewhere"])
        let coordinate = Coordinate(latitude: 30.267, longitude: -97.743)
        let austin = Place(kind: .city, city: "Austin", region: "TX", countryCode: "US", coordinate: coordinate)
        #expect(posting.places.first?.place == austin)
        #expect(posting.fingerprint == nil)
        let other = try #require(try await store.posting(id: "feed:b"))
        #expect(other.skills.isEmpty)
        #expect(other.employmentType == nil)
    }

    @Test("are found as new ones are")
    func found() async throws {
        let store = try SQLiteStore(path: path)
        let found = try await store.candidates(occupations: ["13-2011.02"], country: "US", limit: 10)
        #expect(found.map(\.identifier) == ["a"])
        #expect(try await store.candidates(terms: ["wizard"], limit: 10).map(\.identifier) == ["b", "a"])
        #expect(try await store.candidates(terms: ["0sourdough"], limit: 10).map(\.identifier) == ["a"])
        #expect(try await store.list(PostingFilter(country: "CA")).map(\.identifier) == ["b"])
    }

    @Test("are replaced without a trace")
    func replaced() async throws {
        let store = try SQLiteStore(path: path)
        let counts = try await store.upsert([
            JobPosting(source: "feed", identifier: "a", title: "Cook", company: "Globex")
        ])
        #expect(counts == PostingImportCounts(replaced: 1))
        #expect(try await store.candidates(terms: ["audit", "0sql"], limit: 10).isEmpty)
        #expect(try await store.candidates(occupations: ["13-2011.02"], country: "US", limit: 10).isEmpty)
    }
}
