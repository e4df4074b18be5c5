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
        let cities: CityFilter?
        let isRemoteOnly: Bool
    }

    private var keywords: KeywordIndex
    private var entries: [Entry] = []
    /// Places of entries by the number of a keyword.
    private var wanting: [[Int]] = []
    private var filters: [[String]: CityFilter] = [:]
    private let gazetteer: Gazetteer
    private let localDistance: Double

    private static let day = 86_400.0

    package init(
        _ subscriptions: [KeywordSubscription],
        knowledge: CareerKnowledge,
        gazetteer: Gazetteer,
        localDistance: Double
    ) {
        keywords = KeywordIndex(knowledge: knowledge)
        self.gazetteer = gazetteer
        self.localDistance = localDistance
        for subscription in subscriptions { add(subscription) }
    }

    package var isEmpty: Bool { entries.isEmpty }

    private mutating func add(_ subscription: KeywordSubscription) {
        let content = subscription.content
        let numbered = content.keywords.map { (text: $0, number: keywords.add($0)) }
        let cities = (content.location?.cities).flatMap { $0.isEmpty ? nil : $0 }
        var filter: CityFilter?
        if let cities {
            filter = filters[cities] ?? CityFilter(cities, gazetteer: gazetteer, localDistance: localDistance)
            filters[cities] = filter
        }
        for (_, number) in numbered {
            while wanting.count <= number { wanting.append([]) }
            if wanting[number].last != entries.count { wanting[number].append(entries.count) }
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

    /// The devices that a posting is for, each once.
    ///
    /// - Parameters:
    ///   - numbered: the posting, with its text and features.
    ///   - now: decides how fresh it is.
    /// - Returns: what each is told of it.
    package func hits(for numbered: NumberedPosting, now: Date) -> [Hit] {
        let posting = numbered.posting
        let places = keywords.places(in: posting)
        guard !places.isEmpty else { return [] }
        let days = now.timeIntervalSince(numbered.listedAt) / Self.day
        var hits: [UUID: Hit] = [:]
        for number in Set(places.keys.flatMap { wanting[$0] }).sorted() {
            let entry = entries[number]
            guard entry.sources?.contains(posting.source) ?? true,
                !entry.isRemoteOnly || posting.workplace == .remote, entry.cities?.includes(posting) ?? true
            else { continue }
            let matched = entry.keywords.filter { places[$0.number] != nil }
            let strongest = matched.flatMap { places[$0.number] ?? [] }.map(\.strength).max() ?? 0
            let hit = Hit(
                device: entry.device,
                subscriptions: [entry.subscription],
                keywords: matched.map(\.text),
                relevance: KeywordRelevance.value(
                    strongest: strongest,
                    matched: matched.count,
                    of: entry.keywords.count,
                    days: days
                )
            )
            hits[entry.device] = hits[entry.device].map { Self.merged($0, hit) } ?? hit
        }
        return hits.values.sorted { $0.device.uuidString < $1.device.uuidString }
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
