package import Careers
package import Foundation
package import JobAlerts
package import JobMatching

/// Finds the keywords of one person in postings.
package struct KeywordMatcher: Sendable {
    /// A keyword, and where it stands.
    package struct Place: Hashable, Sendable {
        package let keyword: String
        /// The strongest first.
        package let places: [KeywordPlace]

        /// 0 to 1.
        package var strength: Double { places.first?.strength ?? 0 }
    }

    /// A posting with keywords in it.
    package struct Hit: Hashable, Sendable {
        package let posting: NumberedPosting
        /// In the order of the person's keywords.
        package let keywords: [Place]
        /// 0 to 1.
        package let relevance: Double
    }

    private let keywords: [(text: String, number: Int)]
    private let index: KeywordIndex

    private static let day = 86_400.0
    /// The order of places that say the same.
    private static let order = Dictionary(
        uniqueKeysWithValues: KeywordPlace.allCases.enumerated().map { ($1, $0) }
    )

    package init(_ keywords: [String], knowledge: CareerKnowledge) {
        var index = KeywordIndex(knowledge: knowledge)
        self.keywords = keywords.map { (text: $0, number: index.add($0)) }
        self.index = index
    }

    /// What to look for among the postings.
    package var search: KeywordSearch { index.search }

    /// What of the keywords a posting has; nil where it has none of them.
    package func hit(for numbered: NumberedPosting, now: Date) -> Hit? {
        let found = index.places(in: numbered.posting)
        guard !found.isEmpty else { return nil }
        let places = keywords.compactMap { text, number in
            found[number].map { Place(keyword: text, places: Self.sorted($0)) }
        }
        return Hit(
            posting: numbered,
            keywords: places,
            relevance: KeywordRelevance.value(
                strongest: places.map(\.strength).max() ?? 0,
                matched: places.count,
                of: keywords.count,
                days: now.timeIntervalSince(numbered.listedAt) / Self.day
            )
        )
    }

    private static func sorted(_ places: Set<KeywordPlace>) -> [KeywordPlace] {
        places.sorted { first, second in
            (second.strength, order[first] ?? 0) < (first.strength, order[second] ?? 0)
        }
    }
}
