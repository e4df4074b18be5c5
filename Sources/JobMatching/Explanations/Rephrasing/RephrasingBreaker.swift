/// Sees to it that a service that fails again and again is left alone for a while.
struct RephrasingBreaker {
    private let failures: Int
    private let pause: Duration
    private var failed = 0
    private var pausedUntil: ContinuousClock.Instant?

    init(_ limits: RephrasingLimits) {
        failures = limits.failures
        pause = limits.pause
    }

    /// Whether the service may be asked.
    func isClosed(at now: ContinuousClock.Instant) -> Bool {
        pausedUntil.map { now >= $0 } ?? true
    }

    mutating func succeeded() {
        failed = 0
        pausedUntil = nil
    }

    /// After a pause one failure is enough for another.
    mutating func failed(at now: ContinuousClock.Instant) {
        failed += 1
        if failed >= failures { pausedUntil = now + pause }
    }
}
