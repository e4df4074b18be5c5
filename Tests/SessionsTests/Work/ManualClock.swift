import Foundation
import Sessions
import Synchronization

/// A clock that goes when a test lets it.
final class ManualClock: WorkerClock {
    private struct Sleeper {
        let end: Double
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        /// Seconds since the start.
        var passed = 0.0
        /// What somebody has set the time of day forth or back by.
        var shift = 0.0
        var sleepers: [UUID: Sleeper] = [:]
        var watchers: [(end: Double, continuation: CheckedContinuation<Void, Never>)] = []
        var cancelled: Set<UUID> = []
    }

    private let state = Mutex(State())

    static let start = Date(timeIntervalSince1970: 1_790_000_000)

    var date: Date { state.withLock { Self.start.addingTimeInterval($0.passed + $0.shift) } }
    var steadyDate: Date { state.withLock { Self.start.addingTimeInterval($0.passed) } }

    func sleep(for duration: Duration) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                state.withLock { state in
                    if state.cancelled.contains(id) {
                        continuation.resume(throwing: CancellationError())
                    } else {
                        let end = state.passed + duration / .seconds(1)
                        state.sleepers[id] = Sleeper(end: end, continuation: continuation)
                        for watcher in state.watchers where watcher.end == end { watcher.continuation.resume() }
                        state.watchers.removeAll { $0.end == end }
                    }
                }
            }
        } onCancel: {
            state.withLock { state in
                state.cancelled.insert(id)
                state.sleepers.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError())
            }
        }
    }

    /// Waits until somebody sleeps until so many seconds after the start.
    func sleeper(until end: Double) async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.sleepers.values.contains(where: { $0.end == end }) {
                    continuation.resume()
                } else {
                    state.watchers.append((end, continuation))
                }
            }
        }
    }

    /// Waits until nobody sleeps.
    func nobodySleeps() async {
        while state.withLock({ !$0.sleepers.isEmpty }) { try? await Task.sleep(for: .milliseconds(1)) }
    }

    /// Lets the time pass until so many seconds after the start, and wakes who has slept enough.
    func advance(to seconds: Double) {
        state.withLock { state in
            state.passed = seconds
            for (id, sleeper) in state.sleepers where sleeper.end <= seconds {
                state.sleepers[id] = nil
                sleeper.continuation.resume()
            }
        }
    }

    /// Sets the time of day forth or back by so many seconds.
    func setTimeOfDay(by seconds: Double) {
        state.withLock { $0.shift += seconds }
    }
}
