import Foundation

/// A fixed number of connections, each with a thread of its own, so that no thread of Swift's waits for a database.
final class ConnectionPool: Sendable {
    private let queue: ConnectionQueue
    private let patience: Duration

    /// Connects in the background.
    init(_ address: PostgresAddress, _ settings: PostgresSettings) throws(PostgresError) {
        var wakeUps: [WakeUp] = []
        for _ in 0..<max(settings.connections, 1) { wakeUps.append(try WakeUp()) }
        let queue = ConnectionQueue(wakeUps)
        self.queue = queue
        patience = .seconds(settings.patienceSeconds)
        for (place, wakeUp) in wakeUps.enumerated() {
            let thread = Thread {
                PooledConnection(address, settings, place: place, wakeUp: wakeUp, queue: queue).run()
            }
            thread.name = "vitae-postgres"
            thread.start()
        }
    }

    deinit {
        queue.close()
    }

    /// Counts of connections and of work.
    var figures: ConnectionFigures { queue.figures }

    /// Ends all work that has not begun, and all connections.
    func close() { queue.close() }

    /// Does work on whichever connection is free.
    ///
    /// - Parameter body: runs on a thread where it may block; again on another connection when one ended before anything
    ///   was stored.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws, `PostgresError`, or `CancellationError`.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let number = queue.number()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
                queue.add(job(number, answering: continuation, body))
                // The handler may have run before there was anything to give up.
                if Task.isCancelled { queue.cancel(number) }
            }
        } onCancel: {
            queue.cancel(number)
        }
    }

    private func job<Value: Sendable>(
        _ number: Int,
        answering continuation: CheckedContinuation<Value, any Error>,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) -> ConnectionJob {
        ConnectionJob(number: number, end: .now + patience) { connection in
            do {
                continuation.resume(returning: try body(connection))
                return .answered
            } catch  where connection.isUnwanted {
                continuation.resume(throwing: CancellationError())
            } catch PostgresError.connectionLost(isUndecided: false) {
                return .again
            } catch {
                continuation.resume(throwing: error)
            }
            return .answered
        } giveUp: { error in
            continuation.resume(throwing: error)
        }
    }
}

/// One connection of a pool, for as long as the pool is there.
private struct PooledConnection {
    private let address: PostgresAddress
    private let settings: PostgresSettings
    private let place: Int
    private let wakeUp: WakeUp
    private let queue: ConnectionQueue

    /// How long a connection without work waits at a time: whoever brings some wakes it, and so does the server's end.
    private static let idle = Duration.seconds(60)

    init(
        _ address: PostgresAddress,
        _ settings: PostgresSettings,
        place: Int,
        wakeUp: WakeUp,
        queue: ConnectionQueue
    ) {
        self.address = address
        self.settings = settings
        self.place = place
        self.wakeUp = wakeUp
        self.queue = queue
    }

    /// Works until the pool is closed.
    func run() {
        var backoff = Backoff()
        while !queue.isClosed {
            do {
                let (queue, place) = (queue, place)
                let connection = try PostgresConnection(to: address, settings, wakeUp: wakeUp) {
                    queue.isGivenUp(place)
                }
                backoff.reset()
                queue.note(place, isConnected: true)
                work(on: connection)
                queue.note(place, isConnected: false)
            } catch {
                queue.note(place, isConnected: false, trouble: error)
                pause(until: .now + backoff.next())
            }
        }
    }

    private func pause(until end: ContinuousClock.Instant) {
        while ContinuousClock.now < end, !queue.isClosed {
            _ = wakeUp.wait(for: nil, until: end)
        }
        queue.expire(now: .now)
    }

    /// Works until the connection ends, or the pool is closed.
    private func work(on connection: PostgresConnection) {
        while !connection.isLost {
            queue.expire(now: .now)
            guard let job = queue.take(place) else {
                guard !queue.isClosed else { return }
                _ = connection.waitIdle(until: .now + Self.idle)
                continue
            }
            let outcome = job.run(connection)
            queue.finish(place)
            guard outcome == .again else { continue }
            // Before the connection counts as gone: what nobody wants any more is not done again.
            queue.add(job, isBegun: true)
        }
    }
}
