import Accounts
import ArgumentParser
import ExtractionService
import Foundation
import Glibc
import JobFeeds
import JobMatching
import Logging
import NIOCore
import Sessions
import VitaeServer

/// `vitae serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the HTTP API.",
        discussion: "The address is printed on standard output once connections are taken; logs go to standard error."
    )

    @Option(help: "Address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "Port to listen on; 0 picks a free one.")
    var port = 8080

    @Option(help: "Folder of the database and the secret (default: $VITAE_DATA, else ./vitae-data).")
    var data: String?

    @Option(help: "Postings to import before the start; skipped when the same file was imported already.")
    var jobs: String?

    @Option(help: "Extractor processes (default: one a core).")
    var workers: Int?

    @Option(help: "Country of people whose résumé does not say where they are (ISO 3166-1, such as US).")
    var defaultCountry: String?

    @Option(help: "Port of 127.0.0.1 that Prometheus metrics are shown on, at /metrics (default: none).")
    var metricsPort: Int?

    @OptionGroup var limits: LimitOptions
    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port is from 0 to 65535.") }
        guard metricsPort.map({ (0...65_535).contains($0) }) != false else {
            throw ValidationError("--metrics-port is from 0 to 65535.")
        }
        guard workers.map({ (1...64).contains($0) }) != false else {
            throw ValidationError("--workers is from 1 to 64.")
        }
    }

    func run() async throws {
        let configuration = try await recognition.extractorConfiguration(workers: workers)
        let folder = try DataFolder(path: data)
        try folder.lockForServer()
        let store = try folder.openStore()
        let analyzer = try Analyzer.bundled(knowledge: try knowledge.load())
        if let jobs { try await importOnce(jobs, folder: folder, store: store, analyzer: analyzer) }
        var settings = SessionSettings()
        settings.workers = configuration.workers
        settings.defaultCountry = defaultCountry?.uppercased()
        var logger = Logger(label: "vitae") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .info
        guard let cage = await ExtractorCage.level(of: configuration) else {
            throw CommandFailure.cannotStart("vitae-extract does not start; vitae doctor says what is missing.")
        }
        if cage != ExtractorCage.full {
            logger.warning("extractors are not fully confined", metadata: ["sandbox": "\(cage)"])
        }
        let server = VitaeServer(
            VitaeServer.Services(
                accounts: try await accounts(in: folder, store: store, logger: logger),
                accountStore: store,
                providers: nil,
                sessions: store,
                library: store,
                postings: store,
                analyzer: analyzer,
                pool: ExtractorPool(configuration, logger: logger),
                tokens: ViewTokens(secret: try folder.viewTokenSecret()),
                settings: settings,
                web: try WebFiles.bundled(),
                connections: limits.connections,
                rates: limits.rates,
                trustedProxies: limits.proxies,
                metricsPort: metricsPort,
                cage: cage,
                logger: logger
            )
        )
        let host = host
        do {
            try await server.run(host: host, port: port) { port in
                StandardOutput.write("Vitae is listening on http://\(host):\(port)")
            }
        } catch {
            throw CommandFailure.cannotStart("\(host):\(port) cannot be listened on: \(Self.reason(error)).")
        }
    }

    private func accounts(
        in folder: DataFolder,
        store: any AccountStore,
        logger: Logger
    ) async throws -> AccountService {
        AccountService(
            store: store,
            tokens: try await AccessTokens(keys: [AccessTokenKey(id: "1", secret: try folder.accessTokenSecret())]),
            passwords: PasswordHasher(),
            limiter: SignInLimiter(),
            settings: AccountSettings(),
            logger: logger
        )
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: "another program uses the port"
        case EACCES: "only root may use this port"
        case EADDRNOTAVAIL: "this machine does not have the address"
        default: "\(error)"
        }
    }

    /// Imports a file unless its content was imported before.
    private func importOnce(
        _ path: String,
        folder: DataFolder,
        store: any PostingStore,
        analyzer: Analyzer
    ) async throws {
        let imported = ImportedFiles(folder: folder)
        let bytes = try InputFile(path: path).read()
        let fingerprint = ImportedFiles.fingerprint(of: bytes)
        guard try !imported.contains(fingerprint) else { return }
        let report = try await PostingFile(path: path).load(bytes, into: store, analyzer: analyzer)
        for rejection in report.rejections {
            StandardError.write("\(path), line \(rejection.line): \(rejection.reason)")
        }
        StandardError.write("\(report.counts.added + report.counts.replaced) postings imported from \(path)")
        try imported.add(fingerprint)
    }
}
