import Foundation
import Synchronization

/// Lets a few computations run at a time, and a bounded number wait for their turn.
///
/// Clients take turns, so that one who asks for many waits for them and nobody else does. When no more may wait, the
/// latest of the client with the most gives way to one who has fewer.
final class ComputationGate: Sendable {
    fileprivate struct Waiter {
        let number: Int
        let client: String?
        let turn: CheckedContinuation<Void, any Error>
    }

    fileprivate struct State {
        var running = 0
        /// By client; no client is there without a waiter.
        var waiters: [String?: [Waiter]] = [:]
        var waiting = 0
        /// The clients that wait, the one whose turn is next first.
        var turns: [String?] = []
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
    var waiting: Int { state.withLock { $0.waiting } }

    /// Runs a computation on a thread of its own, since it would hold one of the few that all tasks share.
    ///
    /// - Parameters:
    ///   - client: names whoever asks; nil for all without a name.
    ///   - computation: what is computed.
    /// - Returns: what the computation does.
    /// - Throws: `PasswordError.busy` when too many wait, `CancellationError`, or what the computation throws.
    func run<Value: Sendable>(
        for client: String? = nil,
        _ computation: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await enter(client)
        defer { leave() }
        return try await withCheckedThrowingContinuation { result in
            Thread.detachNewThread { result.resume(with: Result(catching: computation)) }
        }
    }

    private func enter(_ client: String?) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.issued += 1
            return state.issued
        }
        // A cancellation that came too late to be heard leaves nothing behind.
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { turn in
                join(Waiter(number: number, client: client, turn: turn))
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Starts at once, is refused at once, or waits.
    private func join(_ waiter: Waiter) {
        let (turned, outcome) = state.withLock { state -> (Waiter?, Result<Void, any Error>) in
            if state.cancelled.remove(waiter.number) != nil { return (waiter, .failure(CancellationError())) }
            if state.running < limit {
                state.running += 1
                return (waiter, .success(()))
            }
            state.add(waiter)
            guard state.waiting > waitingLimit else { return (nil, .success(())) }
            return (state.removeLatestOfMost(), .failure(PasswordError.busy))
        }
        turned?.turn.resume(with: outcome)
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let waiter = state.remove(number) else {
                state.cancelled.insert(number)
                return nil
            }
            return waiter
        }
        waiter?.turn.resume(throwing: CancellationError())
    }

    /// Hands the place on to the next client's first.
    private func leave() {
        let next = state.withLock { state -> Waiter? in
            if let next = state.removeNext() { return next }
            state.running -= 1
            return nil
        }
        next?.turn.resume()
    }
}

extension ComputationGate.State {
    fileprivate mutating func add(_ waiter: ComputationGate.Waiter) {
        if waiters[waiter.client] == nil { turns.append(waiter.client) }
        waiters[waiter.client, default: []].append(waiter)
        waiting += 1
    }

    /// Takes the waiter whose turn it is; its client is the last to have another.
    fileprivate mutating func removeNext() -> ComputationGate.Waiter? {
        guard let client = turns.first else { return nil }
        let waiter = remove(0, of: client)
        if waiters[client] != nil {
            turns.removeFirst()
            turns.append(client)
        }
        return waiter
    }

    fileprivate mutating func removeLatestOfMost() -> ComputationGate.Waiter? {
        // Of clients with equally many, the one that began to wait last.
        guard let most = turns.max(by: { waiters[$0, default: []].count <= waiters[$1, default: []].count }) else {
            return nil
        }
        return remove(waiters[most, default: []].count - 1, of: most)
    }

    fileprivate mutating func remove(_ number: Int) -> ComputationGate.Waiter? {
        for (client, waiting) in waiters {
            guard let position = waiting.firstIndex(where: { $0.number == number }) else { continue }
            return remove(position, of: client)
        }
        return nil
    }

    private mutating func remove(_ position: Int, of client: String?) -> ComputationGate.Waiter? {
        let waiter = waiters[client]?.remove(at: position)
        waiting -= 1
        if waiters[client]?.isEmpty == true {
            waiters[client] = nil
            turns.removeAll { $0 == client }
        }
        return waiter
    }
}
