import Careers
import Foundation
package import JobMatching
import Places

/// A store of postings, and what is put into it.
package struct PostingScene: Sendable {
    package let store: any PostingStore & PostingCatalogue

    /// - Parameter store: empty.
    package init(store: any PostingStore & PostingCatalogue) {
        self.store = store
    }

    static let baker = "51-3011"
    static let cook = "35-2014"
    static let start = SessionScene.start

    static func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    static func posting(
        _ identifier: String,
        occupations: [String] = [baker],
        countries: [String] = ["US"],
        eligible: [String]? = nil,
        age: Double = 0
    ) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: identifier, title: "Baker", company: "Globex")
        posting.occupations = occupations.map { OccupationVote(code: $0, weight: 1, similarity: 1) }
        posting.places = countries.map { code in
            PostingPlace(text: "Somewhere, \(code)", place: Place(kind: .country, countryCode: code))
        }
        if let eligible {
            posting.workplace = .remote
            posting.eligibleCountries = eligible
        }
        posting.postedAt = start.addingTimeInterval(-age)
        return posting
    }

    /// The identifiers of what is found.
    func found(_ occupations: [String], in country: String?, limit: Int = 100) async throws -> [String] {
        try await store.candidates(occupations: occupations, country: country, limit: limit).map(\.identifier)
    }
}
