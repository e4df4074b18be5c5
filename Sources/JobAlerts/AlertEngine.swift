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
    private let matchesAtOnce: Int
    /// Names this process among those that take turns.
    private let holder = UUID()
    private var index: (index: SubscriptionIndex, revision: Int)?
    private var identifiers = TimeOrderedIdentifiers()

    /// The name of the turn.
    package static let turn = "alerts"

    private static let leaseSeconds = 60.0
    private static let postingsAtOnce = 1_000
    private static let day = 86_400.0
    /// What a new subscription is told of at once: so many postings of so many days.
    private static let firstMatches = 50
    private static let firstDays = 30.0

    /// - Parameters:
    ///   - store: of postings, subscriptions and matches.
    ///   - knowledge: what keywords may mean.
    ///   - gazetteer: where cities are.
    ///   - localDistance: how far from a city a job may be, in kilometres.
    ///   - matchesAtOnce: matches with which a step is written though its postings are not all looked at: whoever else
    ///     writes waits for it.
    package init(
        store: any AlertStore,
        knowledge: CareerKnowledge,
        gazetteer: Gazetteer,
        localDistance: Double,
        matchesAtOnce: Int = 20_000
    ) {
        self.store = store
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        self.localDistance = localDistance
        self.matchesAtOnce = matchesAtOnce
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
            repeat {
                created += try await look(&turn, now: now)
            } while try await store.hasPostings(after: Self.turn)
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
        let postings = try await store.newestPostings(for: own.search, since: since, now: now)
        var step = Step()
        for posting in postings where step.matches.count < Self.firstMatches {
            step.add(own.hits(for: posting, now: now), posting, &identifiers, now: now)
        }
        return try await store.keep(step.matches, subscriptions: [subscription.id])
    }

    /// Looks at the postings that there are by now, with what is wanted by now.
    ///
    /// What is wanted later is told at once of the postings that came before it.
    ///
    /// - Returns: how many matches are new.
    private func look(_ turn: inout Turn, now: @Sendable () -> Date) async throws -> Int {
        let highest = try await store.highestPosting()
        let index = try await currentIndex()
        if index.isEmpty { return try await take(Step(), to: highest, &turn, now: now) }
        var created = 0
        while turn.mark < highest {
            try Task.checkCancellation()
            let (postings, mark) = try await store.postings(
                after: turn.mark,
                upTo: highest,
                limit: Self.postingsAtOnce,
                now: now()
            )
            var step = Step()
            for posting in postings {
                step.add(index.hits(for: posting, now: now()), posting, &identifiers, now: now())
                guard step.matches.count >= matchesAtOnce else { continue }
                created += try await take(step, to: posting.number, &turn, now: now)
                step = Step()
            }
            created += try await take(step, to: mark, &turn, now: now)
        }
        return created
    }

    private func take(_ step: Step, to mark: Int64, _ turn: inout Turn, now: @Sendable () -> Date) async throws -> Int {
        guard mark > turn.mark else { return 0 }
        let created = try await store.advance(
            turn,
            to: mark,
            matches: step.matches,
            subscriptions: Array(step.subscriptions)
        )
        turn.mark = mark
        try await store.renew(turn, now: now(), seconds: Self.leaseSeconds)
        return created
    }

    /// What is written at once.
    private struct Step {
        var matches: [AlertMatch] = []
        var subscriptions: Set<UUID> = []

        mutating func add(
            _ hits: [SubscriptionIndex.Hit],
            _ posting: NumberedPosting,
            _ identifiers: inout TimeOrderedIdentifiers,
            now: Date
        ) {
            let job = AlertedJob(posting)
            for hit in hits {
                matches.append(AlertMatch(hit, job, id: identifiers.next(at: now), at: now))
                subscriptions.formUnion(hit.subscriptions)
            }
        }
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
}
