package import ExtractionService
package import JobMatching
package import Logging
import ServiceLifecycle
package import Sessions
import UnixSignals

/// What reads and analyses documents of a store that others take in, without HTTP.
package struct VitaeWorker: Sendable {
    private let sessions: any SessionStore
    private let postings: any PostingStore
    private let pool: ExtractorPool
    private let analyzer: Analyzer
    private let settings: SessionSettings
    private let notices: @Sendable (SessionChanges) async -> Void
    private let logger: Logger

    /// - Parameters:
    ///   - sessions: whose documents are read.
    ///   - postings: what they are matched with.
    ///   - pool: reads them.
    ///   - analyzer: says what they mean.
    ///   - settings: how many are read at a time.
    ///   - notices: wakes those who wait for what other processes do, until it is cancelled.
    ///   - logger: is told what goes wrong.
    package init(
        sessions: any SessionStore,
        postings: any PostingStore,
        pool: ExtractorPool,
        analyzer: Analyzer,
        settings: SessionSettings,
        notices: @escaping @Sendable (SessionChanges) async -> Void,
        logger: Logger
    ) {
        self.sessions = sessions
        self.postings = postings
        self.pool = pool
        self.analyzer = analyzer
        self.settings = settings
        self.notices = notices
        self.logger = logger
    }

    /// Works until the process is told to stop (SIGTERM, SIGINT); documents at work are handed back to the queue then.
    ///
    /// - Parameter onReady: called before the first document is taken.
    /// - Throws: what the store throws.
    package func run(onReady: @escaping @Sendable () -> Void) async throws {
        try await sessions.releaseAll()
        let changes = SessionChanges()
        let worker = SessionWorker(
            sessions: sessions,
            postings: postings,
            pool: pool,
            analyzer: analyzer,
            changes: changes,
            settings: settings,
            logger: logger
        )
        let workers = (0..<settings.places).map { _ in BackgroundService { await worker.run() } }
        let others = [BackgroundService { await pool.run() }, BackgroundService { await notices(changes) }]
        onReady()
        let group = ServiceGroup(
            services: others + workers,
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        try await group.run()
    }
}
