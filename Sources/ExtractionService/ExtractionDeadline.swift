import Synchronization

/// Does something about a process that is still busy when its time is up.
final class ExtractionDeadline: Sendable {
    private enum State {
        case waiting
        case cancelled
        case fired
    }

    private let state = Mutex(State.waiting)
    private let timer = Mutex<Task<Void, Never>?>(nil)

    init(after time: Duration, onExpiry: @escaping @Sendable () -> Void) {
        let task = Task { [weak self] in
            do {
                try await Task.sleep(for: time)
            } catch {
                return
            }
            self?.fire(onExpiry)
        }
        timer.withLock { $0 = task }
    }

    /// Stops the timer. Once it returns, nothing is done any more: the process may be gone and its number another's.
    ///
    /// - Returns: whether it had fired before.
    func cancel() -> Bool {
        timer.withLock { $0?.cancel() }
        return state.withLock { state in
            if state == .waiting { state = .cancelled }
            return state == .fired
        }
    }

    private func fire(_ onExpiry: () -> Void) {
        state.withLock { state in
            guard state == .waiting else { return }
            state = .fired
            onExpiry()
        }
    }
}
