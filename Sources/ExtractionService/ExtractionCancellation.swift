import Synchronization

/// Lets whoever waits for a document give it up: the process that reads it is ended.
final class ExtractionCancellation: Sendable {
    private struct State {
        var isCancelled = false
        /// Ends the process at work; nil while there is none.
        var end: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.end?()
            state.end = nil
        }
    }

    /// Says how the process is ended that begins with the document now.
    func begin(_ end: @escaping @Sendable () -> Void) {
        state.withLock { state in
            if state.isCancelled { end() } else { state.end = end }
        }
    }

    /// The process has answered or is gone. Once it returns, nothing is done any more: its number may be another's.
    func finish() {
        state.withLock { $0.end = nil }
    }
}
