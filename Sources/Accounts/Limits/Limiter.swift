package import Foundation

/// Counts what somebody does, and tells when it is too much.
package protocol Limiter<Key>: Sendable {
    /// Who, or what, is counted.
    associatedtype Key: Hashable & Sendable

    /// Takes a token.
    ///
    /// - Returns: nil when there was one, else the seconds until there is.
    func take(_ key: Key, now: Date) async -> Double?

    /// Puts a token back that was taken for nothing.
    func giveBack(_ key: Key, now: Date) async
}

extension RateLimiter: Limiter {}
