import Synchronization

/// Says when it is time for another report: not before some time has passed since the last one.
final class ReportInterval: Sendable {
    private let interval: Duration
    private let last = Mutex(ContinuousClock.now)

    /// - Parameter interval: from one report to the next.
    init(_ interval: Duration) {
        self.interval = interval
    }

    /// Whether it is time; then it begins anew.
    func isOver() -> Bool {
        last.withLock { last in
            let now = ContinuousClock.now
            guard now - last >= interval else { return false }
            last = now
            return true
        }
    }
}
