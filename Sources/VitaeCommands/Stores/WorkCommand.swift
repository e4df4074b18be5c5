import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import Logging
import PostgresStore
import Sessions
import VitaeServer

/// `vitae work`
struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Reads and analyses documents that servers have taken in, without an HTTP port of its own.",
        discussion: """
            As many as are wanted may work on one PostgreSQL database, on any machines. It takes the settings of \
            "vitae serve", of which those of documents, sessions and the log count. A line is printed on standard output \
            once it works.
            """
    )

    @Option(help: "Configuration file, one \"key = value\" a line (default: $VITAE_CONFIG, else none).")
    var config: String?

    @OptionGroup var options: ServeOptions

    func run() async throws {
        let settings = try options.resolved(config: config).settings
        guard let location = try settings.storeLocation() else {
            throw CommandFailure.usage(
                "vitae work needs a PostgreSQL database: name it with --store postgres://… or $\(StoreLocation.variable)."
            )
        }
        var configuration = Installation.analysing(
            try Installation.extractorConfiguration(workers: settings.workers, language: settings.language),
            knowledge: settings.knowledge
        )
        try await Installation.checkLanguage(configuration)
        let store = try location.open(isListening: true)
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
        let worker = VitaeWorker(
            sessions: store,
            postings: store,
            pool: ExtractorPool(configuration, logger: logger),
            analyzer: analyzer,
            settings: sessions,
            notices: { await store.tell($0) },
            logger: logger
        )
        do {
            try await worker.run {
                StandardOutput.write("Vitae is working on \(location.address)")
            }
        } catch SessionStoreError.unavailable {
            throw CommandFailure.cannotStart("The database \(location.address) cannot be written.")
        }
    }
}
