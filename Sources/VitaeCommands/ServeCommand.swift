import Accounts
import ArgumentParser
import BundledTables
import ExtractionService
import Foundation
import Glibc
import JobFeeds
import Logging
import NIOCore
import PostgresStore
import PushDelivery
import Sessions
import VitaeServer

/// `vitae serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the HTTP API.",
        discussion: "The address is printed on standard output once connections are taken; logs go to standard error."
    )

    @Option(help: "Configuration file, one \"key = value\" a line (default: $VITAE_CONFIG, else none).")
    var config: String?

    @Flag(help: "Show all settings and where each comes from, secrets masked, and start nothing.")
    var printConfig = false

    @OptionGroup var options: ServeOptions

    func run() async throws {
        let resolved = try options.resolved(config: config)
        if printConfig {
            StandardOutput.write(PrintedSettings(resolved: resolved).text)
            return
        }
        try await serve(resolved.settings)
    }

    private func serve(_ settings: ServerSettings) async throws {
        var configuration = Installation.analysing(
            try Installation.extractorConfiguration(workers: settings.workers, language: settings.language),
            knowledge: settings.knowledge
        )
        try await Installation.checkLanguage(configuration)
        let certificate = try settings.certificate()
        let languageModel = try settings.languageModel.settings()
        let operatorKey = try settings.push.wholeOperatorKey()
        // Before a folder is made: a slip in a table leaves nothing behind.
        _ = try BriefOptions.namedays(in: settings.brief.namedays)
        let location = try settings.storeLocation()
        let folder = try DataFolder(path: settings.data, creates: true, secrets: settings.secretsFolder)
        let store = try await folder.serverStore(at: location)
        let hearing: @Sendable (SessionChanges) async -> Void = { await store.tell($0) }
        let notices = location == nil ? nil : hearing
        let push = try settings.push.settings(in: folder)
        let analyzer = try Analyzer.bundled(knowledge: try Installation.knowledge(settings.knowledge))
        var sessions = settings.sessions
        sessions.workers = configuration.workers
        configuration.workers = sessions.places
        var logger = Logger(label: "vitae") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = settings.logLevel
        guard let cage = await ExtractorCage.level(of: configuration) else {
            throw CommandFailure.cannotStart("vitae-extract does not start; vitae doctor says what is missing.")
        }
        if cage != ExtractorCage.full {
            logger.warning("extractors are not fully confined", metadata: ["sandbox": "\(cage)"])
        }
        let accounts = try await folder.accountService(store: store, settings: settings, logger: logger)
        let journal = FeedJournal(feeds: settings.scheduledFeeds.map { ($0.name, $0.interval / .seconds(1)) })
        let server = VitaeServer(
            VitaeServer.Services(
                accounts: accounts,
                accountStore: store,
                providers: try settings.providerSignIn(accounts: accounts),
                sessions: store,
                library: store,
                postings: store,
                directory: store,
                market: store,
                devices: store,
                alerts: store,
                profiles: store,
                publications: store,
                keywordPostings: store,
                deviceSettings: settings.devices,
                notifications: NotificationServices(
                    store: store,
                    push: push,
                    retention: settings.push.retention,
                    operatorKey: operatorKey
                ),
                brief: try settings.brief.services(store: store),
                letters: LetterSettings(mail: push.mail, page: settings.publicURL),
                feeds: journal,
                analyzer: analyzer,
                pool: ExtractorPool(configuration, logger: logger),
                tokens: try folder.viewTokens(),
                settings: sessions,
                web: try WebFiles.bundled(),
                connections: settings.connections,
                rates: settings.rates,
                trustedProxies: settings.proxyRanges,
                metricsPort: settings.metricsPort,
                languageModel: languageModel,
                certificate: certificate,
                cage: cage,
                logger: logger,
                notices: notices,
                limits: store as? any LimitStore,
                database: Self.database(of: store)
            )
        )
        let feeds = FeedSchedule(
            settings: settings,
            folder: folder,
            store: store,
            analyzer: analyzer,
            journal: journal,
            logger: logger
        )
        let jobs = try settings.jobs.map { path in
            try InitialImport(path: path, folder: folder, store: store, analyzer: analyzer, logger: logger)
        }
        let announcement = Announcement()
        // Leaving the function cancels them.
        async let _: Void = feeds.run()
        async let _: Void = announcement.run(after: jobs)
        try await listen(server, settings, scheme: certificate == nil ? "http" : "https", announcement)
    }

    /// How the connections of a store are doing; nil where it is a file.
    private static func database(of store: any VitaeStore) -> (@Sendable () -> DatabaseConnections)? {
        guard let store = store as? PostgresStore else { return nil }
        return { DatabaseConnections(store.connections) }
    }

    private func listen(
        _ server: VitaeServer,
        _ settings: ServerSettings,
        scheme: String,
        _ announcement: Announcement
    ) async throws {
        let (host, port) = (settings.host, settings.port)
        do {
            try await server.run(host: host, port: port) { port in
                announcement.make("Vitae is listening on \(scheme)://\(host):\(port)")
            }
        } catch SessionStoreError.unavailable {
            throw CommandFailure.cannotStart(
                settings.store == nil
                    ? "The database is read-only, or there is no room for it. Make its file and its folder writable for the"
                        + " user that runs Vitae."
                    : "The database cannot be written: it is a standby, there is no room for it, or it has gone away."
            )
        } catch {
            throw CommandFailure.cannotStart("\(host):\(port) cannot be listened on: \(Self.reason(error)).")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: "another program uses the port"
        case EACCES: "only root may use this port"
        case EADDRNOTAVAIL: "this machine does not have the address"
        default: "\(error)"
        }
    }
}

extension DatabaseConnections {
    fileprivate init(_ figures: ConnectionFigures) {
        self.init(
            connections: figures.connections,
            connected: figures.connected,
            working: figures.working,
            waiting: figures.waiting,
            waitedSeconds: figures.waitedSeconds,
            reconnections: figures.reconnections
        )
    }
}
