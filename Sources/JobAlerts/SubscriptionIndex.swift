package import Careers
package import Foundation
package import JobMatching
package import Places

/// Finds the devices that a posting is for, among many subscriptions.
package struct SubscriptionIndex: Sendable {
    /// A subscription that a posting fits.
    package struct Hit: Hashable, Sendable {
        package let device: UUID
        /// All subscriptions of the device that it fits.
        package var subscriptions: [UUID]
        package var keywords: [String]
        package var relevance: Double
    }

    private struct Entry: Sendable {
        let subscription: UUID
        let device: UUID
        let keywords: [(text: String, number: Int)]
        let sources: Set<String>?
        /// Number of its filter in the reach.
        let cities: Int?
        let isRemoteOnly: Bool
    }

    private let keywords: KeywordIndex
    private let entries: [Entry]
    /// Places of entries by the number of a keyword.
    private let wanting: [[Int]]
    private let reach: CityReach

    private static let day = 86_400.0

    package init(
        _ subscriptions: [KeywordSubscription],
        knowledge: CareerKnowledge,
        gazetteer: Gazetteer,
        localDistance: Double
    ) {
        var index = KeywordIndex(knowledge: knowledge)
        var entries: [Entry] = []
        var wanting: [[Int]] = []
        var filters: [CityFilter] = []
        var known: [[String]: Int] = [:]
        for subscription in subscriptions {
            let content = subscription.content
            let numbered = content.keywords.map { (text: $0, number: index.add($0)) }
            for (_, number) in numbered {
                while wanting.count <= number { wanting.append([]) }
                if wanting[number].last != entries.count { wanting[number].append(entries.count) }
            }
            let cities = (content.location?.cities).flatMap { $0.isEmpty ? nil : $0 }
            let filter = cities.map { names in
                if let number = known[names] { return number }
                filters.append(CityFilter(names, gazetteer: gazetteer, localDistance: localDistance))
                known[names] = filters.count - 1
                return filters.count - 1
            }
            entries.append(
                Entry(
                    subscription: subscription.id,
                    device: subscription.device,
                    keywords: numbered,
                    sources: content.sources.flatMap { $0.isEmpty ? nil : Set($0) },
                    cities: filter,
                    isRemoteOnly: content.location?.isRemoteOnly ?? false
                )
            )
        }
        keywords = index
        self.entries = entries
        self.wanting = wanting
        reach = CityReach(filters)
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// What to look for among the postings.
    package var search: KeywordSearch { keywords.search }

    /// The devices that a posting is for, each once, in the order of their first subscription that it fits.
    ///
    /// - Parameters:
    ///   - numbered: the posting, with its text and features.
    ///   - now: decides how fresh it is.
    /// - Returns: what each is told of it.
    package func hits(for numbered: NumberedPosting, now: Date) -> [Hit] {
        let posting = numbered.posting
        let places = keywords.places(in: posting)
        guard !places.isEmpty else { return [] }
        let strengths = places.mapValues { $0.map(\.strength).max() ?? 0 }
        let days = now.timeIntervalSince(numbered.listedAt) / Self.day
        let candidates = Self.distinct(places.keys.flatMap { wanting[$0] }).map { entries[$0] }.filter { entry in
            (entry.sources?.contains(posting.source) ?? true) && (!entry.isRemoteOnly || posting.workplace == .remote)
        }
        var hits: [Hit] = []
        var found: [UUID: Int] = [:]
        for entry in reach.including(candidates, posting, filter: \.cities) {
            let matched = entry.keywords.filter { strengths[$0.number] != nil }
            let hit = Hit(
                device: entry.device,
                subscriptions: [entry.subscription],
                keywords: matched.map(\.text),
                relevance: KeywordRelevance.value(
                    strongest: matched.compactMap { strengths[$0.number] }.max() ?? 0,
                    matched: matched.count,
                    of: entry.keywords.count,
                    days: days
                )
            )
            if let index = found[entry.device] {
                hits[index] = Self.merged(hits[index], hit)
            } else {
                found[entry.device] = hits.count
                hits.append(hit)
            }
        }
        return hits
    }

    private static func distinct(_ numbers: [Int]) -> [Int] {
        var last: Int?
        return numbers.sorted().filter { number in
            defer { last = number }
            return number != last
        }
    }

    /// What a device is told of a posting that fits two of its subscriptions: as the better one has it.
    private static func merged(_ first: Hit, _ second: Hit) -> Hit {
        let isSecondBetter = second.relevance > first.relevance
        var best = isSecondBetter ? second : first
        let other = isSecondBetter ? first : second
        best.subscriptions += other.subscriptions
        best.keywords += other.keywords.filter { !best.keywords.contains($0) }
        return best
    }
}
