import Foundation
import Synchronization

/// Hears what is told on channels of a database, on a connection and a thread of its own.
///
/// What is told while there is no connection is lost; that there was none is told instead.
final class PostgresListener: Sendable {
    enum Event: Hashable, Sendable {
        case told(PostgresNotification)
        /// Anything may have been told since the last event.
        case gap
    }

    private let wakeUp: WakeUp
    private let isClosed = Flag()

    /// What the thread and its owner share.
    private final class Flag: Sendable {
        private let value = Mutex(false)

        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }

    /// How long the thread waits at a time, and how long while somebody has its lock.
    private static let turn = Duration.seconds(60)
    private static let shortTurn = Duration.seconds(1)

    /// Listens in the background until the value is gone; returns once it does, or could not for a while.
    ///
    /// - Parameters:
    ///   - address: where the database is.
    ///   - settings: how it is used.
    ///   - channels: names of channels, in the form of identifiers.
    ///   - lock: the number of a lock that is held as long as there is the connection: others see by it that the process
    ///     is there.
    ///   - hear: called for each event, on a thread of the listener; the first one is a gap, once it listens.
    /// - Throws: `notConnected` when the machine has no descriptor left.
    init(
        _ address: PostgresAddress,
        _ settings: PostgresSettings,
        channels: [String],
        lock: Int,
        hear: @escaping @Sendable (Event) -> Void
    ) throws(PostgresError) {
        let (wakeUp, ready) = (try WakeUp(), try WakeUp())
        self.wakeUp = wakeUp
        let isClosed = isClosed
        let thread = Thread {
            var backoff = Backoff()
            while !isClosed.isSet {
                do {
                    let connection = try PostgresConnection(to: address, settings, wakeUp: wakeUp) { false }
                    for channel in channels { try connection.execute("LISTEN \(channel)") }
                    // The server may not know yet that the last connection is gone, which had the lock.
                    var hasLock = try connection.tryHold(lock)
                    backoff.reset()
                    hear(.gap)
                    ready.wake()
                    while !isClosed.isSet {
                        let end = ContinuousClock.now + (hasLock ? Self.turn : Self.shortTurn)
                        guard let notifications = connection.waitIdle(until: end) else { break }
                        for notification in notifications { hear(.told(notification)) }
                        if !hasLock { hasLock = try connection.tryHold(lock) }
                    }
                } catch {
                    // Whoever waits for news polls meanwhile; the pool tells what is wrong with the database.
                    let end = ContinuousClock.now + backoff.next()
                    while ContinuousClock.now < end, !isClosed.isSet { _ = wakeUp.wait(for: nil, until: end) }
                }
            }
        }
        thread.name = "vitae-listen"
        thread.start()
        _ = ready.wait(for: nil, until: .now + .seconds(settings.connectSeconds))
    }

    deinit {
        isClosed.set()
        wakeUp.wake()
    }
}
