import Careers
import Foundation
import JobMatching
import Places
import Testing

/// What every store keeps of postings.
package enum PostingRules {
    /// All rules.
    package static let all = single + CopyRules.all + TermRules.all

    private static let single: [StoreRule<PostingScene>] = [
        StoreRule("counts what is new and what replaces another") { scene in
            let store = scene.store
            let first = try await store.upsert([PostingScene.posting("1"), PostingScene.posting("2")])
            #expect(first == PostingImportCounts(added: 2))
            var changed = PostingScene.posting("2")
            changed.title = "Head Baker"
            var other = PostingScene.posting("2")
            other.source = "another feed"
            let second = try await store.upsert([changed, other])
            #expect(second == PostingImportCounts(added: 1, replaced: 1))
            #expect(try await store.postingCount() == 3)
            let titles = try await store.candidates(occupations: [PostingScene.baker], country: "US", limit: 10).map(
                \.title
            )
            #expect(titles.sorted() == ["Baker", "Baker", "Head Baker"])
        },
        StoreRule("a replaced posting is no longer found where it was") { scene in
            _ = try await scene.store.upsert([PostingScene.posting("1")])
            _ = try await scene.store.upsert([
                PostingScene.posting("1", occupations: [PostingScene.cook], countries: ["CA"])
            ])
            #expect(try await scene.found([PostingScene.baker], in: "US").isEmpty)
            #expect(try await scene.found([PostingScene.cook], in: "CA") == ["1"])
        },
        StoreRule("a job that is remote or on site is found in the countries of both") { scene in
            var posting = PostingScene.posting("1", countries: ["PL"], eligible: ["US"])
            posting.isOnSiteToo = true
            _ = try await scene.store.upsert([posting])
            for country in ["US", "PL"] { #expect(try await scene.found([PostingScene.baker], in: country) == ["1"]) }
            #expect(try await scene.found([PostingScene.baker], in: "CA").isEmpty)
        },
        StoreRule("gives the first lines of texts, and says whether there is any posting") { scene in
            #expect(try await !scene.store.hasPostings())
            var posting = PostingScene.posting("1")
            posting.description = "Bake bread.\n\n" + String(repeating: "And rolls. ", count: 1_000)
            let bare = PostingScene.posting("2")
            _ = try await scene.store.upsert([posting, bare])
            #expect(try await scene.store.hasPostings())
            let found = try await scene.store.excerpts(of: [posting, bare, PostingScene.posting("3")])
            #expect(Set(found.keys) == [posting.id, bare.id])
            #expect(found[posting.id]?.hasPrefix("Bake bread. And rolls. ") == true)
            #expect(found[posting.id]?.count ?? 0 <= PostingExcerpt.length)
            #expect(found[bare.id] == "")
        },
        StoreRule("keeps everything that a posting says") { scene in
            var posting = PostingScene.posting(
                "1",
                occupations: [PostingScene.baker, PostingScene.cook],
                eligible: ["US", "CA"]
            )
            posting.isOnSiteToo = true
            posting.url = "https://jobs.example.com/1"
            posting.description = "Bake bread.\nÄnd rolls\t🥐."
            posting.employmentType = "FULL_TIME"
            posting.job = .min
            posting.salary = Salary(currency: "EUR", minimum: 30_000.5, maximum: nil, unit: "YEAR")
            posting.expiresAt = PostingScene.start.addingTimeInterval(1_000)
            posting.seniority = .lead
            posting.skills = ["Baking", "C++"]
            let coordinate = Coordinate(latitude: 50.061, longitude: 19.937)
            let place = Place(kind: .city, city: "Kraków", region: "12", countryCode: "PL", coordinate: coordinate)
            posting.places.append(PostingPlace(text: "Kraków, Poland", place: place))
            posting.places.append(PostingPlace(text: "Somewhere else", place: nil))
            _ = try await scene.store.upsert([posting])
            #expect(try await scene.store.posting(id: posting.id) == posting)
            // Matching does without the text.
            posting.description = ""
            #expect(
                try await scene.store.candidates(occupations: [PostingScene.baker], country: "CA", limit: 10) == [
                    posting
                ]
            )
        },
        StoreRule("finds on-site postings by occupation and country, and remote ones by who may apply") { scene in
            _ = try await scene.store.upsert([
                PostingScene.posting("us"), PostingScene.posting("ca", countries: ["CA"], age: 1),
                PostingScene.posting("us-cook", occupations: [PostingScene.cook], age: 2),
                PostingScene.posting(
                    "both",
                    occupations: [PostingScene.baker, PostingScene.cook],
                    countries: ["US", "CA"],
                    age: 3
                ),
                PostingScene.posting("worldwide", countries: ["DE"], eligible: [], age: 4),
                PostingScene.posting("remote-us", countries: ["DE"], eligible: ["US"], age: 5),
                PostingScene.posting("nowhere", countries: [], age: 6),
            ])
            #expect(try await scene.found([PostingScene.baker], in: "US") == ["us", "both", "worldwide", "remote-us"])
            #expect(try await scene.found([PostingScene.baker], in: "CA") == ["ca", "both", "worldwide"])
            #expect(try await scene.found([PostingScene.cook], in: "US") == ["us-cook", "both"])
            #expect(
                try await scene.found([PostingScene.baker, PostingScene.cook], in: "US") == [
                    "us", "us-cook", "both", "worldwide", "remote-us",
                ]
            )
            #expect(try await scene.found([PostingScene.baker], in: "DE") == ["worldwide"])
            #expect(try await scene.found([PostingScene.baker], in: nil) == ["worldwide"])
            #expect(try await scene.found([], in: "US").isEmpty)
            #expect(try await scene.found(["15-1252"], in: "US").isEmpty)
        },
        StoreRule("lists the newest of a day first, also where an occupation has more of that day than are listed") {
            scene in
            _ = try await scene.store.upsert((0..<5).map { PostingScene.posting("\($0)", age: Double(5 - $0) * 60) })
            for limit in 0...6 {
                for occupation in [PostingScene.baker, nil] {
                    let filter = PostingFilter(occupation: occupation, country: "US", limit: limit)
                    let listed = try await scene.store.list(filter).map(\.identifier)
                    #expect(listed == Array(["4", "3", "2", "1", "0"].prefix(limit)))
                }
            }
        },
        StoreRule("gives the newest first, as many as are asked for") { scene in
            _ = try await scene.store.upsert((0..<10).map { PostingScene.posting("\($0)", age: Double(10 - $0)) })
            #expect(try await scene.found([PostingScene.baker], in: "US", limit: 3) == ["9", "8", "7"])
        },
    ]
}
