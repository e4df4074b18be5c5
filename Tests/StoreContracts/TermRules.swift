import Careers
import Foundation
import JobMatching
import Places
import Testing

/// What every store keeps of postings that are found by their terms.
enum TermRules {
    private static func posting(_ identifier: String, title: String, skills: [String] = []) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: identifier, title: title, company: "Globex")
        posting.skills = skills
        posting.places = [PostingPlace(text: "Somewhere", place: Place(kind: .country, countryCode: "US"))]
        return posting
    }

    static let all = single + signs

    private static let single: [StoreRule<PostingScene>] = [
        StoreRule("postings are found by words of the title and by skills, those with more of them first") { scene in
            _ = try await scene.store.upsert([
                posting("1", title: "Bread Wizard"),
                posting("2", title: "Пекарь", skills: ["C++", "Sour Dough"]),
                posting("3", title: "Senior Wizard", skills: ["C#"]),
            ])
            #expect(try await scene.found(PostingTerms.words(ofTitle: "Wizard of Bread")) == ["1", "3"])
            #expect(try await scene.found(PostingTerms.words(ofTitle: "пекарь")) == ["2"])
            let skills = ["Sour Dough", "C++", "C#"].compactMap(PostingTerms.term(ofSkill:))
            #expect(try await scene.found([skills[0]]) == ["2"])
            #expect(try await scene.found([skills[1]]) == ["2"])
            #expect(try await scene.found([skills[2]]) == ["3"])
            // A skill is not a word of a title, nor are its words.
            #expect(try await scene.found(["sour", "dough", "sourdough"]).isEmpty)
            #expect(try await scene.found(["wizard"], limit: 1) == ["3"])
            #expect(try await scene.found([]).isEmpty)
        },
        StoreRule("a term that too many have leads nowhere, and does not hide a rare one") { scene in
            let bakers = (0..<401).map { posting("\($0)", title: "Baker") }
            _ = try await scene.store.upsert(bakers + [posting("rare", title: "Patissier Baker")])
            #expect(try await scene.found(["baker"]).isEmpty)
            #expect(try await scene.found(["baker", "patissier"]) == ["rare"])
        },
        StoreRule("what was replaced or removed is not found any more by its terms") { scene in
            _ = try await scene.store.upsert([posting("1", title: "Wizard", skills: ["Bread"])])
            var changed = posting("1", title: "Sorcerer")
            changed.expiresAt = PostingScene.start
            _ = try await scene.store.upsert([changed])
            #expect(try await scene.found(["wizard", "0bread"]).isEmpty)
            #expect(try await scene.found(["sorcerer"]) == ["1"])
            #expect(try await scene.store.removeExpired(source: nil, before: PostingScene.start) == 1)
            #expect(try await scene.found(["sorcerer"]).isEmpty)
        },
        StoreRule("a posting without a known occupation is listed in its country") { scene in
            _ = try await scene.store.upsert([posting("1", title: "Wizard")])
            #expect(try await scene.store.list(PostingFilter(country: "US")).map(\.identifier) == ["1"])
            #expect(try await scene.store.list(PostingFilter(country: "CA")).isEmpty)
        },
        StoreRule("occupations that are parts of one are told apart") { scene in
            let codes = ["13-2011", "13-2011.01", "13-2011.02"]
            let postings = codes.map { code in
                var posting = posting(code, title: "Auditor")
                posting.occupations = [OccupationVote(code: code, weight: 1, similarity: 1)]
                return posting
            }
            _ = try await scene.store.upsert(postings)
            for code in codes {
                let found = try await scene.store.candidates(occupations: [code], country: "US", limit: 10)
                #expect(found.map(\.identifier) == [code])
            }
        },
    ]

    private static let signs = ["\"", "a\" OR \"b", "*", "NEAR(", "-", "", "'", "%", "\\"].map { term in
        StoreRule<PostingScene>("what a query could take for its own signs is only text: \(term)") { scene in
            _ = try await scene.store.upsert([posting("1", title: "b")])
            #expect(try await scene.found([term]).isEmpty)
        }
    }
}

extension PostingScene {
    fileprivate func found(_ terms: [String], limit: Int = 100) async throws -> [String] {
        try await store.candidates(terms: terms, limit: limit).map(\.identifier)
    }
}
