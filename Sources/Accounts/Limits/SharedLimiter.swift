import Crypto
package import Foundation

/// Token buckets that several servers have together.
package protocol LimitStore: Sendable {
    /// Takes a token.
    ///
    /// - Parameters:
    ///   - bucket: names the bucket; a new one is full.
    ///   - rate: tokens that it regains in a second.
    ///   - burst: tokens of a full one.
    ///   - now: when, for a store without a clock of its own.
    /// - Returns: nil when there was one, else the seconds until there is.
    /// - Throws: what the store throws.
    func take(_ bucket: Data, rate: Double, burst: Int, now: Date) async throws -> Double?

    /// Puts a token back that was taken for nothing.
    func giveBack(_ bucket: Data, rate: Double) async throws
}

/// A limiter that all servers on one store count with.
///
/// As long as the store does not answer, each server counts for itself.
package struct SharedLimiter<Key: Hashable & Sendable>: Limiter {
    private let store: any LimitStore
    private let name: String
    private let rate: Double
    private let burst: Int
    private let text: @Sendable (Key) -> String
    private let own: RateLimiter<Key>

    /// Makes a limiter.
    ///
    /// - Parameters:
    ///   - name: tells it from other limiters, the same on all servers.
    ///   - store: keeps the buckets.
    ///   - rate: tokens that a bucket regains in a second, above 0.
    ///   - burst: tokens of a full bucket, at least 1.
    ///   - capacity: buckets that are kept at most while the store does not answer.
    ///   - text: tells keys apart.
    package init(
        _ name: String,
        in store: any LimitStore,
        rate: Double,
        burst: Int,
        capacity: Int = 10_000,
        text: @escaping @Sendable (Key) -> String
    ) {
        self.store = store
        self.name = name
        self.rate = max(rate, .leastNormalMagnitude)
        self.burst = max(burst, 1)
        self.text = text
        own = RateLimiter(rate: rate, burst: burst, capacity: capacity)
    }

    package func take(_ key: Key, now: Date) async -> Double? {
        do {
            return try await store.take(bucket(key), rate: rate, burst: burst, now: now)
        } catch {
            return own.take(key, now: now)
        }
    }

    package func giveBack(_ key: Key, now: Date) async {
        do {
            try await store.giveBack(bucket(key), rate: rate)
        } catch {
            own.giveBack(key, now: now)
        }
    }

    /// A hash has one size whatever the key, and a database that was stolen shows no addresses.
    private func bucket(_ key: Key) -> Data {
        Data(SHA256.hash(data: Data("\(name)\n\(text(key))".utf8)))
    }
}
