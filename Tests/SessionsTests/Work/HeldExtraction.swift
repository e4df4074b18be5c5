import Sessions
import Synchronization
import TestSupport
import TextDocument

/// Reads documents when a test lets it.
final class HeldExtraction: TextExtraction {
    private struct State {
        var isOpen = false
        var begun = 0
        var cancelled = 0
        var reading: [Int: CheckedContinuation<Bool, Never>] = [:]
        var watchers: [(begun: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// Documents that were given up.
    var cancelled: Int { state.withLock { $0.cancelled } }

    func extract(_ request: ExtractionRequest) async throws(ExtractionFailure) -> TextDocument {
        let number = state.withLock { state in
            state.begun += 1
            for watcher in state.watchers where watcher.begun <= state.begun { watcher.continuation.resume() }
            state.watchers.removeAll { $0.begun <= state.begun }
            return state.begun
        }
        let isRead = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    if Task.isCancelled || state.isOpen {
                        continuation.resume(returning: !Task.isCancelled)
                    } else {
                        state.reading[number] = continuation
                    }
                }
            }
        } onCancel: {
            state.withLock { $0.reading.removeValue(forKey: number)?.resume(returning: false) }
        }
        guard isRead else {
            state.withLock { $0.cancelled += 1 }
            throw .crashed
        }
        return Pages.document(["Robin Example", "Baker at Globex since 2019"])
    }

    /// Waits until so many documents were begun.
    func begun(_ number: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.begun >= number {
                    continuation.resume()
                } else {
                    state.watchers.append((number, continuation))
                }
            }
        }
    }

    /// Lets all documents be read, these and those to come.
    func open() {
        state.withLock { state in
            state.isOpen = true
            for continuation in state.reading.values { continuation.resume(returning: true) }
            state.reading = [:]
        }
    }
}
