package import Careers
package import Foundation
import JobMatching
package import Places

/// Finds the postings that devices are told of.
package actor AlertEngine {
    private let store: any AlertStore
    private let knowledge: CareerKnowledge
    private let gazetteer: Gazetteer
    private let localDistance: Double
    /// Names this process among those that take turns.
    private let holder = UUID()
    private var index: (index: SubscriptionIndex, revision: Int)?

    /// The name of the turn.
    package static let turn = "alerts"

    private static let leaseSeconds = 60.0
    private static let postingsAtOnce = 200
    private static let day = 86_400.0
    /// What a new subscription is told of at once: so many postings of so many days, found among so many.
    private static let firstMatches = 50
    private static let firstDays = 30.0
    private static let firstLook = 1_000

    package init(store: any AlertStore, knowledge: CareerKnowledge, gazetteer: Gazetteer, localDistance: Double) {
        self.store = store
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        self.localDistance = localDistance
    }

    /// Looks at the postings that came since the last turn.
    ///
    /// - Parameter now: what time it is.
    /// - Returns: how many matches are new; nil where another process has the turn.
    /// - Throws: what the store throws.
    package func run(now: @Sendable () -> Date = { Date() }) async throws -> Int? {
        let taken = try await store.takeTurn(
            Self.turn,
            holder: holder,
            now: now(),
            seconds: Self.leaseSeconds
        )
        guard var turn = taken else { return nil }
        var created = 0
        do {
            while let next = try await store.postings(after: turn.mark, limit: Self.postingsAtOnce, now: now()) {
                try Task.checkCancellation()
                let found = try await matches(for: next.postings, now: now())
                created += try await store.advance(
                    turn,
                    to: next.mark,
                    matches: found.matches,
                    subscriptions: found.subscriptions
                )
                turn.mark = next.mark
                try await store.renew(turn, now: now(), seconds: Self.leaseSeconds)
            }
        } catch AlertStoreError.turnLost {
            // Whoever has it goes on from the mark.
            return created
        } catch {
            try await store.end(turn, now: now())
            throw error
        }
        try await store.end(turn, now: now())
        return created
    }

    /// Tells a device at once of what fits a new or changed subscription.
    ///
    /// - Parameters:
    ///   - subscription: what is wanted.
    ///   - now: what time it is.
    /// - Returns: how many matches are new.
    /// - Throws: what the store throws.
    package func match(_ subscription: KeywordSubscription, now: Date) async throws -> Int {
        let own = SubscriptionIndex(
            [subscription],
            knowledge: knowledge,
            gazetteer: gazetteer,
            localDistance: localDistance
        )
        let since = now.addingTimeInterval(-Self.firstDays * Self.day)
        let postings = try await store.newestPostings(since: since, limit: Self.firstLook, now: now)
        let matches = postings.lazy
            .compactMap { posting in own.hits(for: posting, now: now).first.map { Self.match($0, posting, now: now) } }
            .prefix(Self.firstMatches)
        return try await store.keep(Array(matches), subscriptions: [subscription.id])
    }

    private func matches(
        for postings: [NumberedPosting],
        now: Date
    ) async throws -> (matches: [AlertMatch], subscriptions: [UUID]) {
        let index = try await currentIndex()
        guard !index.isEmpty else { return ([], []) }
        var matches: [AlertMatch] = []
        var subscriptions: Set<UUID> = []
        for posting in postings {
            for hit in index.hits(for: posting, now: now) {
                matches.append(Self.match(hit, posting, now: now))
                subscriptions.formUnion(hit.subscriptions)
            }
        }
        return (matches, Array(subscriptions))
    }

    /// The index of what is wanted now; it is made anew when that has changed.
    private func currentIndex() async throws -> SubscriptionIndex {
        if let index, try await store.subscriptionRevision() == index.revision { return index.index }
        let (subscriptions, revision) = try await store.activeSubscriptions()
        let fresh = SubscriptionIndex(
            subscriptions,
            knowledge: knowledge,
            gazetteer: gazetteer,
            localDistance: localDistance
        )
        index = (fresh, revision)
        return fresh
    }

    private static func match(_ hit: SubscriptionIndex.Hit, _ posting: NumberedPosting, now: Date) -> AlertMatch {
        AlertMatch(
            id: UUID(),
            device: hit.device,
            job: AlertedJob(posting),
            keywords: hit.keywords,
            relevance: hit.relevance,
            at: now
        )
    }
}
