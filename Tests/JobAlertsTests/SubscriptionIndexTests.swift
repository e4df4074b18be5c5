import Careers
import Foundation
import JobAlerts
import JobMatching
import Places
import TestSupport
import Testing

@Suite("What postings are for whom")
struct SubscriptionIndexTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)
    private let features: PostingFeatures
    private let knowledge: CareerKnowledge
    private let gazetteer: Gazetteer

    init() throws {
        knowledge = try Knowledge.careers()
        gazetteer = try Knowledge.gazetteer()
        features = PostingFeatures(knowledge: knowledge, gazetteer: gazetteer)
    }

    private func posting(
        _ title: String,
        company: String = "Globex",
        text: String = "",
        source: String = "feed",
        place: String? = nil,
        isRemote: Bool = false,
        countries: [String] = [],
        daysAgo: Double = 0
    ) -> NumberedPosting {
        var posting = JobPosting(source: source, identifier: "1", title: title, company: company)
        posting.description = text
        posting.places = place.map { [PostingPlace(text: $0, place: nil)] } ?? []
        posting.workplace = isRemote ? .remote : .onSite
        posting.eligibleCountries = countries
        posting.postedAt = Self.now.addingTimeInterval(-daysAgo * 86_400)
        return NumberedPosting(number: 1, firstSeenAt: Self.now, posting: features.computed(for: posting))
    }

    private func subscription(
        _ keywords: [String],
        device: UUID = UUID(),
        sources: [String]? = nil,
        cities: [String]? = nil,
        isRemoteOnly: Bool = false
    ) -> KeywordSubscription {
        let location = KeywordSubscription.Location(cities: cities, isRemoteOnly: isRemoteOnly)
        return KeywordSubscription(
            id: UUID(),
            device: device,
            content: .init(keywords: keywords, sources: sources, location: location),
            createdAt: Self.now
        )
    }

    private func hits(_ subscriptions: KeywordSubscription..., for posting: NumberedPosting) -> [SubscriptionIndex.Hit]
    {
        SubscriptionIndex(subscriptions, knowledge: knowledge, gazetteer: gazetteer, localDistance: 80)
            .hits(for: posting, now: Self.now)
    }

    @Test(
        "a keyword is whole words of title, company or text, wherever they stand",
        arguments: [
            ("iOS", "iOS Wizard", "", true), ("ios", "Senior IOS Wizard", "", true),
            ("iOS", "Curiosity Wizard", "", false),
            ("wizard senior", "Senior Wizard", "", false), ("Senior Wizard", "A senior wizard, please", "", true),
            ("résumé", "Resume Wizard", "", true), ("sour dough", "Wizard", "You bake with sour dough.", true),
            ("dough", "Wizard", "sourdough", false), ("C++", "C++ Wizard", "", true), ("C", "C++ Wizard", "", false),
            ("globex", "Wizard", "", true), ("glob", "Wizard", "", false), ("…", "Wizard …", "", false),
        ] as [(String, String, String, Bool)]
    )
    func phrases(keyword: String, title: String, text: String, isHit: Bool) {
        #expect(!hits(subscription([keyword]), for: posting(title, text: text)).isEmpty == isHit)
    }

    @Test("a keyword is a skill by any of its names, and a title of the occupation")
    func meanings() throws {
        let skilled = hits(subscription(["JS"]), for: posting("Wizard", text: "You write JavaScript and TypeScript."))
        #expect(skilled.first?.relevance == 0.93)
        let occupation = hits(subscription(["Registered Nurse"]), for: posting("Staff Nurse RN"))
        #expect(occupation.count == 1)
        #expect(hits(subscription(["Registered Nurse"]), for: posting("Plumber")).isEmpty)
    }

    @Test(
        "the relevance is by the strongest place, the share of keywords and the days",
        arguments: [
            (["wizard"], 0.0, 1.0), (["wizard"], 7, 0.95), (["wizard"], 30, 0.9), (["wizard", "xyzzy"], 0, 0.9),
            (["globex"], 14, 0.62), (["dough"], 14, 0.55), (["dough", "globex", "wizard"], 14, 0.9),
        ] as [([String], Double, Double)]
    )
    func relevance(keywords: [String], days: Double, expected: Double) throws {
        let job = posting("Wizard", text: "dough", daysAgo: days)
        let hit = try #require(hits(subscription(keywords), for: job).first)
        #expect(abs(hit.relevance - expected) < 0.001)
    }

    @Test("more keywords that fit nothing never hide a match, and never take more than the share away")
    func manyKeywords() throws {
        let few = try #require(hits(subscription(["wizard"]), for: posting("Wizard")).first)
        let many = (0..<19).map { "nothing\($0)" }
        let hit = try #require(hits(subscription(["wizard"] + many), for: posting("Wizard")).first)
        #expect(hit.keywords == ["wizard"])
        #expect(few.relevance - hit.relevance <= 0.2)
    }

    @Test("feeds, places and remote work are wanted beside the keywords")
    func filters() {
        let austin = posting("Wizard", source: "other", place: "Round Rock, TX")
        #expect(hits(subscription(["wizard"], sources: ["feed"]), for: austin).isEmpty)
        #expect(hits(subscription(["wizard"], sources: ["feed", "other"]), for: austin).count == 1)
        #expect(hits(subscription(["wizard"], sources: []), for: austin).count == 1)
        #expect(hits(subscription(["wizard"], cities: ["Austin, TX"]), for: austin).count == 1)
        #expect(hits(subscription(["wizard"], cities: ["Dallas, TX"]), for: austin).isEmpty)
        #expect(hits(subscription(["wizard"], cities: ["Dallas, TX", "Austin, TX"]), for: austin).count == 1)
        #expect(hits(subscription(["wizard"], cities: []), for: austin).count == 1)
        #expect(hits(subscription(["wizard"], isRemoteOnly: true), for: austin).isEmpty)
        let remote = posting("Wizard", isRemote: true, countries: ["US"])
        #expect(hits(subscription(["wizard"], cities: ["Austin, TX"]), for: remote).count == 1)
        #expect(hits(subscription(["wizard"], cities: ["Berlin, Germany"]), for: remote).isEmpty)
        #expect(hits(subscription(["wizard"], isRemoteOnly: true), for: remote).count == 1)
        let unknown = posting("Wizard", place: "Xyzzy Prime, Outer Ring")
        #expect(hits(subscription(["wizard"], cities: ["xyzzy prime"]), for: unknown).count == 1)
        #expect(hits(subscription(["wizard"], cities: ["xyz"]), for: unknown).isEmpty)
    }

    @Test("a device is told once of a posting, as its best subscription has it")
    func once() throws {
        let device = UUID()
        let weak = subscription(["globex"], device: device)
        let strong = subscription(["wizard", "globex"], device: device)
        let found = hits(weak, strong, subscription(["plumber"], device: device), for: posting("Wizard"))
        let hit = try #require(found.first)
        #expect(found.count == 1)
        #expect(hit.keywords == ["wizard", "globex"])
        #expect(Set(hit.subscriptions) == [weak.id, strong.id])
        #expect(hit.relevance == 1)
        #expect(hits(weak, subscription(["wizard"]), for: posting("Wizard")).count == 2)
    }

    @Test("contents that mean the same have one key")
    func keys() {
        let first = KeywordSubscription.Content(keywords: ["Swift", "iOS"], sources: ["b", "a"])
        let second = KeywordSubscription.Content(
            keywords: ["ios", "SWIFT", "swift"],
            sources: ["a", "b"],
            location: .init(cities: nil, isRemoteOnly: false)
        )
        #expect(first.key == second.key)
        let others = [
            KeywordSubscription.Content(keywords: ["Swift"], sources: ["b", "a"]),
            KeywordSubscription.Content(keywords: ["Swift", "iOS"]),
            KeywordSubscription.Content(keywords: ["Swift", "iOS"], sources: ["A", "b"]),
            KeywordSubscription.Content(
                keywords: ["Swift", "iOS"],
                sources: ["a", "b"],
                location: .init(cities: ["Austin"], isRemoteOnly: false)
            ),
        ]
        for other in others { #expect(other.key != first.key) }
    }
}
