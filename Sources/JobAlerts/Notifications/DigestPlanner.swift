package import Foundation

/// Finds the devices whose digest is due.
package actor DigestPlanner {
    private let store: any AlertStore & Outbox
    private let policy: NotificationPolicy
    /// Names this process among those that take turns.
    private let holder = UUID()

    /// The name of the turn.
    package static let turn = "digest"

    private static let leaseSeconds = 60.0
    private static let day = 86_400.0
    /// Seconds after which a digest that nobody made is left for the next day.
    private static let latest = 21_600.0

    package init(store: any AlertStore & Outbox, policy: NotificationPolicy) {
        self.store = store
        self.policy = policy
    }

    /// Adds the digests that are due.
    ///
    /// - Parameter now: what time it is.
    /// - Returns: how many are new; nil where another process has the turn.
    /// - Throws: what the store throws.
    package func run(now: Date) async throws -> Int? {
        let taken = try await store.takeTurn(Self.turn, holder: holder, now: now, seconds: Self.leaseSeconds)
        guard let turn = taken else { return nil }
        var added = 0
        do {
            let candidates = try await store.digestCandidates(since: now.addingTimeInterval(-Self.day - Self.latest))
            added = try await store.add(candidates.flatMap { digests(for: $0, now: now) }, turn, now: now)
        } catch AlertStoreError.turnLost {
            return 0
        } catch {
            try await store.end(turn, now: now)
            throw error
        }
        try await store.end(turn, now: now)
        return added
    }

    /// What is due for a device: what came in the 24 hours before.
    private func digests(for candidate: DigestCandidate, now: Date) -> [Digest] {
        let device = candidate.device
        guard let (due, day) = policy.digest(for: device, candidate.preferences, now: now),
            now.timeIntervalSince(due) < Self.latest
        else { return [] }
        let matches = candidate.matches.filter { $0.at < due && due.timeIntervalSince($0.at) <= Self.day }.map(\.id)
        guard !matches.isEmpty else { return [] }
        let kinds: [LeasedNotification.Kind] = device.wantsMail ? [.digest, .mail] : [.digest]
        return kinds.map { Digest(device: device.id, kind: $0, day: day, matches: matches) }
    }
}
