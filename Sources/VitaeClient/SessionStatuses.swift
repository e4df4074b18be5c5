public import VitaeAPI

/// A session at first, then at every change of its status; ends after `completed` and `failed`, or when its time is up.
public struct SessionStatuses: AsyncSequence, Sendable {
    /// A session.
    public typealias Element = SessionResponse
    /// Why nothing more is known.
    public typealias Failure = VitaeClientError

    let client: VitaeClient
    let token: String
    let time: Duration?

    /// Seconds that the server may wait for a change.
    private static let longestWait = 30
    /// Statuses after which there is none.
    private static let final: Set<String> = ["completed", "failed"]
    /// A server that does not wait is not asked without a pause.
    private static let shortestTurn = Duration.milliseconds(500)

    /// Asks for the next status.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let statuses: SessionStatuses
        fileprivate var end: ContinuousClock.Instant?
        fileprivate var status: String?

        /// The session when its status has changed; nil after the last change.
        ///
        /// - Throws: why it is not known, `cancelled` when the task was cancelled.
        public mutating func next() async throws(VitaeClientError) -> SessionResponse? {
            guard let known = status else {
                end = statuses.time.map { now + $0 }
                return try await ask(wait: 0)
            }
            while !SessionStatuses.final.contains(known) {
                let start = now
                guard let wait = wait(at: start) else { return nil }
                let session = try await ask(wait: wait)
                if session.status != known { return session }
                guard now - start < SessionStatuses.shortestTurn else { continue }
                do {
                    try await statuses.client.exchange.retries.sleep(SessionStatuses.shortestTurn)
                } catch {
                    throw .cancelled
                }
            }
            return nil
        }

        private var now: ContinuousClock.Instant { statuses.client.exchange.retries.now() }

        private mutating func ask(wait: Int) async throws(VitaeClientError) -> SessionResponse {
            let session = try await statuses.client.session(statuses.token, wait: wait)
            status = session.status
            return session
        }

        private func wait(at now: ContinuousClock.Instant) -> Int? {
            guard let end else { return SessionStatuses.longestWait }
            guard now < end else { return nil }
            return Swift.min(Int((end - now).components.seconds) + 1, SessionStatuses.longestWait)
        }
    }

    /// Begins with the session as it is now.
    public func makeAsyncIterator() -> Iterator { Iterator(statuses: self) }
}
