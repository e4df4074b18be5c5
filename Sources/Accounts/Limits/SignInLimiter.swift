import Crypto
package import Foundation

/// Holds back those who try passwords: sign-ins are counted by account, wherever they come from.
package struct SignInLimiter: Sendable {
    private let limiter: RateLimiter<Data>

    /// Makes a limiter.
    ///
    /// - Parameters:
    ///   - attemptsPerHour: sign-ins of one account within an hour, and at once.
    ///   - capacity: accounts that are watched at most.
    package init(attemptsPerHour: Int = 20, capacity: Int = 10_000) {
        limiter = RateLimiter(rate: Double(attemptsPerHour) / 3_600, burst: attemptsPerHour, capacity: capacity)
    }

    /// Counts a sign-in. Addresses that nobody has are counted as well: a difference would tell which ones exist.
    ///
    /// - Returns: nil when it may go on, else the seconds until the next may.
    package func admit(_ email: EmailAddress, now: Date) -> Double? {
        // A hash has one size whatever the address, and a dump of the memory shows no list of addresses.
        limiter.take(Data(SHA256.hash(data: Data(email.text.utf8))), now: now)
    }
}
