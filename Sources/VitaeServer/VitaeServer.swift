package import Accounts
import DailyBrief
package import ExtractionService
import Foundation
import HTTPTypes
import Hummingbird
package import JobAlerts
package import JobMatching
package import Logging
import NIOCore
package import Profiles
package import Publications
import PushDelivery
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
        package var directory: any PostingDirectory
        package var market: any PostingMarket
        package var devices: any DeviceStore
        package var alerts: any AlertStore
        package var profiles: any ProfileStore
        package var publications: any PublicationStore
        package var keywordPostings: any KeywordPostings
        package var deviceSettings: DeviceSettings
        package var notifications: NotificationServices
        package var brief: BriefServices
        /// nil where no letters are sent to the addresses of accounts.
        package var letters: LetterSettings?
        package var feeds: FeedJournal
        package var analyzer: Analyzer
        package var pool: ExtractorPool
        package var tokens: ViewTokens
        package var settings: SessionSettings
        package var web: WebFiles
        package var connections: ConnectionLimits
        package var rates: RateLimitSettings
        /// Who may say whose requests they pass on.
        package var trustedProxies: [AddressRange]
        /// Port of the loopback address that metrics are shown on; nil for none.
        package var metricsPort: Int?
        /// Who puts explanations in other words; nil to show them as they are composed.
        package var languageModel: LanguageModelSettings?
        /// What the server shows that it is it with; nil to speak without TLS.
        package var certificate: ServerCertificate?
        /// What extractors are locked in with, in words.
        package var cage: String
        package var logger: Logger
        /// Wakes those who wait for what other processes do, until it is cancelled; nil where there are none.
        package var notices: (@Sendable (SessionChanges) async -> Void)?
        /// What several servers count with; nil to count alone.
        package var limits: (any LimitStore)?
        /// How the connections to the database are doing; nil where it is a file.
        package var database: (@Sendable () -> DatabaseConnections)?

        package init(
            accounts: AccountService,
            accountStore: any AccountStore,
            providers: ProviderSignIn?,
            sessions: any SessionStore,
            library: any SessionLibrary,
            postings: any PostingStore,
            directory: any PostingDirectory,
            market: any PostingMarket,
            devices: any DeviceStore,
            alerts: any AlertStore,
            profiles: any ProfileStore,
            publications: any PublicationStore,
            keywordPostings: any KeywordPostings,
            deviceSettings: DeviceSettings,
            notifications: NotificationServices,
            brief: BriefServices,
            letters: LetterSettings?,
            feeds: FeedJournal,
            analyzer: Analyzer,
            pool: ExtractorPool,
            tokens: ViewTokens,
            settings: SessionSettings,
            web: WebFiles,
            connections: ConnectionLimits,
            rates: RateLimitSettings,
            trustedProxies: [AddressRange],
            metricsPort: Int?,
            languageModel: LanguageModelSettings?,
            certificate: ServerCertificate?,
            cage: String,
            logger: Logger,
            notices: (@Sendable (SessionChanges) async -> Void)? = nil,
            limits: (any LimitStore)? = nil,
            database: (@Sendable () -> DatabaseConnections)? = nil
        ) {
            self.accounts = accounts
            self.accountStore = accountStore
            self.providers = providers
            self.sessions = sessions
            self.library = library
            self.postings = postings
            self.directory = directory
            self.market = market
            self.devices = devices
            self.alerts = alerts
            self.profiles = profiles
            self.publications = publications
            self.keywordPostings = keywordPostings
            self.deviceSettings = deviceSettings
            self.notifications = notifications
            self.brief = brief
            self.letters = letters
            self.feeds = feeds
            self.analyzer = analyzer
            self.pool = pool
            self.tokens = tokens
            self.settings = settings
            self.web = web
            self.connections = connections
            self.rates = rates
            self.trustedProxies = trustedProxies
            self.metricsPort = metricsPort
            self.languageModel = languageModel
            self.certificate = certificate
            self.cage = cage
            self.logger = logger
            self.notices = notices
            self.limits = limits
            self.database = database
        }
    }

    private let services: Services
    private let engine: AlertEngine
    private let pushHealth = PushHealth()
    private let briefMaker: BriefMaker
    private let letters: AccountLetters

    package init(_ services: Services) {
        self.services = services
        engine = AlertEngine(
            store: services.alerts,
            knowledge: services.analyzer.knowledge,
            gazetteer: services.analyzer.gazetteer,
            localDistance: services.settings.localDistance
        )
        letters = AccountLetters(
            accounts: services.accounts,
            settings: services.letters,
            limiter: services.rates.isEnabled
                ? RateLimiter(
                    rate: Double(AccountLetters.mostAnHour) / 3_600,
                    burst: AccountLetters.mostAnHour,
                    capacity: services.rates.capacity
                ) : nil,
            logger: services.logger
        )
        briefMaker = BriefMaker(
            store: services.brief.store,
            desk: services.brief.weatherURL.map {
                WeatherDesk(source: WeatherClient(url: $0), answers: services.brief.store)
            },
            namedays: services.brief.namedays,
            gazetteer: services.analyzer.gazetteer
        )
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
        try await services.notifications.store.releaseNotifications()
        let changes = SessionChanges()
        let addresses = ClientAddress(trustedProxies: services.trustedProxies)
        let limits = services.connections
        let counter = ConnectionCounter(limits: limits, addresses: addresses)
        let metrics = metrics(connections: counter)
        let connections = ConnectionGuard(
            limits: limits,
            counter: counter,
            logger: services.logger,
            onEnd: metrics.connectionEnded
        )
        let application = Application(
            router: router(changes: changes, addresses: addresses, metrics: metrics),
            server: .guarded(connections, certificate: services.certificate),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "Vitae"),
            services: workers(changes: changes, metrics: metrics),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
            logger: services.logger
        )
        try await application.runService()
    }

    private func metrics(connections: ConnectionCounter) -> ServerMetrics {
        let services = services
        let metrics = ServerMetrics(
            registry: MetricsRegistry(logger: services.logger),
            readings: MetricsReadings(
                sessions: { try await services.sessions.sessionCounts() },
                queueDepth: { try await services.sessions.queueDepth() },
                queueOldestSeconds: {
                    try await services.sessions.oldestQueued().map { max(0, -$0.timeIntervalSinceNow) }
                },
                extractorDeaths: { services.pool.deaths },
                extractorsWaiting: { services.pool.waiting },
                connections: { connections.count },
                database: services.database
            )
        )
        metrics.declareNotifications {
            try await services.notifications.store.notificationCounts(now: Date()).waiting
        }
        return metrics
    }

    private func router(
        changes: SessionChanges,
        addresses: ClientAddress,
        metrics: ServerMetrics
    ) -> Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: RequestIDMiddleware())
        router.add(middleware: MetricsMiddleware(metrics: metrics))
        router.add(middleware: ClientAddressMiddleware(source: addresses))
        router.add(middleware: HeadersMiddleware())
        if services.certificate != nil { router.add(middleware: StrictTransportMiddleware()) }
        router.add(middleware: ProblemMiddleware())
        router.add(middleware: ContinueMiddleware())
        router.add(middleware: RateLimitMiddleware(services.rates, store: services.limits))
        let intake = SessionIntake(
            store: services.sessions,
            tokens: services.tokens,
            changes: changes,
            settings: services.settings
        )
        let lookup = SessionLookup(store: services.sessions)
        // One for all: what it costs is limited for all together.
        let wording = services.languageModel?.wording(
            knowledge: services.analyzer.knowledge,
            metrics: metrics,
            logger: services.logger
        )
        UploadController(intake: intake, accounts: services.accounts, settings: services.settings).addRoutes(to: router)
        let answers = SessionAnswers(lookup: lookup)
        SessionController(lookup: lookup, store: services.sessions, changes: changes, answers: answers)
            .addRoutes(to: router)
        EventsController(lookup: lookup, changes: changes).addRoutes(to: router)
        LocationController(
            lookup: lookup,
            store: services.sessions,
            search: search,
            gazetteer: services.analyzer.gazetteer,
            changes: changes
        ).addRoutes(to: router)
        ResumeController(
            lookup: lookup,
            analyzer: services.analyzer,
            accounts: services.accounts,
            publications: services.publications
        ).addRoutes(to: router)
        JobsController(lookup: lookup, store: services.sessions, library: services.library).addRoutes(to: router)
        InsightController(
            lookup: lookup,
            store: services.sessions,
            postings: services.postings,
            knowledge: services.analyzer.knowledge,
            wording: wording
        ).addRoutes(to: router)
        InteractionController(lookup: lookup, library: services.library).addRoutes(to: router)
        AuthController(accounts: services.accounts, providers: services.providers).addRoutes(to: router)
        LetterController(accounts: services.accounts, letters: letters).addRoutes(to: router)
        MeController(
            accounts: services.accounts,
            accountStore: services.accountStore,
            sessions: services.sessions,
            answers: answers,
            library: services.library,
            tokens: services.tokens,
            analyzer: services.analyzer,
            profiles: services.profiles,
            publications: services.publications,
            exporter: exporter,
            briefs: services.brief.store
        ).addRoutes(to: router)
        SettingsController(
            settings: services.settings,
            samples: SampleResumes(services.web),
            postings: services.postings,
            isSignUpEnabled: services.accounts.allowsSignUp,
            sendsLetters: letters.areSent,
            providers: services.providers?.names ?? []
        ).addRoutes(to: router)
        WebController(files: services.web).addRoutes(to: router)
        let health = ServerHealth(
            sessions: services.sessions,
            postings: services.postings,
            trouble: { services.pool.trouble }
        )
        HealthController(health: health, cage: services.cage, database: services.database).addRoutes(to: router)
        addVersionOne(to: router, health: health, wording: wording)
        addPublications(to: router, lookup: lookup)
        addBriefs(to: router)
        return router
    }

    /// Lists of publications, and the accounts of their apps.
    private func addPublications(to router: Router<ServerContext>, lookup: SessionLookup) {
        let rates = services.rates
        let hourly = Double(rates.publicationCallsPerHour) / 3_600
        let calls =
            rates.isEnabled
            ? RateLimiter<UUID>(rate: hourly, burst: rates.publicationCallsPerHour, capacity: rates.capacity) : nil
        let gate = PublicationGate(accounts: services.accounts, calls: calls)
        PublicationAuthController(
            accounts: services.accounts,
            store: services.accountStore,
            gate: gate,
            registrations: sharedLimiter("publication registration", rates.registrationsPerHour)
        ).addRoutes(to: router)
        UserController(store: services.accountStore, gate: gate).addRoutes(to: router)
        PublicationController(store: services.publications, gate: gate).addRoutes(to: router)
        MobilePublicationController(store: services.publications, gate: gate).addRoutes(to: router)
        PublicationFileController(
            store: services.publications,
            library: services.library,
            lookup: lookup,
            gate: gate
        ).addRoutes(to: router)
    }

    /// `/api/v2`, and how people sign in to it.
    private func addBriefs(to router: Router<ServerContext>) {
        let store = services.brief.store
        BriefSignInController(
            accounts: services.accounts,
            accountStore: services.accountStore,
            store: store,
            apps: BriefAppGate(keys: services.brief.apiKeys),
            letters: letters,
            signIns: sharedLimiter("brief sign-in", services.rates.briefSignInsPerHour),
            registrations: sharedLimiter("brief registration", services.rates.briefRegistrationsPerHour)
        ).addRoutes(to: router)
        let gate = BriefGate(
            accounts: services.accounts,
            store: store,
            calls: limiter(services.rates.briefCallsPerHour)
        )
        BriefController(gate: gate, maker: briefMaker).addRoutes(to: router)
        CountdownController(gate: gate, maker: briefMaker).addRoutes(to: router)
        ReminderController(gate: gate, store: store).addRoutes(to: router)
        BriefSettingsController(
            gate: gate,
            maker: briefMaker,
            accounts: services.accounts,
            accountStore: services.accountStore,
            letters: letters
        ).addRoutes(to: router)
    }

    private var exporter: ProfileExporter {
        ProfileExporter(profiles: services.profiles, alerts: services.alerts)
    }

    private var search: JobSearch {
        JobSearch(postings: services.postings, analyzer: services.analyzer, settings: services.settings)
    }

    /// `/api/v1`
    private func addVersionOne(
        to router: Router<ServerContext>,
        health: ServerHealth,
        wording: ExplanationWording?
    ) {
        let answers = MinuteAnswers(market: services.market)
        DirectoryController(
            directory: services.directory,
            market: services.market,
            answers: answers,
            gazetteer: services.analyzer.gazetteer,
            localDistance: services.settings.localDistance
        ).addRoutes(to: router)
        AnalyticsController(market: services.market, answers: answers).addRoutes(to: router)
        V1HealthController(
            health: health,
            market: services.market,
            counts: KeptCounts(alerts: services.alerts, outbox: services.notifications.store),
            feeds: services.feeds,
            push: services.notifications.push.apple == nil ? nil : pushHealth
        ).addRoutes(to: router)
        OperatorController(
            engine: engine,
            alerts: services.alerts,
            gate: OperatorGate(key: services.notifications.operatorKey),
            intervalMinutes: services.deviceSettings.matchMinutes
        ).addRoutes(to: router)
        let gate = DeviceGate(
            devices: services.devices,
            accounts: services.accounts,
            authentication: services.deviceSettings.authentication,
            unknown: sharedLimiter("unknown device", services.rates.unknownDevicesPerHour)
        )
        DeviceController(
            devices: services.devices,
            gate: gate,
            webPush: services.notifications.push.web,
            newDevices: limiter(services.rates.newDevicesPerHour)
        ).addRoutes(to: router)
        KeywordController(alerts: services.alerts, engine: engine, gate: gate).addRoutes(to: router)
        MatchController(alerts: services.alerts, gate: gate).addRoutes(to: router)
        let profileGate = ProfileGate(profiles: services.profiles, devices: gate)
        addProfiles(to: router, gate: profileGate)
        AnswerController(
            source: AnswerSource(
                store: services.keywordPostings,
                analyzer: services.analyzer,
                settings: services.settings
            ),
            documents: services.pool,
            gate: profileGate,
            profiles: services.profiles,
            sessions: services.sessions,
            directory: services.directory,
            wording: wording,
            reviews: limiter(services.rates.reviewsPerHour)
        ).addRoutes(to: router)
    }

    private func addProfiles(to router: Router<ServerContext>, gate: ProfileGate) {
        ProfileController(
            profiles: services.profiles,
            gate: gate,
            exporter: exporter,
            lookup: SessionLookup(store: services.sessions),
            newProfiles: limiter(services.rates.newDevicesPerHour)
        ).addRoutes(to: router)
        ProfileKeywordController(
            profiles: services.profiles,
            gate: gate,
            matches: ProfileMatches(
                postings: services.keywordPostings,
                market: services.market,
                sessions: services.sessions,
                search: search,
                analyzer: services.analyzer
            ),
            explainer: JobExplainer(knowledge: services.analyzer.knowledge)
        ).addRoutes(to: router)
    }

    /// Counts what may be done so often an hour, by address or account; nil where nothing is limited.
    private func limiter<Key: Hashable & Sendable>(_ countPerHour: Int) -> RateLimiter<Key>? {
        guard services.rates.isEnabled else { return nil }
        return RateLimiter(
            rate: Double(countPerHour) / 3_600,
            burst: countPerHour,
            capacity: services.rates.capacity
        )
    }

    /// Counts what may be done so often an hour by one client, on all servers together; nil where nothing is limited.
    ///
    /// - Parameters:
    ///   - name: tells it from other limiters.
    ///   - countPerHour: how often.
    /// - Returns: the limiter.
    private func sharedLimiter(_ name: String, _ countPerHour: Int) -> (any Limiter<AddressRange?>)? {
        guard services.rates.isEnabled, let store = services.limits else { return limiter(countPerHour) }
        return SharedLimiter(
            name,
            in: store,
            rate: Double(countPerHour) / 3_600,
            burst: countPerHour,
            capacity: services.rates.capacity
        ) { $0?.description ?? "" }
    }

    private func workers(changes: SessionChanges, metrics: ServerMetrics) -> [any Service] {
        let worker = SessionWorker(
            sessions: services.sessions,
            postings: services.postings,
            pool: services.pool,
            analyzer: services.analyzer,
            changes: changes,
            settings: services.settings,
            logger: services.logger,
            stageFinished: metrics.stageFinished
        )
        let workers = (0..<services.settings.places).map { _ in BackgroundService { await worker.run() } }
        let listener = services.metricsPort.map { port in
            MetricsListener(registry: metrics.registry, host: "127.0.0.1", port: port, logger: services.logger)
        }
        let closing = BackgroundService { await closeExpiredPostings() }
        let alerts = AlertSchedule(
            engine: engine,
            store: services.alerts,
            interval: .seconds(60 * services.deviceSettings.matchMinutes),
            logger: services.logger
        )
        let push = PushSchedule(
            services: services.notifications,
            health: pushHealth,
            logger: services.logger,
            onSettled: metrics.notificationSettled
        )
        let retention = RetentionSchedule(
            store: services.notifications.store,
            publications: services.publications,
            retention: services.notifications.retention,
            logger: services.logger
        )
        let briefs = BriefSchedule(
            planner: BriefPlanner(maker: briefMaker, turns: services.notifications.store),
            logger: services.logger
        )
        let sending = [BackgroundService { await push.run() }, BackgroundService { await briefs.run() }]
        let telling =
            [
                BackgroundService { await alerts.run() }, BackgroundService { await retention.run() },
            ] + (services.notifications.push.channels.isEmpty ? [] : sending)
        let writing = letters.areSent ? [BackgroundService { await letters.run() }] : []
        let hearing = services.notices.map { notices in BackgroundService { await notices(changes) } }
        return [BackgroundService { await services.pool.run() }, closing] + telling + writing + workers
            + [hearing].compactMap(\.self) + [listener].compactMap(\.self)
    }

    /// From one look for postings that are over to the next.
    private static let closingInterval = Duration.seconds(60)

    /// Takes postings that are over out of lists and counts, until it is cancelled.
    private func closeExpiredPostings() async {
        repeat {
            do {
                _ = try await services.directory.closeExpired(now: Date())
            } catch {
                services.logger.warning(
                    "expired postings were not closed",
                    metadata: ["error": "\(String(reflecting: type(of: error)))"]
                )
            }
        } while await hasSlept(Self.closingInterval)
    }

    /// Waits; says whether nobody cancelled it meanwhile.
    private func hasSlept(_ duration: Duration) async -> Bool {
        do {
            try await Task.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
