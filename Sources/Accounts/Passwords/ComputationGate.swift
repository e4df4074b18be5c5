import Foundation
import Synchronization

/// Lets a few computations run at a time, and a bounded number wait for their turn in order.
final class ComputationGate: Sendable {
    private struct Waiter {
        let number: Int
        let turn: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        var waiters: [Waiter] = []
        var issued = 0
        /// Waiters that were cancelled before they stood in the queue.
        var cancelled: Set<Int> = []
    }

    private let limit: Int
    private let waitingLimit: Int
    private let state = Mutex(State())

    init(limit: Int, waitingLimit: Int) {
        self.limit = max(limit, 1)
        self.waitingLimit = max(waitingLimit, 0)
    }

    /// How many computations wait for their turn.
    var waiting: Int { state.withLock { $0.waiters.count } }

    /// Runs a computation on a thread of its own, since it would hold one of the few that all tasks share.
    ///
    /// - Throws: `PasswordError.busy` when too many wait, `CancellationError`, or what the computation throws.
    func run<Value: Sendable>(_ computation: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        return try await withCheckedThrowingContinuation { result in
            Thread.detachNewThread { result.resume(with: Result(catching: computation)) }
        }
    }

    private func enter() async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.issued += 1
            return state.issued
        }
        // A cancellation that came too late to be heard leaves nothing behind.
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { turn in
                if let outcome = join(number, turn) { turn.resume(with: outcome) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Starts at once or is refused at once; nil when it has to wait.
    private func join(_ number: Int, _ turn: CheckedContinuation<Void, any Error>) -> Result<Void, any Error>? {
        state.withLock { state in
            if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
            if state.running < limit {
                state.running += 1
                return .success(())
            }
            guard state.waiters.count < waitingLimit else { return .failure(PasswordError.busy) }
            state.waiters.append(Waiter(number: number, turn: turn))
            return nil
        }
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let position = state.waiters.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.waiters.remove(at: position)
        }
        waiter?.turn.resume(throwing: CancellationError())
    }

    /// Hands the place on to the one who has waited longest.
    private func leave() {
        let next = state.withLock { state -> Waiter? in
            guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
            state.running -= 1
            return nil
        }
        next?.turn.resume()
    }
}
