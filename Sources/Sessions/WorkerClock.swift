package import Foundation

/// Time as workers see it.
package protocol WorkerClock: Sendable {
    /// The time of day, which somebody may set.
    var date: Date { get }
    /// Time that only passes, whatever the time of day is set to: leases are counted in it, so that they end neither
    /// while their documents are at work nor hours after. All workers of a store see the same.
    var steadyDate: Date { get }

    /// Returns when the time is up.
    ///
    /// - Throws: when the task is cancelled.
    func sleep(for duration: Duration) async throws
}

/// The machine's time.
package struct SystemWorkerClock: WorkerClock {
    private let start = Date()
    private let origin = ContinuousClock.now

    package init() {}

    package var date: Date { Date() }

    package var steadyDate: Date { start.addingTimeInterval((ContinuousClock.now - origin) / .seconds(1)) }

    package func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
