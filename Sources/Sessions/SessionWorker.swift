import ExtractionService
package import Foundation
package import JobMatching
package import Logging
import TextDocument

/// Takes documents from the queue and carries each through extraction, analysis and matching.
package struct SessionWorker: Sendable {
    /// Stands for the queue among the sessions whose changes are told.
    package static let queue = UUID()

    private let sessions: any SessionStore
    private let search: JobSearch
    private let pool: any DocumentReading
    private let changes: SessionChanges
    private let settings: SessionSettings
    private let logger: Logger
    /// Told how many seconds a document spent in a stage.
    private let stageFinished: @Sendable (SessionStatus, Double) -> Void
    private let clock: any WorkerClock
    private let allowances = ClientAllowances()

    /// How long a worker sleeps when nothing waits and nobody wakes it, or when the store fails.
    private static let idle = Duration.seconds(1)
    /// How often a worker looks for expired sessions, however busy it is.
    private static let tidySeconds = 60.0
    /// Whatever ends a server this often while it has to do with what was found out from a document ends it for ever. To
    /// die while the document is read says nothing about it: others do that, and it may take longer than the server lives.
    private static let mostAttempts = 5

    package init(
        sessions: any SessionStore,
        postings: any PostingStore,
        pool: any DocumentReading,
        analyzer: Analyzer,
        changes: SessionChanges,
        settings: SessionSettings,
        logger: Logger,
        clock: any WorkerClock = SystemWorkerClock(),
        stageFinished: @escaping @Sendable (SessionStatus, Double) -> Void = { _, _ in }
    ) {
        self.sessions = sessions
        search = JobSearch(postings: postings, analyzer: analyzer, settings: settings)
        self.pool = pool
        self.changes = changes
        self.settings = settings
        self.logger = logger
        self.clock = clock
        self.stageFinished = stageFinished
    }

    /// Works until the task is cancelled; a document at work is handed back then.
    package func run() async {
        var tidied: Date?
        var hasWorked = false
        while !Task.isCancelled {
            do {
                // Documents stay queued until they can be read.
                guard await pool.recheckedTrouble() == nil else {
                    try await clock.sleep(for: Self.idle)
                    continue
                }
                let now = clock.steadyDate
                let turn = FairTurn(places: settings.places, spent: allowances.spent(now: now))
                let claimed = try await sessions.claim(now: now, leaseSeconds: LeaseKeeper.seconds, turn: turn)
                if let (lease, files) = claimed {
                    hasWorked = true
                    defer { noteWork(lease, since: now) }
                    try await process(lease, files: files, since: now)
                }
                let isDue = tidied.map { clock.steadyDate.timeIntervalSince($0) > Self.tidySeconds } ?? true
                // What documents left behind goes as soon as nothing else waits.
                if isDue || (hasWorked && claimed == nil) {
                    try await sessions.tidy(now: clock.date)
                    tidied = clock.steadyDate
                    hasWorked = false
                }
                if claimed == nil { await changes.wait(for: Self.queue, atMost: Self.idle) }
            } catch {
                guard !Task.isCancelled else { return }
                if !(error is ReadingFailure) {
                    logger.error("the store fails", metadata: ["part": "store", "error": "\(type(of: error))"])
                }
                do {
                    try await clock.sleep(for: Self.idle)
                } catch {
                    return
                }
            }
        }
    }

    private func noteWork(_ lease: Lease, since start: Date) {
        let now = clock.steadyDate
        allowances.spend(now.timeIntervalSince(start), of: lease.client, now: now)
    }

    /// Carries a document as far as it goes.
    ///
    /// - Throws: what is no fault of the document.
    private func process(_ lease: Lease, files: [Data], since start: Date) async throws {
        let keeper = LeaseKeeper(sessions: sessions, clock: clock)
        do {
            try await keeper.keep(lease, since: start) { try await carry(lease, files: files) }
        } catch SessionStoreError.leaseLost {
            logger.notice("lease lost", metadata: ["session": "\(lease.session)"])
        } catch is LeaseKeeper.RunningOut {
            logger.error("lease not renewed, work ended", metadata: ["session": "\(lease.session)"])
            await handBack(lease)
        } catch SessionStoreError.unavailable {
            await handBack(lease)
            await changes.changed(lease.session)
            // Once there is room again; not before a pause.
            throw SessionStoreError.unavailable
        } catch _ where Task.isCancelled {
            await handBack(lease)
        } catch ReadingFailure.extractor(let trouble) {
            logger.error(
                "session waits for the extractor",
                metadata: ["session": "\(lease.session)", "part": "extractor", "reason": "\(trouble.rawValue)"]
            )
            await handBack(lease)
            await changes.changed(lease.session)
            // Once it is well again; not before a pause.
            throw ReadingFailure.extractor(trouble)
        } catch {
            // Not handed back: the lease ends by itself, which is a pause before the next try, and that one counts.
            logger.error("session failed", metadata: ["session": "\(lease.session)", "error": "\(type(of: error))"])
        }
        await changes.changed(lease.session)
    }

    private func carry(_ lease: Lease, files: [Data]) async throws {
        guard lease.attempt <= Self.mostAttempts else {
            try await sessions.fail(lease, with: .crashed)
            return
        }
        FaultPoint.afterClaim.reach()
        try await SessionStatus.queued.passGate()
        try await advance(lease, to: .extracting)
        let now = clock.date
        let analysis: Analysis
        do {
            analysis = try await read(files, under: lease, today: .today(now))
        } catch ReadingFailure.document(let failure) {
            try Task.checkCancellation()
            try await sessions.fail(lease, with: failure)
            logger.info("session failed", metadata: ["session": "\(lease.session)", "code": "\(failure.rawValue)"])
            return
        }
        // Also after a document that was read: whoever was told to stop has nothing more to do with it.
        try Task.checkCancellation()
        try await advance(lease, to: .searching)
        let matches = try await timed(.searching) {
            try await search.described(try await search.matches(for: analysis, now: now))
        }
        FaultPoint.afterResultBeforeDone.reach()
        try await sessions.complete(lease, analysis: analysis, matches: matches)
        logger.info(
            "session completed",
            metadata: ["session": "\(lease.session)", "pages": "\(analysis.pages)", "jobs": "\(matches.count)"]
        )
    }

    /// Has a document read and analysed, and notes when the one is over and the other begins.
    private func read(_ files: [Data], under lease: Lease, today: CalendarDay) async throws -> Analysis {
        let start = ContinuousClock.now
        let (reads, told) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        let request = ExtractionRequest(files: files.map { [UInt8]($0) }, today: today)
        let (notes, noted) = AsyncStream.makeStream(of: Void.self)
        async let analysed = analyse(request, telling: told) {
            // From here on the attempt counts, which has to be on disk by then.
            for await _ in notes {}
        }
        var end: ContinuousClock.Instant?
        for await read in reads where end == nil {
            end = read
            stageFinished(.extracting, (read - start) / .seconds(1))
            try await advance(lease, to: .identifying)
            noted.finish()
        }
        let document: AnalysedDocument
        do {
            document = try await analysed
        } catch {
            if end == nil { stageFinished(.extracting, (.now - start) / .seconds(1)) }
            throw error
        }
        stageFinished(.identifying, document.analysisTime / .seconds(1))
        guard let findings = document.findings else { throw ReadingFailure.document(.crashed) }
        return Analysis(findings, of: document.document)
    }

    private func analyse(
        _ request: ExtractionRequest,
        telling told: AsyncStream<ContinuousClock.Instant>.Continuation,
        beforeFindings: @Sendable () async -> Void
    ) async throws -> AnalysedDocument {
        defer { told.finish() }
        return try await pool.analyse(request, onRead: { told.yield(.now) }, beforeFindings: beforeFindings)
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
        try await status.passGate()
    }

    /// Hands a document back, as soon as the store can be written; where it cannot in time, the lease ends by itself.
    private func handBack(_ lease: Lease) async {
        let end = clock.steadyDate.addingTimeInterval(LeaseKeeper.seconds)
        while clock.steadyDate < end {
            do {
                try await release(lease)
                return
            } catch SessionStoreError.unavailable where !Task.isCancelled {
                // A sleep that is cut short ends the waiting.
                guard (try? await clock.sleep(for: Self.idle)) != nil else { break }
            } catch {
                break
            }
        }
        logger.notice("lease not handed back", metadata: ["session": "\(lease.session)"])
    }

    private func release(_ lease: Lease) async throws {
        // In a task of its own: at shutdown this one is cancelled, and a store does not write for a cancelled task.
        try await Task { try await sessions.release(lease) }.value
    }
}
