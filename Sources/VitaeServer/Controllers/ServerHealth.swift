import ExtractionService
import JobMatching
import Sessions
import Synchronization

/// What works in the server, and what does not.
struct ServerHealth: Sendable {
    /// How the store is.
    enum Store: String, Sendable {
        case ok
        /// The disk is full, read-only or broken.
        case unwritable
        /// It cannot even be read.
        case unavailable
    }

    /// A look at all parts.
    struct Reading: Sendable {
        var store = Store.ok
        /// What is wrong with the extractor; nil when nothing is.
        var extractor: ExtractorTrouble?
        /// Documents that wait; nil when the store cannot be read.
        var queueDepth: Int?
        /// Postings; nil when the store cannot be read.
        var jobs: Int?

        var isReady: Bool { store == .ok && extractor == nil }
    }

    private let sessions: any SessionStore
    private let postings: any PostingStore
    private let trouble: @Sendable () -> ExtractorTrouble?
    private let writing = WritingCheck()

    init(
        sessions: any SessionStore,
        postings: any PostingStore,
        trouble: @escaping @Sendable () -> ExtractorTrouble?
    ) {
        self.sessions = sessions
        self.postings = postings
        self.trouble = trouble
    }

    /// How all parts are.
    func reading() async -> Reading {
        var reading = Reading(extractor: trouble())
        do {
            reading.queueDepth = try await sessions.queueDepth()
            reading.jobs = try await postings.postingCount()
            if await !writing.succeeds({ try await sessions.checkWriting() }) {
                reading.store = .unwritable
            }
        } catch {
            reading.store = .unavailable
        }
        return reading
    }
}

/// Whether something can be stored, looked into at most once a second: each look is a write to the disk.
private final class WritingCheck: Sendable {
    private struct Outcome {
        var isSuccess = true
        var time: ContinuousClock.Instant?
    }

    private static let interval = Duration.seconds(1)

    private let last = Mutex(Outcome())

    func succeeds(_ write: () async throws -> Void) async -> Bool {
        let now = ContinuousClock.now
        let known = last.withLock { last -> Bool? in
            if let time = last.time, now - time < Self.interval { return last.isSuccess }
            // Whoever asks meanwhile hears what is known.
            last.time = now
            return nil
        }
        if let known { return known }
        var isSuccess = true
        do {
            try await write()
        } catch {
            isSuccess = false
        }
        last.withLock { $0.isSuccess = isSuccess }
        return isSuccess
    }
}
