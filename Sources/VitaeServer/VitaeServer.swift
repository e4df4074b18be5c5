package import Accounts
package import ExtractionService
import HTTPTypes
import Hummingbird
package import JobMatching
package import Logging
import NIOCore
import ServiceLifecycle
package import Sessions

/// The HTTP server with everything that works behind it.
package struct VitaeServer: Sendable {
    /// What the server stands on.
    package struct Services: Sendable {
        package var accounts: AccountService
        package var accountStore: any AccountStore
        /// nil where no identity provider is configured.
        package var providers: ProviderSignIn?
        package var sessions: any SessionStore
        package var library: any SessionLibrary
        package var postings: any PostingStore
        package var analyzer: Analyzer
        package var pool: ExtractorPool
        package var tokens: ViewTokens
        package var settings: SessionSettings
        package var web: WebFiles
        /// What extractors are locked in with, in words.
        package var cage: String
        package var logger: Logger

        package init(
            accounts: AccountService,
            accountStore: any AccountStore,
            providers: ProviderSignIn?,
            sessions: any SessionStore,
            library: any SessionLibrary,
            postings: any PostingStore,
            analyzer: Analyzer,
            pool: ExtractorPool,
            tokens: ViewTokens,
            settings: SessionSettings,
            web: WebFiles,
            cage: String,
            logger: Logger
        ) {
            self.accounts = accounts
            self.accountStore = accountStore
            self.providers = providers
            self.sessions = sessions
            self.library = library
            self.postings = postings
            self.analyzer = analyzer
            self.pool = pool
            self.tokens = tokens
            self.settings = settings
            self.web = web
            self.cage = cage
            self.logger = logger
        }
    }

    private let services: Services

    private static let longestHeaders = 32 * 1024
    private static let mostHeaders = 100
    private static let idleTimeout = TimeAmount.seconds(30)

    package init(_ services: Services) {
        self.services = services
    }

    /// Serves until the process is told to stop (SIGTERM, SIGINT); documents at work are handed back to the queue then.
    ///
    /// - Parameters:
    ///   - host: address to listen on.
    ///   - port: port to listen on; 0 picks a free one.
    ///   - onListening: called with the port once connections are taken.
    /// - Throws: an error when the address cannot be listened on.
    package func run(host: String, port: Int, onListening: @escaping @Sendable (Int) -> Void) async throws {
        try await services.sessions.releaseAll()
        let changes = SessionChanges()
        let application = Application(
            router: router(changes: changes),
            server: .http1(
                configuration: .init(
                    idleTimeout: Self.idleTimeout,
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: Self.longestHeaders,
                        maxHeaderListSize: Self.longestHeaders,
                        maxHeaderFieldCount: Self.mostHeaders
                    )
                )
            ),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "Vitae"),
            services: workers(changes: changes),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
            logger: services.logger
        )
        try await application.runService()
    }

    private func router(changes: SessionChanges) -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: HeadersMiddleware())
        router.add(middleware: ProblemMiddleware())
        let intake = SessionIntake(
            store: services.sessions,
            tokens: services.tokens,
            changes: changes,
            settings: services.settings
        )
        let lookup = SessionLookup(store: services.sessions)
        UploadController(intake: intake, accounts: services.accounts, settings: services.settings).addRoutes(to: router)
        SessionController(lookup: lookup, store: services.sessions, changes: changes).addRoutes(to: router)
        EventsController(lookup: lookup, changes: changes).addRoutes(to: router)
        LocationController(
            lookup: lookup,
            store: services.sessions,
            search: JobSearch(
                postings: services.postings,
                analyzer: services.analyzer,
                settings: services.settings
            ),
            gazetteer: services.analyzer.gazetteer,
            changes: changes
        ).addRoutes(to: router)
        ResumeController(lookup: lookup, analyzer: services.analyzer).addRoutes(to: router)
        JobsController(lookup: lookup, store: services.sessions, library: services.library).addRoutes(to: router)
        InteractionController(lookup: lookup, library: services.library).addRoutes(to: router)
        AuthController(accounts: services.accounts, providers: services.providers).addRoutes(to: router)
        MeController(
            accounts: services.accounts,
            accountStore: services.accountStore,
            sessions: services.sessions,
            library: services.library,
            tokens: services.tokens,
            analyzer: services.analyzer
        ).addRoutes(to: router)
        SettingsController(
            settings: services.settings,
            samples: SampleResumes(services.web),
            isSignUpEnabled: services.accounts.allowsSignUp,
            providers: services.providers?.names ?? []
        ).addRoutes(to: router)
        WebController(files: services.web).addRoutes(to: router)
        HealthController(sessions: services.sessions, postings: services.postings, cage: services.cage).addRoutes(
            to: router
        )
        return router
    }

    private func workers(changes: SessionChanges) -> [any Service] {
        let worker = SessionWorker(
            sessions: services.sessions,
            postings: services.postings,
            pool: services.pool,
            analyzer: services.analyzer,
            changes: changes,
            settings: services.settings,
            logger: services.logger
        )
        let workers = (0..<services.settings.workers).map { _ in BackgroundService { await worker.run() } }
        return [BackgroundService { await services.pool.run() }] + workers
    }
}

/// Work that goes on beside the server and is cancelled when it stops.
private struct BackgroundService: Service {
    let body: @Sendable () async -> Void

    func run() async throws {
        await cancelWhenGracefulShutdown { await body() }
    }
}
