import Careers
import Foundation
import JobMatching
import Places
import SQLiteStore
import Testing

@Suite("Postings by their terms")
struct PostingTermTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(_ identifier: String, title: String, skills: [String] = []) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: identifier, title: title, company: "Globex")
        posting.skills = skills
        posting.places = [PostingPlace(text: "Somewhere", place: Place(kind: .country, countryCode: "US"))]
        return posting
    }

    private func found(_ terms: [String], limit: Int = 100) async throws -> [String] {
        try await fixture.store.candidates(terms: terms, limit: limit).map(\.identifier)
    }

    @Test("are found by words of the title and by skills, those with more of them first")
    func terms() async throws {
        _ = try await fixture.store.upsert([
            Self.posting("1", title: "Bread Wizard"),
            Self.posting("2", title: "Пекарь", skills: ["C++", "Sour Dough"]),
            Self.posting("3", title: "Senior Wizard", skills: ["C#"]),
        ])
        #expect(try await found(PostingTerms.words(ofTitle: "Wizard of Bread")) == ["1", "3"])
        #expect(try await found(PostingTerms.words(ofTitle: "пекарь")) == ["2"])
        let skills = ["Sour Dough", "C++", "C#"].compactMap(PostingTerms.term(ofSkill:))
        #expect(try await found([skills[0]]) == ["2"])
        #expect(try await found([skills[1]]) == ["2"])
        #expect(try await found([skills[2]]) == ["3"])
        // A skill is not a word of a title, nor are its words.
        #expect(try await found(["sour", "dough", "sourdough"]).isEmpty)
        #expect(try await found(["wizard"], limit: 1) == ["3"])
        #expect(try await found([]).isEmpty)
    }

    @Test(
        "what a query could take for its own signs is only text",
        arguments: ["\"", "a\" OR \"b", "*", "NEAR(", "-", ""]
    )
    func signs(_ term: String) async throws {
        _ = try await fixture.store.upsert([Self.posting("1", title: "b")])
        #expect(try await found([term]).isEmpty)
    }

    @Test("a term that too many have leads nowhere, and does not hide a rare one")
    func common() async throws {
        let bakers = (0..<401).map { Self.posting("\($0)", title: "Baker") }
        _ = try await fixture.store.upsert(bakers + [Self.posting("rare", title: "Patissier Baker")])
        #expect(try await found(["baker"]).isEmpty)
        #expect(try await found(["baker", "patissier"]) == ["rare"])
    }

    @Test("what was replaced or removed is not found any more")
    func gone() async throws {
        let store = fixture.store
        _ = try await store.upsert([Self.posting("1", title: "Wizard", skills: ["Bread"])])
        var changed = Self.posting("1", title: "Sorcerer")
        changed.expiresAt = StoreFixture.start
        _ = try await store.upsert([changed])
        #expect(try await found(["wizard", "0bread"]).isEmpty)
        #expect(try await found(["sorcerer"]) == ["1"])
        #expect(try await store.removeExpired(source: nil, before: StoreFixture.start) == 1)
        #expect(try await found(["sorcerer"]).isEmpty)
    }

    @Test("a posting without a known occupation is listed in its country")
    func listed() async throws {
        _ = try await fixture.store.upsert([Self.posting("1", title: "Wizard")])
        #expect(try await fixture.store.list(PostingFilter(country: "US")).map(\.identifier) == ["1"])
        #expect(try await fixture.store.list(PostingFilter(country: "CA")).isEmpty)
    }

    @Test("occupations that are parts of one are told apart")
    func finerOccupations() async throws {
        let codes = ["13-2011", "13-2011.01", "13-2011.02"]
        let postings = codes.map { code in
            var posting = Self.posting(code, title: "Auditor")
            posting.occupations = [OccupationVote(code: code, weight: 1, similarity: 1)]
            return posting
        }
        _ = try await fixture.store.upsert(postings)
        for code in codes {
            let found = try await fixture.store.candidates(occupations: [code], country: "US", limit: 10)
            #expect(found.map(\.identifier) == [code])
        }
    }
}
