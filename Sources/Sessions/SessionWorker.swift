package import ExtractionService
package import Foundation
package import JobMatching
package import Logging
import Resume
import TextDocument

/// Takes documents from the queue and carries each through extraction, analysis and matching.
package struct SessionWorker: Sendable {
    /// Stands for the queue among the sessions whose changes are told.
    package static let queue = UUID()

    private let sessions: any SessionStore
    private let search: JobSearch
    private let pool: ExtractorPool
    private let analyzer: Analyzer
    private let changes: SessionChanges
    private let settings: SessionSettings
    private let logger: Logger
    /// For documents over which a server died.
    private let apart: any ApartAnalysis
    /// Told how many seconds a document spent in a stage.
    private let stageFinished: @Sendable (SessionStatus, Double) -> Void

    private static let leaseSeconds = 30.0
    private static let heartbeat = Duration.seconds(10)
    /// How long a worker sleeps when nothing waits and nobody wakes it.
    private static let idle = Duration.seconds(1)
    /// How often a worker that has nothing to do looks for expired sessions.
    private static let tidyInterval = Duration.seconds(60)
    /// Whatever ends a server this often ends it for ever; it need not be the document.
    private static let mostAttempts = 20

    package init(
        sessions: any SessionStore,
        postings: any PostingStore,
        pool: ExtractorPool,
        analyzer: Analyzer,
        changes: SessionChanges,
        settings: SessionSettings,
        logger: Logger,
        apart: any ApartAnalysis,
        stageFinished: @escaping @Sendable (SessionStatus, Double) -> Void = { _, _ in }
    ) {
        self.sessions = sessions
        search = JobSearch(postings: postings, analyzer: analyzer, settings: settings)
        self.pool = pool
        self.analyzer = analyzer
        self.changes = changes
        self.settings = settings
        self.logger = logger
        self.apart = apart
        self.stageFinished = stageFinished
    }

    /// Works until the task is cancelled; a document at work is handed back then.
    package func run() async {
        var tidied: ContinuousClock.Instant?
        while !Task.isCancelled {
            do {
                guard let (lease, files) = try await sessions.claim(now: Date(), leaseSeconds: Self.leaseSeconds) else {
                    if tidied.map({ ContinuousClock.now - $0 > Self.tidyInterval }) ?? true {
                        try await sessions.tidy(now: Date())
                        tidied = .now
                    }
                    await changes.wait(for: Self.queue, atMost: Self.idle)
                    continue
                }
                await process(lease, files: files)
                // What this document left behind goes as soon as nothing else waits.
                tidied = nil
            } catch {
                logger.error("the queue cannot be read", metadata: ["error": "\(type(of: error))"])
                try? await Task.sleep(for: Self.idle)
            }
        }
    }

    private func process(_ lease: Lease, files: [Data]) async {
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: Self.heartbeat)
                try await sessions.renew(lease, until: Date().addingTimeInterval(Self.leaseSeconds))
            }
        }
        defer { heartbeat.cancel() }
        do {
            try await carry(lease, files: files)
        } catch SessionStoreError.leaseLost {
            logger.notice("lease lost", metadata: ["session": "\(lease.session)"])
        } catch is CancellationError {
            await handBack(lease)
        } catch {
            logger.error("session failed", metadata: ["session": "\(lease.session)", "error": "\(type(of: error))"])
            await handBack(lease)
        }
        await changes.changed(lease.session)
    }

    private func carry(_ lease: Lease, files: [Data]) async throws {
        guard lease.attempt <= Self.mostAttempts else {
            try await sessions.fail(lease, with: .crashed)
            return
        }
        FaultPoint.afterClaim.reach()
        try await advance(lease, to: .extracting)
        let document: TextDocument
        do {
            document = try await timed(.extracting) { () async throws(ExtractionFailure) in
                try await pool.extract(ExtractionRequest(files: files.map { [UInt8]($0) }))
            }
        } catch {
            try Task.checkCancellation()
            try await sessions.fail(lease, with: error)
            logger.info("session failed", metadata: ["session": "\(lease.session)", "code": "\(error.rawValue)"])
            return
        }
        try await advance(lease, to: .identifying)
        let now = Date()
        guard let analysis = try await analysis(of: document, attempt: lease.attempt, today: .today(now)) else {
            try await sessions.fail(lease, with: .crashed)
            logger.error("a document ends its analysis", metadata: ["session": "\(lease.session)"])
            return
        }
        try await advance(lease, to: .searching)
        let matches = try await timed(.searching) { try await search.matches(for: analysis, now: now) }
        FaultPoint.afterResultBeforeDone.reach()
        try await sessions.complete(lease, analysis: analysis, matches: matches)
        logger.info(
            "session completed",
            metadata: ["session": "\(lease.session)", "pages": "\(analysis.pages)", "jobs": "\(matches.count)"]
        )
    }

    /// The analysis; nil for a document that it does not survive.
    ///
    /// A trap cannot be caught. What was at work when a server died is analysed apart, where only its own death counts.
    private func analysis(of document: TextDocument, attempt: Int, today: PartialDate) async throws -> Analysis? {
        try await timed(.identifying) {
            guard attempt > 1 else { return analyzer.analyse(document, today: today) }
            return try await apart.analyse(document, today: today)
        }
    }

    private func timed<Value, Failure>(
        _ stage: SessionStatus,
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let start = ContinuousClock.now
        defer { stageFinished(stage, (ContinuousClock.now - start) / .seconds(1)) }
        return try await body()
    }

    private func advance(_ lease: Lease, to status: SessionStatus) async throws {
        try await sessions.advance(lease, to: status)
        await changes.changed(lease.session)
    }

    private func handBack(_ lease: Lease) async {
        // In a task of its own: at shutdown this one is cancelled, and a store does not write for a cancelled task.
        await Task {
            do {
                try await sessions.release(lease)
            } catch {
                // The lease ends by itself.
                logger.notice("lease not handed back", metadata: ["session": "\(lease.session)"])
            }
        }.value
    }
}
