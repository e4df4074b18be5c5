import Crypto
package import Foundation

/// Holds back those who try passwords.
///
/// Sign-ins that fail are counted three times: by client and account together, by client, and by account. Somebody who
/// tries out passwords uses up what is theirs; the owner, from another address, is not kept out. Only the last count
/// could do that, so it is a wide one, against many addresses at once, and whoever signed in from an address before is
/// not subject to it.
package struct SignInLimiter: Sendable {
    /// Somebody who wants to sign in.
    package struct Attempt: Sendable {
        package var email: EmailAddress
        /// Names the addresses of the client; nil for one that has none.
        package var client: String?
        /// Whether somebody signed in to the account from there before.
        package var isFamiliar: Bool

        package init(email: EmailAddress, client: String?, isFamiliar: Bool) {
            self.email = email
            self.client = client
            self.isFamiliar = isFamiliar
        }
    }

    private struct Pair: Hashable, Sendable {
        let account: Data
        let client: String?
    }

    private let pairs: any Limiter<Pair>
    private let clients: any Limiter<String?>
    private let accounts: any Limiter<Data>

    /// Behind one address may be an office; an account has one owner, and an attacker any number of addresses.
    private static let share = 5

    /// Makes a limiter.
    ///
    /// - Parameters:
    ///   - failuresPerHour: sign-ins to one account from one client that may fail within an hour, and at once; a client
    ///     may fail with all accounts, and all clients may with one account, five times as often.
    ///   - capacity: accounts and clients that are watched at most.
    ///   - store: what several servers count with; nil to count alone.
    package init(failuresPerHour: Int = 20, capacity: Int = 10_000, store: (any LimitStore)? = nil) {
        let rate = Double(failuresPerHour) / 3_600
        let wide = (rate: rate * Double(Self.share), burst: failuresPerHour * Self.share)
        func limiter<Key: Hashable & Sendable>(
            _ name: String,
            _ limit: (rate: Double, burst: Int),
            _ text: @escaping @Sendable (Key) -> String
        ) -> any Limiter<Key> {
            guard let store else { return RateLimiter(rate: limit.rate, burst: limit.burst, capacity: capacity) }
            return SharedLimiter(
                name,
                in: store,
                rate: limit.rate,
                burst: limit.burst,
                capacity: capacity,
                text: text
            )
        }
        pairs = limiter("sign-in to an account from a client", (rate, failuresPerHour)) { pair in
            "\(pair.account.base64EncodedString()) \(pair.client ?? "")"
        }
        clients = limiter("sign-in from a client", wide) { $0 ?? "" }
        accounts = limiter("sign-in to an account", wide) { $0.base64EncodedString() }
    }

    /// Counts a sign-in as one that fails until it is said that it succeeded: many at once get no further than many one
    /// after the other. Addresses that nobody has are counted as well: a difference would tell which ones exist.
    ///
    /// - Returns: nil when it may go on, else the seconds until the next may.
    package func admit(_ attempt: Attempt, now: Date) async -> Double? {
        let pair = Self.pair(of: attempt)
        if let seconds = await pairs.take(pair, now: now) { return seconds }
        guard !attempt.isFamiliar else { return nil }
        if let seconds = await clients.take(attempt.client, now: now) {
            await pairs.giveBack(pair, now: now)
            return seconds
        }
        if let seconds = await accounts.take(pair.account, now: now) {
            await pairs.giveBack(pair, now: now)
            await clients.giveBack(attempt.client, now: now)
            return seconds
        }
        return nil
    }

    /// Takes back what `admit` counted, for a sign-in that did not fail.
    package func succeeded(_ attempt: Attempt, now: Date) async {
        let pair = Self.pair(of: attempt)
        await pairs.giveBack(pair, now: now)
        guard !attempt.isFamiliar else { return }
        await clients.giveBack(attempt.client, now: now)
        await accounts.giveBack(pair.account, now: now)
    }

    private static func pair(of attempt: Attempt) -> Pair {
        // A hash has one size whatever the address, and a dump of the memory shows no list of addresses.
        Pair(account: Data(SHA256.hash(data: Data(attempt.email.text.utf8))), client: attempt.client)
    }
}
