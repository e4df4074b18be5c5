/// How often, and after which pauses, calls are made again that may be made twice.
///
/// Pauses double from one attempt to the next, with a random part, so that many clients do not come back all at once.
/// Where the server names a time, it is that time at least.
public struct RetryPolicy: Sendable {
    /// Attempts in all; 1 for no retries.
    public var attempts: Int
    /// Pause before the second attempt.
    public var firstPause: Duration
    /// Pauses grow to this.
    public var longestPause: Duration
    /// A server that wants more time than this is not asked again.
    public var longestRetryAfter: Duration

    /// A number from 0 to 1, the latter excluded.
    package var random: @Sendable () -> Double = { Double.random(in: 0..<1) }
    /// Waits for a while; ends early, with an error, when it is cancelled.
    package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    /// What time it is.
    package var now: @Sendable () -> ContinuousClock.Instant = { .now }

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - attempts: attempts in all; 1 for no retries.
    ///   - firstPause: pause before the second attempt.
    ///   - longestPause: pauses grow to this.
    ///   - longestRetryAfter: a server that wants more time than this is not asked again.
    public init(
        attempts: Int = 4,
        firstPause: Duration = .milliseconds(200),
        longestPause: Duration = .seconds(5),
        longestRetryAfter: Duration = .seconds(30)
    ) {
        self.attempts = max(attempts, 1)
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.longestRetryAfter = longestRetryAfter
    }

    /// Every call is made once.
    public static var never: RetryPolicy { RetryPolicy(attempts: 1) }

    /// Statuses that may be others soon.
    private static let passing: Set<Int> = [408, 429, 502, 503, 504]

    /// The pause after a failure; nil where another attempt makes no sense.
    ///
    /// - Parameters:
    ///   - error: the failure.
    ///   - attempt: which attempt failed, counted from 1.
    /// - Returns: how long to wait.
    func pause(after error: VitaeClientError, attempt: Int) -> Duration? {
        guard attempt < attempts else { return nil }
        switch error {
        case .unreachable:
            return backoff(attempt)
        case .unexpectedAnswer(let status):
            // A proxy before the server speaks so.
            return Self.passing.contains(status) ? backoff(attempt) : nil
        case .refused(let refusal):
            guard Self.passing.contains(refusal.status) else { return nil }
            guard let wanted = refusal.retryAfter else { return backoff(attempt) }
            return wanted > longestRetryAfter ? nil : max(wanted, backoff(attempt))
        case .unreadableFile, .cancelled:
            return nil
        }
    }

    private func backoff(_ attempt: Int) -> Duration {
        var pause = firstPause
        for _ in 1..<max(attempt, 1) where pause < longestPause { pause = pause * 2 }
        return min(pause, longestPause) * (0.5 + random() / 2)
    }
}
