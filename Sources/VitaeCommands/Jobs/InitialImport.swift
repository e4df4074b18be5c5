import Foundation
import JobFeeds
import JobMatching
import Logging
import Sessions

/// The import of a file of postings while a server starts, unless its content was imported before.
struct InitialImport: Sendable {
    private let path: String
    private let content: Data
    private let fingerprint: String
    private let folder: DataFolder
    private let store: any PostingStore
    private let analyzer: Analyzer
    private let logger: Logger

    /// From one line of the log to the next that says how far it is.
    private static let reportInterval = Duration.seconds(10)

    /// Reads the file, so that a slip in its name or a file of another kind stops the server before it starts.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - folder: remembers what was imported.
    ///   - store: where the postings go.
    ///   - analyzer: tells occupations, skills and places.
    ///   - logger: is told how far it is.
    /// - Throws: a failure that names the file.
    init(path: String, folder: DataFolder, store: any PostingStore, analyzer: Analyzer, logger: Logger) throws {
        self.path = path
        self.folder = folder
        self.store = store
        self.analyzer = analyzer
        self.logger = logger
        let bytes = try InputFile(path: path).read()
        content = Data(bytes)
        fingerprint = ImportedFiles.fingerprint(of: bytes)
        _ = try PostingFile(path: path).format(of: content)
    }

    /// Imports it. What goes wrong is told: the server goes on with the postings that it has.
    func run() async {
        let imported = ImportedFiles(folder: folder)
        do {
            guard try !imported.contains(fingerprint) else {
                StandardError.write("The postings of \(path) were imported before")
                return
            }
            let reports = ReportInterval(Self.reportInterval)
            var file = PostingFile(path: path)
            file.onProgress = { [logger, path] progress in
                guard reports.isOver() else { return }
                let percent = Int(progress.share * 100)  // checked: from 0 to 1
                logger.info(
                    "postings are being imported",
                    metadata: ["file": "\(path)", "rows": "\(progress.rows)", "percent": "\(percent)"]
                )
            }
            let report = try await file.load(content, into: store, analyzer: analyzer)
            for rejection in report.rejections {
                StandardError.write("\(path), line \(rejection.line): \(rejection.reason)")
            }
            try imported.add(fingerprint)
            StandardError.write("\(report.counts.added + report.counts.replaced) postings imported from \(path)")
        } catch _ where Task.isCancelled {
            logger.notice("an import was broken off; the next start begins it again", metadata: ["file": "\(path)"])
        } catch {
            let reason = (error as? CommandFailure)?.message ?? "\(error)"
            logger.error("postings were not imported", metadata: ["file": "\(path)", "reason": "\(reason)"])
        }
    }
}
