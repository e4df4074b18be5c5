import Foundation
import Synchronization

/// Whether Apple takes what is sent.
package final class PushHealth: Sendable {
    private struct State {
        var failures = 0
        var refusedAt: Date?
        /// Until then nobody is pushed to: Apple does not know the sender.
        var refusedUntil: Date?
    }

    private let state = Mutex(State())

    /// So many sends that failed in a row are no accident.
    private static let mostFailures = 10
    /// Seconds after which it is tried again whether Apple knows the sender.
    static let pause = 300.0

    package init() {}

    /// Whether Apple knows the sender, and is there.
    package var isHealthy: Bool {
        state.withLock { $0.refusedUntil == nil && $0.failures < Self.mostFailures }
    }

    /// Whether Apple refused the sender the last time.
    var isRefused: Bool { state.withLock { $0.refusedUntil != nil } }

    /// Whether nobody is to be pushed to now.
    func isPausing(_ now: Date) -> Bool { state.withLock { state in state.refusedUntil.map { now < $0 } ?? false } }

    /// A notification got an answer that is about it, not about the sender.
    ///
    /// - Parameter start: when it was sent. What was under way as Apple refused the sender says nothing of how that is now.
    func answered(sentAt start: Date) {
        state.withLock { state in
            if let refusedAt = state.refusedAt, start <= refusedAt { return }
            state = State()
        }
    }

    func failed() {
        state.withLock { $0.failures = min($0.failures + 1, Self.mostFailures) }
    }

    /// - Returns: when it is tried again.
    func refused(_ now: Date) -> Date {
        let until = now.addingTimeInterval(Self.pause)
        state.withLock { state in
            state.refusedAt = now
            state.refusedUntil = until
        }
        return until
    }
}
