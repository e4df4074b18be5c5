import Synchronization

/// Ends a process that is still busy with a document when its time is up.
final class ExtractionDeadline: Sendable {
    private enum State {
        case waiting
        case cancelled
        case fired
    }

    private let state = Mutex(State.waiting)
    private let timer = Mutex<Task<Void, Never>?>(nil)

    init(seconds: Int, onExpiry: @escaping @Sendable () -> Void) {
        let task = Task { [weak self] in
            do {
                try await Task.sleep(for: .seconds(seconds))
            } catch {
                return
            }
            if self?.fire() == true { onExpiry() }
        }
        timer.withLock { $0 = task }
    }

    /// Stops the timer.
    ///
    /// - Returns: whether it had fired before.
    func cancel() -> Bool {
        timer.withLock { $0?.cancel() }
        return state.withLock { state in
            if state == .waiting { state = .cancelled }
            return state == .fired
        }
    }

    private func fire() -> Bool {
        state.withLock { state in
            guard state == .waiting else { return false }
            state = .fired
            return true
        }
    }
}
