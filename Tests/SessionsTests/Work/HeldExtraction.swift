import ExtractionService
import Resume
import ResumeAnalysis
import Sessions
import Synchronization
import TestSupport
import TextDocument

/// Reads documents when a test lets it.
final class HeldExtraction: DocumentReading {
    private struct State {
        var trouble: ExtractorTrouble?
        var isOpen = false
        var begun = 0
        var cancelled = 0
        var reading: [Int: CheckedContinuation<Bool, Never>] = [:]
        var watchers: [(begun: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// Documents that were given up.
    var cancelled: Int { state.withLock { $0.cancelled } }

    func recheckedTrouble() async -> ExtractorTrouble? { state.withLock { $0.trouble } }

    /// Makes all documents fail for a reason that lies in none of them; nil ends that.
    func setTrouble(_ trouble: ExtractorTrouble?) { state.withLock { $0.trouble = trouble } }

    func analyse(
        _ request: ExtractionRequest,
        onRead: @escaping @Sendable () -> Void,
        beforeFindings: @Sendable () async -> Void
    ) async throws(ReadingFailure) -> AnalysedDocument {
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
            throw .document(.crashed)
        }
        if let trouble = state.withLock({ $0.trouble }) { throw .extractor(trouble) }
        onRead()
        await beforeFindings()
        let document = Pages.document(["Robin Example", "Baker at Globex since 2019"])
        guard let analyzer = try? Knowledge.resumeAnalyzer() else { throw .document(.crashed) }
        return AnalysedDocument(
            document: document,
            findings: analyzer.analyse(document, today: PartialDate(year: 2026, month: 11, day: 1))
        )
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
