import Careers
import Foundation
import GRDB
import JobMatching
import Places
import Testing

@testable import SQLiteStore

@Suite("Texts that postings share")
struct PostingValueTests {
    private let fixture: StoreFixture

    private static let baker = "51-3011"

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(_ identifier: String, skills: [String], at place: String, over end: Double? = nil)
        -> JobPosting
    {
        var posting = JobPosting(source: "feed", identifier: identifier, title: "Baker", company: "Globex")
        posting.occupations = [OccupationVote(code: baker, weight: 1, similarity: 1)]
        posting.skills = skills
        posting.places = [PostingPlace(text: place, place: Place(kind: .country, countryCode: "US"))]
        posting.postedAt = StoreFixture.start
        posting.expiresAt = end.map(StoreFixture.start.addingTimeInterval)
        return posting
    }

    private func texts() async throws -> Set<String> {
        try await fixture.store.database.read { database in
            let texts = try String.fetchSet(database, sql: "SELECT text FROM posting_value")
            return Set(texts.map { String($0.split(separator: "\t")[0]) })
        }
    }

    private func candidates() async throws -> [JobPosting] {
        try await fixture.store.candidates(occupations: [Self.baker], country: "US", limit: 10)
            .sorted { $0.identifier < $1.identifier }
    }

    private func expire() async throws -> Int {
        try await fixture.store.removeExpired(source: nil, before: StoreFixture.start.addingTimeInterval(10))
    }

    @Test("go with the last posting that has them")
    func removal() async throws {
        let open = Self.posting("open", skills: ["Baking", "Icing"], at: "Oakmere")
        _ = try await fixture.store.upsert([
            Self.posting("over", skills: ["Baking", "Milling"], at: "Fernhill", over: 5), open,
        ])
        #expect(try await texts() == ["Baking", "Milling", "Fernhill", "Icing", "Oakmere"])
        #expect(try await expire() == 1)
        #expect(try await texts() == ["Baking", "Icing", "Oakmere"])
        #expect(try await candidates() == [open])
    }

    @Test("stay where nothing expired")
    func nothing() async throws {
        _ = try await fixture.store.upsert([Self.posting("1", skills: ["Baking"], at: "Oakmere")])
        #expect(try await expire() == 0)
        #expect(try await texts() == ["Baking", "Oakmere"])
    }

    @Test("never take the number of one that is gone: who read before reads right afterwards")
    func numbers() async throws {
        let first = Self.posting("1", skills: ["Baking"], at: "Oakmere")
        _ = try await fixture.store.upsert([
            first, Self.posting("2", skills: ["Milling", "Icing"], at: "Fernhill", over: 5),
        ])
        #expect(try await candidates().map(\.skills) == [["Baking"], ["Milling", "Icing"]])
        #expect(try await expire() == 1)
        let third = Self.posting("3", skills: ["Kneading", "Glazing"], at: "Brackenford")
        _ = try await fixture.store.upsert([third])
        #expect(try await candidates() == [first, third])
    }
}
