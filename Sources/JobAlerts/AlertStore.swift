package import Foundation
package import JobMatching

/// Keeps devices.
package protocol DeviceStore: Sendable {
    /// Adds a device. Whoever had its token before is not pushed to any more.
    func add(_ device: Device) async throws

    /// Changes what a device says of itself; its token is taken from whoever had it. Its identifier and its secret stay.
    func update(_ device: Device) async throws

    func device(_ id: UUID) async throws -> Device?

    /// The device that pushes with a token go to.
    func device(token: String) async throws -> Device?

    func device(secretHash: Data) async throws -> Device?

    /// Notes that a device was used.
    func note(_ id: UUID, seenAt: Date) async throws

    /// Notes that the secret of a device was used, unless it was before.
    func claim(_ id: UUID, at date: Date) async throws

    /// Gives a device to an account.
    func adopt(_ id: UUID, by account: UUID, at date: Date) async throws

    /// Ends a device; its subscriptions sleep until it is active again.
    ///
    /// - Returns: whether there is such a device.
    func deactivate(_ id: UUID, at date: Date) async throws -> Bool

    /// Notes whether the account that adopted a device wants the digest as a letter.
    func setMail(_ isWanted: Bool, of id: UUID) async throws
}

/// Keeps subscriptions and matches.
package protocol AlertStore: Sendable {
    // MARK: Subscriptions

    /// Adds a subscription unless its device has one with the same content.
    ///
    /// - Parameters:
    ///   - subscription: the new one.
    ///   - limit: how many a device has at most.
    /// - Returns: the one that is stored, and whether it is new.
    /// - Throws: `AlertStoreError.tooManySubscriptions`, and what the store throws.
    func add(
        _ subscription: KeywordSubscription,
        limit: Int
    ) async throws -> (stored: KeywordSubscription, isNew: Bool)

    /// Changes a subscription of a device; one of that content that the device has besides is merged into it.
    ///
    /// - Returns: how it is now; nil where the device has no such subscription.
    func change(
        _ id: UUID,
        of device: UUID,
        to content: KeywordSubscription.Content,
        at date: Date
    ) async throws -> KeywordSubscription?

    /// The subscriptions of a device, the newest first.
    func subscriptions(of device: UUID) async throws -> [KeywordSubscription]

    /// - Returns: whether the device had such a subscription.
    func remove(_ id: UUID, of device: UUID) async throws -> Bool

    /// What all active devices want, in the order in which it came, and the revision that they have.
    func activeSubscriptions() async throws -> (subscriptions: [KeywordSubscription], revision: Int)

    /// Changes with every change of what active devices want.
    func subscriptionRevision() async throws -> Int

    // MARK: Matches

    /// Keeps matches; of those for one device and posting, the first.
    ///
    /// - Returns: how many are new.
    func keep(_ matches: [AlertMatch], subscriptions: [UUID]) async throws -> Int

    /// Matches of a device, the newest first.
    func matches(of device: UUID, since: Date?, offset: Int, limit: Int) async throws -> (
        matches: [AlertMatch], total: Int
    )

    /// - Returns: whether the device has such a match.
    func markRead(_ match: UUID, of device: UUID, at date: Date) async throws -> Bool

    func unreadCount(of device: UUID) async throws -> Int

    /// How many matches are kept; they are counted one by one.
    func matchCount() async throws -> Int

    /// How much there is.
    func alertCounts(now: Date) async throws -> AlertCounts

    // MARK: Turns

    /// Takes a turn that nobody has, or whose holder is late.
    ///
    /// - Returns: nil where somebody else has it.
    func takeTurn(_ name: String, holder: UUID, now: Date, seconds: Double) async throws -> Turn?

    /// Keeps a turn for longer.
    func renew(_ turn: Turn, now: Date, seconds: Double) async throws

    /// Keeps the matches of a turn with their notifications and moves its mark, all or nothing.
    ///
    /// - Returns: how many matches are new.
    /// - Throws: `AlertStoreError.turnLost` where somebody else has the turn now.
    func advance(_ turn: Turn, to mark: Int64, matches: [AlertMatch], subscriptions: [UUID]) async throws -> Int

    /// Gives a turn back; what it has found may be sent.
    func end(_ turn: Turn, now: Date) async throws

    /// The highest number that a posting has got so far.
    func highestPosting() async throws -> Int64

    /// Postings with numbers above a mark that are open, in the order of their numbers, with their texts.
    ///
    /// - Parameters:
    ///   - mark: what was looked at before.
    ///   - end: the highest number that is looked at.
    ///   - limit: how many postings are looked at, those that are over included.
    ///   - now: what time it is.
    /// - Returns: the postings, and the mark behind them: the end where there are no more.
    /// - Throws: what the store throws.
    func postings(
        after mark: Int64,
        upTo end: Int64,
        limit: Int,
        now: Date
    ) async throws -> (postings: [NumberedPosting], mark: Int64)

    /// Open postings that keywords lead to, and the newest ones, with their texts; the newest first.
    ///
    /// - Parameters:
    ///   - search: what to look for; what is found need not fit it.
    ///   - date: the earliest day that they may be of.
    ///   - now: what time it is.
    /// - Returns: some thousand postings at most.
    /// - Throws: what the store throws.
    func newestPostings(for search: KeywordSearch, since date: Date, now: Date) async throws -> [NumberedPosting]

    /// Whether postings came since a turn was taken last.
    func hasPostings(after turn: String) async throws -> Bool
}

/// A turn that one process has.
package struct Turn: Hashable, Sendable {
    package let name: String
    package let holder: UUID
    /// Grows each time that the turn is taken: whoever was late is told apart by it.
    package let fence: Int
    /// What was done up to.
    package var mark: Int64

    package init(name: String, holder: UUID, fence: Int, mark: Int64) {
        self.name = name
        self.holder = holder
        self.fence = fence
        self.mark = mark
    }
}

/// How much there is of devices, subscriptions and matches.
package struct AlertCounts: Hashable, Sendable {
    package var activeDevices = 0
    package var activeSubscriptions = 0
    package var matchesLastHour = 0
    package var matchesLastDay = 0

    package init() {}
}

/// Why something is not stored.
package enum AlertStoreError: Error, Hashable {
    case tooManySubscriptions
    /// Somebody else has the turn now.
    case turnLost
}
