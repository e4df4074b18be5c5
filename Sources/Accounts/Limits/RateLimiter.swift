package import Foundation
import Synchronization

/// Token buckets, one a key: each holds `burst` tokens at most and regains `rate` of them a second.
///
/// The number of buckets is bounded. A full bucket says nothing that an absent one does not, so full ones go first;
/// when none is full, the fullest go, so that a flood of new keys does not free those who are being held back.
package final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var tokens: Double
        var filledAt: Date
    }

    private let rate: Double
    private let burst: Double
    private let capacity: Int
    private let buckets = Mutex<[Key: Bucket]>([:])

    /// Makes a limiter.
    ///
    /// - Parameters:
    ///   - rate: tokens that a bucket regains in a second, above 0.
    ///   - burst: tokens of a full bucket, at least 1.
    ///   - capacity: buckets that are kept at most.
    package init(rate: Double, burst: Int, capacity: Int = 10_000) {
        self.rate = max(rate, .leastNormalMagnitude)
        self.burst = Double(max(burst, 1))
        self.capacity = max(capacity, 1)
    }

    /// Takes a token.
    ///
    /// - Returns: nil when there was one, else the seconds until there is.
    package func take(_ key: Key, now: Date) -> Double? {
        buckets.withLock { buckets in
            var bucket = buckets[key].map { filled($0, now: now) } ?? Bucket(tokens: burst, filledAt: now)
            guard bucket.tokens >= 1 else {
                buckets[key] = bucket
                return (1 - bucket.tokens) / rate
            }
            bucket.tokens -= 1
            if buckets[key] == nil, buckets.count >= capacity { makeRoom(in: &buckets, now: now) }
            buckets[key] = bucket
            return nil
        }
    }

    /// Puts a token back that was taken for nothing.
    package func giveBack(_ key: Key, now: Date) {
        buckets.withLock { buckets in
            guard var bucket = buckets[key].map({ filled($0, now: now) }) else { return }
            bucket.tokens = min(burst, bucket.tokens + 1)
            buckets[key] = bucket
        }
    }

    /// How many buckets are kept.
    package var count: Int { buckets.withLock { $0.count } }

    private func filled(_ bucket: Bucket, now: Date) -> Bucket {
        // A clock that was set back gives nothing and takes nothing.
        let seconds = max(0, now.timeIntervalSince(bucket.filledAt))
        return Bucket(tokens: min(burst, bucket.tokens + seconds * rate), filledAt: now)
    }

    /// A tenth goes at a time: one search then serves many new keys.
    private func makeRoom(in buckets: inout [Key: Bucket], now: Date) {
        buckets = buckets.filter { filled($0.value, now: now).tokens < burst }
        let kept = capacity - max(1, capacity / 10)
        guard buckets.count > kept else { return }
        let fullest = buckets.map { (key: $0.key, tokens: filled($0.value, now: now).tokens) }
            .sorted { $0.tokens > $1.tokens }
        for (key, _) in fullest.prefix(buckets.count - kept) { buckets[key] = nil }
    }
}
